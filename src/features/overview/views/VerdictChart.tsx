import { type RefObject, useEffect, useRef, useState } from 'react';
import { SEAL_OUTLINES } from '../../../ui/seal-shapes.ts';
import { PlaceLink } from '../../dashboard/parts/ViewLink.tsx';
import { type Column, draw } from '../columns.ts';
import type { Period } from '../periods.ts';
import type { PeakNote } from '../summary.ts';
import { listed, sum } from '../verdicts.ts';
import { verdictPaint } from './VerdictMark.tsx';

const HEIGHT = 200;
const LEFT = 40;
/** Half of the last label. */
const RIGHT = 16;
/** Room for the numbers of notes and for the seals above the columns, and for the labels beneath them. */
const TOP = 48;
const BOTTOM = 28;
const SEAL_SIZE = 12;
const NOTE_WIDTH = 20;
const COMPACT = new Intl.NumberFormat('en', { notation: 'compact' });

/**
 * Columns of mail, stacked by verdict. For the eye and the mouse: the sentence above, the notes beside it and the table
 * beneath say the same, and it is their links that are reached by keyboard.
 */
export function VerdictChart({ periods, peaks }: { periods: readonly Period[]; peaks: readonly PeakNote[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const { columns, ticks } = draw(periods, Math.max(0, width - LEFT - RIGHT), HEIGHT);
  const noted = columns.filter(({ period }) => peaks.some((peak) => peak.period === period));
  const [one, other] = noted;
  const crowded = one !== undefined && other !== undefined && other.x - one.x < NOTE_WIDTH + 2;
  return (
    <div ref={frame} className="verdict-chart">
      {width > 0 && (
        <svg width={width} height={TOP + HEIGHT + BOTTOM} aria-hidden="true">
          <g transform={`translate(0 ${TOP})`}>
            {ticks.map(({ value, y }) => (
              <g key={value} transform={`translate(0 ${y})`}>
                <line className="verdict-chart-line" x1={LEFT} x2={width - RIGHT} />
                <text x={LEFT - 8} dy="0.32em" textAnchor="end">
                  {COMPACT.format(value)}
                </text>
              </g>
            ))}
            <g transform={`translate(${LEFT} 0)`}>
              {columns.map((column) => (
                <StackedColumn
                  key={column.period.from}
                  column={column}
                  note={peaks.find(({ period }) => period === column.period)}
                  raised={crowded}
                />
              ))}
            </g>
          </g>
        </svg>
      )}
    </div>
  );
}

interface StackedColumnProps {
  column: Column;
  note: PeakNote | undefined;
  /** Whether the first note stands higher than the second. */
  raised: boolean;
}

function StackedColumn({ column: { period, x, width, parts, labelled }, note, raised }: StackedColumnProps) {
  const { from, to, counts, name, label } = period;
  const middle = x + width / 2;
  return (
    <>
      {sum(counts) > 0 && (
        <PlaceLink view="scans" params={{ from, to }} tabIndex={-1}>
          <title>{`${name}: ${listed(counts)}`}</title>
          <rect className="verdict-chart-target" x={x} y={-TOP} width={width} height={HEIGHT + TOP} />
          {parts.map(({ verdict, y, height }) => (
            <rect key={verdict} {...verdictPaint(verdict)} x={x} y={y} width={width} height={height} />
          ))}
          {counts.dangerous > 0 && (
            // One dangerous message among hundreds would be too thin to be seen.
            <path
              className="fill-dangerous"
              d={SEAL_OUTLINES.dangerous}
              transform={`translate(${middle} -12) scale(${SEAL_SIZE / 120}) translate(-60 -60)`}
            />
          )}
          {note && (
            <g
              transform={`translate(${middle} ${raised && note.number === 1 ? -58 : -34})`}
              className={`tone-${note.verdict}`}
            >
              <rect
                className="verdict-chart-note"
                x={-NOTE_WIDTH / 2}
                y={-NOTE_WIDTH / 2}
                width={NOTE_WIDTH}
                height={NOTE_WIDTH}
                rx="2"
              />
              <text className="verdict-chart-number" dy="0.35em" textAnchor="middle">
                {note.number}
              </text>
            </g>
          )}
        </PlaceLink>
      )}
      {labelled && (
        <text x={middle} y={HEIGHT + 20} textAnchor="middle">
          {label}
        </text>
      )}
    </>
  );
}

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
