/** A clock that runs faster or slower than the real one, the same in every process. */
export interface Clock {
  /** When it was set, in real milliseconds since the epoch. */
  setAt: number;
  /** What it showed then. */
  showed: number;
  /** Simulated seconds in a real one. */
  rate: number;
}

export function timeOn({ setAt, showed, rate }: Clock, real = Date.now()): number {
  return Math.floor(showed + (real - setAt) * rate);
}

/** The same clock, which goes on from what it shows now. */
export function atRate(clock: Clock, rate: number, real = Date.now()): Clock {
  return { setAt: real, showed: timeOn(clock, real), rate };
}
