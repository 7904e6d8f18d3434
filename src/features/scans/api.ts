import { request } from '../../client/request.ts';
import {
  type AlertsAnswer,
  type AlertsReadBody,
  type BaselineAnswer,
  type CountsAnswer,
  type EmailAnswer,
  type MonitorAnswer,
  type MonitorBody,
  SCAN_PATHS,
  type ScanAnswer,
  type ScanFilter,
  type ScansAnswer,
  type ScansQuery,
  type ScanTotalAnswer,
} from './contract.ts';

type Done = { ok: true };

export const readMonitor = () => request<MonitorAnswer>({ method: 'GET', path: SCAN_PATHS.monitor });

export const setMonitor = (body: MonitorBody) =>
  request<MonitorAnswer>({ method: 'POST', path: SCAN_PATHS.monitor, body });

/** Withdraws the consent and deletes all scans, alerts and the baseline. */
export const eraseScans = () => request<Done>({ method: 'DELETE', path: SCAN_PATHS.monitor });

export const readBaseline = () => request<BaselineAnswer>({ method: 'GET', path: SCAN_PATHS.baseline });

export const eraseBaseline = () => request<Done>({ method: 'DELETE', path: SCAN_PATHS.baseline });

export const listScans = (query: ScansQuery) =>
  request<ScansAnswer>({ method: 'GET', path: SCAN_PATHS.scans, query: inAddress(query) });

export const totalScans = (filter: ScanFilter) =>
  request<ScanTotalAnswer>({ method: 'GET', path: SCAN_PATHS.total, query: inAddress(filter) });

const inAddress = ({ severity, category, ...query }: ScansQuery) => ({
  ...query,
  severity: severity?.join(','),
  category: category?.join(','),
});

export const readScan = (scanId: string) =>
  request<ScanAnswer>({ method: 'GET', path: SCAN_PATHS.scan, params: { scanId } });

/** The message itself stays in the mailbox. */
export const deleteScan = (scanId: string) =>
  request<Done>({ method: 'DELETE', path: SCAN_PATHS.scan, params: { scanId } });

/** Scans the message with the engine of today. */
export const scanAgain = (scanId: string) =>
  request<ScanAnswer>({ method: 'POST', path: SCAN_PATHS.scanAgain, params: { scanId } });

export const readEmail = (scanId: string) =>
  request<EmailAnswer>({ method: 'GET', path: SCAN_PATHS.email, params: { scanId } });

/** Days are counted by the clocks of this browser's zone. */
export const readCounts = (days: number) =>
  request<CountsAnswer>({
    method: 'GET',
    path: SCAN_PATHS.counts,
    query: { days: String(days), zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  });

/** The newest alerts, or those before one. */
export const listAlerts = (before?: number) =>
  request<AlertsAnswer>({ method: 'GET', path: SCAN_PATHS.alerts, query: { before: before?.toString() } });

export const markAlertsRead = (body: AlertsReadBody) =>
  request<{ unread: number }>({ method: 'POST', path: SCAN_PATHS.alertsRead, body });
