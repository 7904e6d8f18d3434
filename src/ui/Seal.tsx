import type { Severity, Verdict as VerdictState } from '../engines/detection/analysis.ts';
import { SEAL_OUTLINES, SEAL_WORDS } from './seal-shapes.ts';

interface SealProps {
  state: VerdictState;
  severity: Severity;
  /** Whole percent. */
  confidence: number;
  className?: string;
}

/** The verdict as a stamp: its word, how sure it is and how bad it would be. Its size follows the font size. */
export function Verdict({ state, severity, confidence, className = '' }: SealProps) {
  return (
    <div className={`seal seal-${state} ${className}`}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <path className="seal-outline" d={SEAL_OUTLINES[state]} />
        <circle className="seal-ring" cx="60" cy="60" r="42" />
      </svg>
      <p className="seal-text">
        <span className="sr-only">Verdict: </span>
        <strong>{SEAL_WORDS[state]}</strong>
        {state !== 'unknown' && (
          <span className="seal-degree">
            {confidence}% {severity === 'None' ? 'sure' : severity}
          </span>
        )}
      </p>
    </div>
  );
}
