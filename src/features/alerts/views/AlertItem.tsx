import { inTime } from '../../../client/format-time.ts';
import { truncate } from '../../../client/truncate.ts';
import { Button } from '../../../ui/Button.tsx';
import { spellBidiControls } from '../../../ui/marks.ts';
import { SealMark } from '../../../ui/SealMark.tsx';
import { ViewLink } from '../../dashboard/parts/ViewLink.tsx';
import type { Alert } from '../../scans/contract.ts';
import { paramsOfAlert, senderOf, subjectOf, warningOf } from '../alert-title.ts';
import { markRead } from '../store.ts';
import { ALERT_TEXTS } from '../texts.ts';
import './alert-item.css';

export function AlertItem({ alert }: { alert: Alert }) {
  const { read, number, arrivedAt, sender, verdict, reason } = alert;
  return (
    <li className="alert-item" data-alert={number} data-read={read}>
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-14">
          <SealMark state={verdict} />
          <span>{warningOf(alert)}</span>
          <time dateTime={arrivedAt} className="text-ink-muted">
            {inTime(arrivedAt)}
          </time>
        </p>
        <p className="alert-subject line-clamp-2 wrap-anywhere">
          {!read && <span className="sr-only">{ALERT_TEXTS.unread}</span>}
          <ViewLink view="scans" params={paramsOfAlert(alert)}>
            {subjectOf(alert)}
          </ViewLink>
        </p>
        {reason !== null && <p className="text-14 wrap-anywhere">{spellBidiControls(reason)}</p>}
        <p className="font-mono text-13 wrap-anywhere text-ink-muted">{senderOf(sender)}</p>
      </div>
      {!read && (
        <Button
          variant="quiet"
          aria-label={ALERT_TEXTS.markReadOf(truncate(subjectOf(alert)))}
          onClick={() => void readOne(alert)}
        >
          {ALERT_TEXTS.markRead}
        </Button>
      )}
    </li>
  );
}

/** The focused button disappears. */
async function readOne({ number }: Alert): Promise<void> {
  if (await markRead({ number })) document.querySelector<HTMLElement>(`[data-alert="${number}"] a`)?.focus();
}
