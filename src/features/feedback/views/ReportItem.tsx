import { useStore } from '@nanostores/react';
import { useErasing } from '../../../client/deletion.ts';
import { DAYS } from '../../../client/format-time.ts';
import { Button } from '../../../ui/Button.tsx';
import { Waiting } from '../../../ui/Loading.tsx';
import { Confirm } from '../../dashboard/parts/Confirm.tsx';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import { deleteReport } from '../api.ts';
import { ReportStatus } from '../ReportStatus.tsx';
import { removeReceipt, type StoredReceipt } from '../receipts-store.ts';
import { reportStore } from '../reports-store.ts';
import { REPORT_LIST_TEXTS, REPORT_TEXTS } from '../texts.ts';

interface ReportItemProps {
  stored: StoredReceipt;
  onGone: () => void;
}

export function ReportItem({ stored: { receipt, reason, keptAt }, onGone }: ReportItemProps) {
  const $report = reportStore(receipt);
  const { data, error } = useStore($report);
  const erasing = useErasing(() => deleteReport(receipt), onGone);
  const name = reason ?? REPORT_LIST_TEXTS.addedByReceipt;
  const about = `${name}, ${DAYS.format(new Date(keptAt))}`;
  const remove = () => {
    removeReceipt(receipt);
    onGone();
  };
  return (
    <li className="grid justify-items-start gap-2 py-4">
      <p className="font-semibold">{name}</p>
      <p className="font-mono text-13 text-ink-muted break-all">{receipt}</p>
      {data && <ReportStatus report={data} />}
      {!data && !error && <Waiting>{REPORT_TEXTS.loading}</Waiting>}
      {error?.status === 404 && (
        <>
          <p>{REPORT_LIST_TEXTS.gone}</p>
          <Button variant="quiet" aria-label={`${REPORT_LIST_TEXTS.remove}: ${about}`} onClick={remove}>
            {REPORT_LIST_TEXTS.remove}
          </Button>
        </>
      )}
      {error && error.status !== 404 && (
        <Unavailable what={REPORT_LIST_TEXTS.thisReport} error={error} onRetry={() => $report.revalidate()} />
      )}
      {data && (
        <Button variant="danger" aria-label={`${REPORT_TEXTS.delete}: ${about}`} onClick={erasing.ask}>
          {REPORT_TEXTS.delete}
        </Button>
      )}
      <Confirm
        title={REPORT_TEXTS.confirmTitle}
        action={REPORT_TEXTS.confirmAction}
        busyLabel={REPORT_TEXTS.deleting}
        erasing={erasing}
      >
        <p>{`${REPORT_TEXTS.confirm} ${REPORT_TEXTS.confirmTraining}`}</p>
      </Confirm>
    </li>
  );
}
