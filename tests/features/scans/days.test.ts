import { expect, test } from 'vitest';
import { countsQuery } from '../../../src/features/scans/contract.ts';
import { calendarOf } from '../../../src/features/scans/days.server.ts';
import { testTable } from '../../support/test-table.ts';

const since = (zone: string, now: string, days: number) =>
  new Date(calendarOf(zone, Date.parse(now), days).since).toISOString();

testTable([
  ['UTC', '2026-11-21T12:00:00Z', 1, '2026-11-21T00:00:00.000Z'],
  ['Europe/Berlin', '2026-11-21T23:30:00Z', 1, '2026-11-21T23:00:00.000Z'],
  // Half a year ago its clocks were an hour further.
  ['Europe/Berlin', '2026-11-21T12:00:00Z', 100, '2026-08-13T22:00:00.000Z'],
  ['America/New_York', '2026-11-21T02:00:00Z', 1, '2026-11-20T05:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-21T12:00:00Z', 1, '2026-11-20T18:15:00.000Z'],
  // Midnight is left out there on that day, and comes twice on the other.
  ['Africa/Cairo', '2026-04-24T12:00:00Z', 1, '2026-04-23T22:00:00.000Z'],
  ['America/Havana', '2026-11-01T18:00:00Z', 1, '2026-11-01T04:00:00.000Z'],
])('in %s at %s, %i days begin at %s', (zone, now, days, start) => {
  expect(since(zone, now, days)).toBe(start);
});

test('only zones that there are can be asked for', () => {
  expect(countsQuery.parse({})).toEqual({ days: 30, zone: 'UTC' });
  expect(countsQuery.parse({ zone: 'Asia/Kathmandu' }).zone).toBe('Asia/Kathmandu');
  for (const zone of ['', 'Nowhere/Land', "UTC'; --", 'x'.repeat(65)])
    expect(countsQuery.safeParse({ zone }).success).toBe(false);
});
