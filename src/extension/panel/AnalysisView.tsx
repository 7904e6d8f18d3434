import { type ReactNode, useEffect, useRef } from 'react';
import { type Email, formatMailbox } from '../../engines/detection/email.ts';
import { Inspection } from '../../ui/Inspection.tsx';
import { VerdictHead } from '../../ui/VerdictHead.tsx';
import { EMAIL_TEXTS } from '../texts.ts';
import type { AnalysedEmail } from './analyse-email.ts';

type HeaderFields = Pick<Email, 'subject' | 'from' | 'replyTo' | 'attachments'>;

interface AnalysisViewProps {
  analysed: Pick<AnalysedEmail, 'analysis' | 'from'> & { email: HeaderFields };
  /** Below the analysis. */
  children?: ReactNode;
}

export function AnalysisView({ analysed, children }: AnalysisViewProps) {
  const { email, analysis } = analysed;
  const { coverage } = analysis;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The field that had the focus is closed when an email comes from it.
    if (analysed.from !== 'page') heading.current?.focus();
  }, [analysed]);
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
      <Inspection id="email" email={shownFields(email)} analysis={analysis} />
      {coverage.notSeen.length > 0 && (
        <details className="text-14">
          <summary>{EMAIL_TEXTS.notChecked}</summary>
          <ul className="grid list-disc gap-1 pt-2 pl-6 text-ink-muted">
            {coverage.notSeen.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
      {children}
    </>
  );
}

function shownFields({ subject, from, replyTo, attachments }: HeaderFields) {
  return {
    subject,
    ...(from && { from: formatMailbox(from) }),
    ...(replyTo && replyTo.length > 0 && { replyTo: replyTo.map(formatMailbox).join(', ') }),
    ...(attachments &&
      attachments.length > 0 && { attachments: attachments.map(({ filename }) => filename).join('\n') }),
  };
}
