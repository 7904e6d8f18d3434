import { expect, test } from 'vitest';
import { MarkCursor, type Piece } from '../../src/ui/email/laid-out-marks.ts';
import { splitByMarks } from '../../src/ui/marks.ts';

const written = (pieces: readonly Piece[]) =>
  pieces
    .map(({ text, notes, ending }) => `${notes.length > 0 ? `[${text}]` : text}${ending.map((n) => `(${n})`).join('')}`)
    .join('');

test('marks of the displayed text are where they belong in the layout, over spaces and elements', () => {
  const text = 'Dear Ada,\n\nplease verify your password now.';
  const mark = (words: string, note: number) => ({
    start: text.indexOf(words),
    end: text.indexOf(words) + words.length,
    note,
  });
  const cursor = new MarkCursor(splitByMarks(text, [mark('verify your password', 1), mark('Ada', 2)]));
  const laidOut = [
    { text: '\n  Dear\u00a0 Ada,', at: 0 },
    { text: '  hidden ', at: null },
    { text: ' please  verify\n ', at: 11 },
    { text: 'your', at: text.indexOf('your') },
    { text: ' password now. ', at: text.indexOf('password') },
  ];
  expect(laidOut.map((one) => written(cursor.cut(one)))).toEqual([
    '\n  Dear\u00a0 [Ada],(2)',
    '  hidden ',
    ' please  [verify\n ]',
    '[your]',
    ' [password](1) now. ',
  ]);
});

test('a mark that ends between two texts keeps its number', () => {
  const text = 'one\ntwo';
  const cursor = new MarkCursor(splitByMarks(text, [{ start: 0, end: 4, note: 1 }]));
  expect(
    [
      { text: 'one', at: 0 },
      { text: 'two', at: 4 },
    ].map((one) => written(cursor.cut(one))),
  ).toEqual(['[one]', '(1)two']);
});
