/** Lets so many work at a time; the others wait for their turn, in order. */
export class Turns {
  readonly #limit: number;
  readonly #waiting: (() => void)[] = [];
  #taken = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Whether the next one would have to wait. */
  get full(): boolean {
    return this.#taken >= this.#limit;
  }

  /** @returns what ends the turn, to be called once */
  async take(): Promise<() => void> {
    if (this.full) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#taken += 1;
    return () => {
      const next = this.#waiting.shift();
      // Whoever is next takes over the place.
      if (next) next();
      else this.#taken -= 1;
    };
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const end = await this.take();
    return work().finally(end);
  }
}
