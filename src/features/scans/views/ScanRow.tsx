import { inTime } from '../../../client/format-time.ts';
import { spellBidiControls } from '../../../ui/marks.ts';
import { SealMark } from '../../../ui/SealMark.tsx';
import { PlaceLink } from '../../dashboard/parts/ViewLink.tsx';
import type { Params } from '../../dashboard/route.ts';
import type { ScanSummary } from '../contract.ts';
import { $opened } from '../store.ts';
import { shortTime, verdictLine } from '../words.ts';

interface ScanRowProps {
  scan: ScanSummary;
  /** The filter of the list, which the way back needs. */
  params: Params;
}

/** One scan in the list: all of it leads to the scan, the sender to the others of that sender. */
export function ScanRow({ scan, params }: ScanRowProps) {
  const { id, arrivedAt, sender, subject, verdict, firstContact } = scan;
  const name = spellBidiControls(sender.name);
  const address = spellBidiControls(sender.address);
  return (
    <li className="scan-row">
      <SealMark state={verdict} />
      <div className="scan-row-text">
        <p className="scan-row-head">
          {sender.address === '' ? (
            <span className="font-semibold">{name || 'No sender'}</span>
          ) : (
            <PlaceLink view="scans" params={{ sender: sender.address }} className="scan-sender">
              {name !== '' && <bdi>{name} </bdi>}
              <span className="scan-sender-address">{address}</span>
              <span className="sr-only">, all scans of this sender</span>
            </PlaceLink>
          )}
          {firstContact && <span className="status-word">First contact</span>}
        </p>
        <PlaceLink
          view="scans"
          params={{ ...params, scan: id }}
          className="scan-link"
          data-scan={id}
          onClick={({ currentTarget }) => $opened.set({ id, top: currentTarget.getBoundingClientRect().top })}
        >
          <bdi className="line-clamp-2">{subject === '' ? 'No subject' : spellBidiControls(subject)}</bdi>
        </PlaceLink>
        <p className="text-14 text-ink-muted">{verdictLine(scan)}</p>
      </div>
      <time className="scan-time" dateTime={arrivedAt} title={inTime(arrivedAt)}>
        {shortTime(arrivedAt, new Date())}
      </time>
    </li>
  );
}
