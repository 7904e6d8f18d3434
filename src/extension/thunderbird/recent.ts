const MOST = 50;

/** The latest results by the email's id, so that an email opened again has its verdict at once. In memory only. */
export class Recent<Result> {
  readonly #results = new Map<number, Promise<Result>>();

  /** @param isFinal whether to keep a result; otherwise the email is analysed again the next time */
  get(id: number, find: () => Promise<Result>, isFinal: (result: Result) => boolean): Promise<Result> {
    const known = this.#results.get(id);
    const result = known ?? find();
    // A Map keeps the order of insertion: the one used last comes last.
    this.#results.delete(id);
    this.#results.set(id, result);
    const [oldest] = this.#results.keys();
    if (this.#results.size > MOST && oldest !== undefined) this.#results.delete(oldest);
    if (!known) void this.#forget(id, result, isFinal);
    return result;
  }

  async #forget(id: number, result: Promise<Result>, isFinal: (result: Result) => boolean): Promise<void> {
    const isKept = await result.then(isFinal, () => false);
    if (!isKept && this.#results.get(id) === result) this.#results.delete(id);
  }
}
