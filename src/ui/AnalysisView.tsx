import { type ReactNode, useEffect, useRef } from 'react';
import type { Analysis } from '../engines/detection/analysis.ts';
import type { ShownEmail } from './annotate.ts';
import { Inspection } from './Inspection.tsx';
import { NOTE_TEXTS } from './texts.ts';
import { VerdictHead } from './VerdictHead.tsx';

interface AnalysisViewProps {
  /** The email's fields, without its body. */
  fields: Omit<ShownEmail, 'body'>;
  analysis: Analysis;
  /** Whether its heading takes the focus, for example because the reader asked for this email. */
  takesFocus: boolean;
  /** Below the analysis. */
  children?: ReactNode;
}

/** The whole analysis of one email, in a panel beside it. */
export function AnalysisView({ fields, analysis, takesFocus, children }: AnalysisViewProps) {
  const { notSeen } = analysis.coverage;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each analysis
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [analysis, takesFocus]);
  return (
    <>
      <VerdictHead
        analysis={analysis}
        heading={(conclusion) => (
          <h1 ref={heading} tabIndex={-1} className="verdict-conclusion">
            {conclusion}
          </h1>
        )}
      />
      <Inspection id="email" email={fields} analysis={analysis} />
      {notSeen.length > 0 && (
        <details className="text-14">
          <summary>{NOTE_TEXTS.notChecked}</summary>
          <ul className="grid list-disc gap-1 pt-2 pl-6 text-ink-muted">
            {notSeen.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
      {children}
    </>
  );
}
