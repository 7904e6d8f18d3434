/** Lets so many work at a time; the others wait. Clients take turns, so that nobody waits for all that another has. */
export class Turns {
  readonly #limit: number;
  /** Whoever waits, by client; the client that is next stands first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #taken = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  async run<T>(client: string, work: () => Promise<T>): Promise<T> {
    await this.#take(client);
    return work().finally(() => this.#end());
  }

  async #take(client: string): Promise<void> {
    if (this.#taken < this.#limit) this.#taken += 1;
    else {
      await new Promise<void>((resolve) => {
        const queue = this.#waiting.get(client);
        if (queue) queue.push(resolve);
        else this.#waiting.set(client, [resolve]);
      });
    }
  }

  #end(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#taken -= 1;
      return;
    }
    const [client, [first, ...rest]] = next;
    this.#waiting.delete(client);
    if (rest.length > 0) this.#waiting.set(client, rest);
    // Whoever is next takes over the place.
    first?.();
  }
}
