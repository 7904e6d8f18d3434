import { request } from '../../client/request.ts';
import { monitorCall } from '../scans/calls.ts';
import { type BaselineAnswer, type MonitorAnswer, type MonitorBody, SCAN_PATHS } from '../scans/contract.ts';

type Done = { ok: true };

export const readMonitor = () => request<MonitorAnswer>(monitorCall);

export const setMonitor = (body: MonitorBody) =>
  request<MonitorAnswer>({ method: 'POST', path: SCAN_PATHS.monitor, body });

/** Withdraws the consent and deletes all scans, alerts and the baseline. */
export const eraseScans = () => request<Done>({ method: 'DELETE', path: SCAN_PATHS.monitor });

export const readBaseline = () => request<BaselineAnswer>({ method: 'GET', path: SCAN_PATHS.baseline });

export const eraseBaseline = () => request<Done>({ method: 'DELETE', path: SCAN_PATHS.baseline });
