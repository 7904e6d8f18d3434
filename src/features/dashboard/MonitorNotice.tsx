import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { $reached } from '../alerts/store.ts';
import { $monitor, isPaused } from '../scanning/store.ts';
import type { MonitorProblem } from '../scans/contract.ts';
import { PlaceLink } from './parts/ViewLink.tsx';
import { $place, CONNECT_HREF } from './route.ts';

const PROBLEMS: Record<MonitorProblem, ReactNode> = {
  MAILBOX_NOT_CONNECTED: (
    <p>
      No mailbox is connected, so nothing new is scanned. What was scanned before is kept.{' '}
      <a href={CONNECT_HREF}>Connect a mailbox</a>
    </p>
  ),
  MAILBOX_RECONNECT: (
    <p>
      Your mailbox no longer lets us in: the permission was withdrawn or has run out, or the password was changed. What
      arrives meanwhile is scanned once it does. <a href={CONNECT_HREF}>Connect it again</a>
    </p>
  ),
  MAILBOX_UNAVAILABLE: (
    <p>
      Your mailbox does not answer at the moment. It is tried again by itself, and what arrives meanwhile is scanned
      then.
    </p>
  ),
  CONSENT_NEEDED: (
    <p>
      Another mailbox is connected than the one you agreed to have scanned. Nothing in it is read until you agree.{' '}
      <PlaceLink view="account">Decide in your account</PlaceLink>
    </p>
  ),
};

/** What stands in the way of scanning, in every view, with the way out. */
export function MonitorNotice() {
  const { data, error } = useStore($monitor);
  const { view } = useStore($place);
  const reached = useStore($reached);
  return (
    <div role="status" className="monitor-notice">
      {error && !data && (
        <Notice kind="error">
          <p>The server does not answer at the moment. Your session is kept, and so is everything that was scanned.</p>
          <Button variant="secondary" onClick={() => $monitor.revalidate()}>
            Try again
          </Button>
        </Notice>
      )}
      {data?.on && !reached && (
        <Notice kind="error">
          <p>
            Alerts do not arrive at the moment: the server is not reached. It is tried again by itself, and what comes
            meanwhile is shown then.
          </p>
        </Notice>
      )}
      {data?.on && data.problem && <Notice kind="notice">{PROBLEMS[data.problem]}</Notice>}
      {data && isPaused(data) && view !== 'account' && (
        <Notice kind="plain">
          <p>
            Scanning is paused: new messages are not looked at.{' '}
            <PlaceLink view="account">Switch it on in your account</PlaceLink>
          </p>
        </Notice>
      )}
    </div>
  );
}
