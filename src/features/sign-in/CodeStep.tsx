import { useStore } from '@nanostores/react';
import { type ClipboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { InputField } from '../../ui/Field.tsx';
import { $emailSignIn, resendCode, startAgain } from './email-store.ts';
import { $service } from './service-store.ts';
import { EMAIL_SIGN_IN_TEXTS } from './texts.ts';
import './email-sign-in.css';

/** The field for an emailed code. */
export function CodeStep({ email }: { email: string }) {
  const { errors } = useStore($emailSignIn);
  const { data } = useStore($service);
  const code = useRef<HTMLInputElement>(null);
  // The button that had the focus is gone.
  useEffect(() => code.current?.focus(), []);
  return (
    <>
      <p>{data?.sendsEmail === false ? EMAIL_SIGN_IN_TEXTS.codeInOutbox : EMAIL_SIGN_IN_TEXTS.codeSent(email)}</p>
      {/* Password managers read the account from it. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <InputField
        ref={code}
        className="[&_input]:font-mono"
        onPaste={pasteCode}
        label={EMAIL_SIGN_IN_TEXTS.code}
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={errors.code}
      />
    </>
  );
}

/** For when no code arrives. */
export function CodeWays() {
  const { resent, busy } = useStore($emailSignIn);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" busy={busy} onClick={() => void resendCode()}>
          {EMAIL_SIGN_IN_TEXTS.resend}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={startAgain}>
          {EMAIL_SIGN_IN_TEXTS.otherAddress}
        </Button>
      </div>
      <p role="status" className="text-14 empty:hidden">
        {resent && EMAIL_SIGN_IN_TEXTS.resent}
      </p>
    </>
  );
}

/** Finds the code in pasted text. */
function pasteCode(event: ClipboardEvent<HTMLInputElement>): void {
  const code = /(?<!\d)\d{3}[\s-]?\d{3}(?!\d)/.exec(event.clipboardData.getData('text'))?.[0];
  if (code === undefined) return;
  event.preventDefault();
  event.currentTarget.value = code.replaceAll(/\D/g, '');
}
