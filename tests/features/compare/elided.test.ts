import { expect, test } from 'vitest';
import { elide, NARROW, type Piece, wordsIn } from '../../../src/features/compare/elided.ts';
import { SIDE_BY_SIDE } from '../../../src/features/compare/texts.ts';

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

test('text without spaces is cut between words and counted in them', () => {
  const chinese = '承运人对货物负责。'.repeat(60);
  const [first, last] = elide([{ text: chinese }]);
  expect(first?.text.length).toBeGreaterThan(110);
  expect(first?.text).toMatch(/(?:承运人|对|货物|负责|。)$/);
  expect(wordsIn(first?.hidden ?? '')).toBeGreaterThan(100);
  expect(whole([first, last].filter((piece) => piece !== undefined))).toBe(chinese);
});

test('no character is cut in two', () => {
  for (const start of ['', 'a']) {
    const text = start + '🚚'.repeat(300);
    const pieces = elide([{ text: '180', change: 0 }, { text }, { text: '190', change: 1 }]);
    expect(pieces).toHaveLength(4);
    for (const piece of pieces) expect((piece.text + (piece.hidden ?? '')).isWellFormed()).toBe(true);
    for (const piece of pieces) expect(piece.text.isWellFormed()).toBe(true);
  }
});

test('the button says how many words it shows', () => {
  expect(wordsIn(' in the carrier’s hold, ')).toBe(4);
  expect([1, 2, 1200].map(SIDE_BY_SIDE.elided)).toEqual(['Show 1 word', 'Show 2 words', 'Show 1,200 words']);
});

test('with little room the unchanged words of a changed sentence are shortened too, and it begins once', () => {
  const pieces = elide(
    [
      { text: LONG, change: 0, begins: true },
      { text: '180', change: 0, word: true as const },
    ],
    NARROW,
  );
  expect(pieces.map(({ hidden, begins }) => [hidden !== undefined, begins])).toEqual([
    [true, true],
    [false, undefined],
    [false, undefined],
  ]);
  expect(pieces[1]?.text).toMatch(/^ \w.{30,50}$/);
  expect(elide([{ text: LONG, change: 0 }])).toEqual([{ text: LONG, change: 0 }]);
});
