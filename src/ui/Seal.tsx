import type { Severity, Verdict } from '../engines/detection/analysis.ts';
import { SEAL_OUTLINES } from './seal-shapes.ts';
import { VERDICT_TEXTS } from './texts.ts';
import { verdictWords } from './verdict-words.ts';

interface SealProps {
  state: Verdict;
  severity: Severity;
  /** Whole percent. */
  confidence: number;
  /** Whether files or pictures were not read. */
  isPartial?: boolean;
  className?: string;
}

/** Its size follows the font size. */
export function Seal({ state, severity, confidence, isPartial = false, className = '' }: SealProps) {
  return (
    <div className={`seal seal-${state} ${className}`}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <path className="seal-outline" d={SEAL_OUTLINES[state]} />
        <circle className="seal-ring" cx="60" cy="60" r="42" />
      </svg>
      <p className="seal-text">
        <span className="sr-only">{VERDICT_TEXTS.label}</span>
        <strong>{verdictWords(state, !isPartial)}</strong>
        {state !== 'unknown' && <span className="seal-degree">{VERDICT_TEXTS.degree(severity, confidence)}</span>}
      </p>
    </div>
  );
}
