import { useStore } from '@nanostores/react';
import { truncate } from '../../../client/truncate.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { spellBidiControls } from '../../../ui/marks.ts';
import { SealMark } from '../../../ui/SealMark.tsx';
import { ViewLink } from '../../dashboard/parts/ViewLink.tsx';
import { $route } from '../../dashboard/route.ts';
import type { Alert } from '../../scans/contract.ts';
import { paramsOfAlert, subjectOf, warningOf } from '../alert-title.ts';
import { $newAlerts } from '../store.ts';
import { ALERT_TEXTS, NEW_ALERT_TEXTS } from '../texts.ts';
import '../../../ui/close-button.css';
import './new-alert.css';

/** Shows new alerts in every view. The live region must exist before the first one. */
export function NewAlert() {
  const [newest, ...others] = useStore($newAlerts);
  const { view } = useStore($route);
  return (
    <div role="status" aria-label={NEW_ALERT_TEXTS.label} className="new-alert-place">
      {newest &&
        (view === 'alerts' ? <Announcement alert={newest} /> : <Banner alert={newest} others={others.length} />)}
    </div>
  );
}

/** In the alerts view, the list shows it already. */
function Announcement({ alert }: { alert: Alert }) {
  return <p className="sr-only">{NEW_ALERT_TEXTS.announcement(warningOf(alert), truncate(subjectOf(alert)))}</p>;
}

function Banner({ alert, others }: { alert: Alert; others: number }) {
  const { name, address } = alert.sender;
  return (
    <div className="new-alert">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap gap-x-3 text-14">
          <span className="sr-only">{NEW_ALERT_TEXTS.prefix}</span>
          <SealMark state={alert.verdict} />
          {warningOf(alert)}
        </p>
        <p className="line-clamp-2 wrap-anywhere">
          <ViewLink view="scans" params={paramsOfAlert(alert)}>
            {subjectOf(alert)}
          </ViewLink>
        </p>
        {alert.reason !== null && <p className="text-14 wrap-anywhere">{spellBidiControls(alert.reason)}</p>}
        {name !== '' && <p className="truncate text-14">{name}</p>}
        {/* Never truncated, because its end is the part that a sender can't fake. */}
        <p className="font-mono text-13 wrap-anywhere text-ink-muted">{address || ALERT_TEXTS.noAddress}</p>
        {others > 0 && (
          <p className="text-14">
            <ViewLink view="alerts">{NEW_ALERT_TEXTS.more(others)}</ViewLink>
          </p>
        )}
      </div>
      <button type="button" className="close-button" aria-label={NEW_ALERT_TEXTS.dismiss} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** The focused button disappears. */
function dismiss(): void {
  $newAlerts.set([]);
  document
    .querySelector<HTMLElement>('#main h2[tabindex], #main:not(:has(h2[tabindex]))')
    ?.focus({ preventScroll: true });
}
