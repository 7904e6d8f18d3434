import { PASSKEY_TEXTS } from '../passkeys/texts.ts';
import { CodeStep, CodeWays } from './CodeStep.tsx';
import { EmailForm } from './EmailForm.tsx';
import { confirmCode, type EmailSignIn } from './email-store.ts';
import { EMAIL_SIGN_IN_TEXTS } from './texts.ts';
import './email-sign-in.css';

/** The second step of signing up, with nothing else on the page. */
export function ConfirmEmail({ email, passkey }: NonNullable<EmailSignIn['waiting']>) {
  return (
    <div className="confirm-email grid gap-4">
      <h2 className="text-24">{EMAIL_SIGN_IN_TEXTS.checkEmail}</h2>
      <EmailForm
        label={EMAIL_SIGN_IN_TEXTS.checkEmail}
        action={passkey ? PASSKEY_TEXTS.confirm : EMAIL_SIGN_IN_TEXTS.confirm}
        busyLabel={passkey ? PASSKEY_TEXTS.waiting : EMAIL_SIGN_IN_TEXTS.confirming}
        onSubmit={({ code }) => void confirmCode(code)}
        after={<CodeWays />}
      >
        <CodeStep email={email} />
      </EmailForm>
    </div>
  );
}
