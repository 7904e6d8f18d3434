import { describe, expect, test } from 'vitest';
import { markedWords, spellBidiControls, splitByMarks } from '../../src/ui/marks.ts';

/** The pieces as `text:notes>numbers printed after it`. */
const pieces = (text: string, ...marks: [start: number, end: number, note: number][]) =>
  splitByMarks(
    text,
    marks.map(([start, end, note]) => ({ start, end, note })),
  ).map(({ text: piece, notes, ending }) => `${piece}:${notes}${ending.length > 0 ? `>${ending}` : ''}`);

describe('splitting a text by its marks', () => {
  test('without marks is one piece', () => {
    expect(pieces('Dear Ana')).toEqual(['Dear Ana:']);
    expect(pieces('')).toEqual([]);
  });

  test('cuts out one mark and prints its number after it', () => {
    expect(pieces('pay now please', [4, 7, 1])).toEqual(['pay :', 'now:1>1', ' please:']);
  });

  test('prints numbers behind the whole word, address or link, together', () => {
    expect(pieces('pay now, please', [4, 7, 1])).toEqual(['pay :', 'now:1', ',:>1', ' please:']);
    expect(pieces('<a@b.example> wrote', [1, 12, 1], [3, 12, 2])).toEqual([
      '<:',
      'a@:1',
      'b.example:1,2',
      '>:>1,2',
      ' wrote:',
    ]);
    expect(pieces('pay now', [0, 4, 1])).toEqual(['pay :1>1', 'now:']);
  });

  test('prints numbers behind the mark in scripts without spaces', () => {
    expect(pieces('今すぐ確認してください', [0, 3, 1])).toEqual(['今すぐ:1>1', '確認してください:']);
  });

  test('keeps marks apart that touch', () => {
    expect(pieces('ab cd', [0, 3, 1], [3, 5, 2])).toEqual(['ab :1>1', 'cd:2>2']);
  });

  test('shares what two marks cover', () => {
    expect(pieces('abcdef', [0, 4, 1], [2, 6, 2])).toEqual(['ab:1', 'cd:1,2', 'ef:2>1,2']);
    expect(pieces('abcdef', [0, 6, 2], [2, 4, 1])).toEqual(['ab:2', 'cd:1,2', 'ef:2>1,2']);
    expect(pieces('abcdef', [1, 3, 2], [1, 3, 1])).toEqual(['a:', 'bc:1,2', 'def:>1,2']);
  });

  test('joins marks of one note that overlap, touch or repeat', () => {
    expect(pieces('abcd ef', [0, 2, 1], [1, 4, 1], [0, 2, 1])).toEqual(['abcd:1>1', ' ef:']);
    expect(pieces('abcd ef', [3, 4, 1], [0, 3, 1])).toEqual(['abcd:1>1', ' ef:']);
  });

  test('prints a note twice when it speaks of two places', () => {
    expect(pieces('a bcd e', [0, 1, 1], [6, 7, 1])).toEqual(['a:1>1', ' bcd :', 'e:1>1']);
  });

  test('keeps within the text and drops what is empty, backward or no number', () => {
    expect(pieces('a b c', [-5, 1, 1], [4, 99, 2])).toEqual(['a:1>1', ' b :', 'c:2>2']);
    expect(pieces('abc', [1, 1, 1], [2, 1, 2], [Number.NaN, Number.NaN, 3], [7, 9, 4])).toEqual(['abc:']);
  });

  test('halves no emoji', () => {
    expect(pieces('a😀b', [2, 4, 1])).toEqual(['a:', '😀b:1>1']);
    expect(pieces('a😀 b', [0, 2, 1])).toEqual(['a😀:1>1', ' b:']);
  });

  test('puts together again what it cut, however many marks there are', () => {
    const text = 'The account has changed. '.repeat(4000);
    const marks = Array.from({ length: 5000 }, (_, index) => ({
      start: (index * 7919) % text.length,
      end: ((index * 7919) % text.length) + (index % 40),
      note: (index % 30) + 1,
    }));
    const segments = splitByMarks(text, marks);
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    for (const { start, text: piece } of segments) expect(text.startsWith(piece, start)).toBe(true);
  });
});

test('characters that turn text around are spelled out, right-to-left script is left alone', () => {
  expect(spellBidiControls('invoice\u202egpj.exe')).toBe('invoice[U+202E]gpj.exe');
  expect(spellBidiControls('שלום \u200fa')).toBe('שלום \u200fa');
});

test('what a number marks is named, each text once, and briefly', () => {
  const marks = [
    { start: 0, end: 7, note: 1 },
    { start: 4, end: 7, note: 2 },
    { start: 8, end: 13, note: 3 },
  ];
  expect(markedWords('pay now today', marks, [1, 2])).toBe('pay now');
  expect(markedWords('pay now today', marks, [1, 3])).toBe('pay now, today');
  expect(markedWords('x'.repeat(500), [{ start: 0, end: 500, note: 1 }], [1])).toHaveLength(80);
});
