import { type FetcherStore, nanoquery } from '@nanostores/query';
import { onStart, onStop } from 'nanostores';
import type { Answer, RequestError } from './answer.ts';
import { whenOnline } from './online.ts';
import { $auth } from './session.ts';

/** Answers are kept this long after their last use. */
const KEEP_UNUSED_MS = 60_000;

// In use, an answer never goes stale by itself; what ends its life is the timer below.
const [createFetcherStore, , { invalidateKeys, mutateCache }] = nanoquery({
  dedupeTime: Number.POSITIVE_INFINITY,
  cacheLifetime: Number.POSITIVE_INFINITY,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  onErrorRetry: null,
});

const queries = new Map<string, FetcherStore>();

/** The store of a cached call: it asks when it gets its first listener. One key, one store. */
export function query<T>(key: string, ask: () => Promise<Answer<T>>): FetcherStore<T, RequestError> {
  const known = queries.get(key);
  if (known) return known;
  const $query = createFetcherStore<T, RequestError>(key, { fetcher: () => dataOf(ask) });
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  let unlisten: (() => void) | undefined;
  onStart($query, () => {
    clearTimeout(forgetting);
    unlisten = whenOnline(() => {
      if ($query.value?.error) $query.revalidate();
    });
  });
  onStop($query, () => {
    unlisten?.();
    forgetting = setTimeout(() => invalidateKeys(key), KEEP_UNUSED_MS);
  });
  queries.set(key, $query);
  return $query;
}

/**
 * Asks once, for a press of a button. What was used within the last minute comes from the cache, unless the press means
 * "the newest there is" (`fresh`). Failures are never kept: the next press asks again.
 */
export async function fetchQuery<T>(
  key: string,
  ask: () => Promise<Answer<T>>,
  { fresh = false } = {},
): Promise<Answer<T>> {
  if (fresh) invalidateKeys(key);
  const outcome = await query(key, ask).fetch();
  if ('data' in outcome) return { ok: true, data: outcome.data };
  invalidateKeys(key);
  return { ok: false, error: outcome.error };
}

/** An answer that comes after its user has gone must not enter the emptied cache. */
async function dataOf<T>(ask: () => Promise<Answer<T>>): Promise<T> {
  const { userId } = $auth.get();
  const answer = await ask();
  if (!answer.ok) throw answer.error;
  if ($auth.get().userId !== userId)
    throw { status: 0, message: 'The session ended meanwhile.' } satisfies RequestError;
  return answer.data;
}

$auth.listen(({ userId }, previous) => {
  if (!previous?.user || userId === previous.userId) return;
  const everything = () => true;
  // Whoever is in use asks again for the new user; when nobody is signed in there is nothing to ask.
  if (userId === null) mutateCache(everything);
  else invalidateKeys(everything);
});
