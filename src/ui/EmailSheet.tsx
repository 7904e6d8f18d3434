import type { ReactNode } from 'react';
import type { Annotations, MarkedPart, ShownEmail } from './annotate.ts';
import { Marked } from './Marked.tsx';

interface EmailSheetProps {
  /** Unique on the page, and the same as the Margin's. */
  id: string;
  email: ShownEmail;
  annotations?: Annotations;
  /** What is said in the place of an empty body. */
  withoutText?: string;
  /** What lies on the sheet's lower corner: the seal. */
  children?: ReactNode;
}

/** From this length on the body scrolls in itself, so that the notes stay within reach. */
const LONG_BODY = 3000;

const LINES = [
  { part: 'from', name: 'From' },
  { part: 'replyTo', name: 'Reply to' },
  { part: 'to', name: 'To' },
  { part: 'attachments', name: 'Attached' },
] as const;

/** A quoted email, always drawn the same way: sender line, subject and body on a sheet folded twice. */
export function EmailSheet({ id, email, annotations, withoutText = 'No text', children }: EmailSheetProps) {
  const show = (part: MarkedPart) =>
    annotations ? <Marked id={id} part={part} email={email} annotations={annotations} /> : email[part];
  const lines = LINES.filter(({ part }) => email[part]);
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
        {email.subject ? show('subject') : <i>No subject</i>}
      </p>
      <div
        className="sheet-body"
        dir="auto"
        {...(scrolls && { 'data-scrolls': true, tabIndex: 0, role: 'region', 'aria-label': 'Text of the email' })}
      >
        {email.body ? show('body') : <i>{withoutText}</i>}
      </div>
      {children && <div className="sheet-seal">{children}</div>}
    </article>
  );
}
