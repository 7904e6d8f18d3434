import { describe, expect, test } from 'vitest';
import { atRate, timeOn } from '../../../../src/tools/bench/scale/clock.ts';
import {
  arrivalTime,
  arrivedBy,
  DAY_MS,
  firstDueAt,
  INTERVAL_MS,
  messageIdOf,
  type Period,
  positionIn,
  relativeSizes,
  scansPerMailbox,
} from '../../../../src/tools/bench/scale/mailboxes.ts';
import { sampleAt } from '../../../../src/tools/bench/scale/samples.ts';
import { type Costs, perMailboxAndDay, sizeFor } from '../../../../src/tools/bench/scale/sizing.ts';
import { jainIndex, waitsOf } from '../../../../src/tools/bench/scale/waits.ts';

const FROM = 1_900_000_000_000;

describe('the mailboxes', () => {
  test('have all scans together, a few mailboxes many and most of them few', () => {
    const stored = scansPerMailbox(1000, 100_000);
    expect(stored.reduce((sum, count) => sum + count, 0)).toBe(100_000);
    expect(stored[0]).toBeGreaterThan(20 * 100);
    expect(stored.filter((count) => count < 100).length).toBeGreaterThan(650);
    expect(Math.min(...stored)).toBeGreaterThan(0);
  });

  test('fall due evenly over one interval', () => {
    const parts = Array.from({ length: 10 }, () => 0);
    for (let index = 0; index < 1000; index += 1) {
      const part = Math.floor(((firstDueAt(index, FROM) - FROM) / INTERVAL_MS) * 10);
      parts[part] = (parts[part] ?? 0) + 1;
    }
    expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(5);
  });

  test('name their emails so that the place of each is known', () => {
    expect(messageIdOf(99_999, 41_000)).toMatch(/^[0-9a-f]{16}$/);
    expect(positionIn(messageIdOf(99_999, 41_000))).toBe(41_000);
  });

  test('contain one dangerous email in twenty-five', () => {
    const samples = { harmless: ['harmless'], dangerous: ['dangerous'] };
    const emails = Array.from({ length: 1000 }, (_, position) => sampleAt(samples, 7, position));
    expect(emails.filter((email) => email === 'dangerous')).toHaveLength(40);
  });
});

describe('what comes in', () => {
  const day: Period = { from: FROM, until: FROM + DAY_MS, perDay: 40, every: 1 };

  test('is as many emails a day as were asked for, by the size of the mailbox', () => {
    const sizes = relativeSizes(scansPerMailbox(200, 20_000));
    const all = sizes.reduce((sum, size, index) => sum + arrivedBy(FROM + DAY_MS, index, size, [day]), 0);
    expect(Math.abs(all / 200 - 40)).toBeLessThan(1);
  });

  test('is listed from its arrival time on', () => {
    for (const nth of [1, 2, 17, 40]) {
      const time = arrivalTime(nth, 5, 1, [day]);
      expect([time - 1, time + 1].map((at) => arrivedBy(at, 5, 1, [day]))).toEqual([nth - 1, nth]);
    }
  });

  test('continues from one period to the next, and a flood arrives all at once', () => {
    const at = FROM + 2 * DAY_MS;
    const flood: Period = { ...day, from: at, until: at, burst: { first: 5, mailboxes: 1, each: 1000, at } };
    const before = arrivedBy(at - 1, 5, 1, [day, flood]);
    expect(arrivedBy(at, 5, 1, [day, flood])).toBe(before + 1000);
    expect(arrivalTime(before + 1000, 5, 1, [day, flood])).toBe(at);
    expect(() => arrivalTime(before + 1001, 5, 1, [day, flood])).toThrow(RangeError);
  });

  test('comes into every so many mailboxes alone, where that is asked for', () => {
    expect([4, 5, 6].map((index) => arrivedBy(FROM + DAY_MS, index, 1, [{ ...day, every: 3 }]) > 0)).toEqual([
      ...[false, false, true],
    ]);
  });
});

test('the clock runs at the given speed and continues from where it was', () => {
  const clock = { setAt: 1000, showed: FROM, rate: 0.25 };
  expect(timeOn(clock, 5000)).toBe(FROM + 1000);
  expect(timeOn(atRate(clock, 2, 5000), 6000)).toBe(FROM + 3000);
});

describe('the waits', () => {
  test('are counted from when a mailbox was due, after each poll anew', () => {
    const next = FROM + 100 + INTERVAL_MS;
    const polls = [
      [0, FROM + 50, FROM + 100],
      [0, next + 200, next + 300],
      [1, FROM + 10, FROM + 20],
    ] as [number, number, number][];
    const waits = waitsOf(polls, [FROM, FROM + 10], next + 5000, 1000);
    expect(waits).toMatchObject({ due: 4, median: 50, longest: 5080, inTime: 0.75 });
  });

  test('count a mailbox that was never polled', () => {
    expect(waitsOf([], [FROM, Number.POSITIVE_INFINITY], FROM + 10_000, 1000)).toMatchObject({ due: 1, inTime: 0 });
  });

  test('are as fair as Jain has it', () => {
    expect(jainIndex([3, 3, 3, 3])).toBe(1);
    expect(jainIndex([12, 0, 0, 0])).toBe(0.25);
  });
});

describe('the size of an installation', () => {
  const costs: Costs = { poll: { server: 3, postgres: 2 }, scan: { server: 10, postgres: 5 } };

  test('follows from what a mailbox costs a day', () => {
    // 2,880 polls and 40 emails.
    expect(perMailboxAndDay(costs)).toEqual({ server: 9040, postgres: 5960 });
    expect(sizeFor(100_000, costs).serverCores).toBeCloseTo((100_000 * 9.04) / 86_400 / 0.6);
  });

  test('is limited by what is used up first: polls, presence connections or the processor', () => {
    const assumed = { emailsPerDay: 40, pollSeconds: 0.1, watched: 0, load: 0.6, connections: 10 };
    expect(sizeFor(100_000, costs, assumed).processes).toBe(18);
    expect(sizeFor(100_000, costs, { ...assumed, pollSeconds: 1.5 })).toMatchObject({
      ...{ processes: 100, postgresConnections: 1000, providerConnections: 5000 },
    });
    expect(sizeFor(100_000, costs, { ...assumed, watched: 0.2 }).processes).toBe(40);
    expect(sizeFor(1, costs).processes).toBe(1);
  });
});
