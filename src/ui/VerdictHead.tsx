import type { ReactNode } from 'react';
import type { Analysis } from '../engines/detection/analysis.ts';
import { reasonOf } from './evidence.ts';
import { SEAL_GLYPHS, SEAL_OUTLINES } from './seal-shapes.ts';
import { VERDICT_TEXTS } from './texts.ts';
import { verdictWords } from './verdict-words.ts';
import './seal-mark.css';
import './verdict-head.css';

interface VerdictHeadProps {
  /** The heading, if the conclusion is one. */
  heading?: (conclusion: string) => ReactNode;
  analysis: Pick<Analysis, 'verdict' | 'severity' | 'confidence' | 'conclusion' | 'actions' | 'signals'> & {
    coverage?: Pick<Analysis['coverage'], 'filesRead'>;
  };
  /** Replaces the engine's words if the reader's own verdict counts. */
  own?: { words?: string; degree: string } | undefined;
  /** Below the verdict's words. */
  children?: ReactNode;
}

/** The verdict at a glance: the seal, one sentence, the strongest reason and what to do. */
export function VerdictHead({ heading, analysis, own, children }: VerdictHeadProps) {
  const { verdict, severity, confidence, conclusion, actions, signals, coverage } = analysis;
  const reason = reasonOf(signals);
  return (
    <div className={`verdict-head seal-${verdict}`}>
      <svg className="verdict-seal" viewBox="0 0 120 120" aria-hidden="true">
        <path className="seal-outline" d={SEAL_OUTLINES[verdict]} />
        <circle className="seal-ring" cx="60" cy="60" r="42" />
        <path className="seal-glyph" d={SEAL_GLYPHS[verdict]} />
      </svg>
      <div className="verdict-words">
        <p className="verdict-line">
          <strong>{own?.words ?? verdictWords(verdict, coverage?.filesRead)}</strong>
          {own && <span>{own.degree}</span>}
          {!own && verdict !== 'unknown' && <span>{VERDICT_TEXTS.degree(severity, confidence)}</span>}
        </p>
        {heading ? heading(conclusion) : <p className="verdict-conclusion">{conclusion}</p>}
        {reason && <p className="text-ink-muted">{reason}</p>}
        {children}
      </div>
      {actions.length > 0 && (
        <div className="verdict-actions">
          <p>{VERDICT_TEXTS.actions}</p>
          <ol>
            {actions.map((action) => (
              <li key={action}>{action}</li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
