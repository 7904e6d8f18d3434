import { failure } from './failure.ts';

const WINDOW_MS = 15_000;
/** About 1 kB a second: slower than any connection on which the site can be used. */
const LEAST_BYTES = 15 * 1024;

/** The answer to a body that comes too slowly. */
export const TOO_SLOW = failure(408, 'TOO_SLOW', 'The upload stalled. Check your connection and try again.');

/**
 * Watches the pace of a body: nothing for 15 seconds, or less than 15 kB in 15 seconds, ends it. The rate counts for each
 * window and not from the beginning, or a large body sent quickly could then be held open byte by byte.
 */
export class BodyPace {
  readonly #tooSlow: () => void;
  readonly #silence: NodeJS.Timeout;
  #windowBegan = performance.now();
  #bytes = 0;

  /** @param tooSlow is called once the body came too slowly, perhaps more than once */
  constructor(tooSlow: () => void) {
    this.#tooSlow = tooSlow;
    this.#silence = setTimeout(tooSlow, WINDOW_MS);
  }

  arrived(bytes: number): void {
    this.#silence.refresh();
    this.#bytes += bytes;
    if (performance.now() - this.#windowBegan < WINDOW_MS) return;
    if (this.#bytes < LEAST_BYTES) this.#tooSlow();
    this.#windowBegan = performance.now();
    this.#bytes = 0;
  }

  end(): void {
    clearTimeout(this.#silence);
  }
}
