import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $auth } from '../../client/session.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { FlowType } from './contract.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { $signIn, logInByLink, resumeSignIn, type SignInState, startSignIn } from './store.ts';

const LABELS = {
  register: { button: 'Sign up with Google', finishing: 'Creating your account…' },
  login: { button: 'Sign in with Google', finishing: 'Signing you in…' },
} as const;

/** Where a failure can be mended. */
const WAYS_OUT: Record<string, { href: string; label: string }> = {
  ALREADY_REGISTERED: { href: '/oauth/login', label: 'Log in' },
  NOT_REGISTERED: { href: '/oauth/register', label: 'Create an account' },
};

/** The provider's button, and what came of pressing it. */
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
  const busyLabel = { starting: 'Opening Google…', finishing: LABELS[flowType].finishing }[state.status as string];
  return (
    <div className="grid gap-4">
      {state.status === 'link' && <Button onClick={() => void logInByLink(state.link)}>Log in with your link</Button>}
      <GoogleButton label={LABELS[flowType].button} busyLabel={busyLabel} onPress={() => void startSignIn(flowType)} />
      <div role="status" className="grid gap-4">
        <Outcome state={state} />
        {email !== null && !busyLabel && (
          <Notice kind="plain">
            <p>
              You are logged in as {email}. <a href="/dashboard">Go to the dashboard</a>
            </p>
          </Notice>
        )}
      </div>
    </div>
  );
}

function Outcome({ state }: { state: SignInState }) {
  if (state.status === 'cancelled') {
    return <Notice kind="plain">You cancelled at Google. Nothing was changed; you can start again at any time.</Notice>;
  }
  if (state.status !== 'failed') return null;
  const wayOut = WAYS_OUT[state.code ?? ''];
  return (
    <Notice kind="error">
      <p>
        {state.message} {wayOut && <a href={wayOut.href}>{wayOut.label}</a>}
      </p>
    </Notice>
  );
}
