import type { Verdict } from '../../../engines/detection/index.ts';
import { SEAL_OUTLINES } from '../../../ui/seal-shapes.ts';

const STRIPES = 'verdict-stripes';
const DOTS = 'verdict-dots';
const SIZE = 28;

/** Each has its own pattern, so that verdicts differ without colour, too. */
const FILLS: Record<Verdict, string> = {
  dangerous: 'var(--color-dangerous-fill)',
  suspicious: `url(#${STRIPES})`,
  unknown: `url(#${DOTS})`,
  safe: 'var(--color-safe-ground)',
};

export function verdictPaint(verdict: Verdict) {
  return { fill: FILLS[verdict], className: `verdict-${verdict}` };
}

/** The patterns that `verdictPaint` refers to; render once per page. */
export function VerdictPatterns() {
  return (
    <svg className="absolute" width="0" height="0" aria-hidden="true">
      <pattern id={STRIPES} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="5" height="5" className="fill-suspicious-ground" />
        <rect width="2" height="5" className="fill-suspicious" />
      </pattern>
      <pattern id={DOTS} width="5" height="5" patternUnits="userSpaceOnUse">
        <rect width="5" height="5" className="fill-unknown-ground" />
        <circle cx="2.5" cy="2.5" r="1" className="fill-unknown" />
      </pattern>
    </svg>
  );
}

export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const { fill, className } = verdictPaint(verdict);
  const clip = `verdict-outline-${verdict}`;
  const outline = { d: SEAL_OUTLINES[verdict], transform: `scale(${SIZE / 120})` };
  // Clipped, so that its pattern has the same scale as in the columns.
  return (
    <svg className="flex-none" width={SIZE} height={SIZE} aria-hidden="true">
      <clipPath id={clip}>
        <path {...outline} />
      </clipPath>
      <rect width={SIZE} height={SIZE} fill={fill} clipPath={`url(#${clip})`} />
      <path {...outline} className={className} fill="none" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
