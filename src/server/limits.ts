import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Schema } from './db/schema.ts';
import { type Failure, failure } from './failure.ts';
import type { Keys } from './keys.ts';
import type { Settings } from './settings.ts';

/** RATE_LIMIT_SCALE multiplies the calls. */
export interface Limit {
  calls: number;
  seconds: number;
}

/** Shared by all calls that name it. */
export interface UserLimit extends Limit {
  name: string;
}

/** Postgres keeps the counts if several servers share a database; otherwise this process does. */
export interface Limits {
  /** @param cost how many calls it counts as. @returns the refusal if it was one too many */
  count(name: string, caller: string, limit: Limit, cost?: number): Promise<Failure | undefined>;
  /** For limits that count only failed calls. */
  refund(name: string, caller: string, limit: Limit): Promise<void>;
}

interface LimitsSources {
  settings: Pick<Settings, 'databaseUrl' | 'rateLimitScale'>;
  db: Kysely<Schema>;
  keys: Keys;
}

/** Callers per limit; beyond this, the least recent caller is forgotten. */
const MAX_REMEMBERED = 100_000;

export function openLimits({ settings, db, keys }: LimitsSources): Limits {
  const limiters = new Map<string, RateLimiterAbstract>();
  const key = createSecretKey(keys.limits);
  const limiterFor = (name: string, { calls, seconds }: Limit) => {
    const points = Math.max(1, Math.round(calls * settings.rateLimitScale));
    const options = { keyPrefix: name, points, duration: seconds };
    const known = limiters.get(name);
    if (known) return known;
    const limiter =
      settings.databaseUrl === undefined
        ? new ForgetfulLimiter(options)
        : new RateLimiterPostgres({
            ...options,
            storeClient: clientOf(db),
            storeType: 'client',
            tableName: 'call_counts',
            tableCreated: true,
          });
    limiters.set(name, limiter);
    return limiter;
  };
  return {
    count: async (name, caller, limit, cost) => {
      try {
        await limiterFor(name, limit).consume(pseudonym(key, name, caller), cost);
        return undefined;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return tooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      }
    },
    refund: async (name, caller, limit) => {
      const limiter = limiterFor(name, limit);
      const counted = pseudonym(key, name, caller);
      // Once its window has ended there is nothing to undo, and the next count would start below zero.
      const { msBeforeNext = 0 } = (await limiter.get(counted)) ?? {};
      if (msBeforeNext > 0) await limiter.reward(counted);
    },
  };
}

class ForgetfulLimiter extends RateLimiterMemory {
  readonly #callers = new Set<string>();

  override async consume(caller: string, cost?: number): Promise<RateLimiterRes> {
    this.#callers.delete(caller);
    this.#callers.add(caller);
    const [oldest] = this.#callers;
    if (this.#callers.size > MAX_REMEMBERED && oldest !== undefined) {
      this.#callers.delete(oldest);
      await this.delete(oldest);
    }
    return super.consume(caller, cost);
  }
}

/** The counts hold no address. 96 bits, so that no two callers share one. */
function pseudonym(key: KeyObject, name: string, caller: string): string {
  return createHmac('sha256', key).update(`${name}\n${caller}`).digest('hex').slice(0, 24);
}

function tooMany(seconds: number): Failure {
  const minutes = Math.ceil(seconds / 60);
  const long = minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
  const wait = seconds < 90 ? `${seconds} seconds` : long;
  return failure(429, 'TOO_MANY_REQUESTS', `Too many requests. Please try again in ${wait}.`, {
    'retry-after': String(seconds),
  });
}

function clientOf(db: Kysely<Schema>) {
  return {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values ?? []));
      return { rows, rowCount: rows.length };
    },
  };
}
