import { useSyncExternalStore } from 'react';
import { startAgain } from './email-store.ts';

/** A fragment, so that the link works before hydration, and Back leaves the view. */
export const FORGOT_HASH = '#forgot';

export function useForgotView(): boolean {
  return useSyncExternalStore(
    listen,
    () => location.hash === FORGOT_HASH,
    () => false,
  );
}

function listen(changed: () => void): () => void {
  const onChange = () => {
    startAgain();
    changed();
  };
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
