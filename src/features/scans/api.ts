import { download } from '../../client/download.ts';
import { request } from '../../client/request.ts';
import { alertsCall, countsCall, emailCall, scanCall, scansCall, totalCall } from './calls.ts';
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

export const listScans = (query: ScansQuery) => request<ScansAnswer>(scansCall(query));

export const downloadStix = (scanId: string) => download({ path: SCAN_PATHS.stix, params: { scanId } });

export const totalScans = (filter: ScanFilter) => request<ScanTotalAnswer>(totalCall(filter));

export const readScan = (scanId: string) => request<ScanAnswer>(scanCall(scanId));

/** Deletes the scan; the email stays in the mailbox. */
export const deleteScan = (scanId: string) =>
  request<Done>({ method: 'DELETE', path: SCAN_PATHS.scan, params: { scanId } });

/** Scans the email with the current engine. */
export const scanAgain = (scanId: string) =>
  request<ScanAnswer>({ method: 'POST', path: SCAN_PATHS.scanAgain, params: { scanId } });

export const readEmail = (scanId: string) => request<EmailAnswer>(emailCall(scanId));

/** Counts days in this browser's time zone. */
export const readCounts = (days: number) => request<CountsAnswer>(countsCall(days));

/** The newest alerts, or those before a number. */
export const listAlerts = (before?: number) => request<AlertsAnswer>(alertsCall(before));

export const markAlertsRead = (body: AlertsReadBody) =>
  request<{ unread: number }>({ method: 'POST', path: SCAN_PATHS.alertsRead, body });
