import { useStore } from '@nanostores/react';
import { type SubmitEvent, useState } from 'react';
import { type Answer, serverCode, serverMessage } from '../../../client/answer.ts';
import { $auth } from '../../../client/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InputField, PasswordField } from '../../../ui/Field.tsx';
import { passkeysWork } from '../../passkeys/store.ts';
import { $confirming, confirmByPassword } from '../../sign-in/confirm-store.ts';
import type { SignInMethodsAnswer } from '../../sign-in/contract.ts';
import { startConfirming } from '../../sign-in/link-store.ts';
import { confirmByPasskey } from '../passkey-store.ts';
import { $signInMethods } from '../store.ts';
import { CONFIRM_TEXTS } from '../texts.ts';
import { CodeWay } from './CodeWay.tsx';

/** Asks for any of the account's ways to log in. */
export function ConfirmIdentity() {
  const answer = useStore($confirming);
  return (
    <Dialog title={CONFIRM_TEXTS.title} open={answer !== null} onClose={() => answer?.(false)}>
      {answer && <Question onDone={() => answer(true)} />}
    </Dialog>
  );
}

/** Separate, so that the ways to log in are only fetched while the dialog is open. */
function Question({ onDone }: { onDone: () => void }) {
  const { data, error } = useStore($signInMethods);
  return (
    <div className="grid gap-4">
      <p>{CONFIRM_TEXTS.intro}</p>
      {error && <p role="alert">{CONFIRM_TEXTS.unavailable}</p>}
      {data && <Ways methods={data} onDone={onDone} />}
    </div>
  );
}

type Refusal = { field: 'password' | 'code' | undefined; message: string };

const FIELDS: Record<string, Refusal['field']> = {
  WRONG_PASSWORD: 'password',
  SECOND_FACTOR_NEEDED: 'code',
  SECOND_FACTOR_REFUSED: 'code',
};

function Ways({ methods, onDone }: { methods: SignInMethodsAnswer; onDone: () => void }) {
  const [busy, setBusy] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const run = async (name: string, act: () => Promise<Answer<unknown> | undefined>) => {
    if (busy !== '') return;
    setBusy(name);
    setRefusal(undefined);
    const answer = await act();
    setBusy('');
    if (answer?.ok) onDone();
    else if (answer) {
      const { error } = answer;
      const message = serverMessage(error) ?? error.message ?? '';
      setRefusal({ field: FIELDS[serverCode(error) ?? ''], message });
    }
  };
  // If a code is required, none of these can confirm anything.
  const providers = methods.providers.filter(
    ({ id }) => !methods.emailedCode && methods.identities.some(({ providerId }) => providerId === id),
  );
  const hasPasskey = methods.passkeys > 0 && passkeysWork();
  const hasNone = !methods.password && !methods.emailedCode && !hasPasskey && providers.length === 0;
  return (
    <>
      {methods.password && (
        <PasswordWay
          asksForCode={methods.secondFactor !== null}
          busy={busy === 'password'}
          refusal={refusal}
          onRefuse={setRefusal}
          onSubmit={(body) => void run('password', () => confirmByPassword(body))}
        />
      )}
      <p role="alert" className="text-14 text-error empty:hidden">
        {refusal && !refusal.field && refusal.message}
      </p>
      <div className="grid gap-2">
        {hasPasskey && (
          <Button variant="secondary" busy={busy === 'passkey'} onClick={() => void run('passkey', confirmByPasskey)}>
            {CONFIRM_TEXTS.passkey}
          </Button>
        )}
        {providers.map(({ id, name }) => (
          <Button key={id} variant="secondary" onClick={() => void startConfirming(id)}>
            {CONFIRM_TEXTS.provider(name)}
          </Button>
        ))}
      </div>
      {methods.emailedCode && <CodeWay onDone={onDone} />}
      {hasNone && <p>{CONFIRM_TEXTS.none}</p>}
    </>
  );
}

interface PasswordWayProps {
  asksForCode: boolean;
  busy: boolean;
  refusal: Refusal | undefined;
  onRefuse: (refusal: Refusal) => void;
  onSubmit: (body: { password: string; secondFactor?: string }) => void;
}

function PasswordWay({ asksForCode, busy, refusal, onRefuse, onSubmit }: PasswordWayProps) {
  const { email } = useStore($auth);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [password, code] = [String(form.get('password')), String(form.get('code') ?? '').trim()];
    if (password === '') return onRefuse({ field: 'password', message: CONFIRM_TEXTS.passwordMissing });
    if (asksForCode && code === '') return onRefuse({ field: 'code', message: CONFIRM_TEXTS.codeMissing });
    return onSubmit({ password, ...(asksForCode && { secondFactor: code }) });
  };
  const errorOf = (field: Refusal['field']) => (refusal?.field === field ? refusal?.message : undefined);
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <input type="hidden" name="username" autoComplete="username" value={email ?? ''} readOnly />
      <PasswordField
        label={CONFIRM_TEXTS.password}
        name="password"
        required
        maxLength={1024}
        autoComplete="current-password"
        error={errorOf('password')}
      />
      {asksForCode && (
        <InputField
          label={CONFIRM_TEXTS.code}
          name="code"
          required
          maxLength={32}
          autoComplete="one-time-code"
          hint={CONFIRM_TEXTS.codeHint}
          error={errorOf('code')}
        />
      )}
      <Button type="submit" busy={busy} busyLabel={CONFIRM_TEXTS.confirming}>
        {CONFIRM_TEXTS.confirm}
      </Button>
    </form>
  );
}
