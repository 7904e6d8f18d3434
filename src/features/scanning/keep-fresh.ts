import type { FetcherStore } from '@nanostores/query';
import { $monitor } from './store.ts';

/** During the first scan of a mailbox a new number comes several times in a second. */
const PAUSE_MS = 1000;

/** Asks anew when it is shown again, and when messages were scanned meanwhile. @returns what ends it */
export function keepFresh($answer: FetcherStore): () => void {
  if ($answer.get().data) $answer.revalidate();
  return whenScanned(() => $answer.revalidate());
}

/** Tells that messages were scanned, once a second at most. @returns what ends it */
export function whenScanned(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unlisten = $monitor.listen(({ data }, before) => {
    if (!data || !before?.data || data.scanned === before.data.scanned) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      tell();
    }, PAUSE_MS);
  });
  return () => {
    clearTimeout(timer);
    unlisten();
  };
}
