import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { InputField } from '../../../ui/Field.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { HOOK_KINDS, type HookKind, LONGEST_HOOK_URL } from '../hooks/contract.ts';
import { isHookUrl } from '../hooks/hook-url.ts';
import { addHook } from '../hooks/store.ts';
import { HOOK_TEXTS } from '../hooks/texts.ts';

const OPTIONS = HOOK_KINDS.map((value) => ({ value, label: HOOK_TEXTS.kinds[value] }));

interface HookFormProps {
  onAdded: (secret: string | null) => void;
  onClose: () => void;
}

export function HookForm({ onAdded, onClose }: HookFormProps) {
  const [kind, setKind] = useState<HookKind>('webhook');
  const [isWrong, setIsWrong] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const entered = new FormData(form);
    const textOf = (name: string) => String(entered.get(name) ?? '').trim();
    const [url, token] = [textOf('url'), textOf('token')];
    setIsWrong(!isHookUrl(url));
    if (!isHookUrl(url)) {
      form.querySelector<HTMLElement>('[name=url]')?.focus();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    const added = await addHook({ kind, url, ...(token !== '' && { token }) });
    setBusy(false);
    if ('secret' in added) onAdded(added.secret);
    else setProblem(added.message);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4" noValidate>
      <RadioGroup legend={HOOK_TEXTS.kind} name="kind" options={OPTIONS} value={kind} onChange={setKind} inline />
      <InputField
        label={HOOK_TEXTS.url}
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_HOOK_URL}
        hint={HOOK_TEXTS.urlHints[kind]}
        error={isWrong && HOOK_TEXTS.urlWrong}
      />
      {kind === 'ntfy' && (
        <InputField
          label={HOOK_TEXTS.token}
          name="token"
          autoComplete="off"
          spellCheck={false}
          hint={HOOK_TEXTS.tokenHint}
        />
      )}
      <p role="alert" className="text-14 text-error empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} busyLabel={HOOK_TEXTS.adding}>
          {HOOK_TEXTS.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {HOOK_TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}
