import { describe, expect, test } from 'vitest';
import { compare } from '../../../src/engines/comparison/index.ts';
import { foldedRows, markedRows, type Segment } from '../../../src/features/compare/marked-rows.ts';
import { CONTRACT, editedContract } from '../../engines/comparison/contract.ts';

function rowsOf(before: string, after: string) {
  const result = compare([
    { name: 'a', text: before },
    { name: 'b', text: after },
  ]);
  const [difference] = result.differences;
  if (!difference) throw new Error('no difference');
  return { rows: markedRows(before, after, difference), changes: difference.changes };
}

const textOf = (paragraphs: Segment[][]) => paragraphs.map((segments) => segments.map(({ text }) => text).join(''));

describe('rows', () => {
  const { rows, changes } = rowsOf(CONTRACT.join('\n\n'), editedContract().join('\n\n'));

  test('contain both documents completely, in order', () => {
    expect(rows.flatMap((row) => textOf(row.before))).toEqual(CONTRACT);
    expect(rows.flatMap((row) => textOf(row.after))).toEqual(editedContract());
  });

  test('every change begins once on each side where it is', () => {
    for (const side of ['before', 'after'] as const) {
      const begun = rows
        .flatMap((row) => row[side].flat())
        .flatMap(({ change, begins }) => (begins ? [change ?? -1] : []));
      const there = changes.flatMap((change, index) => (side in change ? [index] : []));
      expect(begun.toSorted((a, b) => a - b)).toEqual(there);
    }
  });

  test('mark the words that are different within their sentence', () => {
    const {
      rows: [row],
    } = rowsOf('We pay EUR 180 a month.', 'We pay EUR 280 a month.');
    expect(row?.before).toEqual([
      [
        { text: 'We pay EUR ', change: 0, begins: true },
        { text: '180', change: 0, word: true },
        { text: ' a month.', change: 0 },
      ],
    ]);
  });

  test('what is the same is folded, but for what is beside a change', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `Line number ${index} of the list.`);
    const { rows: marked } = rowsOf(lines.join('\n\n'), lines.with(10, 'Line number 1000 of the list.').join('\n\n'));
    expect(foldedRows(marked).map(({ folded, from, rows: within }) => [folded, from, within.length])).toEqual([
      [true, 0, 9],
      [false, 9, 3],
      [true, 12, 8],
    ]);
  });

  test('but not a single row, whose button would take as much room', () => {
    const lines = Array.from({ length: 6 }, (_, index) => `Line number ${index} of the list.`);
    const changed = lines.with(0, 'Line number 70 of the list.').with(4, 'Line number 74 of the list.');
    const { rows: marked } = rowsOf(lines.join('\n\n'), changed.join('\n\n'));
    expect(foldedRows(marked).map(({ folded }) => folded)).toEqual([false]);
  });
});
