import { percentile } from '../http/load.ts';
import { INTERVAL_MS } from './mailboxes.ts';
import type { Poll } from './process.ts';

/** How evenly mailboxes were looked into; times in simulated milliseconds. */
export interface Waits {
  /** How often any of them was due. */
  due: number;
  /** Share of these times at which it was polled within the time allowed. */
  inTime: number;
  /** How much later than due a poll began. */
  median: number;
  p99: number;
  longest: number;
  /** Jain's index of the time from one poll to the next: 1 when all wait alike. */
  jain: number;
}

/**
 * @param firstDue when each mailbox was due first
 * @param allowed how late a poll may begin; what is due so shortly before the end is not counted
 */
export function waitsOf(polls: readonly Poll[], firstDue: readonly number[], end: number, allowed: number): Waits {
  const byMailbox = Map.groupBy(polls, ([mailbox]) => mailbox);
  const late: number[] = [];
  for (const [mailbox, first] of firstDue.entries()) {
    let due = first;
    for (const [, began, ended] of (byMailbox.get(mailbox) ?? []).toSorted((one, other) => one[1] - other[1])) {
      if (due > end - allowed) break;
      late.push(Math.max(0, began - due));
      due = ended + INTERVAL_MS;
    }
    if (due <= end - allowed) late.push(end - due);
  }
  late.sort((one, other) => one - other);
  return {
    due: late.length,
    inTime: late.filter((wait) => wait <= allowed).length / Math.max(1, late.length),
    median: percentile(late, 0.5),
    p99: percentile(late, 0.99),
    longest: late.at(-1) ?? 0,
    jain: jainIndex(late.map((wait) => INTERVAL_MS + wait)),
  };
}

/** Jain's fairness index: 1 when all are equal, 1/n when one has everything. */
export function jainIndex(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  const squares = values.reduce((total, value) => total + value ** 2, 0);
  return squares === 0 ? 1 : sum ** 2 / (values.length * squares);
}
