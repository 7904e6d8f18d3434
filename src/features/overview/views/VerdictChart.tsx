import { type RefObject, useEffect, useRef, useState } from 'react';
import { SEAL_OUTLINES } from '../../../ui/seal-shapes.ts';
import { ViewLink } from '../../dashboard/parts/ViewLink.tsx';
import { type Column, layOut } from '../columns.ts';
import type { Period } from '../periods.ts';
import type { PeakNote } from '../summary.ts';
import { listed, sum } from '../verdicts.ts';
import { verdictPaint } from './VerdictMark.tsx';

const HEIGHT = 98;
const LEFT = 40;
/** Half the width of the last label. */
const RIGHT = 16;
/** Room for note numbers and seals above the columns, and for labels below. */
const TOP = 38;
const BOTTOM = 24;
const SEAL_SIZE = 12;
const NOTE_WIDTH = 20;
const COMPACT = new Intl.NumberFormat('en', { notation: 'compact' });

/**
 * Stacked columns of emails by verdict. Hidden from assistive technology: the headline, the notes and the table have the
 * same content and links.
 */
export function VerdictChart({ periods, peaks }: { periods: readonly Period[]; peaks: readonly PeakNote[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const { columns, ticks } = layOut(periods, Math.max(0, width - LEFT - RIGHT), HEIGHT);
  const withNote = columns.filter(({ period }) => peaks.some((peak) => peak.period === period));
  const [one, other] = withNote;
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

/** The table has the same links. In lower case, since it is drawn inside an SVG, whose attributes keep their case. */
const NO_STOP = { tabindex: -1 };

interface StackedColumnProps {
  column: Column;
  note: PeakNote | undefined;
  /** Whether the first note is drawn higher, because it would overlap the second. */
  raised: boolean;
}

function StackedColumn({ column: { period, x, width, parts, labelled }, note, raised }: StackedColumnProps) {
  const { from, to, counts, name, label } = period;
  const middle = x + width / 2;
  return (
    <>
      {sum(counts) > 0 && (
        <ViewLink view="scans" params={{ from, to }} {...NO_STOP}>
          <title>{`${name}: ${listed(counts)}`}</title>
          <rect className="verdict-chart-target" x={x} y={-TOP} width={width} height={HEIGHT + TOP} />
          {parts.map(({ verdict, y, height }) => (
            <rect key={verdict} {...verdictPaint(verdict)} x={x} y={y} width={width} height={height} />
          ))}
          {counts.dangerous > 0 && (
            // One dangerous email among hundreds would be too thin to see.
            <path
              className="fill-dangerous"
              d={SEAL_OUTLINES.dangerous}
              transform={`translate(${middle} -9) scale(${SEAL_SIZE / 120}) translate(-60 -60)`}
            />
          )}
          {note && (
            <g
              transform={`translate(${middle} ${raised && note.number === 1 ? -48 : -26})`}
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
        </ViewLink>
      )}
      {labelled && (
        <text x={middle} y={HEIGHT + 18} textAnchor="middle">
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
