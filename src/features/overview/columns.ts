import { scaleBand, scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import type { Period } from './periods.ts';
import { sum, VERDICTS, type VerdictCounts } from './verdicts.ts';

/** A label needs this much room, or the next one is left out. */
const LABEL_WIDTH = 56;
const MOST_TICKS = 4;

export interface Column {
  period: Period;
  x: number;
  width: number;
  labelled: boolean;
  /** From the foot upwards; verdicts that nothing got are left out. */
  parts: { verdict: (typeof VERDICTS)[number]; y: number; height: number }[];
}

export interface Drawing {
  columns: Column[];
  ticks: { value: number; y: number }[];
}

/** Where the columns and lines of a chart of this size stand. */
export function draw(periods: readonly Period[], width: number, height: number): Drawing {
  const most = Math.max(1, ...periods.map(({ counts }) => sum(counts)));
  const y = scaleLinear([0, most], [height, 0]).nice(MOST_TICKS);
  const x = scaleBand(
    periods.map(({ from }) => from),
    [0, width],
  ).padding(periods.length > 20 ? 0.2 : 0.35);
  const layers = stack<VerdictCounts, (typeof VERDICTS)[number]>().keys(VERDICTS)(periods.map(({ counts }) => counts));
  const every = Math.ceil(LABEL_WIDTH / x.step());
  return {
    ticks: y
      .ticks(MOST_TICKS)
      .filter(Number.isInteger)
      .map((value) => ({ value, y: y(value) })),
    columns: periods.map((period, place) => ({
      period,
      x: x(period.from) ?? 0,
      width: x.bandwidth(),
      // Counted from today, which is always labelled.
      labelled: (periods.length - 1 - place) % every === 0,
      parts: layers.flatMap(({ key, [place]: layer }) => {
        const [below = 0, above = 0] = layer ?? [];
        return above > below ? [{ verdict: key, y: y(above), height: y(below) - y(above) }] : [];
      }),
    })),
  };
}
