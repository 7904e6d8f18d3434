import type { Services } from '../services.ts';

/** Times during which a mailbox asked not to be called. */
export interface QuietTime {
  isNow(): boolean;
  begin(milliseconds: number): void;
}

/** Longer waits are not throttling. */
const MAX_QUIET_MS = 10 * 60 * 1000;

const ends = new WeakMap<Services, Map<string, number>>();

/** In the memory of this process only. */
export function quietTime(services: Services, connection: string): QuietTime {
  const known = ends.get(services) ?? new Map<string, number>();
  ends.set(services, known);
  return {
    isNow: () => {
      const wait = (known.get(connection) ?? 0) - services.now();
      // A time further ahead comes from a wrong clock.
      const isQuiet = wait > 0 && wait <= MAX_QUIET_MS;
      if (!isQuiet) known.delete(connection);
      return isQuiet;
    },
    begin: (milliseconds) => {
      for (const [other, end] of known) if (end <= services.now()) known.delete(other);
      known.set(connection, services.now() + Math.min(milliseconds, MAX_QUIET_MS));
    },
  };
}
