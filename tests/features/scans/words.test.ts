import { describe, expect, test } from 'vitest';
import type { ScanSummary } from '../../../src/features/scans/contract.ts';
import { shortTime, shownLine, surenessOf, verdictLine } from '../../../src/features/scans/words.ts';
import { testTable } from '../../support/test-table.ts';

testTable([
  [100, 'almost certain'],
  [95, 'almost certain'],
  [94, 'very likely'],
  [70, 'likely'],
  [69, 'uncertain'],
  [0, 'uncertain'],
])('%i percent is %s', (confidence, words) => {
  expect(surenessOf(confidence)).toBe(words);
});

testTable([
  [
    { verdict: 'dangerous', severity: 'High', category: 'phishing', confidence: 96 },
    'High severity: phishing, almost certain (96%)',
  ],
  [{ verdict: 'safe', severity: 'None', category: 'safe', confidence: 80 }, 'No threats found, likely (80%)'],
  [{ verdict: 'unknown', severity: 'None', category: 'unknown', confidence: 0 }, 'There was too little in it to judge'],
  [
    { verdict: 'suspicious', severity: 'Medium', category: 'unknown', confidence: 60 },
    'Medium severity, uncertain (60%)',
  ],
] as const)('the verdict %j in a line', (verdict, line) => {
  expect(verdictLine(verdict as unknown as ScanSummary)).toBe(line);
});

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
