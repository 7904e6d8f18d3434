import { scaleBand, scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import type { Period } from './periods.ts';
import { sum, VERDICTS, type VerdictCounts } from './verdicts.ts';

/** With less room per label, only every second or third column has one. */
const LABEL_WIDTH = 56;
const MOST_TICKS = 3;

export interface Column {
  period: Period;
  x: number;
  width: number;
  labelled: boolean;
  /** From the baseline upwards, without empty verdicts. */
  parts: { verdict: (typeof VERDICTS)[number]; y: number; height: number }[];
}

export interface ChartLayout {
  columns: Column[];
  ticks: { value: number; y: number }[];
}

/** Lays out the columns and grid lines of a chart, in pixels. */
export function layOut(periods: readonly Period[], width: number, height: number): ChartLayout {
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
    columns: periods.map((period, index) => ({
      period,
      x: x(period.from) ?? 0,
      width: x.bandwidth(),
      // Counted from today, which always has a label.
      labelled: (periods.length - 1 - index) % every === 0,
      parts: layers.flatMap(({ key, [index]: layer }) => {
        const [below = 0, above = 0] = layer ?? [];
        return above > below ? [{ verdict: key, y: y(above), height: y(below) - y(above) }] : [];
      }),
    })),
  };
}
