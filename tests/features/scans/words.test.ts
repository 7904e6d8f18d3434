import { describe, expect, test } from 'vitest';
import type { ScanSummary } from '../../../src/features/scans/contract.ts';
import { shortTime, shownLine, surenessOf, verdictLine } from '../../../src/features/scans/words.ts';

test.each([
  [100, 'almost certain'],
  [95, 'almost certain'],
  [94, 'very likely'],
  [70, 'likely'],
  [69, 'uncertain'],
  [0, 'uncertain'],
])('%i percent is %s', (confidence, words) => {
  expect(surenessOf(confidence)).toBe(words);
});

test.each([
  [
    { verdict: 'dangerous', severity: 'High', category: 'phishing', confidence: 96 },
    'High severity: phishing, almost certain, 96%',
  ],
  [{ verdict: 'safe', severity: 'None', category: 'safe', confidence: 80 }, 'Nothing wrong was found, likely, 80%'],
  [
    { verdict: 'unknown', severity: 'None', category: 'unknown', confidence: 0 },
    'Too little could be read to judge it',
  ],
  [
    { verdict: 'suspicious', severity: 'Medium', category: 'unknown', confidence: 60 },
    'Medium severity, uncertain, 60%',
  ],
] as const)('the verdict %j in a line', (verdict, line) => {
  expect(verdictLine(verdict as unknown as ScanSummary)).toBe(line);
});

test('a time is the more exact the nearer it is', () => {
  const now = new Date(2026, 10, 21, 22, 0);
  expect(shortTime(new Date(2026, 10, 21, 9, 5).toISOString(), now)).toMatch(/^9:05\sAM$/);
  expect(shortTime(new Date(2026, 10, 20, 23, 59).toISOString(), now)).toBe('Nov 20');
  expect(shortTime(new Date(2025, 10, 21, 9, 5).toISOString(), now)).toBe('Nov 21, 2025');
  expect(shortTime(new Date(2026, 10, 21, 0, 5).toISOString(), now)).toMatch(/^12:05\sAM$/);
});

describe('how much of the list is shown', () => {
  test.each([
    [50, null, false, 'The newest 50 are shown.'],
    [50, 50_000, false, '50 of 50,000 scans are shown.'],
    [7, null, true, '7 scans.'],
    [1, 1, true, '1 scan.'],
    [0, 0, true, 'No scan matches.'],
    // More came while it was counted.
    [100, 99, true, '100 scans.'],
  ])('%i of %s', (shown, total, complete, line) => {
    expect(shownLine(shown, total, complete)).toBe(line);
  });
});
