import { expect, test } from 'vitest';
import { compare } from '../../../src/engines/comparison/index.ts';
import { markedRows } from '../../../src/features/compare/marked-rows.ts';
import { type MergedSegment, mergedRow } from '../../../src/features/compare/merged-row.ts';
import { CONTRACT, editedContract } from '../../engines/comparison/contract.ts';

function rowsOf(before: string, after: string) {
  const [difference] = compare([
    { name: 'a', text: before },
    { name: 'b', text: after },
  ]).differences;
  if (!difference) throw new Error('no difference');
  return { rows: markedRows(before, after, difference), changes: difference.changes };
}

/** `[-only before-]`, `[+only after+]`, and `#` where a change begins. */
function written(segments: readonly MergedSegment[]): string {
  const signs = { before: '-', after: '+' };
  return segments
    .map(({ text, side, begins }) => {
      const sign = side && signs[side];
      return `${begins ? '#' : ''}${sign ? `[${sign}${text}${sign}]` : text}`;
    })
    .join('');
}

function merged(before: string, after: string): string[] | undefined {
  const { rows, changes } = rowsOf(before, after);
  return rows[0] && mergedRow(rows[0], changes)?.map(written);
}

test('what both versions share is there once, with what was replaced before what replaced it', () => {
  expect(merged('We pay EUR 180 a month.', 'We pay EUR 280 a month.')).toEqual([
    '#We pay EUR [-180-] [+280+] a month.',
  ]);
});

test('words of one version alone have spaces around them', () => {
  expect(merged('The goods are sent to you by rail.', 'The goods are sent by rail.')).toEqual([
    '#The goods are sent [-to you-] by rail.',
  ]);
  expect(merged('The goods are sent by rail.', 'All the goods are sent by rail.')).toEqual([
    expect.stringMatching(/^#\[-The-\] \[\+All the\+\] goods are sent by rail\.$/),
  ]);
});

test('a change begins once, at its first piece', () => {
  expect(merged('Twelve weeks pass.', 'Eight weeks pass.')).toEqual(['#[-Twelve-] [+Eight+] weeks pass.']);
});

test('each version of a contract can be read from it, and every change begins once', () => {
  const { rows, changes } = rowsOf(CONTRACT.join('\n\n'), editedContract().join('\n\n'));
  const both = rows.filter(({ before, after }) => before.length > 0 && after.length > 0);
  const withoutSpace = (text: string) => text.replaceAll(/\s/g, '');
  const textOf = (paragraphs: readonly { text: string }[][]) =>
    withoutSpace(
      paragraphs
        .flat()
        .map(({ text }) => text)
        .join(''),
    );
  for (const row of both) {
    const lines = mergedRow(row, changes) ?? [];
    const without = (side: 'before' | 'after') => lines.map((line) => line.filter((piece) => piece.side !== side));
    expect(textOf(without('after'))).toBe(textOf(row.before));
    expect(textOf(without('before'))).toBe(textOf(row.after));
    const begun = lines.flat().flatMap(({ begins, change, side }) => (begins ? [`${change} ${side ?? ''}`] : []));
    expect(new Set(begun).size).toBe(begun.length);
  }
});

test('where the shared text is not the same, there is none', () => {
  const segment = (text: string) => [[{ text }]];
  expect(mergedRow({ before: segment('One'), after: segment('Two'), same: false }, [])).toBeUndefined();
});
