import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $auth } from '../../client/session.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import type { FlowType } from './contract.ts';
import { EmailSignIn } from './EmailSignIn.tsx';
import { $emailSignIn } from './email-store.ts';
import { ForgotPassword } from './ForgotPassword.tsx';
import { useForgotView } from './forgot-view.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { SecondStep } from './SecondStep.tsx';
import { $secondStep } from './second-step-store.ts';
import { $service } from './service-store.ts';
import { $signIn, logInByLink, resumeSignIn, type SignInState, startSignIn } from './store.ts';
import { SIGN_IN_TEXTS } from './texts.ts';

const HELP_LINKS: Record<string, { href: string; label: string }> = {
  ALREADY_REGISTERED: { href: '/oauth/login', label: SIGN_IN_TEXTS.toLogin },
  NOT_REGISTERED: { href: '/oauth/register', label: SIGN_IN_TEXTS.toRegister },
};

export function SignIn({ flowType }: { flowType: FlowType }) {
  return (
    <ErrorBoundary>
      <SignInView flowType={flowType} />
    </ErrorBoundary>
  );
}

function SignInView({ flowType }: { flowType: FlowType }) {
  const state = useStore($signIn);
  const { email } = useStore($auth, { ssr: 'initial' });
  useEffect(() => {
    void resumeSignIn(flowType);
  }, [flowType]);
  const secondStep = useStore($secondStep, { ssr: 'initial' });
  const { waiting } = useStore($emailSignIn, { ssr: 'initial' });
  const { data: service } = useStore($service, { ssr: 'initial' });
  const isForgotten = useForgotView() && flowType === 'login';
  if (secondStep) return <SecondStep />;
  if (isForgotten) return <ForgotPassword />;
  // If no email can be sent, the code is filled in for the user.
  if (waiting && flowType === 'register' && service?.sendsEmail !== false) return <ConfirmEmail {...waiting} />;
  const texts = SIGN_IN_TEXTS[flowType];
  const isBusy = state.status === 'starting' || state.status === 'finishing';
  return (
    <div className="grid gap-4">
      {state.status === 'link' && <Button onClick={() => void logInByLink(state.link)}>{SIGN_IN_TEXTS.byLink}</Button>}
      <GoogleButton
        label={texts.button}
        busyLabel={googleBusy(state, flowType)}
        onPress={() => void startSignIn(flowType)}
      />
      <ProviderButtons flowType={flowType} />
      <div role="status" className="grid gap-4 empty:-mt-4">
        <Outcome state={state} />
        {email !== null && !isBusy && (
          <Notice kind="plain">
            <p>
              {SIGN_IN_TEXTS.signedInAs(email)} <a href="/dashboard">{SIGN_IN_TEXTS.toDashboard}</a>
            </p>
          </Notice>
        )}
      </div>
      <EmailSignIn flowType={flowType} />
    </div>
  );
}

function googleBusy(state: SignInState, flowType: FlowType): string | undefined {
  if (state.status === 'finishing') return SIGN_IN_TEXTS[flowType].finishing;
  return state.status === 'starting' && state.provider === 'google' ? SIGN_IN_TEXTS.opening('Google') : undefined;
}

function Outcome({ state }: { state: SignInState }) {
  if (state.status === 'registered') {
    return <Notice kind="success">{SIGN_IN_TEXTS.accountReady}</Notice>;
  }
  if (state.status === 'cancelled') {
    return <Notice kind="plain">{SIGN_IN_TEXTS.cancelled}</Notice>;
  }
  if (state.status !== 'failed') return null;
  const help = HELP_LINKS[state.code ?? ''];
  return (
    <Notice kind="error">
      <p>
        {state.message} {help && <a href={help.href}>{help.label}</a>}
      </p>
    </Notice>
  );
}
