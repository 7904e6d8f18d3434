import { expect, test } from 'vitest';
import { elide, type Piece } from '../../../src/features/compare/elided.ts';

const LONG = 'The carrier answers for the goods. '.repeat(20);
const whole = (pieces: Piece[]) => pieces.map(({ text, hidden = '' }) => text + hidden).join('');

test('long unchanged text keeps what is beside a change, in whole words', () => {
  const segments = [{ text: LONG }, { text: '180', change: 0, word: true as const }, { text: LONG }];
  const pieces = elide(segments);
  expect(whole(pieces)).toBe(LONG + 180 + LONG);
  expect(pieces.map(({ hidden }) => hidden !== undefined)).toEqual([true, false, false, true, false]);
  const [before, near, , after] = pieces;
  expect(before?.text).toBe('');
  expect(near?.text).toMatch(/^ \w.{90,130}$/);
  expect(after?.text).toMatch(/^The carrier.{90,130}\w$|^The carrier.{90,130}\.$/);
});

test('a paragraph without a change keeps its start', () => {
  const [first, last] = elide([{ text: LONG }]);
  expect(first?.text).toMatch(/^The carrier/);
  expect(first?.hidden?.length).toBeGreaterThan(400);
  expect(last?.text).toBe('');
});

test('text that takes no more room than the button stays whole', () => {
  const segments = [{ text: LONG.slice(0, 250) }, { text: 'new', change: 0 }];
  expect(elide(segments)).toEqual(segments);
});
