import { type Failure, failure } from './failure.ts';

const KB = 1024;
const MB = 1024 * KB;

/** The start of each body has memory of its own, so that large bodies never keep small ones out. */
const START_BYTES = 64 * KB;

/** 64 MB in all. A client can upload an email of 25 MB and still make other calls. */
const START_POOL = { total: 16 * MB, perClient: 4 * MB };
const REST_POOL = { total: 48 * MB, perClient: 28 * MB };

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
  /** Counts bytes that arrived. @returns what to answer when there is no room for them; they are then not counted */
  add(bytes: number): Failure | undefined;
  /** Returns all bytes; calling it again changes nothing. */
  release(): void;
}

/**
 * The memory that request bodies may take in this process, from the first byte until the request was handled. Bytes are
 * counted when they arrive: a declared length may be a lie, and reserving for it would let a client block others for free.
 */
export class BodyBudget {
  readonly #start = new Pool(START_POOL);
  readonly #rest = new Pool(REST_POOL);
  readonly #shares = new WeakMap<object, BodyShare>();

  /** @param clients whose shares the body counts against: the client's address, and the user who is signed in */
  open(request: object, clients: readonly string[]): BodyShare {
    const held = { start: 0, rest: 0 };
    const share: BodyShare = {
      add: (bytes) => {
        const start = Math.min(bytes, START_BYTES - held.start);
        const refused = this.#start.take(clients, start) ?? this.#rest.take(clients, bytes - start);
        if (refused) return refused;
        held.start += start;
        held.rest += bytes - start;
        return undefined;
      },
      release: () => {
        this.#start.give(clients, held.start);
        this.#rest.give(clients, held.rest);
        held.start = 0;
        held.rest = 0;
      },
    };
    this.#shares.set(request, share);
    return share;
  }

  /** Call it when a request was handled: its body is no longer in memory. */
  release(request: object): void {
    this.#shares.get(request)?.release();
  }

  /** The bytes that bodies hold now. */
  get held(): number {
    return this.#start.held + this.#rest.held;
  }
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
    const isFull = (client: string) => this.#heldBy(client) + bytes > this.#room.perClient;
    if (clients.some(isFull)) return CLIENT_SHARE_USED;
    if (this.held + bytes > this.#room.total) return ALL_USED;
    this.#change(clients, bytes);
    return undefined;
  }

  give(clients: readonly string[], bytes: number): void {
    if (bytes > 0) this.#change(clients, -bytes);
  }

  #heldBy(client: string): number {
    return this.#byClient.get(client) ?? 0;
  }

  #change(clients: readonly string[], bytes: number): void {
    this.held += bytes;
    for (const client of clients) {
      const left = this.#heldBy(client) + bytes;
      if (left === 0) this.#byClient.delete(client);
      else this.#byClient.set(client, left);
    }
  }
}
