import { useStore } from '@nanostores/react';
import { displayedFields } from '../../engines/detection/display/fields.ts';
import { AnalysisView } from '../../ui/AnalysisView.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Brand } from '../Brand.tsx';
import { deleteReport } from '../report.ts';
import { PANEL_TEXTS, PENDING_REPORT_TEXTS } from '../texts.ts';
import { NoEmail } from './NoEmail.tsx';
import { OtherEmail } from './OtherEmail.tsx';
import { SendButtons } from './SendButtons.tsx';
import { $isPartial, $report, $site, reopenReport } from './site.ts';
import { $panel } from './store.ts';

const FAILED = (
  <Notice kind="error" role="alert">
    <p>{PANEL_TEXTS.failed}</p>
  </Notice>
);

export function Panel() {
  const state = useStore($panel);
  const isPartial = useStore($isPartial);
  return (
    <main className="panel">
      <header className="flex flex-wrap items-center justify-between">
        <Brand />
        <Button variant="quiet" className="-mr-4" onClick={() => void chrome.runtime.openOptionsPage()}>
          {PANEL_TEXTS.options}
        </Button>
      </header>
      <ErrorBoundary instead={FAILED}>
        <p role="status" className="sr-only">
          {state.status === 'analysed' ? state.analysed.analysis.conclusion : ''}
        </p>
        {state.status === 'loading' && <p className="text-ink-muted">{PANEL_TEXTS.looking}</p>}
        {state.status === 'no-email' && <NoEmail reason={state.reason} />}
        {state.status === 'analysed' && (
          <AnalysisView
            fields={displayedFields(state.analysed.email)}
            analysis={state.analysed.analysis}
            // The field that had the focus is closed when an email comes from it.
            takesFocus={state.analysed.from !== 'page'}
          >
            <SendButtons analysed={state.analysed} />
          </AnalysisView>
        )}
        <p role="status" className="text-14">
          {isPartial && PANEL_TEXTS.partial}
        </p>
        <PendingReport />
        <OtherEmail open={state.status === 'no-email'} />
      </ErrorBoundary>
      <p className="text-12 text-ink-muted">{PANEL_TEXTS.privacy}</p>
    </main>
  );
}

function PendingReport() {
  const report = useStore($report);
  const { hasAccess } = useStore($site);
  if (!report) return null;
  const { open, deletedOnArrival, deletedByHand, reopen, discard } = PENDING_REPORT_TEXTS;
  return (
    <Notice kind="plain">
      <p>
        {open} {hasAccess ? deletedOnArrival : deletedByHand}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void reopenReport(report)}>
          {reopen}
        </Button>
        <Button variant="quiet" onClick={() => void deleteReport()}>
          {discard}
        </Button>
      </div>
    </Notice>
  );
}
