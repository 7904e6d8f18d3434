import { describe, expect, test } from 'vitest';
import { periodsOf, RANGES } from '../../../src/features/overview/periods.ts';
import { headline, peaksOf } from '../../../src/features/overview/summary.ts';
import { listed, NO_MAIL, type VerdictCounts } from '../../../src/features/overview/verdicts.ts';

const of = (counts: Partial<VerdictCounts>) => ({ ...NO_MAIL, ...counts });

describe('the sentence above the chart', () => {
  test.each([
    [{}, 'No mail was scanned.'],
    [{ safe: 1 }, 'The one message was safe.'],
    [{ dangerous: 1 }, 'The one message was dangerous.'],
    [{ unknown: 1 }, 'The one message could not be judged.'],
    [{ safe: 1204 }, 'None of 1,204 messages was dangerous or suspicious.'],
    [{ safe: 8, suspicious: 1 }, '1 of 9 messages was suspicious.'],
    [{ safe: 1170, dangerous: 34 }, '34 of 1,204 messages were dangerous.'],
    [{ safe: 49_000, suspicious: 999, dangerous: 1 }, '1 of 50,000 messages was dangerous.'],
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

describe('the columns that stand out', () => {
  const [week] = RANGES;
  const peaks = (...days: ({ day: string } & Partial<VerdictCounts>)[]) =>
    peaksOf(
      periodsOf(
        days.map(({ day, ...counts }) => ({ day, ...of(counts) })),
        week,
        '2026-11-21',
      ),
    ).map(({ verdict, period, count }) => `${verdict} ${period.name} ${count}`);

  test('are those with the most of each verdict to beware of', () => {
    expect(
      peaks({ day: '2026-11-16', suspicious: 9, dangerous: 1 }, { day: '2026-11-19', suspicious: 2, dangerous: 3 }),
    ).toEqual(['dangerous 19 November 3', 'suspicious 16 November 9']);
  });

  test('are the newest of several alike, and have one note each', () => {
    expect(peaks({ day: '2026-11-16', dangerous: 2 }, { day: '2026-11-19', dangerous: 2, suspicious: 4 })).toEqual([
      'dangerous 19 November 2',
    ]);
  });

  test('are none where all is well', () => {
    expect(peaks({ day: '2026-11-16', safe: 40, unknown: 2 })).toEqual([]);
    expect(peaks()).toEqual([]);
  });
});

test('a column is described by the verdicts that it has', () => {
  expect(listed(of({ safe: 1200, dangerous: 2 }))).toBe('2 dangerous, 1,200 safe');
  expect(listed(NO_MAIL)).toBe('no mail');
});
