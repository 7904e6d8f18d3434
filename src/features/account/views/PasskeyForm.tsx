import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { InputField } from '../../../ui/Field.tsx';
import { LONGEST_PASSKEY_NAME, PASSKEY_SIGN_IN_MINUTES, type Passkey } from '../../passkeys/contract.ts';
import type { PasskeyOutcome } from '../../passkeys/store.ts';
import { PASSKEY_TEXTS } from '../../passkeys/texts.ts';

interface PasskeyFormProps {
  /** Without it, one is added. */
  removed?: Passkey;
  act: (name: string) => Promise<PasskeyOutcome>;
  onDone: () => void;
  onClose: () => void;
}

export function PasskeyForm({ removed, act, onDone, onClose }: PasskeyFormProps) {
  const [outcome, setOutcome] = useState<PasskeyOutcome>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    setBusy(true);
    setOutcome(undefined);
    const reached = await act(name);
    setBusy(false);
    if (reached === 'done') onDone();
    else setOutcome(reached);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4">
      {removed ? (
        <p className="wrap-anywhere">{PASSKEY_TEXTS.removeConfirm(removed.name)}</p>
      ) : (
        <InputField
          label={PASSKEY_TEXTS.name}
          name="name"
          maxLength={LONGEST_PASSKEY_NAME}
          hint={PASSKEY_TEXTS.nameHint}
        />
      )}
      <div role="alert" className="text-14 text-error empty:hidden">
        {typeof outcome === 'object' && outcome.message}
        {outcome === 'sign-in-again' && (
          <p>
            {PASSKEY_TEXTS.signInAgain(PASSKEY_SIGN_IN_MINUTES)} <a href="/oauth/login">{PASSKEY_TEXTS.signInLink}</a>
            {PASSKEY_TEXTS.thenReturn}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          {...(removed && { variant: 'danger' as const })}
          busy={busy}
          busyLabel={removed ? PASSKEY_TEXTS.removing : PASSKEY_TEXTS.adding}
        >
          {removed ? PASSKEY_TEXTS.remove : PASSKEY_TEXTS.add}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {PASSKEY_TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}
