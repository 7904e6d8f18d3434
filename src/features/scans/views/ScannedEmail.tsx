import { type ReactNode, useContext, useMemo, useRef } from 'react';
import type { RequestError } from '../../../client/answer.ts';
import { inZonedTime } from '../../../client/format-time.ts';
import { formatMailbox } from '../../../engines/detection/email.ts';
import type { Note, ShownEmail } from '../../../ui/annotate.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmailInspection } from '../../../ui/email/EmailInspection.tsx';
import { Inspection } from '../../../ui/Inspection.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ViewLink } from '../../dashboard/parts/ViewLink.tsx';
import type { EmailAnswer, ScanAnswer } from '../contract.ts';
import { gapOf } from '../scan-store.ts';
import { EMAIL_TEXTS } from '../view-texts.ts';
import { Slots } from './slots.ts';

interface ScannedEmailProps {
  scan: ScanAnswer;
  /** Undefined until it is loaded from the mailbox. */
  email: EmailAnswer | undefined;
  error: RequestError | undefined;
  loading: boolean;
  onRetry: () => void;
}

export function ScannedEmail({ scan, email, error, loading, onRetry }: ScannedEmailProps) {
  const gap = error && gapOf(error);
  const isLoading = loading && !email;
  const { Finding, HiddenFindings } = useContext(Slots);
  const section = useRef<HTMLElement>(null);
  // The focused button disappears.
  const retry = () => {
    onRetry();
    section.current?.focus();
  };
  const { analysis, corrections } = scan;
  const { wrongFindings } = corrections;
  const text = email?.text ?? '';
  const shown = {
    id: 'scanned-email',
    email: shownEmail(scan, email),
    analysis: useMemo(() => {
      const wrong = new Set(wrongFindings.map(({ signalId }) => signalId));
      return { ...analysis, signals: analysis.signals.filter(({ id }) => !wrong.has(id)), text };
    }, [analysis, wrongFindings, text]),
    isUnsealed: scan.mark !== null,
    noteAction: ({ id, title }: Note): ReactNode => <Finding scanId={scan.id} signalId={id} title={title} />,
  };
  const hiddenFindings = wrongFindings.length > 0 && <HiddenFindings scan={scan} />;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={EMAIL_TEXTS.label}
      aria-busy={isLoading || undefined}
      className="grid gap-6"
    >
      <p role="status" className="sr-only">
        {isLoading && EMAIL_TEXTS.loading}
      </p>
      {gap && (
        <Notice kind="notice" role="status">
          <p>
            {EMAIL_TEXTS.gaps[gap]} {EMAIL_TEXTS.kept}
          </p>
          {gap === 'away' && (
            <Button variant="secondary" busy={loading} busyLabel={EMAIL_TEXTS.trying} onClick={retry}>
              {EMAIL_TEXTS.tryAgain}
            </Button>
          )}
          {(gap === 'reconnect' || gap === 'not connected') && (
            <p>
              <ViewLink view="account">{EMAIL_TEXTS.connect}</ViewLink>
            </p>
          )}
        </Notice>
      )}
      {email ? (
        <EmailInspection {...shown} contents={email.contents} formatTime={inZonedTime}>
          {hiddenFindings}
        </EmailInspection>
      ) : (
        <Inspection {...shown} withoutText={isLoading ? EMAIL_TEXTS.loading : EMAIL_TEXTS.withoutText}>
          {hiddenFindings}
        </Inspection>
      )}
      {email?.contents.checks.every(({ counts }) => !counts) && (
        <p className="max-w-measure text-14 text-ink-muted">
          {EMAIL_TEXTS.unconfirmed} <ViewLink view="account">{EMAIL_TEXTS.senderChecks}</ViewLink>{' '}
          {EMAIL_TEXTS.inAccount}
        </p>
      )}
    </section>
  );
}

function shownEmail({ sender, subject }: ScanAnswer, email: EmailAnswer | undefined): Omit<ShownEmail, 'body'> {
  if (!email) {
    const from = formatMailbox(sender);
    return { subject, ...(from !== '' && { from }) };
  }
  const { files } = email.contents;
  const several = (values: readonly string[], separator: string) => values.join(separator);
  return {
    subject: email.subject,
    ...(email.from !== null && { from: email.from }),
    ...(email.replyTo.length > 0 && { replyTo: several(email.replyTo, ', ') }),
    ...(email.to.length > 0 && { to: several(email.to, ', ') }),
    ...(files.length > 0 && {
      attachments: several(
        files.map(({ name }) => name),
        '\n',
      ),
    }),
  };
}
