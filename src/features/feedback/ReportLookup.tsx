import { useEffect, useState } from 'react';
import { serverMessage } from '../../client/answer.ts';
import { request } from '../../client/request.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { REPORT_PATH, type ReportStatusAnswer } from './contract.ts';
import { longDate } from './times.ts';

type LookupState =
  | { status: 'loading' | 'deleted' }
  | { status: 'found' | 'deleting'; report: ReportStatusAnswer; failure?: string }
  | { status: 'failed'; message: string };

const NOT_ANSWERED = 'The report could not be looked up. Please try again.';

/** The report with a receipt: where it stands, and a button that deletes it. */
export function ReportLookup({ receipt }: { receipt: string }) {
  const [state, setState] = useState<LookupState>({ status: 'loading' });
  const [asking, setAsking] = useState(false);
  const call = { path: REPORT_PATH, params: { receipt }, anonymous: true } as const;
  const look = async () => {
    setState({ status: 'loading' });
    const answer = await request<ReportStatusAnswer>({ method: 'GET', ...call });
    if (answer.ok) setState({ status: 'found', report: answer.data });
    else setState({ status: 'failed', message: serverMessage(answer.error) ?? NOT_ANSWERED });
  };
  const erase = async (report: ReportStatusAnswer) => {
    setAsking(false);
    setState({ status: 'deleting', report });
    const answer = await request<unknown>({ method: 'DELETE', ...call });
    if (answer.ok) setState({ status: 'deleted' });
    else if (answer.error.status === 404)
      setState({ status: 'failed', message: serverMessage(answer.error) ?? NOT_ANSWERED });
    else setState({ status: 'found', report, failure: 'The report could not be deleted. Please try again.' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the receipt is the component's key.
  useEffect(() => void look(), []);
  return (
    <section aria-labelledby="report" className="grid gap-6">
      <h2 id="report" className="text-24">
        Your report
      </h2>
      <p className="break-all">Receipt {receipt}</p>
      <div role="status" className="grid justify-items-start gap-6">
        {state.status === 'loading' && <p>Looking it up…</p>}
        {state.status === 'deleted' && <Notice kind="success">The report was deleted.</Notice>}
        {state.status === 'failed' && (
          <>
            <Notice kind="notice">{state.message}</Notice>
            <Button variant="secondary" onClick={() => void look()}>
              Look again
            </Button>
          </>
        )}
        {(state.status === 'found' || state.status === 'deleting') && (
          <>
            <Standing report={state.report} />
            {state.failure && <Notice kind="error">{state.failure}</Notice>}
            <Button
              variant="danger"
              busy={state.status === 'deleting'}
              busyLabel="Deleting…"
              onClick={() => setAsking(true)}
            >
              Delete this report now
            </Button>
            <Dialog title="Delete this report?" open={asking} onClose={() => setAsking(false)}>
              <p>It is gone at once, and nobody can bring it back.</p>
              <div className="mt-4 flex flex-wrap gap-3">
                <Button variant="danger" onClick={() => void erase(state.report)}>
                  Delete it
                </Button>
                <Button variant="secondary" onClick={() => setAsking(false)}>
                  Keep it
                </Button>
              </div>
            </Dialog>
          </>
        )}
      </div>
    </section>
  );
}

function Standing({ report: { status, receivedAt, reviewedAt, deletedBy } }: { report: ReportStatusAnswer }) {
  const standing = reviewedAt === null ? 'Waiting for review' : `Reviewed on ${longDate(reviewedAt)}`;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      <dt className="text-ink-muted">Status</dt>
      <dd data-status={status}>{standing}</dd>
      <dt className="text-ink-muted">Received</dt>
      <dd>{longDate(receivedAt)}</dd>
      <dt className="text-ink-muted">Deleted by</dt>
      <dd>{longDate(deletedBy)}</dd>
    </dl>
  );
}
