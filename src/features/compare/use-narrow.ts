import { useSyncExternalStore } from 'react';

/** As in compare.css: there is no room for two columns of text. */
const NARROW = '(width < 48rem)';

export function useNarrow(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(NARROW).matches,
    () => false,
  );
}

function listen(changed: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
