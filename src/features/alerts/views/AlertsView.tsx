import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenOnline } from '../../../client/online.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Waiting } from '../../../ui/Loading.tsx';
import { DemoEmail } from '../../dashboard/parts/DemoEmail.tsx';
import { Unavailable } from '../../dashboard/parts/Unavailable.tsx';
import { ViewHeading } from '../../dashboard/parts/ViewHeading.tsx';
import { $connectedMailbox } from '../../mailbox/store.ts';
import { $monitor } from '../../scanning/store.ts';
import type { Alert } from '../../scans/contract.ts';
import { $alerts, loadAlerts, loadOlderAlerts, markRead } from '../store.ts';
import { ALERTS_TEXTS } from '../texts.ts';
import { AlertItem } from './AlertItem.tsx';
import { AlertSettings } from './AlertSettings.tsx';
import './alerts.css';

export function AlertsView() {
  const { status, failed } = useStore($alerts);
  const mailbox = useStore($connectedMailbox);
  useEffect(() => {
    void loadAlerts();
    return whenOnline(() => void loadAlerts());
  }, []);
  // In a demo mailbox, the button for a demo email would push the rest down.
  const isUnknown = !mailbox.data && !mailbox.error;
  return (
    <>
      <ViewHeading title={ALERTS_TEXTS.title} />
      {isUnknown ? (
        <Waiting />
      ) : (
        <div className="alerts-columns">
          {/* First, so that in one column the new alert appears right below it. */}
          <DemoEmail />
          <div className="alerts-column">
            {status === 'loading' && <Waiting />}
            {failed && <Unavailable what={ALERTS_TEXTS.what} error={failed} onRetry={() => void loadAlerts()} />}
            {status === 'loaded' && <Alerts />}
          </div>
          <AlertSettings />
        </div>
      )}
    </>
  );
}

function Alerts() {
  const { alerts, more } = useStore($alerts);
  const unread = useStore($monitor).data?.unread ?? 0;
  const list = useRef<HTMLUListElement>(null);
  const [newest] = alerts;
  if (!newest) return <NoAlerts />;
  const readAll = async () => {
    if (await markRead({ upTo: newest.number })) list.current?.focus();
  };
  return (
    <div className="grid gap-4">
      <div className="flex min-h-target flex-wrap items-center justify-between gap-x-6">
        <p>{unread === 0 ? ALERTS_TEXTS.allRead : ALERTS_TEXTS.unread(unread)}</p>
        {unread > 0 && (
          <Button variant="quiet" onClick={() => void readAll()}>
            {ALERTS_TEXTS.markAllRead}
          </Button>
        )}
      </div>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={ALERTS_TEXTS.title}
        className="divide-y divide-rule border-y border-rule"
      >
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
    // Focus moves to the first of them, because on the last page the button disappears.
    if (first) requestAnimationFrame(() => focusAlert(list.current, first));
  };
  return (
    <div>
      <Button variant="secondary" busy={busy} busyLabel={ALERTS_TEXTS.loading} onClick={() => void show()}>
        {ALERTS_TEXTS.showOlder}
      </Button>
    </div>
  );
}

function focusAlert(list: HTMLElement | null, { number }: Alert): void {
  list?.querySelector<HTMLElement>(`[data-alert="${number}"] a`)?.focus();
}

function NoAlerts() {
  const { data } = useStore($monitor);
  return (
    <Empty>
      <p className="font-semibold">{ALERTS_TEXTS.none}</p>
      <p className="text-ink-muted">{data?.on ? ALERTS_TEXTS.noneOn : ALERTS_TEXTS.noneOff}</p>
    </Empty>
  );
}
