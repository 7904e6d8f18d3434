import { $place, replace } from '../dashboard/route.ts';
import { $monitor, noticeMonitor } from '../scanning/store.ts';
import { followAlerts } from './api.ts';
import { forgetMissed, notify } from './notifications.ts';
import { $news, $reached, forgetAlerts, noticeUnread, readAlerts, takeAlert } from './store.ts';

/**
 * Follows the alerts for as long as the dashboard is open, whichever of its views is shown.
 * @returns ends it
 */
export function followWhileOpen(): () => void {
  let stop: (() => void) | undefined;
  const unlisten = $monitor.subscribe(({ data }) => {
    if (data) stop ??= follow(data.lastAlert);
  });
  const unlistenPlace = $place.subscribe(({ view, params: { alert, ...rest } }, before) => {
    // In the list they stood before the eyes.
    if (before?.view === 'alerts' && view !== 'alerts') $news.set([]);
    if (alert === undefined) return;
    if (/^[1-9]\d{0,14}$/.test(alert)) void readAlerts({ number: Number(alert) });
    // Read it is, however it was opened: here, in another tab or from a notification. The address is the scan's again.
    queueMicrotask(() => replace(view, rest));
  });
  // The stream does not say what was switched on or off elsewhere.
  const ask = () => $monitor.revalidate();
  window.addEventListener('focus', ask);
  return () => {
    window.removeEventListener('focus', ask);
    unlisten();
    unlistenPlace();
    stop?.();
    forgetAlerts();
    forgetMissed();
  };
}

function follow(lastAlert: number): () => void {
  return followAlerts(lastAlert, {
    onAlert: (alert) => {
      takeAlert(alert);
      noticeMonitor({ lastAlert: alert.number });
      void notify(alert);
    },
    onState: (state) => {
      const before = $monitor.get().data?.unread ?? 0;
      noticeMonitor(state);
      if (state.unread !== undefined) noticeUnread(state.unread, before);
    },
    onReach: (reached) => $reached.set(reached),
  });
}
