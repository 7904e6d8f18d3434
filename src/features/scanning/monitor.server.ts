import { randomUUID } from 'node:crypto';
import { repeat } from '../../server/repeat.ts';
import type { Services } from '../../server/services.ts';
import { claimLeases, type Lease } from './leases.server.ts';
import { MOST_BRIEF_POLLS, MOST_WATCHED } from './limits.ts';
import { type OpenSource, withMailboxSource } from './mailbox-source.server.ts';
import { poll } from './poll.server.ts';
import type { OnScanned, Place } from './scan.server.ts';

/** How often a process looks whether there is a mailbox to visit. */
const TICK_MS = 500;
/** A process takes few at a time and soon comes back for more, so that its neighbours get some, too. */
const CLAIMS_AT_ONCE = 4;
const NEXT_CLAIM_MS = 25;
const ANALYSES_AT_ONCE = 4;
const LARGE_AT_ONCE = 4;

/** The scanning of mailboxes, in a process that lives on. */
export interface Monitor {
  /** Whether it has looked for mailboxes that are due, found none and visits none. */
  isIdle(): boolean;
  /** Resolves when the last visit has ended; what it leaves undone, another process or the next start takes up. */
  stop(): Promise<void>;
}

export interface MonitorOptions {
  openSource?: OpenSource;
  onScanned?: OnScanned;
}

/** Visits the mailboxes of all who have switched scanning on; processes that share a database share the work. */
export function monitorMailboxes(
  services: Services,
  { openSource = withMailboxSource, onScanned }: MonitorOptions = {},
): Monitor {
  const owner = randomUUID();
  const stop = new AbortController();
  const ended = AbortSignal.any([stop.signal, services.stopping.signal]);
  const visits = new Map<string, { lease: Lease; run: Promise<void> }>();
  let foundNone = false;
  const places = { analysis: gate(ANALYSES_AT_ONCE), largeMessage: gate(LARGE_AT_ONCE) };

  /** By now: a visit to a mailbox lasts on when its owner opens a page. */
  const freePlaces = (watched: boolean) => {
    const taken = [...visits.values()].filter(({ lease }) => lease.isWatched() === watched).length;
    return (watched ? MOST_WATCHED : MOST_BRIEF_POLLS) - taken;
  };
  const isCrowded = () => freePlaces(true) <= 0;

  /** @returns whether more may be due */
  const begin = async (watched: boolean): Promise<boolean> => {
    const room = Math.min(CLAIMS_AT_ONCE, freePlaces(watched));
    if (room <= 0) return false;
    const leases = await claimLeases(services, {
      owner,
      limit: room,
      watched,
      but: [...visits.keys()],
      stopping: ended,
    });
    for (const lease of leases) {
      const run = poll(services, lease, { places, isCrowded, withMailboxSource: openSource, onScanned })
        .catch((error: unknown) => services.log.error({ err: error }, 'a visit could not be ended'))
        .finally(() => visits.delete(lease.userId));
      visits.set(lease.userId, { lease, run });
    }
    return leases.length === CLAIMS_AT_ONCE;
  };
  const beginBoth = async () => {
    const more = [await begin(true), await begin(false)];
    foundNone = visits.size === 0;
    return more.includes(true) ? NEXT_CLAIM_MS : TICK_MS;
  };

  const loop = repeat(beginBoth, { until: ended, log: services.log, failed: 'mailboxes could not be claimed' });

  return {
    isIdle: () => foundNone && visits.size === 0,
    stop: async () => {
      stop.abort();
      await loop;
      await Promise.all([...visits.values()].map(({ run }) => run));
    },
  };
}

/** Lets so many pieces of work run at a time, and what else this process has to do in between. */
function gate(places: number): Place {
  const waiting: (() => void)[] = [];
  let free = places;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      await new Promise(setImmediate);
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
