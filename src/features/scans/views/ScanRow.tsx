import { useStore } from '@nanostores/react';
import { inTime } from '../../../client/format-time.ts';
import { spellBidiControls } from '../../../ui/marks.ts';
import { SealIcon } from '../../../ui/SealMark.tsx';
import { VERDICT_TEXTS } from '../../../ui/texts.ts';
import { MARK_TEXTS, warnsDespiteTrust } from '../../corrections/mark-texts.ts';
import { ViewLink } from '../../dashboard/parts/ViewLink.tsx';
import type { Params } from '../../dashboard/route.ts';
import type { ScanSummary } from '../contract.ts';
import { $selection } from '../selection.ts';
import { $opened } from '../store.ts';
import { FILTER_TEXTS, LIST_TEXTS } from '../view-texts.ts';
import { shortTime } from '../words.ts';
import { select } from './list-keys.ts';
import '../../../ui/choice-control.css';

interface ScanRowProps {
  scan: ScanSummary;
  /** The filter of the list to go back to. */
  params: Params;
}

export function ScanRow({ scan, params }: ScanRowProps) {
  const { id, arrivedAt, verdict, severity, confidence, firstContact, reason, mark } = scan;
  const isPartial = scan.partial && verdict === 'safe' && !mark;
  const selected = useStore($selection).ids.has(id);
  const subject = scan.subject === '' ? LIST_TEXTS.noSubject : spellBidiControls(scan.subject);
  return (
    <li
      className={`scan-row seal-${verdict}`}
      data-selected={selected || undefined}
      data-marked={mark !== null || undefined}
      data-partial={isPartial || undefined}
    >
      <label className="scan-select">
        <input
          type="checkbox"
          aria-label={LIST_TEXTS.select(subject)}
          checked={selected}
          onClick={({ shiftKey }) => select(id, shiftKey)}
        />
      </label>
      <SealIcon state={verdict} />
      <Sender sender={scan.sender} />
      <p className="scan-subject">
        <ViewLink
          view="scans"
          params={{ ...params, scan: id }}
          className="scan-link"
          data-scan={id}
          onClick={({ currentTarget }) => $opened.set({ id, top: currentTarget.getBoundingClientRect().top })}
        >
          <bdi>{subject}</bdi>
        </ViewLink>
        {reason !== null && verdict !== 'safe' && <span className="scan-reason">{spellBidiControls(reason)}</span>}
      </p>
      <p className="scan-verdict">
        <strong>{wordsOf(scan, isPartial)}</strong>
        {mark ? (
          <span>{warnsDespiteTrust(scan) ? MARK_TEXTS.warned : MARK_TEXTS.short(mark)}</span>
        ) : (
          verdict !== 'unknown' && <span>{VERDICT_TEXTS.degree(severity, confidence)}</span>
        )}
      </p>
      <p className="scan-time">
        <time dateTime={arrivedAt} title={inTime(arrivedAt)}>
          {shortTime(arrivedAt, new Date())}
        </time>
        {firstContact && <span>{LIST_TEXTS.newSender}</span>}
      </p>
    </li>
  );
}

function wordsOf(scan: ScanSummary, isPartial: boolean): string {
  const { mark, verdict } = scan;
  if (mark && !warnsDespiteTrust(scan)) return MARK_TEXTS.list(mark);
  return isPartial ? VERDICT_TEXTS.partly : FILTER_TEXTS.verdicts[verdict];
}

/** If there is too little room, the address loses its beginning: its end says who really sent the email. */
function Sender({ sender: { name, address } }: Pick<ScanSummary, 'sender'>) {
  const at = address.lastIndexOf('@');
  const local = at > 0 ? address.slice(0, at) : '';
  return (
    <p className="scan-sender">
      <bdi className="scan-name">{spellBidiControls(name) || spellBidiControls(local) || LIST_TEXTS.noSender}</bdi>
      {address !== '' && (
        <span className="scan-address">
          <bdi dir="ltr">{spellBidiControls(address)}</bdi>
        </span>
      )}
    </p>
  );
}
