export const INTERVAL_MS = 8000;

export interface Timers {
  set(run: () => void, ms: number): number;
  clear(timer: number): void;
}

const browserTimers: Timers = { set: (run, ms) => window.setTimeout(run, ms), clear: (timer) => clearTimeout(timer) };

/** Cycles through `length` slides. Any reason (pointer, focus, button) can pause it; it runs when none is left. */
export class Rotation {
  index = 0;
  readonly #length: number;
  readonly #show: (index: number) => void;
  readonly #timers: Timers;
  readonly #pausedBy = new Set<string>();
  #timer: number | undefined;

  constructor(length: number, show: (index: number) => void, timers: Timers = browserTimers) {
    this.#length = length;
    this.#show = show;
    this.#timers = timers;
    this.#wait();
  }

  setPaused(reason: string, paused: boolean): void {
    if (paused) this.#pausedBy.add(reason);
    else this.#pausedBy.delete(reason);
    this.#wait();
  }

  /** Shows a slide for its full interval. */
  goTo(index: number): void {
    this.moved(index);
    this.#show(this.index);
  }

  /** Call this when a swipe changed the slide. */
  moved(index: number): void {
    this.index = index % this.#length;
    this.#wait();
  }

  #wait(): void {
    if (this.#timer !== undefined) this.#timers.clear(this.#timer);
    this.#timer = this.#pausedBy.size > 0 ? undefined : this.#timers.set(() => this.goTo(this.index + 1), INTERVAL_MS);
  }
}
