import { $route, replace } from '../dashboard/route.ts';
import { $monitor, updateMonitor } from '../scanning/store.ts';
import { followAlerts } from './api.ts';
import { clearMissed, notify } from './notifications.ts';
import { $connected, $newAlerts, addAlert, forgetAlerts, readAlerts, updateUnread } from './store.ts';

/** Follows alerts while the dashboard is open, in every view. @returns stops it */
export function followWhileOpen(): () => void {
  const unfollow = followHere();
  const unlistenRoute = $route.subscribe(({ view, params: { alert, ...rest } }, before) => {
    if (before?.view === 'alerts' && view !== 'alerts') $newAlerts.set([]);
    if (alert === undefined) return;
    if (/^[1-9]\d{0,14}$/.test(alert)) void readAlerts({ number: Number(alert) });
    // The alert may be opened here, in another tab or from a notification. Afterwards the address is the scan's.
    queueMicrotask(() => replace(view, rest));
  });
  // The stream doesn't report settings changed elsewhere.
  const revalidate = () => $monitor.revalidate();
  window.addEventListener('focus', revalidate);
  return () => {
    window.removeEventListener('focus', revalidate);
    unlistenRoute();
    unfollow();
  };
}

/** On any signed-in page. @returns stops it */
export function followHere(): () => void {
  let stop: (() => void) | undefined;
  const unlisten = $monitor.subscribe(({ data }) => {
    if (data) stop ??= follow(data.lastAlert);
  });
  return () => {
    unlisten();
    stop?.();
    forgetAlerts();
    clearMissed();
  };
}

function follow(lastAlert: number): () => void {
  return followAlerts(lastAlert, {
    onAlert: (alert) => {
      addAlert(alert);
      updateMonitor({ lastAlert: alert.number });
      void notify(alert);
    },
    onState: (state) => {
      const before = $monitor.get().data?.unread ?? 0;
      updateMonitor(state);
      if (state.unread !== undefined) updateUnread(state.unread, before);
    },
    onConnection: (connected) => $connected.set(connected),
  });
}
