import { useState } from 'react';
import { DialogForm, enteredText } from '../../../ui/DialogForm.tsx';
import { InputField } from '../../../ui/Field.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { HOOK_KINDS, type HookKind, MAX_HOOK_URL_LENGTH } from '../hooks/contract.ts';
import { isHookUrl, topicOf } from '../hooks/hook-url.ts';
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
  const [error, setError] = useState('');
  const choose = (chosen: HookKind) => {
    setKind(chosen);
    // It may be about the other type.
    setError('');
  };
  const submit = async (entered: FormData, focus: (name: string) => void) => {
    const [url, token] = [enteredText(entered, 'url'), enteredText(entered, 'token')];
    const wrong = errorOf(kind, url);
    setError(wrong);
    if (wrong !== '') {
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
      <RadioGroup legend={HOOK_TEXTS.kind} name="kind" options={OPTIONS} value={kind} onChange={choose} inline />
      <InputField
        label={HOOK_TEXTS.url}
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck="false"
        maxLength={MAX_HOOK_URL_LENGTH}
        hint={HOOK_TEXTS.urlHints[kind]}
        error={error}
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

function errorOf(kind: HookKind, url: string): string {
  if (!isHookUrl(url)) return HOOK_TEXTS.urlWrong;
  return kind === 'ntfy' && topicOf(url) === null ? HOOK_TEXTS.topicWrong : '';
}
