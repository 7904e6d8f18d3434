import { inTime } from '../../../client/format-time.ts';
import { spellBidiControls } from '../../../ui/marks.ts';
import { SealMark } from '../../../ui/SealMark.tsx';
import { ViewLink } from '../../dashboard/parts/ViewLink.tsx';
import type { Params } from '../../dashboard/route.ts';
import type { ScanSummary } from '../contract.ts';
import { $opened } from '../store.ts';
import { LIST_TEXTS } from '../texts.ts';
import { shortTime, verdictLine } from '../words.ts';

interface ScanRowProps {
  scan: ScanSummary;
  /** The filter of the list to go back to. */
  params: Params;
}

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
            <span className="font-semibold">{name || LIST_TEXTS.noSender}</span>
          ) : (
            <ViewLink view="scans" params={{ sender: sender.address }} className="scan-sender">
              {name !== '' && <bdi>{name} </bdi>}
              <span className="scan-sender-address">{address}</span>
              <span className="sr-only">{LIST_TEXTS.allFromSender}</span>
            </ViewLink>
          )}
          {firstContact && <span className="status-word">{LIST_TEXTS.newSender}</span>}
        </p>
        <ViewLink
          view="scans"
          params={{ ...params, scan: id }}
          className="scan-link"
          data-scan={id}
          onClick={({ currentTarget }) => $opened.set({ id, top: currentTarget.getBoundingClientRect().top })}
        >
          <bdi className="line-clamp-2">{subject === '' ? LIST_TEXTS.noSubject : spellBidiControls(subject)}</bdi>
        </ViewLink>
        <p className="text-14 text-ink-muted">{verdictLine(scan)}</p>
      </div>
      <time className="scan-time" dateTime={arrivedAt} title={inTime(arrivedAt)}>
        {shortTime(arrivedAt, new Date())}
      </time>
    </li>
  );
}
