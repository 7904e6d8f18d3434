import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Waiting } from '../../../ui/Loading.tsx';
import { DemoEmail } from '../../dashboard/parts/DemoEmail.tsx';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import { ViewHeading } from '../../dashboard/parts/ViewHeading.tsx';
import { CONNECT_HREF } from '../../dashboard/route.ts';
import { VIEW_NAMES } from '../../dashboard/texts.ts';
import { $connectedMailbox } from '../../mailbox/store.ts';
import { $monitor } from '../../scanning/store.ts';
import { unscannedLine } from '../../scans/texts.ts';
import { type FirstRun, firstRunOf } from '../first-run.ts';
import { $start } from '../store.ts';
import { PROGRESS_HEADINGS, PROGRESS_TEXTS, START_TEXTS } from '../texts.ts';
import { Consent } from './Consent.tsx';

const POLL_MS = 1000;

type InProgress = Exclude<FirstRun, { step: 'consent' | 'done' }>;

export function FirstRunView() {
  const { data } = useStore($monitor);
  const start = useStore($start);
  if (!data) return null;
  const state = firstRunOf(data, start === 'started');
  if (state.step === 'done') return null;
  return state.step === 'consent' ? <Start /> : <Progress state={state} />;
}

function Start() {
  const { data, error } = useStore($connectedMailbox);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-16 lg:pt-6">
      <div className="grid max-w-measure gap-6">
        <ViewHeading title={VIEW_NAMES.overview}>{START_TEXTS.heading}</ViewHeading>
        <p>{START_TEXTS.about}</p>
      </div>
      <div className="grid max-w-measure justify-items-start gap-6">
        {!data && !error && <Waiting />}
        {!data && error && (
          <Unavailable what={START_TEXTS.mailbox} error={error} onRetry={() => $connectedMailbox.revalidate()} />
        )}
        {data?.mailbox.state === 'connected' && <Consent mailbox={data.mailbox} />}
        {data && data.mailbox.state !== 'connected' && (
          <>
            <p>{data.mailbox.state === 'none' ? START_TEXTS.notConnected : START_TEXTS.reconnect}</p>
            <ButtonLink href={CONNECT_HREF}>{START_TEXTS.connect}</ButtonLink>
          </>
        )}
        <p>
          <a href="/email-test">{START_TEXTS.testInstead}</a>
        </p>
      </div>
    </div>
  );
}

function Progress({ state }: { state: InProgress }) {
  // The alert stream reports how many emails are scanned, not how many there are.
  useEffect(() => {
    const timer = setInterval(() => $monitor.revalidate(), POLL_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="grid max-w-measure gap-6">
      <ViewHeading title={VIEW_NAMES.overview}>{PROGRESS_HEADINGS[state.step]}</ViewHeading>
      <div className="sheet grid content-start gap-4">
        {/* Screen readers get the beginning and the end: a number each second would drown out everything else. */}
        <p role="status" className={state.step === 'scanning' ? 'sr-only' : 'text-18'}>
          {announcement(state)}
        </p>
        {state.step === 'scanning' && (
          <>
            <p className="text-18">{PROGRESS_TEXTS.scanned(state.scanned, state.all)}</p>
            <progress
              className="progress w-full"
              value={state.scanned}
              max={state.all}
              aria-label={PROGRESS_TEXTS.scannedLabel}
            />
          </>
        )}
        {state.step === 'looking' && <progress className="progress w-full" aria-label={PROGRESS_TEXTS.opening} />}
      </div>
      {state.step === 'empty' && <DemoEmail />}
    </div>
  );
}

function announcement(state: InProgress): string {
  const { step } = state;
  if (step === 'unscanned') return `${unscannedLine(state.unscanned)} ${PROGRESS_TEXTS.next}`;
  if (step === 'scanning') return PROGRESS_TEXTS.scanning;
  return step === 'empty' ? PROGRESS_TEXTS.empty : PROGRESS_TEXTS.finding;
}
