import { failure } from './failure.ts';
import { REQUEST_TEXTS } from './texts.ts';

const WINDOW_MS = 15_000;
/** About 1 kB a second: slower than any connection on which the site is usable. */
const MIN_BYTES = 15 * 1024;

export const TOO_SLOW = failure(408, 'TOO_SLOW', REQUEST_TEXTS.tooSlow);

/** Each window counts on its own; otherwise a body that starts fast could then be sent byte by byte. */
export class BodyPace {
  readonly #tooSlow: () => void;
  readonly #idleTimer: NodeJS.Timeout;
  #windowBegan = performance.now();
  #bytes = 0;

  /** @param tooSlow may be called more than once */
  constructor(tooSlow: () => void) {
    this.#tooSlow = tooSlow;
    this.#idleTimer = setTimeout(tooSlow, WINDOW_MS);
  }

  arrived(bytes: number): void {
    this.#idleTimer.refresh();
    this.#bytes += bytes;
    if (performance.now() - this.#windowBegan < WINDOW_MS) return;
    if (this.#bytes < MIN_BYTES) this.#tooSlow();
    this.#windowBegan = performance.now();
    this.#bytes = 0;
  }

  end(): void {
    clearTimeout(this.#idleTimer);
  }
}
