import type { Verdict } from '../engines/detection/analysis.ts';
import { SEAL_OUTLINES, SEAL_WORDS } from './seal-shapes.ts';
import './seal-mark.css';

export function SealMark({ state, className = '' }: { state: Verdict; className?: string }) {
  return (
    <span className={`seal-mark seal-${state} ${className}`}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <path className="seal-outline" d={SEAL_OUTLINES[state]} />
      </svg>
      {SEAL_WORDS[state]}
    </span>
  );
}
