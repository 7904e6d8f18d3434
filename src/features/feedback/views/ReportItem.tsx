import { useStore } from '@nanostores/react';
import { useErasing } from '../../../client/deletion.ts';
import { Button } from '../../../ui/Button.tsx';
import { Waiting } from '../../../ui/Loading.tsx';
import { Confirm } from '../../dashboard/parts/Confirm.tsx';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import { deleteReport } from '../api.ts';
import type { ReportStatusAnswer } from '../contract.ts';
import { forgetReceipt, type KeptReceipt } from '../receipts.ts';
import { reportStore } from '../reports-store.ts';

interface ReportItemProps {
  kept: KeptReceipt;
  /** Called when it has left the list, and the focus with it. */
  onGone: () => void;
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** One report: why it was sent, where it stands, until when it is kept. */
export function ReportItem({ kept: { receipt, reason, keptAt }, onGone }: ReportItemProps) {
  const $report = reportStore(receipt);
  const { data, error } = useStore($report);
  const erasing = useErasing(() => deleteReport(receipt), onGone);
  const name = reason ?? 'Report added by its receipt';
  const about = `${name}, ${DAY.format(new Date(keptAt))}`;
  const remove = () => {
    forgetReceipt(receipt);
    onGone();
  };
  return (
    <li className="grid justify-items-start gap-2 py-4">
      <p className="font-semibold">{name}</p>
      <p className="font-mono text-13 text-ink-muted break-all">{receipt}</p>
      {data && <Standing report={data} />}
      {!data && !error && <Waiting>Looking it up…</Waiting>}
      {error?.status === 404 && (
        <>
          <p>No longer stored: it was deleted, or its 90 days are over.</p>
          <Button variant="quiet" aria-label={`Remove from the list: ${about}`} onClick={remove}>
            Remove from the list
          </Button>
        </>
      )}
      {error && error.status !== 404 && (
        <Unavailable what="This report" error={error} onRetry={() => $report.revalidate()} />
      )}
      {data && (
        <Button variant="danger" aria-label={`Delete this report: ${about}`} onClick={erasing.ask}>
          Delete this report
        </Button>
      )}
      <Confirm title="Delete this report?" action="Delete it" busyLabel="Deleting…" erasing={erasing}>
        <p>It is gone at once, and nobody can bring it back. The detection system does not learn from it any more.</p>
      </Confirm>
    </li>
  );
}

function Standing({ report: { status, receivedAt, reviewedAt, deletedBy } }: { report: ReportStatusAnswer }) {
  const standing = reviewedAt === null ? 'Waiting for review' : `Reviewed on ${dayOf(reviewedAt)}`;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      <dt className="text-ink-muted">Status</dt>
      <dd data-status={status}>{standing}</dd>
      <dt className="text-ink-muted">Received</dt>
      <dd>{dayOf(receivedAt)}</dd>
      <dt className="text-ink-muted">Deleted by</dt>
      <dd>{dayOf(deletedBy)}</dd>
    </dl>
  );
}

/** The days of a report are the server's, in UTC. */
const UTC_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const dayOf = (time: string): string => UTC_DAY.format(new Date(time));
