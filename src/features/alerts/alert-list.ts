import type { Alert, AlertsAnswer, AlertsReadBody } from '../scans/contract.ts';

/** Newest first. */
export interface AlertList {
  alerts: readonly Alert[];
  more: boolean;
}

/** Adds a new alert, unless it is listed already. */
export function withNew(list: AlertList, alert: Alert): AlertList {
  if (list.alerts.some(({ number }) => number === alert.number)) return list;
  return { ...list, alerts: [alert, ...list.alerts].toSorted((one, other) => other.number - one.number) };
}

export function withOlder(list: AlertList, page: readonly Alert[]): AlertList {
  const last = list.alerts.at(-1)?.number ?? Number.POSITIVE_INFINITY;
  return listOf([...list.alerts, ...page.filter(({ number }) => number < last)], page);
}

/** Replaces the newest page: another tab may have read or deleted alerts. */
export function withNewest(list: AlertList, { alerts: page, unread }: AlertsAnswer): AlertList {
  const last = page.at(-1)?.number ?? 0;
  const older = page.length === 0 ? [] : list.alerts.filter(({ number }) => number < last);
  const more = older.length === 0 ? listOf(page, page).more : list.more;
  const newest = { alerts: [...page, ...older], more };
  return unread === 0 ? withRead(newest, { upTo: page[0]?.number ?? 0 }) : newest;
}

export function withRead(list: AlertList, which: AlertsReadBody): AlertList {
  const isRead = (number: number) => ('upTo' in which ? number <= which.upTo : number === which.number);
  return { ...list, alerts: list.alerts.map((alert) => (isRead(alert.number) ? { ...alert, read: true } : alert)) };
}

/** Numbers start at 1: a page that ends above it may have older ones. */
function listOf(alerts: readonly Alert[], page: readonly Alert[]): AlertList {
  return { alerts, more: (page.at(-1)?.number ?? 1) > 1 };
}
