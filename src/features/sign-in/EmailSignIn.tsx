import { useStore } from '@nanostores/react';
import type { ComponentProps } from 'react';
import { InputField, PasswordField } from '../../ui/Field.tsx';
import { PASSWORD_LENGTH } from '../password/contract.ts';
import type { FlowType } from './contract.ts';
import { EmailForm } from './EmailForm.tsx';
import { readFields } from './email-form.ts';
import { $emailSignIn, keepEmail, logInWithPassword, registerWithPassword } from './email-store.ts';
import { FORGOT_HASH } from './forgot-view.ts';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { PasskeyRegister } from './PasskeyRegister.tsx';
import { usePasskeysWork } from './passkeys-work.ts';
import { $service } from './service-store.ts';
import { EMAIL_SIGN_IN_TEXTS } from './texts.ts';
import './email-sign-in.css';

/** Below the provider's button. Hidden if the server has no accounts with a password. */
export function EmailSignIn({ flowType }: { flowType: FlowType }) {
  const { data } = useStore($service, { ssr: 'initial' });
  if (data?.passwords === false) return null;
  return (
    <>
      <p className="sign-in-or">{EMAIL_SIGN_IN_TEXTS.or}</p>
      {flowType === 'login' && <PasskeyLogin />}
      {flowType === 'login' ? <LogIn /> : <Register codeIsShown={data !== undefined && !data.sendsEmail} />}
    </>
  );
}

function LogIn() {
  return (
    <EmailForm
      label={EMAIL_SIGN_IN_TEXTS.forms.login}
      action={EMAIL_SIGN_IN_TEXTS.logIn}
      busyLabel={EMAIL_SIGN_IN_TEXTS.loggingIn}
      onSubmit={({ email, password }) => void logInWithPassword(email, password)}
    >
      <EmailField autoComplete="username webauthn" />
      <NewOrKnownPassword autoComplete="current-password" />
      <p className="text-14">
        <a href={FORGOT_HASH} onClick={({ currentTarget }) => keepEmailOf(currentTarget.closest('form'))}>
          {EMAIL_SIGN_IN_TEXTS.forgot}
        </a>
      </p>
    </EmailForm>
  );
}

/** In memory: servers and programs keep addresses of pages. */
function keepEmailOf(form: HTMLFormElement | null): void {
  if (form) keepEmail(readFields(form).email ?? '');
}

function Register({ codeIsShown }: { codeIsShown: boolean }) {
  const passkeysWork = usePasskeysWork();
  return (
    <EmailForm
      label={EMAIL_SIGN_IN_TEXTS.forms.register}
      action={EMAIL_SIGN_IN_TEXTS.createAccount}
      busyLabel={EMAIL_SIGN_IN_TEXTS.creating}
      variant={passkeysWork ? 'secondary' : 'primary'}
      setsPassword
      onSubmit={({ email, password }) => void registerWithPassword(email, password)}
    >
      <EmailField autoComplete="username" />
      {passkeysWork && <PasskeyRegister />}
      <NewOrKnownPassword
        autoComplete="new-password"
        hint={EMAIL_SIGN_IN_TEXTS.passwordHint(PASSWORD_LENGTH.shortest)}
      />
      {codeIsShown && <p className="text-14 text-ink-muted">{EMAIL_SIGN_IN_TEXTS.noEmailHere}</p>}
    </EmailForm>
  );
}

export function EmailField(rest: Pick<ComponentProps<'input'>, 'autoComplete'>) {
  const { errors, email } = useStore($emailSignIn, { ssr: 'initial' });
  return (
    <InputField
      label={EMAIL_SIGN_IN_TEXTS.email}
      name="email"
      type="email"
      required
      maxLength={254}
      autoCapitalize="none"
      spellCheck="false"
      defaultValue={email}
      error={errors.email}
      {...rest}
    />
  );
}

function NewOrKnownPassword(rest: { autoComplete: string; hint?: string }) {
  const { errors } = useStore($emailSignIn, { ssr: 'initial' });
  return (
    <PasswordField
      label={EMAIL_SIGN_IN_TEXTS.password}
      name="password"
      required
      maxLength={1024}
      error={errors.password}
      {...rest}
    />
  );
}
