import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { PASSKEY_TEXTS } from '../passkeys/texts.ts';
import { problemsOf, readFields } from './email-form.ts';
import { $emailSignIn, createAccountByPasskey, showProblems } from './email-store.ts';
import { EMAIL_SIGN_IN_TEXTS } from './texts.ts';

/** Inside the form of the password, whose email field it reads. */
export function PasskeyRegister() {
  const { busy, byPasskey = false } = useStore($emailSignIn, { ssr: 'initial' });
  const press = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const { email = '' } = form ? readFields(form) : {};
    const problems = problemsOf({ email });
    if (problems) showProblems(problems);
    else void createAccountByPasskey(email);
  };
  return (
    <>
      <Button className="w-full" busy={busy && byPasskey} busyLabel={PASSKEY_TEXTS.waiting} onClick={press}>
        {PASSKEY_TEXTS.create}
      </Button>
      <p className="sign-in-or">{EMAIL_SIGN_IN_TEXTS.orPassword}</p>
    </>
  );
}
