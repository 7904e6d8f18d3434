import { describe, expect, test } from 'vitest';
import { byArchive, type Result, tableOf } from '../../../../src/tools/bench/peers/table.ts';

const judged = (harm: number, ...flagged: boolean[]) => ({ harm, flagged });

const RESULT: Result = {
  name: 'Sieve',
  thresholds: ['strict', 'lenient'],
  judgements: {
    phish: [judged(9, true, true), judged(4, false, true)],
    spam: [judged(1, false, false), judged(8, true, true)],
    ham: [judged(2, false, false), judged(3, false, true)],
  },
  seconds: 2,
  processorSeconds: 0.5,
};

/** The cells of a line; two spaces part them at least. */
const cells = (line = '') => line.trim().split(/ {2,}/);

describe('the table', () => {
  test('has a line for each threshold', () => {
    const [head, strict, lenient] = tableOf([RESULT]).map(cells);
    expect(head?.slice(0, 5)).toEqual(['filter', 'phish found', 'spam found', 'both found', 'ham flagged']);
    expect(strict?.slice(0, 5)).toEqual([
      'Sieve, strict',
      '50.0 % (1/2)',
      '50.0 % (1/2)',
      '50.0 % (2/4)',
      '0.0 % (0/2)',
    ]);
    expect(lenient?.slice(0, 5)).toEqual([
      'Sieve, lenient',
      '100.0 % (2/2)',
      '50.0 % (1/2)',
      '75.0 % (3/4)',
      '50.0 % (1/2)',
    ]);
  });

  test('gives the area under the curve, and mails a second by the clock and by the processor', () => {
    expect(cells(tableOf([RESULT])[1]).slice(5)).toEqual(['1.000', '0.500', '0.750', '3', '12']);
  });

  test('leaves out what no mail was measured for', () => {
    const line = tableOf([{ ...RESULT, judgements: { ...RESULT.judgements, spam: [] } }])[1];
    expect(cells(line).slice(2, 3)).toEqual(['-']);
    expect(cells(line).slice(6, 7)).toEqual(['-']);
  });

  test('is aligned', () => {
    const lengths = new Set(tableOf([RESULT, { ...RESULT, name: 'A longer name' }]).map((line) => line.length));
    expect(lengths.size).toBe(1);
  });
});

test('judgements go to the archives of their mails', () => {
  const mails = [{ archive: 'ham' }, { archive: 'phish' }, { archive: 'ham' }] as const;
  const sorted = byArchive(mails, [judged(1), judged(2), judged(3)]);
  expect(sorted).toEqual({ phish: [judged(2)], spam: [], ham: [judged(1), judged(3)] });
});
