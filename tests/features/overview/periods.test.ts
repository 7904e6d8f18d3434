import { describe, expect, test } from 'vitest';
import { fittingColumns, isTelling, periodsOf, RANGES, rangeOf } from '../../../src/features/overview/periods.ts';
import { NO_EMAILS } from '../../../src/features/overview/verdicts.ts';
import { testTable } from '../../support/test-table.ts';

const TODAY = '2026-11-21';
const [WEEK, MONTH, QUARTER, YEAR] = RANGES;
const on = (day: string, safe: number) => ({ day, ...NO_EMAILS, safe });

describe('the range in the address', () => {
  testTable([
    ['7', 7],
    ['365', 365],
    ['8', 30],
    ['', 30],
    [undefined, 30],
  ])('%s is %i days', (days, expected) => {
    expect(rangeOf(days).days).toBe(expected);
  });
});

describe('little mail', () => {
  test('is counted by week, but seven days stay days', () => {
    expect(fittingColumns(MONTH, 59).column).toBe('week');
    expect(fittingColumns(MONTH, 60).column).toBe('day');
    expect(fittingColumns(WEEK, 1).column).toBe('day');
  });

  test('in two columns shows no course of time', () => {
    const days = [on('2026-11-15', 1), on('2026-11-18', 1)];
    expect(isTelling(periodsOf(days, WEEK, TODAY))).toBe(false);
    expect(isTelling(periodsOf([...days, on(TODAY, 1)], WEEK, TODAY))).toBe(true);
  });
});

describe('the columns', () => {
  test('of a week are seven days that end today, those without mail included', () => {
    const periods = periodsOf([on('2026-11-21', 2), on('2026-11-15', 1)], WEEK, TODAY);
    expect(periods.map(({ from }) => from)).toEqual([
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ]);
    expect(periods.map(({ counts }) => counts.safe)).toEqual([1, 0, 0, 0, 0, 0, 2]);
    expect(periods.at(-1)).toMatchObject({ to: '2026-11-21', name: 'Nov 21', label: 'Nov 21' });
  });

  test('of thirty days are thirty, across the end of a month', () => {
    const periods = periodsOf([], MONTH, '2026-03-05');
    expect(periods).toHaveLength(30);
    expect(periods[0]?.from).toBe('2026-02-04');
  });

  test('of ninety days are weeks from Monday on, the first and the last cut off', () => {
    const periods = periodsOf([on('2026-11-15', 1), on('2026-11-16', 2), on('2026-11-21', 4)], QUARTER, TODAY);
    expect(periods[0]).toMatchObject({ from: '2026-08-24', to: '2026-08-30' });
    expect(periods.at(-2)).toMatchObject({ from: '2026-11-09', to: '2026-11-15', counts: { safe: 1 } });
    expect(periods.at(-1)).toMatchObject({ from: '2026-11-16', to: TODAY, counts: { safe: 6 } });
    expect(periods.at(-1)?.name.replace(/\s/g, ' ')).toBe('Nov 16 – 21');
  });

  test('of a year are months, the first one partial, and contain every day once', () => {
    const days = [on('2025-11-22', 1), on('2025-11-30', 1), on('2025-12-01', 1), on('2026-11-21', 1)];
    const periods = periodsOf(days, YEAR, TODAY);
    expect(periods).toHaveLength(13);
    expect(periods[0]).toMatchObject({ from: '2025-11-22', to: '2025-11-30', counts: { safe: 2 } });
    expect(periods.at(-1)).toMatchObject({ from: '2026-11-01', to: TODAY, name: 'November' });
    expect(periods[0]?.name).toBe('November 2025');
    expect(periods.reduce((sum, { counts }) => sum + counts.safe, 0)).toBe(4);
  });
});
