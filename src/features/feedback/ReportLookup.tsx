import { useEffect, useState } from 'react';
import { serverMessage } from '../../client/answer.ts';
import { request } from '../../client/request.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { REPORT_PATH, type ReportStatusAnswer } from './contract.ts';
import { ReportStatus } from './ReportStatus.tsx';
import { REPORT_TEXTS } from './texts.ts';

type LookupState =
  | { status: 'loading' | 'deleted' }
  | { status: 'found' | 'deleting'; report: ReportStatusAnswer; failure?: string }
  | { status: 'failed'; message: string };

export function ReportLookup({ receipt }: { receipt: string }) {
  const [state, setState] = useState<LookupState>({ status: 'loading' });
  const [asking, setAsking] = useState(false);
  const call = { path: REPORT_PATH, params: { receipt }, anonymous: true } as const;
  const load = async () => {
    setState({ status: 'loading' });
    const answer = await request<ReportStatusAnswer>({ method: 'GET', ...call });
    if (answer.ok) setState({ status: 'found', report: answer.data });
    else setState({ status: 'failed', message: serverMessage(answer.error) ?? REPORT_TEXTS.notLoaded });
  };
  const erase = async (report: ReportStatusAnswer) => {
    setAsking(false);
    setState({ status: 'deleting', report });
    const answer = await request<unknown>({ method: 'DELETE', ...call });
    if (answer.ok) setState({ status: 'deleted' });
    else if (answer.error.status === 404)
      setState({ status: 'failed', message: serverMessage(answer.error) ?? REPORT_TEXTS.notLoaded });
    else setState({ status: 'found', report, failure: REPORT_TEXTS.notDeleted });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the receipt is the component's key.
  useEffect(() => void load(), []);
  return (
    <section aria-labelledby="report" className="grid gap-6">
      <h2 id="report" className="text-24">
        {REPORT_TEXTS.heading}
      </h2>
      <p className="break-all">{REPORT_TEXTS.receipt(receipt)}</p>
      <div role="status" className="grid justify-items-start gap-6">
        {state.status === 'loading' && <p>{REPORT_TEXTS.loading}</p>}
        {state.status === 'deleted' && <Notice kind="success">{REPORT_TEXTS.deleted}</Notice>}
        {state.status === 'failed' && (
          <>
            <Notice kind="notice">{state.message}</Notice>
            <Button variant="secondary" onClick={() => void load()}>
              {REPORT_TEXTS.tryAgain}
            </Button>
          </>
        )}
        {(state.status === 'found' || state.status === 'deleting') && (
          <>
            <ReportStatus report={state.report} />
            {state.failure && <Notice kind="error">{state.failure}</Notice>}
            <Button
              variant="danger"
              busy={state.status === 'deleting'}
              busyLabel={REPORT_TEXTS.deleting}
              onClick={() => setAsking(true)}
            >
              {REPORT_TEXTS.delete}
            </Button>
            <Dialog title={REPORT_TEXTS.confirmTitle} open={asking} onClose={() => setAsking(false)}>
              <p>{REPORT_TEXTS.confirm}</p>
              <div className="mt-4 flex flex-wrap gap-3">
                <Button variant="danger" onClick={() => void erase(state.report)}>
                  {REPORT_TEXTS.confirmAction}
                </Button>
                <Button variant="secondary" onClick={() => setAsking(false)}>
                  {REPORT_TEXTS.cancel}
                </Button>
              </div>
            </Dialog>
          </>
        )}
      </div>
    </section>
  );
}
