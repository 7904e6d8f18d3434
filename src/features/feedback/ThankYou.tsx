import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { UTC_DAYS } from '../../client/format-time.ts';
import { $auth } from '../../client/session.ts';
import { site } from '../../content/site.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { FeedbackAnswer } from './contract.ts';
import { $draft, close, reportNext } from './store.ts';
import { THANK_YOU_TEXTS } from './texts.ts';

const LINKS = [{ label: THANK_YOU_TEXTS.blog, url: site.blogUrl }, ...Object.values(site.social)];

export function ThankYou({ answer: { receipt, deletedBy } }: { answer: FeedbackAnswer }) {
  const draft = useStore($draft);
  const listed = useStore($auth).userId !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-24">
        {THANK_YOU_TEXTS.heading}
      </h2>
      <p>{THANK_YOU_TEXTS.impact}</p>
      {receipt && (
        <Notice kind="plain">
          <p>
            {THANK_YOU_TEXTS.receipt} <a href={`/feedback#receipt=${receipt}`}>{receipt}</a>
          </p>
          <p>{THANK_YOU_TEXTS.keepLink(UTC_DAYS.format(new Date(deletedBy)))}</p>
          {listed && (
            <p>
              {THANK_YOU_TEXTS.listed} <a href="/dashboard?view=reports">{THANK_YOU_TEXTS.yourReports}</a>.
            </p>
          )}
        </Notice>
      )}
      <nav aria-label={THANK_YOU_TEXTS.links}>
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
          {THANK_YOU_TEXTS.reportNext}
        </Button>
      )}
      <Button className="w-fit" onClick={close}>
        {THANK_YOU_TEXTS.close}
      </Button>
    </div>
  );
}
