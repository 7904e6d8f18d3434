import { expect, test } from 'vitest';
import { truncate } from '../../src/client/truncate.ts';
import { testTable } from '../support/test-table.ts';

testTable(['', 'Budget review', 'w'.repeat(120)])('%s stays', (text) => {
  expect(truncate(text)).toBe(text);
});

test('a long one ends after a word, with an ellipsis', () => {
  const short = truncate('very long '.repeat(40));
  expect(short).toMatch(/(long|very)…$/);
  expect(short.length).toBeLessThanOrEqual(120);
});

test('without a space it is cut all the same, and no email in two', () => {
  expect(truncate('w'.repeat(400))).toBe(`${'w'.repeat(119)}…`);
  expect(truncate(`${'w'.repeat(118)}😀${'w'.repeat(90)}`).isWellFormed()).toBe(true);
  expect(truncate('😀'.repeat(200)).isWellFormed()).toBe(true);
});
