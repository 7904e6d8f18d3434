import { useStore } from '@nanostores/react';
import { type ReactNode, useMemo } from 'react';
import { spellBidiControls } from '../../../ui/marks.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { SealMark } from '../../../ui/SealMark.tsx';
import type { ScanAnswer } from '../contract.ts';
import { PlaceLink } from '../../dashboard/parts/ViewLink.tsx';
import type { Params } from '../../dashboard/route.ts';
import { inTime } from '../../../client/format-time.ts';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import { ViewHeading } from '../../dashboard/parts/ViewHeading.tsx';
import { Waiting } from '../../../ui/Loading.tsx';
import { Authentication } from './Authentication.tsx';
import { reasonOf } from '../groups.ts';
import { RawHeaders } from './RawHeaders.tsx';
import { ScanActions } from './ScanActions.tsx';
import { ScannedLetter } from './ScannedEmail.tsx';
import { SignalGroups } from './SignalGroups.tsx';
import { letterStore, scanStore } from '../scan-store.ts';
import { capitalised, surenessOf } from '../words.ts';

interface ScanViewProps {
  scanId: string;
  /** The filter of the list that the way back leads to. */
  listParams: Params;
}

/** One scan: the verdict and its reason first, then the letter, then everything it rests on. */
export function ScanView({ scanId, listParams }: ScanViewProps) {
  const $scan = useMemo(() => scanStore(scanId), [scanId]);
  const { data, error } = useStore($scan);
  const isGone = error?.status === 404;
  return (
    <div className="grid gap-8">
      <p>
        <PlaceLink view="scans" params={listParams}>
          Back to the scans
        </PlaceLink>
      </p>
      {!data && <ViewHeading title="Scan" />}
      {!data && !error && <Waiting />}
      {isGone && <Notice kind="notice">There is no such scan in your account. It may have been deleted.</Notice>}
      {error && !isGone && <Unavailable what="The scan" error={error} onRetry={() => $scan.revalidate()} />}
      {data && <Scan scan={data} listParams={listParams} />}
    </div>
  );
}

function Scan({ scan, listParams }: { scan: ScanAnswer; listParams: Params }) {
  const { analysis } = scan;
  const $letter = useMemo(() => letterStore(scan.id), [scan.id]);
  const { data: letter, error, loading } = useStore($letter);
  const reason = reasonOf(analysis.signals);
  const subject = scan.subject === '' ? 'No subject' : spellBidiControls(scan.subject);
  return (
    <>
      <div className="scan-head">
        <div className="grid content-start justify-items-start gap-4">
          <ViewHeading title="Scan">
            <bdi className="line-clamp-2 wrap-anywhere">{subject}</bdi>
          </ViewHeading>
          <SealMark state={scan.seal} />
          <p className="text-18 font-semibold">{analysis.conclusion}</p>
          {reason && <p>{reason}</p>}
          {analysis.actions.length > 0 && (
            <section aria-labelledby="scan-actions" className="grid gap-2">
              <h3 id="scan-actions" className="text-16">
                What to do now
              </h3>
              <ol className="grid list-decimal gap-1 pl-6">
                {analysis.actions.map((action) => (
                  <li key={action}>{action}</li>
                ))}
              </ol>
            </section>
          )}
        </div>
        <Facts scan={scan} />
      </div>
      <ScannedLetter
        scan={scan}
        letter={letter}
        error={letter ? undefined : error}
        loading={loading}
        onRetry={() => $letter.revalidate()}
      />
      <SignalGroups signals={analysis.signals} />
      <Authentication letter={letter} />
      {analysis.coverage.notSeen.length > 0 && (
        <section aria-labelledby="not-checked" className="grid max-w-measure gap-3">
          <h3 id="not-checked" className="text-20">
            What could not be checked
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
      {letter && <RawHeaders headers={letter.headers} />}
      <ScanActions scan={scan} letter={letter} listParams={listParams} />
    </>
  );
}

function Facts({ scan }: { scan: ScanAnswer }) {
  const { severity, confidence, category, seal, sender, arrivedAt, scannedAt, firstContact } = scan;
  return (
    <dl className="scan-facts">
      <Fact name="Severity">{severity}</Fact>
      <Fact name="Confidence">
        {seal === 'unknown' ? 'Too little could be read' : `${capitalised(surenessOf(confidence))}, ${confidence}%`}
      </Fact>
      <Fact name="Category">{capitalised(category)}</Fact>
      <Fact name="Sender">
        {sender.address === '' ? (
          'Not given'
        ) : (
          <PlaceLink view="scans" params={{ sender: sender.address }} className="font-mono text-14 wrap-anywhere">
            {spellBidiControls(sender.address)}
            <span className="sr-only">, all scans of this sender</span>
          </PlaceLink>
        )}
        {firstContact && <span className="block text-14">First contact</span>}
      </Fact>
      <Fact name="Arrived">
        <time dateTime={arrivedAt}>{inTime(arrivedAt)}</time>
      </Fact>
      <Fact name="Scanned">
        <time dateTime={scannedAt}>{inTime(scannedAt)}</time>
        <span className="block text-14 text-ink-muted">Engine {scan.engineVersion}</span>
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
