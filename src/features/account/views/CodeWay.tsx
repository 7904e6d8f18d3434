import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type Answer, serverMessage } from '../../../client/answer.ts';
import { $auth } from '../../../client/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { InputField } from '../../../ui/Field.tsx';
import { confirmByCode, emailConfirmingCode } from '../../sign-in/confirm-store.ts';
import { $service } from '../../sign-in/service-store.ts';
import { EMAIL_SIGN_IN_TEXTS } from '../../sign-in/texts.ts';
import { CONFIRM_TEXTS } from '../texts.ts';

/** A code by email, for an account that has no other way to confirm who the owner is, or only passkeys. */
export function CodeWay({ onDone }: { onDone: () => void }) {
  const { email } = useStore($auth);
  const { data: service } = useStore($service);
  const [requestId, setRequestId] = useState<string>();
  const [busy, setBusy] = useState<'sending' | 'confirming'>();
  const [error, setError] = useState('');
  const code = useRef<HTMLInputElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (requestId !== undefined) code.current?.focus();
  }, [requestId]);

  const ask = async <T,>(name: 'sending' | 'confirming', call: () => Promise<Answer<T>>): Promise<T | undefined> => {
    if (busy) return undefined;
    setBusy(name);
    setError('');
    const answer = await call();
    setBusy(undefined);
    if (answer.ok) return answer.data;
    setError(serverMessage(answer.error) ?? answer.error.message ?? '');
    return undefined;
  };
  const send = async () => {
    const answer = await ask('sending', emailConfirmingCode);
    if (answer) setRequestId(answer.requestId);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const otp = String(new FormData(event.currentTarget).get('code')).replaceAll(/[\s-]/g, '');
    if (!/^\d{6}$/.test(otp)) return setError(CONFIRM_TEXTS.emailedCodeMissing);
    if (await ask('confirming', () => confirmByCode({ requestId: requestId ?? '', otp }))) onDone();
  };

  if (requestId === undefined) {
    return (
      <>
        <p role="alert" className="text-14 text-error empty:hidden">
          {error}
        </p>
        <Button
          variant="secondary"
          busy={busy === 'sending'}
          busyLabel={CONFIRM_TEXTS.sending}
          onClick={() => void send()}
        >
          {CONFIRM_TEXTS.emailCode}
        </Button>
      </>
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <p role="status">
        {service?.sendsEmail === false ? EMAIL_SIGN_IN_TEXTS.codeInOutbox : CONFIRM_TEXTS.codeSent(email ?? '')}
      </p>
      <InputField
        ref={code}
        className="[&_input]:font-mono"
        label={CONFIRM_TEXTS.emailedCode}
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={error || undefined}
      />
      <Button type="submit" busy={busy === 'confirming'} busyLabel={CONFIRM_TEXTS.confirming}>
        {CONFIRM_TEXTS.confirm}
      </Button>
      <Button variant="quiet" busy={busy === 'sending'} onClick={() => void send()}>
        {CONFIRM_TEXTS.newCode}
      </Button>
    </form>
  );
}
