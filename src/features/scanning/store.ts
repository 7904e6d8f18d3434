import { query } from '../../client/queries.ts';
import type { MonitorAnswer, MonitorBody } from '../scans/contract.ts';
import { readBaseline, readMonitor, setMonitor } from './api.ts';

export const $monitor = query('monitor', readMonitor);

export const $baseline = query('baseline', readBaseline);

export const isPaused = ({ on, scanned }: MonitorAnswer): boolean => !on && scanned > 0;

/** Applies what another response or the alert stream reported. */
export function updateMonitor(changes: Partial<MonitorAnswer>): void {
  const { data } = $monitor.get();
  if (data) $monitor.mutate({ ...data, ...changes });
}

export async function saveMonitor(body: MonitorBody): Promise<boolean> {
  const answer = await setMonitor(body);
  if (answer.ok) $monitor.mutate(answer.data);
  return answer.ok;
}
