import type { Verdict } from '../engines/detection/analysis.ts';
import { SEAL_GLYPHS, SEAL_OUTLINES, SEAL_WORDS, SMALL_DANGEROUS } from './seal-shapes.ts';
import './seal-mark.css';

/** A seal too small for words: outline and sign distinguish the verdicts without colour. */
export function SealIcon({ state }: { state: Verdict }) {
  return (
    <svg className={`seal-icon seal-${state}`} viewBox="0 0 120 120" aria-hidden="true">
      <path className="seal-outline" d={state === 'dangerous' ? SMALL_DANGEROUS : SEAL_OUTLINES[state]} />
      <path className="seal-glyph" d={SEAL_GLYPHS[state]} />
    </svg>
  );
}

export function SealMark({ state, className = '' }: { state: Verdict; className?: string }) {
  return (
    <span className={`seal-mark seal-${state} ${className}`}>
      <SealIcon state={state} />
      {SEAL_WORDS[state]}
    </span>
  );
}
