import { atom } from 'nanostores';
import type { RequestError } from '../../client/answer.ts';
import { showToast } from '../../client/toast.ts';
import { noticeMonitor } from '../scanning/store.ts';
import { listAlerts, markAlertsRead } from '../scans/api.ts';
import type { Alert, AlertsReadBody } from '../scans/contract.ts';
import { type AlertList, withNew, withNewest, withOlder, withRead } from './alert-list.ts';

const NOTHING: AlertList = { alerts: [], more: true };

export interface AlertsState extends AlertList {
  status: 'loading' | 'failed' | 'loaded';
  /** Why there is no list. */
  failed?: RequestError;
}

export const $alerts = atom<AlertsState>({ status: 'loading', ...NOTHING });

/** Those that came while this page was open and that nobody has looked at yet, the newest first. */
export const $news = atom<readonly Alert[]>([]);

/** Whether alerts get through to this page. */
export const $reached = atom(true);

/** Counts what makes the answers before it worthless: another user. */
let turn = 0;

/** Reads the newest alerts. */
export async function loadAlerts(): Promise<void> {
  const asked = turn;
  if ($alerts.get().status === 'failed') $alerts.set({ status: 'loading', ...NOTHING });
  const answer = await listAlerts();
  if (asked !== turn) return;
  const list = $alerts.get();
  if (answer.ok) $alerts.set({ ...withNewest(list, answer.data), status: 'loaded' });
  else if (list.status === 'loading') $alerts.set({ ...list, status: 'failed', failed: answer.error });
}

/** @returns the first of the older ones */
export async function loadOlderAlerts(): Promise<Alert | undefined> {
  const asked = turn;
  const before = $alerts.get().alerts.at(-1)?.number;
  const answer = await listAlerts(before);
  if (asked !== turn) return undefined;
  if (!answer.ok) {
    showToast('error', 'Older alerts could not be loaded. Please try again.');
    return undefined;
  }
  const list = $alerts.get();
  $alerts.set({ ...withOlder(list, answer.data.alerts), status: list.status });
  return answer.data.alerts[0];
}

/** @returns whether they are read now */
export async function readAlerts(which: AlertsReadBody): Promise<boolean> {
  const asked = turn;
  const answer = await markAlertsRead(which);
  if (!answer.ok || asked !== turn) return false;
  const list = $alerts.get();
  $alerts.set({ ...withRead(list, which), status: list.status });
  const read = withRead({ alerts: $news.get(), more: false }, which).alerts;
  $news.set(read.filter((alert) => !alert.read));
  noticeMonitor(answer.data);
  return true;
}

export async function markRead(which: AlertsReadBody): Promise<boolean> {
  const read = await readAlerts(which);
  if (!read) showToast('error', 'That could not be marked as read. Please try again.');
  return read;
}

/** Takes in an alert that has just been raised. */
export function takeAlert(alert: Alert): void {
  const list = $alerts.get();
  if (list.status === 'loaded') $alerts.set({ ...withNew(list, alert), status: list.status });
  if (!alert.read) $news.set(withNew({ alerts: $news.get(), more: false }, alert).alerts);
}

/** Others may have been read or deleted in another tab. */
export function noticeUnread(unread: number, before: number): void {
  if (unread === 0) $news.set([]);
  if (unread < before && $alerts.get().status === 'loaded') void loadAlerts();
}

/** Nothing of one user's alerts stays for the next. */
export function forgetAlerts(): void {
  turn += 1;
  $alerts.set({ status: 'loading', ...NOTHING });
  $news.set([]);
  $reached.set(true);
}
