import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { type Email, formatMailbox } from '../../engines/detection/email.ts';
import { Button } from '../../ui/Button.tsx';
import { Inspection } from '../../ui/Inspection.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { VerdictHead } from '../../ui/VerdictHead.tsx';
import { AskingNote } from '../AskingNote.tsx';
import { EMAIL_TEXTS, SEND_TEXTS } from '../texts.ts';
import type { AnalysedEmail } from './analyse-email.ts';
import { $failure, $site, openOnSite, reportAnalysis } from './site.ts';

export function AnalysisView({ analysed }: { analysed: AnalysedEmail }) {
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
      <SendButtons analysed={analysed} />
    </>
  );
}

/** The only two buttons by which an email leaves the panel; both open a page that sends nothing by itself. */
function SendButtons({ analysed }: { analysed: AnalysedEmail }) {
  const { origin } = useStore($site);
  const failure = useStore($failure);
  const [busy, setBusy] = useState<'reporting' | 'opening'>();
  const report = async () => {
    setBusy('reporting');
    await reportAnalysis(analysed).finally(() => setBusy(undefined));
  };
  const open = async () => {
    setBusy('opening');
    await openOnSite(analysed).finally(() => setBusy(undefined));
  };
  const host = hostOf(origin);
  return (
    <section aria-label={SEND_TEXTS.section} className="grid gap-4 border-t border-rule pt-4">
      <div className="grid justify-items-start gap-2">
        <Button
          variant="secondary"
          busy={busy === 'reporting'}
          busyLabel={SEND_TEXTS.reporting}
          onClick={() => void report()}
        >
          {SEND_TEXTS.report}
        </Button>
        <AskingNote />
        <p className="text-14 text-ink-muted">{SEND_TEXTS.reportHint(host)}</p>
      </div>
      <div className="grid justify-items-start gap-2">
        <Button
          variant="secondary"
          busy={busy === 'opening'}
          busyLabel={SEND_TEXTS.opening}
          onClick={() => void open()}
        >
          {SEND_TEXTS.open}
        </Button>
        <p className="text-14 text-ink-muted">
          {analysed.from === 'page' ? SEND_TEXTS.openFromPageHint(host) : SEND_TEXTS.openHint(host)}
        </p>
      </div>
      <div role="alert">{failure && <Notice kind="error">{failure}</Notice>}</div>
    </section>
  );
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : origin;
}

function shownFields({ subject, from, replyTo, attachments }: Email) {
  return {
    subject,
    ...(from && { from: formatMailbox(from) }),
    ...(replyTo && replyTo.length > 0 && { replyTo: replyTo.map(formatMailbox).join(', ') }),
    ...(attachments &&
      attachments.length > 0 && { attachments: attachments.map(({ filename }) => filename).join('\n') }),
  };
}
