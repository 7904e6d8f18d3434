import { expect, test } from 'vitest';
import { type AlertList, withNew, withNewest, withOlder, withRead } from '../../../src/features/alerts/alert-list.ts';
import type { Alert } from '../../../src/features/scans/contract.ts';

const alert = (number: number, read = false) => ({ number, read }) as Alert;
const list = (...numbers: number[]): AlertList => ({ alerts: numbers.map((number) => alert(number)), more: true });
const numbers = ({ alerts }: AlertList) => alerts.map(({ number }) => number);
const answer = (alerts: Alert[], unread = alerts.length) => ({ alerts, unread, lastAlert: 0 });

test('a new one is listed first, once', () => {
  expect(numbers(withNew(list(3, 2), alert(4)))).toEqual([4, 3, 2]);
  expect(numbers(withNew(withNew(list(3), alert(4)), alert(4)))).toEqual([4, 3]);
  expect(numbers(withNew(list(5, 3), alert(4)))).toEqual([5, 4, 3]);
});

test('older ones follow, until the first there is', () => {
  const some = withOlder(list(9, 8), [alert(7), alert(6)]);
  expect(numbers(some)).toEqual([9, 8, 7, 6]);
  expect(some.more).toBe(true);
  expect(withOlder(some, [alert(2), alert(1)]).more).toBe(false);
  expect(withOlder(some, []).more).toBe(false);
});

test('a page that overlaps says nothing twice', () => {
  expect(numbers(withOlder(list(9, 8), [alert(8), alert(7)]))).toEqual([9, 8, 7]);
});

test('the newest page takes the place of what was there before', () => {
  const before = withOlder(list(9, 8, 7), [alert(6), alert(1)]);
  const now = withNewest(before, answer([alert(10), alert(9, true), alert(7)]));
  expect(numbers(now)).toEqual([10, 9, 7, 6, 1]);
  expect(now.alerts[1]?.read).toBe(true);
  expect(now.more).toBe(false);
});

test('where nothing is left, nothing is shown', () => {
  expect(withNewest(list(3, 2), answer([]))).toEqual({ alerts: [], more: false });
});

test('where nothing is unread any more, neither is an older one', () => {
  const now = withNewest(list(9, 8, 3), answer([alert(9, true), alert(8, true)], 0));
  expect(now.alerts.every(({ read }) => read)).toBe(true);
});

test('one is read, or all up to one', () => {
  expect(withRead(list(3, 2, 1), { number: 2 }).alerts.map(({ read }) => read)).toEqual([false, true, false]);
  expect(withRead(list(3, 2, 1), { upTo: 2 }).alerts.map(({ read }) => read)).toEqual([false, true, true]);
});
