import { query } from '../../client/queries.ts';
import { readMonitor, setMonitor } from '../scans/api.ts';
import type { MonitorAnswer, MonitorBody } from '../scans/contract.ts';

/** Whether the mailbox is scanned, and how far that is. */
export const $monitor = query('monitor', readMonitor);

/** Switched off by who had it on, whose scans are still there. */
export const isPaused = ({ on, scanned }: MonitorAnswer): boolean => !on && scanned > 0;

/** Takes over what the server told by another way. */
export function noticeMonitor(news: Partial<MonitorAnswer>): void {
  const { data } = $monitor.get();
  if (data) $monitor.mutate({ ...data, ...news });
}

/** @returns whether it is saved */
export async function saveMonitor(body: MonitorBody): Promise<boolean> {
  const answer = await setMonitor(body);
  if (answer.ok) $monitor.mutate(answer.data);
  return answer.ok;
}
