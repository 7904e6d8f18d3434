import { describe, expect, test } from 'vitest';
import { judgementOf, learnedCount, requestHead } from '../../../../src/tools/bench/peers/spamassassin.ts';

test('a request says how long the mail is that follows', () => {
  expect(requestHead(87)).toBe('CHECK SPAMC/1.5\r\nContent-length: 87\r\n\r\n');
});

test('sa-learn says how many mails it has learned from', () => {
  expect(learnedCount('Learned tokens from 48 message(s) (50 message(s) examined)\n')).toBe(48);
  expect(learnedCount('')).toBe(0);
});

describe('answers', () => {
  test('contain the flag and the score', () => {
    const answer = 'SPAMD/1.1 0 EX_OK\r\nContent-length: 2\r\nSpam: True ; 1000.0 / 5.0\r\n\r\n';
    expect(judgementOf(answer)).toEqual({ harm: 1000, flagged: [true] });
  });

  test('may contain a negative score', () => {
    const answer = 'SPAMD/1.1 0 EX_OK\r\nSpam: False ; -1.9 / 5.0\r\n\r\n';
    expect(judgementOf(answer)).toEqual({ harm: -1.9, flagged: [false] });
  });

  test('that are refusals, or say nothing, are errors', () => {
    expect(() => judgementOf('SPAMD/1.0 76 Bad header line: FOO SPAMC/1.5\r\n')).toThrow('76 Bad header line');
    expect(() => judgementOf('')).toThrow('SpamAssassin refuses');
    expect(() => judgementOf('SPAMD/1.1 0 EX_OK\r\n\r\n')).toThrow('without a score');
  });
});
