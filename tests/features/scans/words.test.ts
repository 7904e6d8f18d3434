import { describe, expect, test } from 'vitest';
import { shortTime, shownLine } from '../../../src/features/scans/words.ts';
import { testTable } from '../../support/test-table.ts';

test('recent times are more precise', () => {
  const now = new Date(2026, 10, 21, 22, 0);
  expect(shortTime(new Date(2026, 10, 21, 9, 5).toISOString(), now)).toMatch(/^9:05\sAM$/);
  expect(shortTime(new Date(2026, 10, 20, 23, 59).toISOString(), now)).toBe('Nov 20');
  expect(shortTime(new Date(2025, 10, 21, 9, 5).toISOString(), now)).toBe('Nov 21, 2025');
  expect(shortTime(new Date(2026, 10, 21, 0, 5).toISOString(), now)).toMatch(/^12:05\sAM$/);
});

describe('how much of the list is shown', () => {
  testTable([
    [50, null, false, 'Showing the newest 50'],
    [50, 50_000, false, 'Showing 50 of 50,000 scans'],
    [7, null, true, '7 scans'],
    [1, 1, true, '1 scan'],
    [0, 0, true, 'No scans match.'],
    // More arrived during the count.
    [100, 99, true, '100 scans'],
  ])('%i of %s', (shown, total, complete, line) => {
    expect(shownLine(shown, total, complete)).toBe(line);
  });
});
