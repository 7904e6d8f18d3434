import { expect, test } from 'vitest';
import { parse } from '../../../../src/engines/detection/parse/parse.ts';

test('of a phrase that is repeated over and over only some places are kept', () => {
  const { phrases } = parse({ subject: 'x', body: 'Reply within 24 hours. '.repeat(5_000) }, {});
  const kept = phrases.get('deadline') ?? [];
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.length).toBeLessThan(500);
});
