import { randomUUID } from 'node:crypto';
import { FairQueue } from '../../server/fair-queue.ts';
import { repeat } from '../../server/repeat.ts';
import type { Services } from '../../server/services.ts';
import { claimLeases, type Lease } from './leases.server.ts';
import { MAX_BRIEF_POLLS, MAX_WATCHED } from './limits.server.ts';
import { type OpenSource, withMailboxSource } from './mailbox-source.server.ts';
import { poll } from './poll.server.ts';
import type { OnScanned } from './scan.server.ts';
import { SCANNING_LOG } from './texts.ts';

const TICK_MS = 500;
/** A process claims only a few at a time, so that other processes get some too. */
const CLAIMS_AT_ONCE = 4;
const NEXT_CLAIM_MS = 25;
const ANALYSES_AT_ONCE = 4;
const LARGE_AT_ONCE = 4;

export interface Monitor {
  /** Whether no mailbox was due at the last check and none is being polled. */
  isIdle(): boolean;
  /** Another process or the next start continues its work. */
  stop(): Promise<void>;
}

export interface MonitorOptions {
  openSource?: OpenSource;
  onScanned?: OnScanned;
}

/** Processes that share a database share the work. */
export function monitorMailboxes(
  services: Services,
  { openSource = withMailboxSource, onScanned }: MonitorOptions = {},
): Monitor {
  const owner = randomUUID();
  const stop = new AbortController();
  const ended = AbortSignal.any([stop.signal, services.stopping.signal]);
  const polls = new Map<string, { lease: Lease; run: Promise<void> }>();
  let foundNone = false;
  const slots = { analysis: new FairQueue(ANALYSES_AT_ONCE), largeEmail: new FairQueue(LARGE_AT_ONCE) };

  /** By current presence: a running poll continues when the user opens a page. */
  const freeSlots = (present: boolean) => {
    const used = [...polls.values()].filter(({ lease }) => lease.isUserPresent() === present).length;
    return (present ? MAX_WATCHED : MAX_BRIEF_POLLS) - used;
  };
  const isCrowded = () => freeSlots(true) <= 0;

  const startPolls = async (present: boolean): Promise<boolean> => {
    const limit = Math.min(CLAIMS_AT_ONCE, freeSlots(present));
    if (limit <= 0) return false;
    const leases = await claimLeases(services, {
      owner,
      limit,
      present,
      exclude: [...polls.keys()],
      stopping: ended,
    });
    for (const lease of leases) {
      const run = poll(services, lease, { slots, isCrowded, withMailboxSource: openSource, onScanned })
        .catch((error: unknown) => services.log.error({ err: error }, SCANNING_LOG.pollEndFailed))
        .finally(() => polls.delete(lease.userId));
      polls.set(lease.userId, { lease, run });
    }
    return leases.length === CLAIMS_AT_ONCE;
  };
  const tick = async () => {
    const more = [await startPolls(true), await startPolls(false)];
    foundNone = polls.size === 0;
    return more.includes(true) ? NEXT_CLAIM_MS : TICK_MS;
  };

  const loop = repeat(tick, { until: ended, log: services.log, failed: SCANNING_LOG.claimFailed });

  return {
    isIdle: () => foundNone && polls.size === 0,
    stop: async () => {
      stop.abort();
      await loop;
      await Promise.all([...polls.values()].map(({ run }) => run));
    },
  };
}
