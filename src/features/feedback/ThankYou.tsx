import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $auth } from '../../client/session.ts';
import { site } from '../../content/site.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { FeedbackAnswer } from './contract.ts';
import { $draft, close, reportNext } from './store.ts';
import { longDate } from './times.ts';

const LINKS = [{ label: 'Blog', url: site.blogUrl }, ...Object.values(site.social)];

/** Thanks, what the report does, and the receipt by which it can be found again. */
export function ThankYou({ answer: { receipt, deletedBy } }: { answer: FeedbackAnswer }) {
  const draft = useStore($draft);
  const listed = useStore($auth).userId !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-24">
        Thank you for your report
      </h2>
      <p>
        Your report has an impact: it is reviewed, and the detection system learns from it to judge emails like this one
        correctly, for everyone.
      </p>
      {receipt && (
        <Notice kind="plain">
          <p>
            Your receipt: <a href={`/feedback#receipt=${receipt}`}>{receipt}</a>
          </p>
          <p>
            Keep this link. With it you can look your report up, or delete it at once, without signing in. It is deleted
            by {longDate(deletedBy)} in any case.
          </p>
          {listed && (
            <p>
              This browser keeps it, too, among <a href="/dashboard?view=reports">your reports</a>.
            </p>
          )}
        </Notice>
      )}
      <nav aria-label="Stay in touch">
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {LINKS.map(({ label, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {draft.content && (
        <Button variant="secondary" className="w-fit" onClick={reportNext}>
          Report the email that came meanwhile
        </Button>
      )}
      <Button className="w-fit" onClick={close}>
        Close
      </Button>
    </div>
  );
}
