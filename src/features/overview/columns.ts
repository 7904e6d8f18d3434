import type { Period } from './periods.ts';
import { sum, VERDICTS } from './verdicts.ts';

/** With less room per label, only every second or third column has one. */
const LABEL_WIDTH = 56;
const TICKS = 3;

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
  const step = tickStep(Math.max(1, ...periods.map(({ counts }) => sum(counts))));
  const most = Math.max(step, ...periods.map(({ counts }) => Math.ceil(sum(counts) / step) * step));
  const y = (value: number) => height * (1 - value / most);
  const gap = periods.length > 20 ? 0.2 : 0.35;
  const pitch = width / (periods.length + gap);
  const every = Math.ceil(LABEL_WIDTH / pitch);
  return {
    ticks: Array.from({ length: most / step + 1 }, (_, index) => ({ value: index * step, y: y(index * step) })),
    columns: periods.map((period, index) => ({
      period,
      x: pitch * (index + gap),
      width: pitch * (1 - gap),
      // Counted from today, which always has a label.
      labelled: (periods.length - 1 - index) % every === 0,
      parts: stacked(period).map(({ verdict, below, above }) => ({
        verdict,
        y: y(above),
        height: y(below) - y(above),
      })),
    })),
  };
}

/** 1, 2 or 5 of a power of ten, for about `TICKS` lines. */
function tickStep(most: number): number {
  const least = most / TICKS;
  const power = 10 ** Math.floor(Math.log10(least));
  const [factor = 10] = [1, 2, 5].filter((one) => one * power >= least);
  return Math.max(1, factor * power);
}

function stacked({ counts }: Period) {
  let below = 0;
  return VERDICTS.flatMap((verdict) => {
    if (counts[verdict] === 0) return [];
    const layer = { verdict, below, above: below + counts[verdict] };
    below = layer.above;
    return [layer];
  });
}
