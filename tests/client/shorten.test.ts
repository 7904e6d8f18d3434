import { expect, test } from 'vitest';
import { inShort } from '../../src/client/shorten.ts';

test.each(['', 'Budget review', 'w'.repeat(120)])('%s stays', (text) => {
  expect(inShort(text)).toBe(text);
});

test('a long one ends behind a word, and says that it goes on', () => {
  const short = inShort('very long '.repeat(40));
  expect(short).toMatch(/(long|very)…$/);
  expect(short.length).toBeLessThanOrEqual(120);
});

test('without a space it is cut all the same, and no email in two', () => {
  expect(inShort('w'.repeat(400))).toBe(`${'w'.repeat(119)}…`);
  expect(inShort(`${'w'.repeat(118)}😀${'w'.repeat(90)}`).isWellFormed()).toBe(true);
  expect(inShort('😀'.repeat(200)).isWellFormed()).toBe(true);
});
