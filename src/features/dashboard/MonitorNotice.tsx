import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { $connected } from '../alerts/store.ts';
import { $monitor, isPaused } from '../scanning/store.ts';
import type { MonitorProblem } from '../scans/contract.ts';
import { ViewLink } from './parts/ViewLink.tsx';
import { $route, CONNECT_HREF } from './route.ts';
import { DASHBOARD_TEXTS, NOTICE_TEXTS } from './texts.ts';

const PROBLEMS: Record<MonitorProblem, ReactNode> = {
  MAILBOX_NOT_CONNECTED: (
    <p>
      {NOTICE_TEXTS.notConnected} <a href={CONNECT_HREF}>{NOTICE_TEXTS.connect}</a>
    </p>
  ),
  MAILBOX_RECONNECT: (
    <p>
      {NOTICE_TEXTS.reconnectNeeded} <a href={CONNECT_HREF}>{NOTICE_TEXTS.reconnect}</a>
    </p>
  ),
  MAILBOX_NOT_ONLINE: (
    <p>
      {NOTICE_TEXTS.notOnline} <a href={CONNECT_HREF}>{NOTICE_TEXTS.connectAnother}</a>
    </p>
  ),
  MAILBOX_UNAVAILABLE: <p>{NOTICE_TEXTS.unavailable}</p>,
  CONSENT_NEEDED: (
    <p>
      {NOTICE_TEXTS.consentNeeded} <ViewLink view="account">{NOTICE_TEXTS.decide}</ViewLink>
    </p>
  ),
};

/** Says above every view what keeps scanning from working, and how to fix it. */
export function MonitorNotice() {
  const { data, error } = useStore($monitor);
  const { view } = useStore($route);
  const connected = useStore($connected);
  return (
    <div role="status" className="monitor-notice">
      {error && !data && (
        <Notice kind="error">
          <p>{NOTICE_TEXTS.serverUnreachable}</p>
          <Button variant="secondary" onClick={() => $monitor.revalidate()}>
            {DASHBOARD_TEXTS.tryAgain}
          </Button>
        </Notice>
      )}
      {data?.on && !connected && (
        <Notice kind="error">
          <p>{NOTICE_TEXTS.alertsUnreachable}</p>
        </Notice>
      )}
      {data?.on && data.problem && <Notice kind="notice">{PROBLEMS[data.problem]}</Notice>}
      {data && isPaused(data) && view !== 'account' && (
        <Notice kind="plain">
          <p>
            {NOTICE_TEXTS.paused} <ViewLink view="account">{NOTICE_TEXTS.resume}</ViewLink>
          </p>
        </Notice>
      )}
    </div>
  );
}
