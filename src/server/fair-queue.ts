interface Waiting {
  client: string;
  cost: number;
  /** The virtual time at which it would have been served if all clients were served side by side. */
  finish: number;
  start(): void;
}

interface FairQueueOptions {
  /** What the work costs, in a unit of the caller's choice. */
  cost?: number;
  /** Takes the work out of the queue; work that has started is not its concern. */
  signal?: AbortSignal | undefined;
}

/**
 * Runs a limited number of jobs at a time. The others wait and start in the order of self-clocked fair queueing
 * (Golestani, 1994): clients share the capacity by cost, so a small job never waits for all that another client queued.
 */
export class FairQueue {
  readonly #places: number;
  #waiting: Waiting[] = [];
  #taken = 0;
  /** The finish of the job that started last. */
  #clock = 0;

  constructor(places: number) {
    this.#places = places;
  }

  /** The cost of what is waiting, for one client or for all. */
  waiting(client?: string): number {
    return this.#waiting.reduce(
      (sum, one) => (client === undefined || one.client === client ? sum + one.cost : sum),
      0,
    );
  }

  /** @throws the signal's reason when it aborts before the work has started */
  async run<T>(client: string, work: () => Promise<T>, options: FairQueueOptions = {}): Promise<T> {
    if (this.#taken < this.#places) this.#taken += 1;
    else await this.#wait(client, options);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  async #wait(client: string, { cost = 1, signal }: FairQueueOptions): Promise<void> {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const last = this.#waiting.findLast((one) => one.client === client)?.finish ?? this.#clock;
    const job = { client, cost, finish: last + cost, start: resolve };
    const leave = () => {
      this.#waiting = this.#waiting.filter((one) => one !== job);
      reject(signal?.reason);
    };
    this.#waiting.push(job);
    signal?.addEventListener('abort', leave, { once: true });
    await promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  /** Hands the place over to whoever is next. */
  #next(): void {
    const [first, ...others] = this.#waiting;
    if (!first) {
      this.#taken -= 1;
      return;
    }
    const next = others.reduce((best, one) => (one.finish < best.finish ? one : best), first);
    this.#waiting = this.#waiting.filter((one) => one !== next);
    this.#clock = next.finish;
    next.start();
  }
}
