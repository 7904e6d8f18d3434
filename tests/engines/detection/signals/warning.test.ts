import { describe, expect, test } from 'vitest';
import { analyse, type Letter } from '../../../../src/engines/detection/index.ts';

const QUOTED = '“Your account has been suspended. Please verify your password within 24 hours”';
const warning = (more: string, subject = 'Security Weekly: the latest scam'): Letter => ({
  subject,
  body: `Hello readers, this week we saw a letter that says ${QUOTED}. ${more} Stay safe.`,
  from: { name: 'Security Weekly', address: 'news@weekly.example' },
});

describe('a newsletter that quotes a fraud', () => {
  test.each([
    ['and names its address', 'It led to paypa1.com, which is not PayPal.'],
    ['and leads to its own site', 'Read more: https://weekly.example/post/1'],
  ])('%s is hardly held against it', (_, more) => {
    const { severity, conclusion } = analyse(warning(more));
    expect(['None', 'Low']).toContain(severity);
    if (severity === 'Low') expect(conclusion).toContain('seems to warn of a fraud');
  });

  test.each([
    ['leads elsewhere', 'Read more: https://weekly-login.test/post/1', undefined],
    ['leads to the imitation itself', 'It led to https://paypa1.com/login', undefined],
    ['says so in its own words, too', 'Your account has been suspended. Please verify your password.', undefined],
    ['does not speak of a fraud', 'It is about paypa1.com.', 'Your account'],
  ])('is no excuse where the letter %s', (_, more, subject) => {
    expect(analyse(warning(more, subject)).signals.map(({ id }) => id)).not.toContain('quotes-a-lure');
  });
});
