import { useStore } from '@nanostores/react';
import { type ReactNode, useContext, useMemo } from 'react';
import { inTime } from '../../../client/format-time.ts';
import { Waiting } from '../../../ui/Loading.tsx';
import { spellBidiControls } from '../../../ui/marks.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { VerdictHead } from '../../../ui/VerdictHead.tsx';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import { ViewHeading } from '../../dashboard/parts/ViewHeading.tsx';
import { ViewLink } from '../../dashboard/parts/ViewLink.tsx';
import type { Params } from '../../dashboard/route.ts';
import type { ScanAnswer } from '../contract.ts';
import { reportAddress } from '../report-link.ts';
import { emailStore, scanStore } from '../scan-store.ts';
import { KIND_NAMES } from '../texts.ts';
import { CATEGORY_NAMES, LIST_TEXTS, SCAN_TEXTS } from '../view-texts.ts';
import { headOf } from '../words.ts';
import { ScanActions } from './ScanActions.tsx';
import { ScannedEmail } from './ScannedEmail.tsx';
import { Slots } from './slots.ts';

interface ScanViewProps {
  scanId: string;
  /** The filter of the list to go back to. */
  listParams: Params;
}

export function ScanView({ scanId, listParams }: ScanViewProps) {
  const $scan = useMemo(() => scanStore(scanId), [scanId]);
  const { data, error } = useStore($scan);
  const isGone = error?.status === 404;
  return (
    <div className="grid gap-6">
      <p className="print:hidden">
        <ViewLink view="scans" params={listParams} className="inline-block min-h-6">
          {SCAN_TEXTS.back}
        </ViewLink>
      </p>
      {!data && <ViewHeading title={SCAN_TEXTS.title} />}
      {!data && !error && <Waiting />}
      {isGone && <Notice kind="notice">{SCAN_TEXTS.gone}</Notice>}
      {error && !isGone && <Unavailable what={SCAN_TEXTS.what} error={error} onRetry={() => $scan.revalidate()} />}
      {data && <Scan scan={data} listParams={listParams} />}
    </div>
  );
}

function Scan({ scan, listParams }: { scan: ScanAnswer; listParams: Params }) {
  const { analysis } = scan;
  const $email = useMemo(() => emailStore(scan.id), [scan.id]);
  const { data: email, error, loading } = useStore($email);
  const { Verdict } = useContext(Slots);
  const report = useMemo(() => reportAddress(email), [email]);
  const subject = scan.subject === '' ? LIST_TEXTS.noSubject : spellBidiControls(scan.subject);
  return (
    <>
      <ViewHeading title={SCAN_TEXTS.title}>
        <bdi className="line-clamp-2 wrap-anywhere">{subject}</bdi>
      </ViewHeading>
      <VerdictHead {...headOf(scan)}>
        <Verdict scan={scan} report={report} />
      </VerdictHead>
      <Facts scan={scan} />
      <ScannedEmail
        scan={scan}
        email={email}
        error={email ? undefined : error}
        loading={loading}
        onRetry={() => $email.revalidate()}
      />
      {analysis.signals.length === 0 && <p>{SCAN_TEXTS.nothingFound}</p>}
      {analysis.coverage.notSeen.length > 0 && (
        <section aria-labelledby="not-checked" className="grid max-w-measure gap-3">
          <h3 id="not-checked" className="text-20">
            {SCAN_TEXTS.notChecked}
          </h3>
          <ul className="grid list-disc gap-1 pl-6">
            {analysis.coverage.notSeen.map((sentence) => (
              <li key={sentence} className="wrap-anywhere">
                {spellBidiControls(sentence)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <ScanActions scan={scan} email={email} report={report} listParams={listParams} />
    </>
  );
}

function Facts({ scan }: { scan: ScanAnswer }) {
  const { sender, arrivedAt, scannedAt, firstContact } = scan;
  const { category, kind } = scan.mark ? scan.analysis : scan;
  const [name, exactName] = [CATEGORY_NAMES[category], KIND_NAMES[kind]];
  return (
    <dl className="scan-facts">
      <Fact name={SCAN_TEXTS.category}>
        {name}
        {exactName !== name && <span className="block text-14">{exactName}</span>}
      </Fact>
      <Fact name={SCAN_TEXTS.sender}>
        {sender.address === '' ? (
          SCAN_TEXTS.unknownSender
        ) : (
          <ViewLink
            view="scans"
            params={{ sender: sender.address }}
            className="inline-block min-h-6 font-mono text-14 wrap-anywhere"
          >
            {spellBidiControls(sender.address)}
            <span className="sr-only">{LIST_TEXTS.allFromSender}</span>
          </ViewLink>
        )}
        {firstContact && <span className="block text-14">{LIST_TEXTS.newSender}</span>}
      </Fact>
      <Fact name={SCAN_TEXTS.received}>
        <time dateTime={arrivedAt}>{inTime(arrivedAt)}</time>
      </Fact>
      <Fact name={SCAN_TEXTS.scanned}>
        <time dateTime={scannedAt}>{inTime(scannedAt)}</time>
        <span className="block text-14 text-ink-muted">{SCAN_TEXTS.engine(scan.engineVersion)}</span>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
