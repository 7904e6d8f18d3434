import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { PasswordField } from '../../ui/Field.tsx';
import { PASSWORD_LENGTH } from '../password/contract.ts';
import { CodeStep, CodeWays } from './CodeStep.tsx';
import { EmailForm } from './EmailForm.tsx';
import { EmailField } from './EmailSignIn.tsx';
import { $emailSignIn, requestReset, saveNewPassword } from './email-store.ts';
import { EMAIL_SIGN_IN_TEXTS } from './texts.ts';

export function ForgotPassword() {
  const { waiting, errors } = useStore($emailSignIn);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-24">
        {EMAIL_SIGN_IN_TEXTS.forms.forgot}
      </h2>
      {waiting ? (
        <EmailForm
          label={EMAIL_SIGN_IN_TEXTS.forms.forgot}
          action={EMAIL_SIGN_IN_TEXTS.savePassword}
          busyLabel={EMAIL_SIGN_IN_TEXTS.saving}
          setsPassword
          onSubmit={({ code, password }) => void saveNewPassword(code, password)}
          after={<CodeWays />}
        >
          <CodeStep email={waiting.email} />
          <PasswordField
            label={EMAIL_SIGN_IN_TEXTS.newPassword}
            name="password"
            required
            maxLength={1024}
            autoComplete="new-password"
            hint={EMAIL_SIGN_IN_TEXTS.passwordHint(PASSWORD_LENGTH.shortest)}
            error={errors.password}
          />
        </EmailForm>
      ) : (
        <EmailForm
          label={EMAIL_SIGN_IN_TEXTS.forms.forgot}
          action={EMAIL_SIGN_IN_TEXTS.sendCode}
          busyLabel={EMAIL_SIGN_IN_TEXTS.sending}
          onSubmit={({ email }) => void requestReset(email)}
        >
          <p>{EMAIL_SIGN_IN_TEXTS.forgotIntro}</p>
          <EmailField autoComplete="username" />
        </EmailForm>
      )}
      <p>
        <a href="#login">{EMAIL_SIGN_IN_TEXTS.backToLogin}</a>
      </p>
    </div>
  );
}
