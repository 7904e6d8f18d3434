import { useStore } from '@nanostores/react';
import { type ReactNode, useMemo } from 'react';
import { inTime } from '../../../client/format-time.ts';
import { Waiting } from '../../../ui/Loading.tsx';
import { spellBidiControls } from '../../../ui/marks.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { SealMark } from '../../../ui/SealMark.tsx';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import { ViewHeading } from '../../dashboard/parts/ViewHeading.tsx';
import { PlaceLink } from '../../dashboard/parts/ViewLink.tsx';
import type { Params } from '../../dashboard/route.ts';
import type { ScanAnswer } from '../contract.ts';
import { reasonOf } from '../groups.ts';
import { emailStore, scanStore } from '../scan-store.ts';
import { capitalised, surenessOf } from '../words.ts';
import { Authentication } from './Authentication.tsx';
import { RawHeaders } from './RawHeaders.tsx';
import { ScanActions } from './ScanActions.tsx';
import { ScannedEmail } from './ScannedEmail.tsx';
import { SignalGroups } from './SignalGroups.tsx';

interface ScanViewProps {
  scanId: string;
  /** The filter of the list that the way back leads to. */
  listParams: Params;
}

/** One scan: the verdict and its reason first, then the email, then everything it rests on. */
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
  const $email = useMemo(() => emailStore(scan.id), [scan.id]);
  const { data: email, error, loading } = useStore($email);
  const reason = reasonOf(analysis.signals);
  const subject = scan.subject === '' ? 'No subject' : spellBidiControls(scan.subject);
  return (
    <>
      <div className="scan-head">
        <div className="grid content-start justify-items-start gap-4">
          <ViewHeading title="Scan">
            <bdi className="line-clamp-2 wrap-anywhere">{subject}</bdi>
          </ViewHeading>
          <SealMark state={scan.verdict} />
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
      <ScannedEmail
        scan={scan}
        email={email}
        error={email ? undefined : error}
        loading={loading}
        onRetry={() => $email.revalidate()}
      />
      <SignalGroups signals={analysis.signals} />
      <Authentication email={email} />
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
      {email && <RawHeaders headers={email.headers} />}
      <ScanActions scan={scan} email={email} listParams={listParams} />
    </>
  );
}

function Facts({ scan }: { scan: ScanAnswer }) {
  const { severity, confidence, category, verdict, sender, arrivedAt, scannedAt, firstContact } = scan;
  return (
    <dl className="scan-facts">
      <Fact name="Severity">{severity}</Fact>
      <Fact name="Confidence">
        {verdict === 'unknown' ? 'Too little could be read' : `${capitalised(surenessOf(confidence))}, ${confidence}%`}
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
