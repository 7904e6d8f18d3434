import { describe, expect, test } from 'vitest';
import { isTaken, judgementOf, requestHead } from '../../../../src/commands/bench/peers/spamassassin.ts';

describe('requests', () => {
  test('name the command, the version and the length of what follows', () => {
    expect(requestHead('CHECK', {}, 87)).toBe('CHECK SPAMC/1.5\r\nContent-length: 87\r\n\r\n');
  });

  test('say of which class a mail to be learned is', () => {
    expect(requestHead('TELL', { 'Message-class': 'spam', Set: 'local' }, 2)).toBe(
      'TELL SPAMC/1.5\r\nMessage-class: spam\r\nSet: local\r\nContent-length: 2\r\n\r\n',
    );
  });
});

describe('answers', () => {
  test('hold the flag and the score', () => {
    const answer = 'SPAMD/1.1 0 EX_OK\r\nContent-length: 2\r\nSpam: True ; 1000.0 / 5.0\r\n\r\n';
    expect(judgementOf(answer)).toEqual({ harm: 1000, flagged: [true] });
  });

  test('may hold a score below nothing', () => {
    const answer = 'SPAMD/1.1 0 EX_OK\r\nSpam: False ; -1.9 / 5.0\r\n\r\n';
    expect(judgementOf(answer)).toEqual({ harm: -1.9, flagged: [false] });
  });

  test('say whether a mail was learned', () => {
    expect(isTaken('SPAMD/1.1 0 EX_OK\r\nDidSet: local\r\n\r\n\r\n')).toBe(true);
    expect(isTaken('SPAMD/1.1 0 EX_OK\r\n\r\n\r\n')).toBe(false);
  });

  test('that are refusals, or say nothing, are errors', () => {
    expect(() => judgementOf('SPAMD/1.0 76 Bad header line: FOO SPAMC/1.5\r\n')).toThrow('76 Bad header line');
    expect(() => isTaken('SPAMD/1.0 69 Service Unavailable: TELL commands are not enabled\r\n')).toThrow('69 Service');
    expect(() => judgementOf('')).toThrow('SpamAssassin refuses');
    expect(() => judgementOf('SPAMD/1.1 0 EX_OK\r\n\r\n')).toThrow('without a score');
  });
});
