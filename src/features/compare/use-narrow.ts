import { useSyncExternalStore } from 'react';

/** As in compare.css: two columns of text have no room. */
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
