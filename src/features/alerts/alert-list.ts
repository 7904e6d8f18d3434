import type { Alert, AlertsAnswer, AlertsReadBody } from '../scans/contract.ts';

/** Alerts as they are listed, the newest first. */
export interface AlertList {
  alerts: readonly Alert[];
  /** Whether there may be older ones. */
  more: boolean;
}

/** With one that has just been raised; told twice, it is there once. */
export function withNew(list: AlertList, alert: Alert): AlertList {
  if (list.alerts.some(({ number }) => number === alert.number)) return list;
  return { ...list, alerts: [alert, ...list.alerts].toSorted((one, other) => other.number - one.number) };
}

/** With a page of those before the last one. */
export function withOlder(list: AlertList, page: readonly Alert[]): AlertList {
  const last = list.alerts.at(-1)?.number ?? Number.POSITIVE_INFINITY;
  return listOf([...list.alerts, ...page.filter(({ number }) => number < last)], page);
}

/** With the newest page as it is now: elsewhere some of it may have been read or deleted. */
export function withNewest(list: AlertList, { alerts: page, unread }: AlertsAnswer): AlertList {
  const last = page.at(-1)?.number ?? 0;
  const older = page.length === 0 ? [] : list.alerts.filter(({ number }) => number < last);
  const more = older.length === 0 ? listOf(page, page).more : list.more;
  const newest = { alerts: [...page, ...older], more };
  return unread === 0 ? withRead(newest, { upTo: page[0]?.number ?? 0 }) : newest;
}

/** With some of them read. */
export function withRead(list: AlertList, which: AlertsReadBody): AlertList {
  const isRead = (number: number) => ('upTo' in which ? number <= which.upTo : number === which.number);
  return { ...list, alerts: list.alerts.map((alert) => (isRead(alert.number) ? { ...alert, read: true } : alert)) };
}

/** Alerts are numbered from 1, so an older page has to begin above that. */
function listOf(alerts: readonly Alert[], page: readonly Alert[]): AlertList {
  return { alerts, more: (page.at(-1)?.number ?? 1) > 1 };
}
