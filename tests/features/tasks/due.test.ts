import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Task } from '../../../src/features/tasks/contract.ts';
import { byDue, dueOf, formatDue, grouped, groupOf, partsOf } from '../../../src/features/tasks/due.ts';
import { testTable } from '../../support/test-table.ts';

// Must run before the clock is first read.
const zone = vi.hoisted(() => {
  const before = process.env.TZ;
  process.env.TZ = 'Europe/Berlin';
  return before;
});
afterAll(() => {
  process.env.TZ = zone;
});

describe('a due date in a form', () => {
  testTable([
    ['2026-12-04', { date: '2026-12-04', time: '' }],
    ['2026-12-04T15:00', { date: '2026-12-04', time: '15:00' }],
    ['2026-12-04T20:30-05:00', { date: '2026-12-05', time: '02:30' }],
  ])('%s is %o by the user’s clock, and unchanged if it is not edited', (due, parts) => {
    expect(partsOf(due)).toEqual(parts);
    expect(dueOf(parts, due)).toBe(due);
  });

  test('has the distance from UTC of its own day', () => {
    expect(dueOf({ date: '2026-12-04', time: '15:00' })).toBe('2026-12-04T15:00+01:00');
    expect(dueOf({ date: '2027-06-04', time: '15:00' }, '2026-12-04T15:00')).toBe('2027-06-04T15:00+02:00');
    expect(dueOf({ date: '2026-12-05', time: '' }, '2026-12-04T15:00')).toBe('2026-12-05');
  });
});

testTable([
  ['2026-12-04', null, 'Fri, Dec 4'],
  ['2027-01-04', null, 'Mon, Jan 4, 2027'],
  ['2026-12-04T15:00', null, 'Fri, Dec 4, 3:00 PM'],
  ['2026-12-04T14:00+00:00', 90, 'Fri, Dec 4, 3:00 PM to 4:30 PM'],
])('%s, %s minutes long, reads %s', (due, minutes, words) => {
  expect(formatDue(due, minutes, NOW).replaceAll('\u202f', ' ')).toBe(words);
});

// A Thursday.
const NOW = new Date('2026-11-26T12:00:00Z');
const task = (due: string, done = false): Task => ({
  ...{ id: due, kind: 'task', title: due, due, minutes: null, location: null, done, origin: null },
});

testTable([
  ['2026-11-25', 'Overdue'],
  ['2026-11-26', 'Today'],
  ['2026-11-26T12:59', 'Overdue'],
  ['2026-11-26T13:01', 'Today'],
  ['2026-11-26T18:30-05:00', 'This week'],
  ['2026-11-29', 'This week'],
  ['2026-11-29T23:59', 'This week'],
  ['2026-11-30', 'Later'],
])('%s is %s', (due, group) => {
  expect(groupOf(task(due), NOW)).toBe(group);
  expect(groupOf(task(due, true), NOW)).toBe('Done');
});

test('what took place is past, when it has ended, and only a task is overdue', () => {
  const began = { ...task('2026-11-26T12:30'), kind: 'appointment' as const };
  expect(groupOf(began, NOW)).toBe('Past');
  expect(groupOf({ ...began, minutes: 60 }, NOW)).toBe('Today');
  expect(groupOf({ ...task('2026-11-25'), kind: 'reminder' }, NOW)).toBe('Past');
  expect(groupOf({ ...task('2026-11-26'), kind: 'reminder' }, NOW)).toBe('Today');
  expect(groupOf({ ...began, done: true }, NOW)).toBe('Done');
});

test('what is due at different offsets is sorted by when it is', () => {
  const [first, second] = [{ due: '2026-12-04T15:00+01:00' }, { due: '2026-12-04T10:00-05:00' }];
  expect([second, first].toSorted(byDue)).toEqual([first, second]);
  expect(byDue(first, { due: '2026-12-04T14:00+00:00' })).toBe(0);
});

test('a week ends on Sunday', () => {
  const sunday = new Date('2026-11-29T12:00:00Z');
  expect(groupOf(task('2026-11-29'), sunday)).toBe('Today');
  expect(groupOf(task('2026-11-30'), sunday)).toBe('Later');
});

test('groups are in order, the next due first and what is done last', () => {
  const tasks = ['2026-12-02', '2026-11-26', '2026-12-01T09:00'].map((due) => task(due));
  const done = [task('2026-11-02', true), task('2026-11-05', true)];
  expect(grouped([...done, ...tasks], NOW).map((one) => [one.group, one.tasks.map(({ due }) => due)])).toEqual([
    ['Today', ['2026-11-26']],
    ['Later', ['2026-12-01T09:00', '2026-12-02']],
    ['Done', ['2026-11-05', '2026-11-02']],
  ]);
});
