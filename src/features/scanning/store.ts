import type { Answer } from '../../client/answer.ts';
import { query } from '../../client/queries.ts';
import { $auth } from '../../client/session.ts';
import { NETWORK_ERRORS } from '../../client/texts.ts';
import type { MonitorAnswer, MonitorBody } from '../scans/contract.ts';
import { readBaseline, readMonitor, setMonitor } from './api.ts';

const SIGNED_OUT: Answer<MonitorAnswer> = { ok: false, error: { status: 0, message: NETWORK_ERRORS.signedOut } };

/** Used on every signed-in page, even while it logs out: then there is nothing to request. */
export const $monitor = query('monitor', async () => ($auth.get().userId === null ? SIGNED_OUT : readMonitor()));

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
