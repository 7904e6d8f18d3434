import { useStore } from '@nanostores/react';
import { site } from '../../content/site.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Brand } from '../Brand.tsx';
import { forgetReport } from '../report.ts';
import { ExaminedEmail } from './ExaminedEmail.tsx';
import { OtherEmail } from './OtherEmail.tsx';
import { $isPartial, $report, $site, reopenReport } from './site.ts';
import { $panel } from './store.ts';
import { Unread } from './Unread.tsx';

const FAILED = (
  <Notice kind="error" role="alert">
    <p>Something went wrong in this panel. Close and open it again; your email is where it was.</p>
  </Notice>
);

/** The side panel: the open email as it was examined, or what to do to have one examined. */
export function Panel() {
  const state = useStore($panel);
  const isPartial = useStore($isPartial);
  return (
    <main className="panel">
      <header className="flex flex-wrap items-center justify-between">
        <Brand />
        <Button variant="quiet" className="-mr-4" onClick={() => void chrome.runtime.openOptionsPage()}>
          Options
        </Button>
      </header>
      <ErrorBoundary instead={FAILED}>
        <p role="status" className="sr-only">
          {state.status === 'examined' ? state.examined.analysis.conclusion : ''}
        </p>
        {state.status === 'looking' && <p className="text-ink-muted">Looking for an open email…</p>}
        {state.status === 'unread' && <Unread why={state.why} />}
        {state.status === 'examined' && <ExaminedEmail examined={state.examined} />}
        <p role="status" className="text-14">
          {isPartial && 'Opened as it was read here: without its headers, and without what is in its files.'}
        </p>
        <PendingReport />
        {/* Closed again when an email is there, open while there is none. */}
        <OtherEmail open={state.status === 'unread'} />
      </ErrorBoundary>
      <p className="text-12 text-ink-muted">
        {site.name} reads and examines emails in your browser. Nothing of them leaves it until you press a button that
        says so.
      </p>
    </main>
  );
}

function PendingReport() {
  const report = useStore($report);
  const { heard } = useStore($site);
  if (!report) return null;
  return (
    <Notice kind="plain">
      <p>
        A report is open in another tab.{' '}
        {heard
          ? 'Its email is kept here until it has arrived, or until you close that tab.'
          : 'Discard it here when you have sent it, or close that tab: until then its email is kept.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void reopenReport(report)}>
          Open it again
        </Button>
        <Button variant="quiet" onClick={() => void forgetReport()}>
          Discard it
        </Button>
      </div>
    </Notice>
  );
}
