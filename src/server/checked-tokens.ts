import type { JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Keys } from './keys.ts';
import type { Services } from './services.ts';

type Check = (services: Services, token: string) => Promise<JWTPayload | undefined>;

const MAX_REMEMBERED = 10_000;

/** Verifying a signature costs as much as analysing a short email, and a page sends one token for 15 minutes. */
export function checkedOnce(check: Check): Check {
  const good = new WeakMap<Keys, LRUCache<string, JWTPayload>>();
  return async (services, token) => {
    const remembered = good.get(services.keys) ?? new LRUCache<string, JWTPayload>({ max: MAX_REMEMBERED });
    good.set(services.keys, remembered);
    const known = remembered.get(token);
    if (known && (known.exp ?? 0) * 1000 > services.now()) return known;
    remembered.delete(token);
    const claims = await check(services, token);
    if (claims) remembered.set(token, claims);
    return claims;
  };
}
