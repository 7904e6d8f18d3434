import { atom } from 'nanostores';
import type { RequestError } from '../../client/answer.ts';
import { showToast } from '../../client/toast.ts';
import { updateMonitor } from '../scanning/store.ts';
import { listAlerts, markAlertsRead } from '../scans/api.ts';
import type { Alert, AlertsReadBody } from '../scans/contract.ts';
import { type AlertList, withNew, withNewest, withOlder, withRead } from './alert-list.ts';
import { ALERTS_TEXTS } from './texts.ts';

const EMPTY: AlertList = { alerts: [], more: true };

export interface AlertsState extends AlertList {
  status: 'loading' | 'failed' | 'loaded';
  failed?: RequestError;
}

export const $alerts = atom<AlertsState>({ status: 'loading', ...EMPTY });

/** Unseen alerts that arrived while this page was open, newest first. */
export const $newAlerts = atom<readonly Alert[]>([]);

export const $connected = atom(true);

/** Incremented when the user changes, to drop responses meant for the previous one. */
let generation = 0;

export async function loadAlerts(): Promise<void> {
  const own = generation;
  if ($alerts.get().status === 'failed') $alerts.set({ status: 'loading', ...EMPTY });
  const answer = await listAlerts();
  if (own !== generation) return;
  const list = $alerts.get();
  if (answer.ok) $alerts.set({ ...withNewest(list, answer.data), status: 'loaded' });
  else if (list.status === 'loading') $alerts.set({ ...list, status: 'failed', failed: answer.error });
}

/** @returns the newest of the loaded alerts */
export async function loadOlderAlerts(): Promise<Alert | undefined> {
  const own = generation;
  const before = $alerts.get().alerts.at(-1)?.number;
  const answer = await listAlerts(before);
  if (own !== generation) return undefined;
  if (!answer.ok) {
    showToast('error', ALERTS_TEXTS.olderFailed);
    return undefined;
  }
  const list = $alerts.get();
  $alerts.set({ ...withOlder(list, answer.data.alerts), status: list.status });
  return answer.data.alerts[0];
}

export async function readAlerts(which: AlertsReadBody): Promise<boolean> {
  const own = generation;
  const answer = await markAlertsRead(which);
  if (!answer.ok || own !== generation) return false;
  const list = $alerts.get();
  $alerts.set({ ...withRead(list, which), status: list.status });
  const read = withRead({ alerts: $newAlerts.get(), more: false }, which).alerts;
  $newAlerts.set(read.filter((alert) => !alert.read));
  updateMonitor(answer.data);
  return true;
}

export async function markRead(which: AlertsReadBody): Promise<boolean> {
  const read = await readAlerts(which);
  if (!read) showToast('error', ALERTS_TEXTS.markFailed);
  return read;
}

export function addAlert(alert: Alert): void {
  const list = $alerts.get();
  if (list.status === 'loaded') $alerts.set({ ...withNew(list, alert), status: list.status });
  if (!alert.read) $newAlerts.set(withNew({ alerts: $newAlerts.get(), more: false }, alert).alerts);
}

/** Reloads the list when alerts were read or deleted in another tab. */
export function updateUnread(unread: number, before: number): void {
  if (unread === 0) $newAlerts.set([]);
  if (unread < before && $alerts.get().status === 'loaded') void loadAlerts();
}

/** The next user must not see anything of the previous one. */
export function forgetAlerts(): void {
  generation += 1;
  $alerts.set({ status: 'loading', ...EMPTY });
  $newAlerts.set([]);
  $connected.set(true);
}
