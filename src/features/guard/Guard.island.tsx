import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { saveReturnPath } from '../../client/return-path.ts';
import { registerWhenIdle } from '../../client/service-worker.ts';
import { $auth } from '../../client/session.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { GUARD_TEXTS, loggingOut } from './texts.ts';

const COUNTDOWN_S = 2;

interface GuardProps {
  /** Where signed-out visitors go. */
  target?: string;
  children?: ReactNode;
}

/** Shows its children to signed-in users and redirects everyone else after a countdown. */
export function Guard({ target = '/', children }: GuardProps) {
  return (
    <ErrorBoundary>
      <SignedInOnly target={target}>{children}</SignedInOnly>
    </ErrorBoundary>
  );
}

function SignedInOnly({ target, children }: { target: string; children: ReactNode }) {
  const { user } = useStore($auth, { ssr: 'initial' });
  const restored = useRestored();
  const isSignedIn = user !== null;
  useEffect(() => {
    if (isSignedIn) registerWhenIdle();
  }, [isSignedIn]);
  if (user) return children;
  return restored ? <Countdown target={target} /> : null;
}

/** False on the server and during hydration, when the stored user is not read yet. */
function useRestored(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

function Countdown({ target }: { target: string }) {
  const [left, setLeft] = useState(COUNTDOWN_S);
  useEffect(saveReturnPath, []);
  useEffect(() => {
    if (left === 0) {
      location.replace(target);
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, target]);
  return (
    <div className="grid gap-2 py-8">
      <p role="status" className="text-18">
        {loggingOut(left)}
      </p>
      <p>
        {GUARD_TEXTS.why} <a href="/oauth/login">{GUARD_TEXTS.logIn}</a> ·{' '}
        <a href="/oauth/register">{GUARD_TEXTS.register}</a>
      </p>
    </div>
  );
}
