import { setTimeout } from 'node:timers/promises';
import { type Bench, workDuring } from './bench.ts';
import { atRate, type Clock, timeOn } from './clock.ts';
import { setDue } from './due.ts';
import { type Loss, loseProcess } from './loss.ts';
import { addressOf, arrivedBy, firstDueAt, messageIdOf, type Period, relativeSizes, userIdOf } from './mailboxes.ts';
import { type Waits, waitsOf } from './waits.ts';

const POLL_MS = 250;
/** What hasn't been scanned by then never will be. */
const DRAIN_MS = 180_000;
const LATE_MS = 3000;

export interface SteadyOptions {
  /** Simulated seconds in a real one. */
  rate: number;
  /** What comes in, and into which mailboxes, which are those that fall due. */
  period: Period;
  /** Whether a process is killed in the middle. */
  loses: boolean;
}

export interface Steady {
  /** Where the next phase continues. */
  periods: readonly Period[];
  waits: Waits;
  /** Simulated milliseconds from an email's arrival to its stored verdict, in order; those of the flood apart. */
  lags: number[];
  floodLags: number[];
  loss: Loss | undefined;
  /** Emails that came in, those that were never scanned, and how often one was read once more. */
  arrived: number;
  lost: number;
  readAgain: number;
  /** To Postgres, counted by itself. */
  connections: number;
}

/** Looks into mailboxes as they fall due, while emails come in. */
export async function measureSteady(bench: Bench, { rate, period, loses }: SteadyOptions): Promise<Steady> {
  const { from, until, burst, every } = period;
  const isWatched = (index: number) => index % every === 0;
  const isFlooded = (index: number) => index === burst?.first;
  const periods = [...bench.periods, period];
  await setDue(bench, from, isWatched, (index) => firstDueAt(index, from));
  let loss: Loss | undefined;
  let connections = 0;
  const clock: Clock = { setAt: Date.now(), showed: from, rate };
  const work = await workDuring(bench, { clock, periods }, async () => {
    while (timeOn(clock) < (from + until) / 2) await setTimeout(POLL_MS);
    connections = await connectionsTo(bench);
    if (loses) loss = await loseProcess(bench);
    while (timeOn(clock) < until) await setTimeout(POLL_MS);
  });
  const expected = expectedOf(bench, period);
  const { found, fetched } = await drain(bench, { clock: atRate(clock, 1), periods }, expected);
  // Emails left for the next phase say nothing about lag: they waited for us.
  const inPeriod = found.filter(({ scannedAt }) => scannedAt <= until);
  const lagsOf = (emails: typeof found, which: (index: number) => boolean) =>
    emails
      .filter(({ index }) => which(index))
      .map(({ lag }) => lag)
      .toSorted((one, other) => one - other);
  const firstDue = bench.stored.map((_, index) =>
    isWatched(index) && !isFlooded(index) ? firstDueAt(index, from) : Number.POSITIVE_INFINITY,
  );
  return {
    periods,
    waits: waitsOf(work.polls, firstDue, until, LATE_MS * rate),
    lags: lagsOf(inPeriod, (index) => !isFlooded(index)),
    floodLags: lagsOf(found, isFlooded),
    loss,
    connections,
    arrived: expected.length,
    lost: expected.length - found.length,
    readAgain: work.fetched + fetched - found.length,
  };
}

/** Scans what has come in and not been scanned, with nothing else to do. */
async function drain(bench: Bench, run: { clock: Clock; periods: readonly Period[] }, expected: readonly Email[]) {
  const concerned = new Set(expected.map(({ index }) => index));
  const { showed } = run.clock;
  await setDue(
    bench,
    showed,
    (index) => concerned.has(index),
    () => showed,
  );
  let found = await foundOf(bench, expected);
  const end = performance.now() + DRAIN_MS;
  const { fetched } = await workDuring(bench, run, async () => {
    while (found.length < expected.length && performance.now() < end) {
      await setTimeout(POLL_MS);
      found = await foundOf(bench, expected);
    }
  });
  return { found, fetched };
}

interface Email {
  index: number;
  messageId: string;
}

function expectedOf({ stored, periods }: Bench, period: Period): Email[] {
  const sizes = relativeSizes(stored);
  return stored.flatMap((count, index) => {
    const arrived = (those: readonly Period[]) => arrivedBy(Number.POSITIVE_INFINITY, index, sizes[index] ?? 0, those);
    const before = count + arrived(periods);
    return Array.from({ length: arrived([period]) }, (_, nth) => ({
      index,
      messageId: messageIdOf(index, before + nth + 1),
    }));
  });
}

interface Found {
  index: number;
  scannedAt: number;
  lag: number;
}

async function foundOf({ client }: Bench, emails: readonly Email[]): Promise<Found[]> {
  const { rows } = await client.query<Found>(
    `select index, scanned_at::float8 as "scannedAt", (scanned_at - arrived_at)::float8 as lag
      from unnest($1::int[], $2::text[], $3::text[], $4::text[]) as email (index, user_id, mailbox, message_id)
      join scans using (user_id, mailbox, message_id)`,
    [
      ...[emails.map(({ index }) => index), emails.map(({ index }) => userIdOf(index))],
      ...[emails.map(({ index }) => addressOf(index)), emails.map(({ messageId }) => messageId)],
    ],
  );
  return rows;
}

async function connectionsTo({ client }: Bench): Promise<number> {
  const { rows } = await client.query(
    "select count(*)::int from pg_stat_activity where backend_type = 'client backend'",
  );
  return rows[0].count - 1;
}
