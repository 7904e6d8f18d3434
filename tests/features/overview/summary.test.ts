import { describe, expect, test } from 'vitest';
import { periodsOf, RANGES } from '../../../src/features/overview/periods.ts';
import { headline, peaksOf } from '../../../src/features/overview/summary.ts';
import { listed, NO_EMAILS, type VerdictCounts } from '../../../src/features/overview/verdicts.ts';
import { testTable } from '../../support/test-table.ts';

const of = (counts: Partial<VerdictCounts>) => ({ ...NO_EMAILS, ...counts });

describe('the sentence above the chart', () => {
  testTable([
    [{}, 'No emails scanned.'],
    [{ safe: 1 }, '1 email scanned. No threats found.'],
    [{ dangerous: 1 }, '1 email scanned. It was dangerous.'],
    [{ unknown: 1 }, '1 email scanned. There was too little in it to judge.'],
    [{ safe: 1204 }, 'No threats found in 1,204 emails.'],
    [{ safe: 8, suspicious: 1 }, '1 of 9 emails was suspicious.'],
    [{ safe: 1170, dangerous: 34 }, '34 of 1,204 emails were dangerous.'],
    [{ safe: 49_000, suspicious: 999, dangerous: 1 }, '1 of 50,000 emails was dangerous.'],
  ] satisfies [Partial<VerdictCounts>, string][])('%o', (counts, sentence) => {
    const totals = of(counts);
    expect(
      headline(
        totals,
        Object.values(totals).reduce((sum, count) => sum + count),
      ),
    ).toBe(sentence);
  });
});

describe('the peaks of the chart', () => {
  const [week] = RANGES;
  const peaks = (...days: ({ day: string } & Partial<VerdictCounts>)[]) =>
    peaksOf(
      periodsOf(
        days.map(({ day, ...counts }) => ({ day, ...of(counts) })),
        week,
        '2026-11-21',
      ),
    ).map(({ verdict, period, count }) => `${verdict} ${period.name} ${count}`);

  test('are the columns with the most dangerous and the most suspicious emails', () => {
    expect(
      peaks({ day: '2026-11-16', suspicious: 9, dangerous: 1 }, { day: '2026-11-19', suspicious: 2, dangerous: 3 }),
    ).toEqual(['dangerous Nov 19 3', 'suspicious Nov 16 9']);
  });

  test('have one note for each column', () => {
    expect(peaks({ day: '2026-11-16', dangerous: 1 }, { day: '2026-11-19', dangerous: 2, suspicious: 4 })).toEqual([
      'dangerous Nov 19 2',
    ]);
  });

  test('are none among equal columns and of single emails', () => {
    expect(peaks({ day: '2026-11-16', dangerous: 2 }, { day: '2026-11-19', dangerous: 2 })).toEqual([]);
    expect(peaks({ day: '2026-11-16', dangerous: 1 })).toEqual([]);
  });

  test('are none without threats', () => {
    expect(peaks({ day: '2026-11-16', safe: 40, unknown: 2 })).toEqual([]);
    expect(peaks()).toEqual([]);
  });
});

test('a column is described by its verdicts', () => {
  expect(listed(of({ safe: 1200, dangerous: 2 }))).toBe('2 dangerous, 1,200 without threats');
  expect(listed(NO_EMAILS)).toBe('no emails');
});
