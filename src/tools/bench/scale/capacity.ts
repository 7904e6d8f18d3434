import { setTimeout } from 'node:timers/promises';
import { type Bench, workDuring } from './bench.ts';
import type { Clock } from './clock.ts';
import { setDue } from './due.ts';
import { INTERVAL_MS } from './mailboxes.ts';
import type { Cost } from './sizing.ts';

const POLL_MS = 250;
const EMAILS_EACH = 4;
const MAX_MAILBOXES = 500;
const MAX_SCANNING_MS = 120_000;

export interface Capacity {
  pollsPerSecond: number;
  /** Of a poll that finds nothing new. */
  poll: Cost;
}

/** Polls as many mailboxes as there is processor for: all are overdue, and none has news. */
export async function measureCapacity(bench: Bench, from: number, seconds: number): Promise<Capacity> {
  const { processes, mailboxes, periods } = bench;
  const clock: Clock = { setAt: Date.now(), showed: from + INTERVAL_MS, rate: 1 };
  const work = await workDuring(bench, { clock, periods }, async () => {
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end && processes.polls() < mailboxes) await setTimeout(POLL_MS);
  });
  const polls = work.polls.length;
  return {
    pollsPerSecond: polls / work.seconds,
    poll: { server: work.cost.server / polls, postgres: work.cost.postgres / polls },
  };
}

/** Scans emails in many mailboxes. @returns what one costs besides the poll that finds it */
export async function measureScan(bench: Bench, from: number, poll: Cost): Promise<Cost> {
  const mailboxes = Math.min(MAX_MAILBOXES, Math.floor(bench.mailboxes / 3));
  const first = Math.floor(bench.mailboxes / 2) + 1;
  const isDue = (index: number) => index >= first && index < first + mailboxes;
  const burst = { first, mailboxes, each: EMAILS_EACH, at: from };
  const periods = [...bench.periods, { from, until: from, perDay: 0, every: 1, burst }];
  await setDue(bench, from, isDue, () => from);
  const emails = mailboxes * EMAILS_EACH;
  const clock: Clock = { setAt: Date.now(), showed: from, rate: 1 };
  const work = await workDuring(bench, { clock, periods }, async () => {
    const end = performance.now() + MAX_SCANNING_MS;
    while (bench.processes.fetched() < emails && performance.now() < end) await setTimeout(POLL_MS);
  });
  const rest = (all: number, each: number) => (all - work.polls.length * each) / work.fetched;
  return { server: rest(work.cost.server, poll.server), postgres: rest(work.cost.postgres, poll.postgres) };
}
