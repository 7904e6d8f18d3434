import { useState } from 'react';
import { DialogForm, enteredText } from '../../../ui/DialogForm.tsx';
import { InputField } from '../../../ui/Field.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { HOOK_KINDS, type HookKind, LONGEST_HOOK_URL } from '../hooks/contract.ts';
import { isHookUrl } from '../hooks/hook-url.ts';
import { addHook } from '../hooks/store.ts';
import { HOOK_TEXTS } from '../hooks/texts.ts';

const OPTIONS = HOOK_KINDS.map((value) => ({ value, label: HOOK_TEXTS.kinds[value] }));
const TEXTS = { action: HOOK_TEXTS.save, busy: HOOK_TEXTS.adding, cancel: HOOK_TEXTS.cancel };

interface HookFormProps {
  onAdded: (secret: string | null) => void;
  onClose: () => void;
}

export function HookForm({ onAdded, onClose }: HookFormProps) {
  const [kind, setKind] = useState<HookKind>('webhook');
  const [isWrong, setIsWrong] = useState(false);
  const submit = async (entered: FormData, focus: (name: string) => void) => {
    const [url, token] = [enteredText(entered, 'url'), enteredText(entered, 'token')];
    setIsWrong(!isHookUrl(url));
    if (!isHookUrl(url)) {
      focus('url');
      return undefined;
    }
    const added = await addHook({ kind, url, ...(token !== '' && { token }) });
    if ('message' in added) return added.message;
    onAdded(added.secret);
    return undefined;
  };
  return (
    <DialogForm texts={TEXTS} submit={submit} onClose={onClose}>
      <RadioGroup legend={HOOK_TEXTS.kind} name="kind" options={OPTIONS} value={kind} onChange={setKind} inline />
      <InputField
        label={HOOK_TEXTS.url}
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck="false"
        maxLength={LONGEST_HOOK_URL}
        hint={HOOK_TEXTS.urlHints[kind]}
        error={isWrong && HOOK_TEXTS.urlWrong}
      />
      {kind === 'ntfy' && (
        <InputField
          label={HOOK_TEXTS.token}
          name="token"
          autoComplete="off"
          spellCheck="false"
          hint={HOOK_TEXTS.tokenHint}
        />
      )}
    </DialogForm>
  );
}
