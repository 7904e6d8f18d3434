import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Waiting } from '../../../ui/Loading.tsx';
import { $connectedMailbox } from '../../account/store.ts';
import { DemoEmail } from '../../dashboard/parts/DemoEmail.tsx';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import { ViewHeading } from '../../dashboard/parts/ViewHeading.tsx';
import { CONNECT_HREF } from '../../dashboard/route.ts';
import { $monitor } from '../../scanning/store.ts';
import { unscannedLine } from '../../scans/unscanned.ts';
import { type FirstRun, firstRunOf } from '../first-run.ts';
import { $start } from '../store.ts';
import { Consent } from './Consent.tsx';

const LOOK_MS = 1000;

type Underway = Exclude<FirstRun, { step: 'consent' | 'done' }>;

/** Leads a newcomer to the first scanned message. */
export function FirstRunView() {
  const { data } = useStore($monitor);
  const start = useStore($start);
  if (!data) return null;
  const state = firstRunOf(data, start === 'started');
  if (state.step === 'done') return null;
  return state.step === 'consent' ? <Begin /> : <Progress state={state} />;
}

function Begin() {
  const { data, error } = useStore($connectedMailbox);
  return (
    <div className="grid max-w-measure justify-items-start gap-6">
      <ViewHeading title="Overview">Have your mailbox looked after</ViewHeading>
      <p>
        Every message that arrives is read as an inspector would read it: what it asks, where its links lead and who
        really sent it. What is to be warned of is said at once, with the evidence.
      </p>
      {!data && !error && <Waiting />}
      {!data && error && (
        <Unavailable what="Your mailbox" error={error} onRetry={() => $connectedMailbox.revalidate()} />
      )}
      {data?.mailbox.state === 'connected' && <Consent mailbox={data.mailbox} />}
      {data && data.mailbox.state !== 'connected' && (
        <>
          <p>
            {data.mailbox.state === 'none'
              ? 'It begins with a mailbox: Gmail, or any other over IMAP. It is read and never changed.'
              : 'Your mailbox no longer lets us in. Connect it again to begin.'}
          </p>
          <ButtonLink href={CONNECT_HREF}>Connect a mailbox</ButtonLink>
        </>
      )}
      <p>
        <a href="/email-test">Test a single email instead</a>
      </p>
    </div>
  );
}

const HEADINGS: Record<Underway['step'], string> = {
  looking: 'Your mailbox is being opened',
  scanning: 'Your mailbox is being read',
  unscanned: 'Your mailbox is looked after',
  empty: 'Your mailbox is looked after',
};

function Progress({ state }: { state: Underway }) {
  // The stream says how many are scanned, not how many there are.
  useEffect(() => {
    const timer = setInterval(() => $monitor.revalidate(), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="grid max-w-measure gap-6">
      <ViewHeading title="Overview">{HEADINGS[state.step]}</ViewHeading>
      <div className="sheet grid content-start gap-4">
        {/* Begin and end are announced; a number for each second would be read over everything else. */}
        <p role="status" className={state.step === 'scanning' ? 'sr-only' : 'text-18'}>
          {announcement(state)}
        </p>
        {state.step === 'scanning' && (
          <>
            <p className="text-18">{`${state.scanned} of ${state.all} messages are scanned.`}</p>
            <progress className="progress w-full" value={state.scanned} max={state.all} aria-label="Messages scanned" />
          </>
        )}
        {state.step === 'looking' && <progress className="progress w-full" aria-label="Looking into the mailbox" />}
      </div>
      {state.step === 'empty' && <DemoEmail />}
    </div>
  );
}

function announcement(state: Underway): string {
  const { step } = state;
  if (step === 'unscanned')
    return `${unscannedLine(state.unscanned)} The next message that arrives is scanned at once.`;
  if (step === 'scanning') return 'Its newest messages are being scanned.';
  if (step === 'empty') return 'Your mailbox is empty. The next message that arrives is scanned at once.';
  return 'Its newest messages are being looked for.';
}
