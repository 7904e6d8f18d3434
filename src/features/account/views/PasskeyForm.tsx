import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { InputField } from '../../../ui/Field.tsx';
import { MAX_PASSKEY_NAME_LENGTH } from '../../passkeys/contract.ts';
import type { PasskeyOutcome } from '../passkey-store.ts';
import { PASSKEY_SECTION_TEXTS } from '../texts.ts';

interface PasskeyFormProps {
  /** Replaces the name when a passkey is being removed. */
  warning?: string;
  name?: string;
  action: string;
  busyLabel: string;
  act: (name: string) => Promise<PasskeyOutcome>;
  onDone: () => void;
  onClose: () => void;
}

export function PasskeyForm({ warning, name, action, busyLabel, act, onDone, onClose }: PasskeyFormProps) {
  const [outcome, setOutcome] = useState<PasskeyOutcome>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name !== undefined && typed === '') return setOutcome({ message: PASSKEY_SECTION_TEXTS.nameMissing });
    setBusy(true);
    setOutcome(undefined);
    const reached = await act(typed);
    setBusy(false);
    if (reached === 'done') onDone();
    else setOutcome(reached);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4">
      {warning === undefined ? (
        <InputField
          label={PASSKEY_SECTION_TEXTS.name}
          name="name"
          maxLength={MAX_PASSKEY_NAME_LENGTH}
          defaultValue={name}
          hint={name === undefined && PASSKEY_SECTION_TEXTS.nameHint}
        />
      ) : (
        <p className="wrap-anywhere">{warning}</p>
      )}
      <p role="alert" className="text-14 text-error empty:hidden">
        {typeof outcome === 'object' && outcome.message}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          {...(warning !== undefined && { variant: 'danger' as const })}
          busy={busy}
          busyLabel={busyLabel}
        >
          {action}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {PASSKEY_SECTION_TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}
