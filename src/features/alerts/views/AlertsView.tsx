import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenOnline } from '../../../client/online.ts';
import { Button } from '../../../ui/Button.tsx';
import { Waiting } from '../../../ui/Loading.tsx';
import { DemoEmail } from '../../dashboard/parts/DemoEmail.tsx';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import { ViewHeading } from '../../dashboard/parts/ViewHeading.tsx';
import { $monitor } from '../../scanning/store.ts';
import type { Alert } from '../../scans/contract.ts';
import { $alerts, loadAlerts, loadOlderAlerts, markRead } from '../store.ts';
import { AlertItem } from './AlertItem.tsx';
import { AlertSettings } from './AlertSettings.tsx';
import './alerts.css';

/** Every alert with the way to its scan, and how alerts are given. */
export function AlertsView() {
  const { status, failed } = useStore($alerts);
  useEffect(() => {
    void loadAlerts();
    return whenOnline(() => void loadAlerts());
  }, []);
  return (
    <>
      <ViewHeading title="Alerts" />
      <div className="alerts-columns">
        {/* First: where the columns stand below each other, what it brings appears right beneath it. */}
        <DemoEmail />
        <div className="alerts-column">
          {status === 'loading' && <Waiting />}
          {failed && <Unavailable what="Your alerts" error={failed} onRetry={() => void loadAlerts()} />}
          {status === 'loaded' && <Alerts />}
        </div>
        <AlertSettings />
      </div>
    </>
  );
}

function Alerts() {
  const { alerts, more } = useStore($alerts);
  const unread = useStore($monitor).data?.unread ?? 0;
  const list = useRef<HTMLUListElement>(null);
  const [newest] = alerts;
  if (!newest) return <Empty />;
  const readAll = async () => {
    if (await markRead({ upTo: newest.number })) list.current?.focus();
  };
  return (
    <div className="grid gap-4">
      <div className="flex min-h-target flex-wrap items-center justify-between gap-x-6">
        <p>{unread === 0 ? 'All are read.' : `${unread} unread`}</p>
        {unread > 0 && (
          <Button variant="quiet" onClick={() => void readAll()}>
            Mark all as read
          </Button>
        )}
      </div>
      <ul ref={list} tabIndex={-1} aria-label="Alerts" className="divide-y divide-rule border-y border-rule">
        {alerts.map((alert) => (
          <AlertItem key={alert.number} alert={alert} />
        ))}
      </ul>
      {more && <Older list={list} />}
    </div>
  );
}

function Older({ list }: { list: RefObject<HTMLUListElement | null> }) {
  const [busy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    const first = await loadOlderAlerts();
    setBusy(false);
    // The reading goes on with the first of them; on the last page the button is gone.
    if (first) requestAnimationFrame(() => focusAlert(list.current, first));
  };
  return (
    <div>
      <Button variant="secondary" busy={busy} busyLabel="Loading…" onClick={() => void show()}>
        Show older alerts
      </Button>
    </div>
  );
}

function focusAlert(list: HTMLElement | null, { number }: Alert): void {
  list?.querySelector<HTMLElement>(`[data-alert="${number}"] a`)?.focus();
}

function Empty() {
  const { data } = useStore($monitor);
  return (
    <div className="grid max-w-measure gap-2">
      <p>No alerts.</p>
      <p className="text-ink-muted">
        {data?.on
          ? 'When a message arrives that is to be warned of, it appears here at once. What was in your mailbox before is in the list of scans.'
          : 'Alerts come once scanning is on: then every message that arrives is looked at.'}
      </p>
    </div>
  );
}
