import { useRef } from 'react';
import type { RequestError } from '../../../client/answer.ts';
import type { ShownEmail } from '../../../ui/annotate.ts';
import { Button } from '../../../ui/Button.tsx';
import { Inspection } from '../../../ui/Inspection.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PlaceLink } from '../../dashboard/parts/ViewLink.tsx';
import type { EmailAnswer, ScanAnswer } from '../contract.ts';
import { type EmailGap, gapOf } from '../scan-store.ts';

interface ScannedEmailProps {
  scan: ScanAnswer;
  /** Undefined until the mailbox has given it out. */
  email: EmailAnswer | undefined;
  error: RequestError | undefined;
  loading: boolean;
  onRetry: () => void;
}

const GAPS: Record<EmailGap, string> = {
  gone: 'The message is no longer in your mailbox, or cannot be read there.',
  elsewhere: 'The message is in a mailbox that is not connected any more.',
  'not connected': 'No mailbox is connected, so the message cannot be read.',
  reconnect: 'Your mailbox no longer lets us in, so the message cannot be read.',
  away: 'Your mailbox does not answer at the moment, so the message cannot be read.',
};

const READING = 'Reading the message from your mailbox…';

/** The message on its sheet, its text read from the mailbox just now; without it, what was kept of it. */
export function ScannedEmail({ scan, email, error, loading, onRetry }: ScannedEmailProps) {
  const gap = error && gapOf(error);
  const reading = loading && !email;
  const section = useRef<HTMLElement>(null);
  // The button goes with what it is beneath.
  const retry = () => {
    onRetry();
    section.current?.focus();
  };
  return (
    <section ref={section} tabIndex={-1} aria-label="The email" aria-busy={reading || undefined} className="grid gap-6">
      <p role="status" className="sr-only">
        {reading && READING}
      </p>
      {gap && (
        <Notice kind="notice" role="status">
          <p>{GAPS[gap]} What was found in it is kept, with the words it rests on.</p>
          {gap === 'away' && (
            <Button variant="secondary" busy={loading} busyLabel="Asking…" onClick={retry}>
              Try again
            </Button>
          )}
          {(gap === 'reconnect' || gap === 'not connected') && (
            <p>
              <PlaceLink view="account">Connect the mailbox</PlaceLink>
            </p>
          )}
        </Notice>
      )}
      <Inspection
        id="scanned-email"
        email={shownEmail(scan, email)}
        analysis={{ ...scan.analysis, text: email?.text ?? '' }}
        {...(!email && { withoutText: reading ? READING : 'The text is in your mailbox only.' })}
      />
    </section>
  );
}

function shownEmail({ sender, subject }: ScanAnswer, email: EmailAnswer | undefined): Omit<ShownEmail, 'body'> {
  if (!email) {
    const from = sender.name === '' ? sender.address : `${sender.name} <${sender.address}>`;
    return { subject, ...(from !== '' && { from }) };
  }
  const several = (values: readonly string[], separator: string) => values.join(separator);
  return {
    subject: email.subject,
    ...(email.from !== null && { from: email.from }),
    ...(email.replyTo.length > 0 && { replyTo: several(email.replyTo, ', ') }),
    ...(email.to.length > 0 && { to: several(email.to, ', ') }),
    ...(email.attachments.length > 0 && { attachments: several(email.attachments, '\n') }),
  };
}
