import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useErasing } from '../../../client/deletion.ts';
import { inTime } from '../../../client/format-time.ts';
import { truncate } from '../../../client/truncate.ts';
import { Button } from '../../../ui/Button.tsx';
import { Waiting } from '../../../ui/Loading.tsx';
import { spellBidiControls } from '../../../ui/marks.ts';
import { SealIcon } from '../../../ui/SealMark.tsx';
import { VERDICT_TEXTS } from '../../../ui/texts.ts';
import { MARK_TEXTS, warnsDespiteTrust } from '../../corrections/mark-texts.ts';
import { ConfirmScanDeletion } from '../../dashboard/parts/ConfirmScanDeletion.tsx';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import { ViewLink } from '../../dashboard/parts/ViewLink.tsx';
import { keepFresh } from '../../scanning/refresh-store.ts';
import type { ScanSummary } from '../../scans/contract.ts';
import { removeScan } from '../../scans/scan-store.ts';
import { attentionSince } from '../store.ts';
import { ATTENTION_TEXTS } from '../texts.ts';
import { attentionFrom } from '../verdicts.ts';

interface NeedsAttentionProps {
  /** The first day. */
  from: string;
  /** How many dangerous and suspicious emails have arrived since. */
  all: number;
}

/** The most dangerous emails, each with its reason. */
export function NeedsAttention({ from, all }: NeedsAttentionProps) {
  const $scans = attentionSince(from);
  const { data, error } = useStore($scans);
  useEffect(() => keepFresh($scans), [$scans]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState('');
  const erasing = useErasing(
    () => removeScan(asked),
    () => {
      $scans.revalidate();
      heading.current?.focus();
    },
  );
  const ask = (id: string) => {
    setAsked(id);
    erasing.ask();
  };
  return (
    <section aria-labelledby="attention" className="attention">
      <div className="attention-head">
        <h3 ref={heading} id="attention" tabIndex={-1} className="text-20">
          {ATTENTION_TEXTS.heading}
        </h3>
        {data && all > data.scans.length && (
          <p>
            <ViewLink view="scans" params={attentionFrom(from)}>
              {ATTENTION_TEXTS.all(all)}
            </ViewLink>
          </p>
        )}
      </div>
      {!data && error && <Unavailable what={ATTENTION_TEXTS.what} error={error} onRetry={() => $scans.revalidate()} />}
      {!data && !error && <Waiting />}
      {data?.scans.length === 0 && <p className="text-ink-muted">{ATTENTION_TEXTS.none}</p>}
      {data && data.scans.length > 0 && (
        <ol>
          {data.scans.map((scan) => (
            <Item key={scan.id} scan={scan} onDelete={() => ask(scan.id)} />
          ))}
        </ol>
      )}
      <ConfirmScanDeletion erasing={erasing} />
    </section>
  );
}

function Item({ scan, onDelete }: { scan: ScanSummary; onDelete: () => void }) {
  const { id, verdict, severity, confidence, sender, arrivedAt, reason, mark } = scan;
  const subject = scan.subject === '' ? ATTENTION_TEXTS.noSubject : spellBidiControls(scan.subject);
  const about = (action: string) => ATTENTION_TEXTS.about(action, truncate(subject));
  return (
    <li className={`attention-item seal-${verdict}`}>
      <SealIcon state={verdict} />
      <div className="min-w-0">
        <p className="attention-subject">
          <ViewLink view="scans" params={{ scan: id }}>
            <bdi>{subject}</bdi>
          </ViewLink>
        </p>
        {reason !== null && <p className="attention-reason">{spellBidiControls(reason)}</p>}
        <p className="attention-facts">
          <strong>
            {mark && !warnsDespiteTrust(scan) ? MARK_TEXTS.short(mark) : VERDICT_TEXTS.degree(severity, confidence)}
          </strong>
          <bdi className="attention-sender wrap-anywhere">
            {spellBidiControls(sender.address || sender.name) || ATTENTION_TEXTS.noSender}
          </bdi>
          <time dateTime={arrivedAt}>{inTime(arrivedAt)}</time>
        </p>
      </div>
      <div className="attention-actions">
        <ViewLink
          view="scans"
          params={{ scan: id }}
          className="button button-secondary"
          aria-label={about(ATTENTION_TEXTS.open)}
        >
          {ATTENTION_TEXTS.open}
        </ViewLink>
        <Button variant="quiet" aria-label={about(ATTENTION_TEXTS.delete)} onClick={onDelete}>
          {ATTENTION_TEXTS.delete}
        </Button>
      </div>
    </li>
  );
}
