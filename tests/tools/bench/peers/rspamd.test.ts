import { describe, expect, test } from 'vitest';
import { isLearned, judgementOf } from '../../../../src/tools/bench/peers/rspamd.ts';

function answer(score: number, action: string): string {
  return JSON.stringify({
    is_skipped: false,
    score,
    required_score: 15,
    action,
    symbols: { DATE_IN_PAST: { name: 'DATE_IN_PAST', score: 0.1, options: ['2161'] } },
    'message-id': 'x@example.com',
  });
}

describe('answers', () => {
  test('flag a mail from adding a header on', () => {
    expect(judgementOf(answer(15.4, 'reject'))).toEqual({ harm: 15.4, flagged: [true] });
    expect(judgementOf(answer(7, 'rewrite subject'))).toEqual({ harm: 7, flagged: [true] });
    expect(judgementOf(answer(6, 'add header'))).toEqual({ harm: 6, flagged: [true] });
  });

  test('do not flag what is only greylisted or let through', () => {
    expect(judgementOf(answer(5.9, 'greylist'))).toEqual({ harm: 5.9, flagged: [false] });
    expect(judgementOf(answer(-0.3, 'no action'))).toEqual({ harm: -0.3, flagged: [false] });
  });

  test('without a score are errors', () => {
    expect(() => judgementOf('{"error":"Empty body is not permitted"}')).toThrow('Empty body is not permitted');
  });
});

test('a mail is learned, or known or too short, or the server has failed', () => {
  expect(isLearned(200)).toBe(true);
  expect([204, 208, 404].map(isLearned)).toEqual([false, false, false]);
  expect(() => isLearned(503)).toThrow('503');
});
