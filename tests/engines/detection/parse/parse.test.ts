import { describe, expect, test } from 'vitest';
import { analyse, type Email } from '../../../../src/engines/detection/index.ts';
import { parse } from '../../../../src/engines/detection/parse/parse.ts';

test('of a phrase that is repeated over and over only some places are kept', () => {
  const { phrases } = parse({ subject: 'x', body: 'Reply within 24 hours. '.repeat(5_000) }, {});
  const kept = phrases.get('deadline') ?? [];
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.length).toBeLessThan(500);
});

describe('an email inside an email', () => {
  const nest = (levels: number): Email =>
    levels === 0
      ? { subject: 'Deep', body: 'Hello Tom, the choir meets on Monday at the mill, and there will be cake. Ada' }
      : {
          subject: 'Fwd',
          body: 'Hello Tom, here is the letter that I promised you on Monday. Ada',
          nested: [nest(levels - 1)],
        };

  test('is judged to some depth, and an email with deeper ones is not called safe', () => {
    expect(analyse(nest(3)).verdict).toBe('safe');
    const { verdict, coverage } = analyse(nest(4));
    expect(verdict).toBe('unknown');
    expect(coverage.notSeen).toContain('Attached emails or calendar entries weren’t read in full.');
  });

  test('shares one limit for emails and text', () => {
    const many = analyse({ subject: 'x', body: 'y', nested: Array.from({ length: 100 }, () => nest(0)) });
    expect(many.coverage.complete).toBe(false);
    const long = { subject: 'x', body: 'The bins go out tonight. '.repeat(5_000) };
    expect(analyse({ subject: 'x', body: 'y', nested: [long] }).coverage.complete).toBe(true);
    expect(analyse({ subject: 'x', body: 'y', nested: [long, long] }).coverage.complete).toBe(false);
  });
});

test('a subject that is cut is mentioned', () => {
  const { coverage } = analyse({ subject: 'x '.repeat(2_000), body: 'Hello Tom' });
  expect(coverage.notSeen).toContain('Only the first 2,000 characters of the subject were read.');
});
