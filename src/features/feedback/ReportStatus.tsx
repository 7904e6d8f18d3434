import { UTC_DAYS } from '../../client/format-time.ts';
import type { ReportStatusAnswer } from './contract.ts';
import { REPORT_TEXTS } from './texts.ts';

export function ReportStatus({
  report: { status, receivedAt, reviewedAt, deletedBy },
}: {
  report: ReportStatusAnswer;
}) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      <dt className="text-ink-muted">{REPORT_TEXTS.status}</dt>
      <dd data-status={status}>
        {reviewedAt === null ? REPORT_TEXTS.waiting : REPORT_TEXTS.reviewed(UTC_DAYS.format(new Date(reviewedAt)))}
      </dd>
      <dt className="text-ink-muted">{REPORT_TEXTS.received}</dt>
      <dd>{UTC_DAYS.format(new Date(receivedAt))}</dd>
      <dt className="text-ink-muted">{REPORT_TEXTS.deletedBy}</dt>
      <dd>{UTC_DAYS.format(new Date(deletedBy))}</dd>
    </dl>
  );
}
