import { type Failure, failure } from './failure.ts';
import { REQUEST_TEXTS } from './texts.ts';

const KB = 1024;
const MB = 1024 * KB;

/** Not counted, so that logging in works under any load. The connection limit bounds it at 40 MB. */
const FREE_BYTES = 4 * KB;

/** The start of each body has its own pool, so that large bodies never block small ones. */
const START_BYTES = 64 * KB;

/** 64 MB in all. A client can upload an email of 25 MB and still make other calls. */
const START_POOL = { total: 16 * MB, perClient: MB };
const REST_POOL = { total: 48 * MB, perClient: 28 * MB };

/** Twenty bodies of 3.8 MB, decoded and parsed at once, took 250 MB; two take 160. */
const LARGE_BYTES = MB;
const LARGE_BODIES = { total: Number.POSITIVE_INFINITY, perClient: 2 };

const CLIENT_SHARE_USED = failure(429, 'TOO_MUCH_AT_ONCE', REQUEST_TEXTS.clientShareUsed, { 'retry-after': '5' });
const ALL_USED = failure(503, 'OVERLOADED', REQUEST_TEXTS.allMemoryUsed, { 'retry-after': '5' });

export interface BodyShare {
  /** @returns a failure if there is no room; then release the body */
  add(bytes: number): Failure | undefined;
  /** @param evict answers the sender; the memory is already free */
  allowEviction(evict: (why: Failure) => void): void;
  /** From now on the body can't be evicted. */
  complete(): void;
  /** Idempotent. */
  release(): void;
}

/**
 * Bytes count on arrival: reserving a declared length would let a client block others for free. When a pool is full,
 * the client that uses most of it loses a body, so that many slow senders cannot lock others out.
 */
export class BodyBudget {
  readonly #pools = { large: new Pool(LARGE_BODIES), start: new Pool(START_POOL), rest: new Pool(REST_POOL) };
  readonly #shares = new WeakMap<object, BodyShare>();
  readonly #unfinished = new Set<Unfinished>();

  /** @param clients the client's address, and the user who is signed in */
  open(request: object, clients: readonly string[]): BodyShare {
    const held = { large: 0, start: 0, rest: 0 };
    let received = 0;
    let unfinished: Unfinished | undefined;
    const take = (pool: PoolName, amount: number) => {
      let refused = this.#pools[pool].acquire(clients, amount);
      while (refused === ALL_USED && this.#evictLargest(pool, clients, amount)) {
        refused = this.#pools[pool].acquire(clients, amount);
      }
      if (!refused) held[pool] += amount;
      return refused;
    };
    const complete = () => {
      if (unfinished) this.#unfinished.delete(unfinished);
    };
    const share: BodyShare = {
      add: (bytes) => {
        received += bytes;
        const counted = Math.max(0, received - FREE_BYTES);
        const start = Math.min(counted, START_BYTES);
        return (
          take('large', received > LARGE_BYTES ? 1 - held.large : 0) ??
          take('start', start - held.start) ??
          take('rest', counted - start - held.rest)
        );
      },
      allowEviction: (evict) => {
        unfinished = {
          clients,
          held,
          evict: () => {
            share.release();
            evict(ALL_USED);
          },
        };
        this.#unfinished.add(unfinished);
      },
      complete,
      release: () => {
        complete();
        for (const pool of POOL_NAMES) {
          this.#pools[pool].release(clients, held[pool]);
          held[pool] = 0;
        }
      },
    };
    this.#shares.set(request, share);
    return share;
  }

  /** Evicts a body of the client that uses most of a pool, if that is more than this client would use. */
  #evictLargest(pool: PoolName, clients: readonly string[], amount: number): boolean {
    const bytesHeldBy = (of: readonly string[]) => this.#pools[pool].bytesHeldBy(of);
    let most = bytesHeldBy(clients) + amount;
    let found: Unfinished | undefined;
    for (const one of this.#unfinished) {
      if (one.held[pool] === 0 || bytesHeldBy(one.clients) <= most) continue;
      most = bytesHeldBy(one.clients);
      found = one;
    }
    found?.evict();
    return found !== undefined;
  }

  release(request: object): void {
    this.#shares.get(request)?.release();
  }

  get held(): number {
    return this.#pools.start.held + this.#pools.rest.held;
  }
}

const POOL_NAMES = ['large', 'start', 'rest'] as const;
type PoolName = (typeof POOL_NAMES)[number];

interface Unfinished {
  clients: readonly string[];
  held: Readonly<Record<PoolName, number>>;
  evict(): void;
}

class Pool {
  held = 0;
  readonly #room: { total: number; perClient: number };
  readonly #byClient = new Map<string, number>();

  constructor(room: { total: number; perClient: number }) {
    this.#room = room;
  }

  acquire(clients: readonly string[], bytes: number): Failure | undefined {
    if (bytes === 0) return undefined;
    if (this.bytesHeldBy(clients) + bytes > this.#room.perClient) return CLIENT_SHARE_USED;
    if (this.held + bytes > this.#room.total) return ALL_USED;
    this.#change(clients, bytes);
    return undefined;
  }

  release(clients: readonly string[], bytes: number): void {
    if (bytes > 0) this.#change(clients, -bytes);
  }

  bytesHeldBy(clients: readonly string[]): number {
    return Math.max(...clients.map((client) => this.#byClient.get(client) ?? 0));
  }

  #change(clients: readonly string[], bytes: number): void {
    this.held += bytes;
    for (const client of clients) {
      const left = this.bytesHeldBy([client]) + bytes;
      if (left === 0) this.#byClient.delete(client);
      else this.#byClient.set(client, left);
    }
  }
}
