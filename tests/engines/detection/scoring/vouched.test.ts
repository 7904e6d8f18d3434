import { expect, test } from 'vitest';
import type { Analysis, Signal } from '../../../../src/engines/detection/index.ts';
import { vouchedSeverity } from '../../../../src/engines/detection/index.ts';

const signal = (id: string, tier: Signal['tier'] = 'soft', weight = 1): Signal => ({
  ...{ id, tier, weight, group: 'request', title: '', sentence: '', evidence: [] },
});
const critical = (...signals: Signal[]): Pick<Analysis, 'severity' | 'category' | 'signals'> => ({
  ...{ severity: 'Critical', category: 'phishing', signals },
});

test('what only seems suspicious is lowered', () => {
  expect(vouchedSeverity(critical(signal('wording'), signal('urgent-payment'), signal('link-shortener')))).toBe('None');
});

test('floors stay, the highest of them', () => {
  expect(vouchedSeverity(critical(signal('link-look-alike', 'hard')))).toBe('High');
  expect(vouchedSeverity(critical(signal('gift-card-codes', 'hard'), signal('link-look-alike', 'hard')))).toBe('High');
});

test('a floor never raises', () => {
  const low = { ...critical(signal('link-look-alike', 'hard')), severity: 'Low' } as const;
  expect(vouchedSeverity(low)).not.toBe('High');
});

test('programs and imitating links stay as severe as they are', () => {
  expect(vouchedSeverity(critical(signal('link-runs-script')))).toBe('Critical');
  for (const forged of ['link-to-known-name-mismatch', 'link-text-mismatch', 'link-borrowed-name']) {
    expect(vouchedSeverity(critical(signal(forged))), forged).toBe('Critical');
  }
  // Another signal covers it.
  expect(vouchedSeverity(critical(signal('link-to-known-name-mismatch', 'soft', 0)))).toBe('None');
  expect(vouchedSeverity({ ...critical(), category: 'malware' })).toBe('Critical');
});
