import { download } from '../../client/download.ts';
import { request } from '../../client/request.ts';
import {
  type AlertsAnswer,
  type AlertsReadBody,
  type CountsAnswer,
  type EmailAnswer,
  SCAN_PATHS,
  type ScanAnswer,
  type ScanFilter,
  type ScansAnswer,
  type ScansQuery,
  type ScanTotalAnswer,
} from './contract.ts';

type Done = { ok: true };

export const listScans = (query: ScansQuery) =>
  request<ScansAnswer>({ method: 'GET', path: SCAN_PATHS.scans, query: toQuery(query) });

export const downloadStix = (scanId: string) => download({ path: SCAN_PATHS.stix, params: { scanId } });

export const totalScans = (filter: ScanFilter) =>
  request<ScanTotalAnswer>({ method: 'GET', path: SCAN_PATHS.total, query: toQuery(filter) });

const toQuery = ({ verdict, severity, category, limit, ...query }: ScansQuery) => ({
  ...query,
  verdict: verdict?.join(','),
  limit: limit?.toString(),
  severity: severity?.join(','),
  category: category?.join(','),
});

export const readScan = (scanId: string) =>
  request<ScanAnswer>({ method: 'GET', path: SCAN_PATHS.scan, params: { scanId } });

/** The email stays in the mailbox. */
export const deleteScan = (scanId: string) =>
  request<Done>({ method: 'DELETE', path: SCAN_PATHS.scan, params: { scanId } });

/** Scans the email with the current engine. */
export const scanAgain = (scanId: string) =>
  request<ScanAnswer>({ method: 'POST', path: SCAN_PATHS.scanAgain, params: { scanId } });

export const readEmail = (scanId: string) =>
  request<EmailAnswer>({ method: 'GET', path: SCAN_PATHS.email, params: { scanId } });

/** Counts days in this browser's time zone. */
export const readCounts = (days: number) =>
  request<CountsAnswer>({
    method: 'GET',
    path: SCAN_PATHS.counts,
    query: { days: String(days), zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  });

/** The newest alerts, or those before a number. */
export const listAlerts = (before?: number) =>
  request<AlertsAnswer>({ method: 'GET', path: SCAN_PATHS.alerts, query: { before: before?.toString() } });

export const markAlertsRead = (body: AlertsReadBody) =>
  request<{ unread: number }>({ method: 'POST', path: SCAN_PATHS.alertsRead, body });
