/** How long each quote stands before the next one. */
export const INTERVAL_MS = 8000;

/** A clock that a test can replace. */
export interface Timers {
  set(run: () => void, ms: number): number;
  clear(timer: number): void;
}

const browserTimers: Timers = { set: (run, ms) => window.setTimeout(run, ms), clear: (timer) => clearTimeout(timer) };

/**
 * Goes round `length` places, one every eight seconds, while nothing holds it. Several reasons may hold it at once
 * (pointer over it, focus in it, the pause button); it moves on when the last has gone.
 */
export class Rotation {
  index = 0;
  readonly #length: number;
  readonly #show: (index: number) => void;
  readonly #timers: Timers;
  readonly #held = new Set<string>();
  #timer: number | undefined;

  constructor(length: number, show: (index: number) => void, timers: Timers = browserTimers) {
    this.#length = length;
    this.#show = show;
    this.#timers = timers;
    this.#wait();
  }

  hold(reason: string, held: boolean): void {
    if (held) this.#held.add(reason);
    else this.#held.delete(reason);
    this.#wait();
  }

  /** Shows this place, which then stands its full time. */
  goTo(index: number): void {
    this.moved(index);
    this.#show(this.index);
  }

  /** The place was changed from outside, by a swipe. */
  moved(index: number): void {
    this.index = index % this.#length;
    this.#wait();
  }

  #wait(): void {
    if (this.#timer !== undefined) this.#timers.clear(this.#timer);
    this.#timer = this.#held.size > 0 ? undefined : this.#timers.set(() => this.goTo(this.index + 1), INTERVAL_MS);
  }
}
