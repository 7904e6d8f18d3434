import type { Call } from '../../client/send.ts';
import { SCAN_PATHS, type ScanFilter, type ScansQuery } from './contract.ts';

/** The first calls of pages, separate from the code that sends them: the page's first script already sends these. */

export const monitorCall: Call = { method: 'GET', path: SCAN_PATHS.monitor };

export const scansCall = (query: ScansQuery): Call => ({
  method: 'GET',
  path: SCAN_PATHS.scans,
  query: toQuery(query),
});

export const totalCall = (filter: ScanFilter): Call => ({
  method: 'GET',
  path: SCAN_PATHS.total,
  query: toQuery(filter),
});

export const scanCall = (scanId: string): Call => ({ method: 'GET', path: SCAN_PATHS.scan, params: { scanId } });

export const emailCall = (scanId: string): Call => ({ method: 'GET', path: SCAN_PATHS.email, params: { scanId } });

/** Counts days in this browser's time zone. */
export const countsCall = (days: number): Call => ({
  method: 'GET',
  path: SCAN_PATHS.counts,
  query: { days: String(days), zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
});

/** The newest alerts, or those before a number. */
export const alertsCall = (before?: number): Call => ({
  method: 'GET',
  path: SCAN_PATHS.alerts,
  query: { before: before?.toString() },
});

const toQuery = ({ verdict, severity, category, limit, ...query }: ScansQuery) => ({
  ...query,
  verdict: verdict?.join(','),
  limit: limit?.toString(),
  severity: severity?.join(','),
  category: category?.join(','),
});
