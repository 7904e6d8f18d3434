import { describe, expect, test } from 'vitest';
import { CHANGED_ACCOUNT, NEWSLETTER, PASSWORD_EXPIRY } from '../../../src/content/sample-emails/emails.ts';
import { evidenceOf, finding } from '../../../src/features/landing/examples/findings.ts';
import { analysed, strongest } from '../../../src/features/landing/sample-analysis.ts';
import { testTable } from '../../support/test-table.ts';

testTable([
  [CHANGED_ACCOUNT, 'dangerous'],
  [PASSWORD_EXPIRY, 'dangerous'],
  [NEWSLETTER, 'safe'],
] as const)('the engine finds $0.label $1', async (sample, verdict) => {
  const { analysis, email } = await analysed(sample);
  expect(analysis.verdict).toBe(verdict);
  expect(email.from?.address).toContain('.example');
});

test('the hero shows what counts most, by what was done and not how it sounds', async () => {
  const titles = async (sample: typeof NEWSLETTER) =>
    strongest((await analysed(sample)).analysis, 3).map(({ title }) => title);
  expect(await titles(CHANGED_ACCOUNT)).toEqual([
    'Bank details change mid-conversation',
    'Not the sender you know',
    'Asks you to keep quiet',
  ]);
  expect(await titles(NEWSLETTER)).toHaveLength(3);
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
    expect(() => finding(analysis, ({ where }) => where === 'attachment')).toThrow('no longer finds');
  });

  test('is listed by its share of the evidence, which adds up to all of it', async () => {
    for (const email of [CHANGED_ACCOUNT, PASSWORD_EXPIRY]) {
      const { analysis } = await analysed(email);
      const entries = evidenceOf(analysis, 4);
      const named = entries.slice(0, -1).map(({ share }) => share);
      expect(entries).toHaveLength(4);
      expect(entries.at(-1)?.title).toMatch(/^\d+ smaller findings combined$/);
      expect(named).toEqual(named.toSorted((a, b) => b - a));
      expect(entries.every(({ share }) => share > 0)).toBe(true);
      expect(entries.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
    }
  });
});
