import { createHash } from 'node:crypto';

/** How often the monitor looks into a mailbox while nobody has a page open; see features/scans. */
export const INTERVAL_MS = 30_000;
export const DAY_MS = 24 * 60 * 60 * 1000;
/** One email in this many is dangerous. */
export const DANGEROUS_EVERY = 25;
/** Mailboxes differ in size by Zipf's law with this exponent: of 100,000 the largest has 400 times the mean. */
const SKEW = 0.6;
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/** Emails that came in at the same time, into a row of mailboxes. */
export interface Burst {
  first: number;
  mailboxes: number;
  each: number;
  at: number;
}

/** What comes into the mailboxes for a while. Every process can tell, without asking the others. */
export interface Period {
  from: number;
  until: number;
  /** Into a mailbox of mean size. */
  perDay: number;
  /** Only one mailbox in this many gets mail. */
  every: number;
  /** Into mailboxes that get nothing else in the meantime. */
  burst?: Burst;
}

/** How many scans each mailbox has stored: many have few, a few have many, and together they are `scans`. */
export function scansPerMailbox(mailboxes: number, scans: number): number[] {
  const weights = Array.from({ length: mailboxes }, (_, index) => (index + 1) ** -SKEW);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let exact = 0;
  let given = 0;
  return weights.map((weight) => {
    exact += (weight * scans) / sum;
    const count = Math.round(exact) - given;
    given += count;
    return count;
  });
}

/** The same with 1 for the mean. */
export function relativeSizes(stored: readonly number[]): number[] {
  const mean = stored.reduce((sum, count) => sum + count, 0) / stored.length;
  return stored.map((count) => count / mean);
}

export function userIdOf(index: number): string {
  const hash = createHash('md5').update(String(index)).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function addressOf(index: number): string {
  return `user${index}@northwind.example`;
}

/** As Gmail's look: 16 hexadecimal digits, here of the mailbox and of the email in it. */
export function messageIdOf(index: number, position: number): string {
  return index.toString(16).padStart(6, '0') + position.toString(16).padStart(10, '0');
}

export function positionIn(messageId: string): number {
  return Number.parseInt(messageId.slice(6), 16);
}

/** When a mailbox is due for the first time: they are spread over one interval, as they are when all have run for long. */
export function firstDueAt(index: number, from: number): number {
  return Math.floor(from + ((index * GOLDEN_RATIO) % 1) * INTERVAL_MS);
}

/** How many emails have come into a mailbox in these periods. @param size of the mailbox, relative to the mean */
export function arrivedBy(time: number, index: number, size: number, periods: readonly Period[]): number {
  return periods.reduce((sum, period) => sum + arrivedIn(period, time, index, size), 0);
}

/** When the n-th of them came, counted from 1. */
export function arrivalTime(nth: number, index: number, size: number, periods: readonly Period[]): number {
  let before = 0;
  for (const period of periods) {
    const all = arrivedIn(period, Number.POSITIVE_INFINITY, index, size);
    if (nth <= before + all) {
      if (isIn(period.burst, index)) return period.burst.at;
      return Math.floor(start(index, period) + (nth - before - phaseOf(index)) * distance(size, period));
    }
    before += all;
  }
  throw new RangeError(`Mailbox ${index} gets no email ${nth}.`);
}

/** At even distances, which are shorter in a larger mailbox. */
function arrivedIn(period: Period, time: number, index: number, size: number): number {
  const { until, perDay, every, burst } = period;
  if (isIn(burst, index)) return burst.at <= time ? burst.each : 0;
  if (perDay === 0 || index % every !== 0) return 0;
  const passed = Math.min(time, until) - start(index, period);
  return Math.max(0, Math.floor(passed / distance(size, period) + phaseOf(index)));
}

/** Its last poll before the period: what came until then has been scanned. */
function start(index: number, { from }: Period): number {
  return firstDueAt(index, from) - INTERVAL_MS;
}

function distance(size: number, { perDay }: Period): number {
  return DAY_MS / (perDay * size);
}

function phaseOf(index: number): number {
  return (index * Math.SQRT2) % 1;
}

function isIn(burst: Burst | undefined, index: number): burst is Burst {
  return burst !== undefined && index >= burst.first && index < burst.first + burst.mailboxes;
}
