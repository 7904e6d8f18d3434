import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { site } from '../../content/site.ts';
import type { Email, Mailbox } from '../../engines/detection/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Inspection } from '../../ui/Inspection.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Examined } from './examine.ts';
import { $failure, $site, openOnSite, reportAnalysis } from './site.ts';

/** The verdict, the email with its evidence, what to do and what was not seen. */
export function ExaminedEmail({ examined }: { examined: Examined }) {
  const { email, analysis } = examined;
  const { actions, conclusion, coverage } = analysis;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Whoever brought an email goes on reading here; the field that had the focus is closed.
    if (examined.from !== 'page') heading.current?.focus();
  }, [examined]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="verdict">
        {conclusion}
      </h1>
      <Inspection id="email" email={shownFields(email)} analysis={analysis} />
      {actions.length > 0 && (
        <section aria-labelledby="actions" className="grid gap-2">
          <h2 id="actions" className="text-18">
            What to do
          </h2>
          <ul className="grid list-disc gap-1 pl-6">
            {actions.map((action) => (
              <li key={action}>{action}</li>
            ))}
          </ul>
        </section>
      )}
      {coverage.notSeen.length > 0 && (
        <details className="text-14">
          <summary>What was not seen</summary>
          <ul className="grid list-disc gap-1 pt-2 pl-6 text-ink-muted">
            {coverage.notSeen.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
      <HandOver examined={examined} />
    </>
  );
}

/** The only two buttons by which an email leaves the panel; both open a page that sends nothing by itself. */
function HandOver({ examined }: { examined: Examined }) {
  const { origin } = useStore($site);
  const failure = useStore($failure);
  const [busy, setBusy] = useState<'reporting' | 'opening'>();
  const report = async () => {
    setBusy('reporting');
    await reportAnalysis(examined).finally(() => setBusy(undefined));
  };
  const open = async () => {
    setBusy('opening');
    await openOnSite(examined).finally(() => setBusy(undefined));
  };
  return (
    <section aria-label="Hand this email over" className="grid gap-4 border-t border-rule pt-4">
      <div className="grid justify-items-start gap-2">
        <Button
          variant="secondary"
          busy={busy === 'reporting'}
          busyLabel="Opening the report…"
          onClick={() => void report()}
        >
          Report incorrect analysis
        </Button>
        <p className="text-14 text-ink-muted">
          Opens {hostOf(origin)} with this email in the form. It is sent when you press Submit there.
        </p>
      </div>
      <div className="grid justify-items-start gap-2">
        <Button variant="secondary" busy={busy === 'opening'} busyLabel="Opening…" onClick={() => void open()}>
          Open in {site.name}
        </Button>
        <p className="text-14 text-ink-muted">
          For signed-in users:{' '}
          {examined.from === 'page' ? 'takes the whole email from your mail site, if it gives it out, and' : ''} opens{' '}
          {hostOf(origin)} with it. It is sent when you press Analyse there.
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
    ...(from && { from: formatted(from) }),
    ...(replyTo && replyTo.length > 0 && { replyTo: replyTo.map(formatted).join(', ') }),
    ...(attachments &&
      attachments.length > 0 && { attachments: attachments.map(({ filename }) => filename).join('\n') }),
  };
}

function formatted({ name, address }: Mailbox): string {
  return name === '' ? address : `${name} <${address}>`;
}
