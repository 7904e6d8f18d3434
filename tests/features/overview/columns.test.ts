import { describe, expect, test } from 'vitest';
import { draw } from '../../../src/features/overview/columns.ts';
import { periodsOf, RANGES } from '../../../src/features/overview/periods.ts';
import { NO_MAIL, type VerdictCounts } from '../../../src/features/overview/verdicts.ts';

const [WEEK, MONTH] = RANGES;
const periods = (range: typeof WEEK | typeof MONTH, ...counts: Partial<VerdictCounts>[]) =>
  periodsOf(
    counts.map((some, place) => ({ day: `2026-11-${21 - place}`, ...NO_MAIL, ...some })),
    range,
    '2026-11-21',
  );

describe('the drawing', () => {
  test('stacks the worst verdict on the line, without gaps and within the height', () => {
    const { columns } = draw(periods(WEEK, { dangerous: 2, suspicious: 3, safe: 5 }), 700, 200);
    const parts = columns.at(-1)?.parts ?? [];
    expect(parts.map(({ verdict }) => verdict)).toEqual(['dangerous', 'suspicious', 'safe']);
    expect(parts[0]).toMatchObject({ y: 160, height: 40 });
    expect(parts[1]).toMatchObject({ y: 100, height: 60 });
    expect(parts[2]).toMatchObject({ y: 0, height: 100 });
  });

  test('without mail has its lines and no column', () => {
    const { columns, ticks } = draw(periods(WEEK), 700, 200);
    expect(columns).toHaveLength(7);
    expect(columns.flatMap(({ parts }) => parts)).toEqual([]);
    expect(ticks.map(({ value }) => value)).toEqual([0, 1]);
  });

  test.each([1, 3, 50_000])('of %i messages a day counts in whole messages, and has room for them', (safe) => {
    const { ticks, columns } = draw(periods(WEEK, { safe }), 700, 200);
    expect(ticks.every(({ value }) => Number.isInteger(value))).toBe(true);
    expect(ticks.length).toBeGreaterThan(1);
    expect(ticks.length).toBeLessThan(8);
    expect(columns.at(-1)?.parts[0]?.y).toBeGreaterThanOrEqual(0);
  });

  test('labels today, and no two columns whose labels would touch', () => {
    const { columns } = draw(periods(MONTH, { safe: 1 }), 260, 200);
    const labelled = columns.filter((column) => column.labelled);
    expect(labelled.at(-1)).toBe(columns.at(-1));
    for (const [place, { x }] of labelled.slice(1).entries()) expect(x - (labelled[place]?.x ?? 0)).toBeGreaterThan(50);
  });
});
