import { describe, expect, test } from 'vitest';
import { CHANGED_ACCOUNT, NEWSLETTER, PASSWORD_EXPIRY } from '../../../src/content/sample-emails/emails.ts';
import { finding, weighed } from '../../../src/features/landing/examples/findings.ts';
import { analysed } from '../../../src/features/landing/sample-analysis.ts';

test.each([
  [CHANGED_ACCOUNT, 'dangerous'],
  [PASSWORD_EXPIRY, 'dangerous'],
  [NEWSLETTER, 'safe'],
] as const)('the engine finds $0.label $1', async (sample, verdict) => {
  const { analysis, email } = await analysed(sample);
  expect(analysis.verdict).toBe(verdict);
  expect(email.from?.address).toContain('.example');
});

describe('what an example shows', () => {
  test('is the strongest finding with such evidence, never one that speaks for the email', async () => {
    const { analysis } = await analysed(PASSWORD_EXPIRY);
    const { signal, evidence } = finding(analysis, ({ href }) => href !== undefined);
    expect(signal.tier).not.toBe('mitigating');
    expect(evidence.href).toContain('keep-login.example');
  });

  test('must exist', async () => {
    const { analysis } = await analysed(NEWSLETTER);
    expect(() => finding(analysis, () => true)).toThrow('finds nothing');
  });

  test('is weighed heaviest first, and adds up to the risk', async () => {
    for (const email of [CHANGED_ACCOUNT, PASSWORD_EXPIRY]) {
      const { analysis } = await analysed(email);
      const { entries, risk } = weighed(analysis, 4);
      const named = entries.slice(0, -1).map(({ weight }) => weight);
      expect(entries).toHaveLength(4);
      expect(entries.at(-1)?.title).toMatch(/^\d+ lighter ones, together$/);
      expect(named).toEqual(named.toSorted((a, b) => b - a));
      expect(entries.every(({ weight }) => weight > 0)).toBe(true);
      expect(1 - entries.reduce((doubt, { weight }) => doubt * (1 - weight), 1)).toBeCloseTo(risk, 6);
    }
  });
});
