import { useStore } from '@nanostores/react';
import { inShort } from '../../../client/shorten.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SealMark } from '../../../ui/SealMark.tsx';
import { PlaceLink } from '../../dashboard/parts/ViewLink.tsx';
import { $place } from '../../dashboard/route.ts';
import type { Alert } from '../../scans/contract.ts';
import { placeOfAlert, subjectOf, warningOf } from '../alert-title.ts';
import { $news } from '../store.ts';
import '../../../ui/close-button.css';
import './new-alert.css';

/** Says that an alert has come in, in whichever view. The live region is there before the first one. */
export function NewAlert() {
  const [newest, ...others] = useStore($news);
  const { view } = useStore($place);
  return (
    <div role="status" aria-label="New alerts" className="new-alert-place">
      {newest && (view === 'alerts' ? <Said alert={newest} /> : <Slip alert={newest} others={others.length} />)}
    </div>
  );
}

/** Where the list shows it, it has only to be announced. */
function Said({ alert }: { alert: Alert }) {
  return <p className="sr-only">{`New alert: ${warningOf(alert)}, ${inShort(subjectOf(alert))}`}</p>;
}

function Slip({ alert, others }: { alert: Alert; others: number }) {
  const { name, address } = alert.sender;
  return (
    <div className="new-alert">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap gap-x-3 text-14">
          <span className="sr-only">New alert: </span>
          <SealMark state={alert.verdict} />
          {warningOf(alert)}
        </p>
        <p className="line-clamp-2 wrap-anywhere">
          <PlaceLink view="scans" params={placeOfAlert(alert)}>
            {subjectOf(alert)}
          </PlaceLink>
        </p>
        {name !== '' && <p className="truncate text-14">{name}</p>}
        {/* Whole: its end is what a sender cannot choose. */}
        <p className="font-mono text-13 wrap-anywhere text-ink-muted">{address || 'No address'}</p>
        {others > 0 && (
          <p className="text-14">
            <PlaceLink view="alerts">{others === 1 ? 'and one more alert' : `and ${others} more alerts`}</PlaceLink>
          </p>
        )}
      </div>
      <button type="button" className="close-button" aria-label="Dismiss" onClick={dismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** The button that had the focus goes. */
function dismiss(): void {
  $news.set([]);
  document.querySelector<HTMLElement>('#main h2')?.focus({ preventScroll: true });
}
