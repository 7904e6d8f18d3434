import type { FetcherStore } from '@nanostores/query';
import { ageOf } from '../../client/queries.ts';
import { $monitor } from './store.ts';

/** During the first scan of a mailbox, the count changes several times a second. */
const PAUSE_MS = 1000;

/** Younger than this, an answer was asked for by the same visit to a view. */
const NEW_MS = 2000;

/** Reloads a query now, unless it was just answered, and whenever emails were scanned. @returns stops it */
export function keepFresh($answer: FetcherStore): () => void {
  if ($answer.get().data && ageOf($answer) > NEW_MS) $answer.revalidate();
  return whenScanned(() => $answer.revalidate());
}

/** Calls back when emails were scanned, at most once a second. @returns stops it */
export function whenScanned(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unlisten = $monitor.listen(({ data }, before) => {
    if (!data || !before?.data || data.scanned === before.data.scanned) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      callback();
    }, PAUSE_MS);
  });
  return () => {
    clearTimeout(timer);
    unlisten();
  };
}
