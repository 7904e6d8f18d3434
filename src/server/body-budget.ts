import { type Failure, failure } from './failure.ts';

const KB = 1024;
const MB = 1024 * KB;

/** Not counted: logging in must work whatever others send. The cap on connections bounds it, at 40 MB. */
const FREE_BYTES = 4 * KB;

/** The start of each body has memory of its own, so that large bodies never keep small ones out. */
const START_BYTES = 64 * KB;

/** 64 MB in all. A client can upload an email of 25 MB and still make other calls. */
const START_POOL = { total: 16 * MB, perClient: MB };
const REST_POOL = { total: 48 * MB, perClient: 28 * MB };

/** Twenty bodies of 3.8 MB, decoded and parsed at once, took 250 MB; two take 160. */
const LARGE_BYTES = MB;
const LARGE_BODIES = { total: Number.POSITIVE_INFINITY, perClient: 2 };

const CLIENT_SHARE_USED = failure(
  429,
  'TOO_MUCH_AT_ONCE',
  'You are sending too much at once. Please wait until your other requests are done.',
  { 'retry-after': '5' },
);
const ALL_USED = failure(
  503,
  'OVERLOADED',
  'The server is receiving too much data right now. Please try again in a few seconds.',
  { 'retry-after': '5' },
);

/** What one body holds of the budget. */
export interface BodyShare {
  /** Counts bytes that arrived. @returns what to answer when there is no room for them; the body is then to be released */
  add(bytes: number): Failure | undefined;
  /** Until the body has come whole, it may be ended to make room. @param end answers its sender; what it held is free then */
  mayEnd(end: (why: Failure) => void): void;
  /** It has come whole, and will be let go of by itself. */
  whole(): void;
  /** Returns all bytes; calling it again changes nothing. */
  release(): void;
}

/**
 * The memory that request bodies may take in this process, from the first byte until the request was handled. Bytes are
 * counted when they arrive: a declared length may be a lie, and reserving for it would let a client block others for free.
 * Where all is used, whoever holds most gives way to whoever holds less: many addresses that send slowly shut nobody out.
 */
export class BodyBudget {
  readonly #pools = { large: new Pool(LARGE_BODIES), start: new Pool(START_POOL), rest: new Pool(REST_POOL) };
  readonly #shares = new WeakMap<object, BodyShare>();
  readonly #unfinished = new Set<Unfinished>();

  /** @param clients whose shares the body counts against: the client's address, and the user who is signed in */
  open(request: object, clients: readonly string[]): BodyShare {
    const held = { large: 0, start: 0, rest: 0 };
    let received = 0;
    let unfinished: Unfinished | undefined;
    const take = (pool: PoolName, amount: number) => {
      let refused = this.#pools[pool].take(clients, amount);
      while (refused === ALL_USED && this.#makeRoom(pool, clients, amount)) {
        refused = this.#pools[pool].take(clients, amount);
      }
      if (!refused) held[pool] += amount;
      return refused;
    };
    const whole = () => {
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
      mayEnd: (end) => {
        unfinished = {
          clients,
          held,
          end: () => {
            share.release();
            end(ALL_USED);
          },
        };
        this.#unfinished.add(unfinished);
      },
      whole,
      release: () => {
        whole();
        for (const pool of POOL_NAMES) {
          this.#pools[pool].give(clients, held[pool]);
          held[pool] = 0;
        }
      },
    };
    this.#shares.set(request, share);
    return share;
  }

  /**
   * Ends a body of the client who holds most of a pool, if that is more than this one would.
   * @returns whether one was ended
   */
  #makeRoom(pool: PoolName, clients: readonly string[], amount: number): boolean {
    const whereLeaseHeld = (of: readonly string[]) => this.#pools[pool].whereLeaseHeld(of);
    let most = whereLeaseHeld(clients) + amount;
    let found: Unfinished | undefined;
    for (const one of this.#unfinished) {
      if (one.held[pool] === 0 || whereLeaseHeld(one.clients) <= most) continue;
      most = whereLeaseHeld(one.clients);
      found = one;
    }
    found?.end();
    return found !== undefined;
  }

  /** Call it when a request was handled: its body is no longer in memory. */
  release(request: object): void {
    this.#shares.get(request)?.release();
  }

  /** The counted bytes that bodies hold now. */
  get held(): number {
    return this.#pools.start.held + this.#pools.rest.held;
  }
}

const POOL_NAMES = ['large', 'start', 'rest'] as const;
type PoolName = (typeof POOL_NAMES)[number];

/** A body that still comes. */
interface Unfinished {
  clients: readonly string[];
  held: Readonly<Record<PoolName, number>>;
  end(): void;
}

class Pool {
  held = 0;
  readonly #room: { total: number; perClient: number };
  readonly #byClient = new Map<string, number>();

  constructor(room: { total: number; perClient: number }) {
    this.#room = room;
  }

  take(clients: readonly string[], bytes: number): Failure | undefined {
    if (bytes === 0) return undefined;
    if (this.whereLeaseHeld(clients) + bytes > this.#room.perClient) return CLIENT_SHARE_USED;
    if (this.held + bytes > this.#room.total) return ALL_USED;
    this.#change(clients, bytes);
    return undefined;
  }

  give(clients: readonly string[], bytes: number): void {
    if (bytes > 0) this.#change(clients, -bytes);
  }

  /** What the one of these holds who holds most. */
  whereLeaseHeld(clients: readonly string[]): number {
    return Math.max(...clients.map((client) => this.#byClient.get(client) ?? 0));
  }

  #change(clients: readonly string[], bytes: number): void {
    this.held += bytes;
    for (const client of clients) {
      const left = this.whereLeaseHeld([client]) + bytes;
      if (left === 0) this.#byClient.delete(client);
      else this.#byClient.set(client, left);
    }
  }
}
