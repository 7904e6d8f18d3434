interface Waiting {
  client: string;
  cost: number;
  /** Virtual finish time: when it would be done if all clients were served in parallel. */
  finish: number;
  start(): void;
}

interface FairQueueOptions {
  cost?: number;
  /** Work that has started is not affected. */
  signal?: AbortSignal | undefined;
}

/**
 * Self-clocked fair queueing (Golestani, 1994): a small job never waits for everything that another client has queued.
 */
export class FairQueue {
  readonly #slots: number;
  #waiting: Waiting[] = [];
  #running = 0;
  /** Finish time of the job that started last. */
  #clock = 0;

  constructor(slots: number) {
    this.#slots = slots;
  }

  waiting(client?: string): number {
    return this.#waiting.reduce(
      (sum, one) => (client === undefined || one.client === client ? sum + one.cost : sum),
      0,
    );
  }

  /** @throws the signal's reason when it aborts before the work has started */
  async run<T>(client: string, work: () => Promise<T>, options: FairQueueOptions = {}): Promise<T> {
    if (this.#running < this.#slots) this.#running += 1;
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

  #next(): void {
    const [first, ...others] = this.#waiting;
    if (!first) {
      this.#running -= 1;
      return;
    }
    const next = others.reduce((best, one) => (one.finish < best.finish ? one : best), first);
    this.#waiting = this.#waiting.filter((one) => one !== next);
    this.#clock = next.finish;
    next.start();
  }
}
