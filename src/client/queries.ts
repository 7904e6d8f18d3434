import { type FetcherStore, nanoquery } from '@nanostores/query';
import { onStart, onStop } from 'nanostores';
import type { Answer, RequestError } from './answer.ts';
import { whenOnline } from './online.ts';
import { $auth } from './session.ts';
import { NETWORK_ERRORS } from './texts.ts';

const KEEP_UNUSED_MS = 60_000;

const cache: NonNullable<NonNullable<Parameters<typeof nanoquery>[0]>['cache']> = new Map();

// Answers in use never go stale; the timer below drops unused ones.
const [createFetcherStore, , { invalidateKeys, mutateCache }] = nanoquery({
  cache,
  dedupeTime: Number.POSITIVE_INFINITY,
  cacheLifetime: Number.POSITIVE_INFINITY,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  onErrorRetry: null,
});

const queries = new Map<string, FetcherStore>();
const answeredAt = new Map<string, number>();
const inUse = new Set<string>();
const forgetting = new Map<string, ReturnType<typeof setTimeout>>();

export function query<T>(key: string, ask: () => Promise<Answer<T>>): FetcherStore<T, RequestError> {
  const known = queries.get(key);
  if (known) return known;
  const $query = createFetcherStore<T, RequestError>(key, {
    fetcher: async () => {
      const data = await dataOf(ask);
      answeredAt.set(key, performance.now());
      return data;
    },
  });
  let unlisten: (() => void) | undefined;
  onStart($query, () => {
    inUse.add(key);
    clearTimeout(forgetting.get(key));
    unlisten = whenOnline(() => {
      if ($query.value?.error) $query.revalidate();
    });
  });
  onStop($query, () => {
    unlisten?.();
    inUse.delete(key);
    forgetLater(key);
  });
  queries.set(key, $query);
  return $query;
}

/** Answers of the last minute come from the cache unless `fresh`. Failures are not cached. */
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

/** Caches data from another query's answer as if it had been requested itself. */
export function fill(key: string, data: unknown): void {
  answeredAt.set(key, performance.now());
  // Updates only keys that are already in the cache.
  cache.set(key, {});
  mutateCache(key, data);
  if (!inUse.has(key)) forgetLater(key);
}

function forgetLater(key: string): void {
  clearTimeout(forgetting.get(key));
  forgetting.set(
    key,
    setTimeout(() => invalidateKeys(key), KEEP_UNUSED_MS),
  );
}

/** How long ago a query was answered, in milliseconds. */
export function ageOf({ key }: FetcherStore): number {
  return performance.now() - (answeredAt.get(String(key)) ?? Number.NEGATIVE_INFINITY);
}

/** Refetches everything cached under keys with this prefix. */
export function dropCached(start: string): void {
  invalidateKeys((key: string) => key.startsWith(start));
}

/** Drops an answer that arrives after its user has signed out. */
async function dataOf<T>(ask: () => Promise<Answer<T>>): Promise<T> {
  const { userId } = $auth.get();
  const answer = await ask();
  if (!answer.ok) throw answer.error;
  if ($auth.get().userId !== userId) throw { status: 0, message: NETWORK_ERRORS.signedOut } satisfies RequestError;
  return answer.data;
}

$auth.listen(({ userId }, previous) => {
  if (!previous?.user || userId === previous.userId) return;
  const everything = () => true;
  if (userId === null) mutateCache(everything);
  else invalidateKeys(everything);
});
