import type { ReactNode } from 'react';
import type { Annotations, MarkedPart, ShownEmail } from './annotate.ts';
import { Marked } from './Marked.tsx';
import { SHEET_TEXTS } from './texts.ts';

interface EmailSheetProps {
  /** Unique on the page, and the same as the Margin's. */
  id: string;
  email: ShownEmail;
  annotations?: Annotations;
  withoutText?: string;
  /** Shown in place of its text. */
  body?: ReactNode;
  /** Shown in place of its attachments' names. */
  files?: ReactNode;
  children?: ReactNode;
}

/** Longer bodies scroll within the sheet, so that the notes stay in view. */
const LONG_BODY = 3000;

const LINES = [
  { part: 'from', name: SHEET_TEXTS.from },
  { part: 'replyTo', name: SHEET_TEXTS.replyTo },
  { part: 'to', name: SHEET_TEXTS.to },
  { part: 'attachments', name: SHEET_TEXTS.attachments },
] as const;

export function EmailSheet({
  id,
  email,
  annotations,
  withoutText = SHEET_TEXTS.noText,
  body,
  files,
  children,
}: EmailSheetProps) {
  const show = (part: MarkedPart) =>
    annotations ? <Marked id={id} part={part} email={email} annotations={annotations} /> : email[part];
  const lines = LINES.filter(({ part }) => email[part] && !(part === 'attachments' && files));
  const scrolls = email.body.length > LONG_BODY;

  return (
    <article className="sheet" aria-labelledby={`${id}-subject`}>
      {lines.length > 0 && (
        <dl className="sheet-lines">
          {lines.map(({ part, name }) => (
            <div key={part}>
              <dt>{name}</dt>
              <dd>{part === 'to' ? email.to : show(part)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="sheet-subject" id={`${id}-subject`} dir="auto">
        {email.subject ? show('subject') : <i>{SHEET_TEXTS.noSubject}</i>}
      </p>
      {body ?? (
        <div
          className="sheet-body"
          dir="auto"
          {...(scrolls && { 'data-scrolls': true, tabIndex: 0, role: 'region', 'aria-label': SHEET_TEXTS.body })}
        >
          {email.body ? show('body') : <i>{withoutText}</i>}
        </div>
      )}
      {files}
      {children && <div className="sheet-seal">{children}</div>}
    </article>
  );
}
