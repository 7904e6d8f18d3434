import { atom } from 'nanostores';
import { $navigated } from '../dashboard/route.ts';
import { saveMonitor } from '../scanning/store.ts';
import { MONITOR_CONSENT } from '../scans/contract.ts';

export type Start = 'idle' | 'busy' | 'failed' | 'started';

/** Whether scanning was turned on in this page. */
export const $start = atom<Start>('idle');

export async function startScanning(): Promise<void> {
  if ($start.get() === 'busy') return;
  $start.set('busy');
  // The button disappears with the focus on it, so the next heading takes it.
  $navigated.set(true);
  const saved = await saveMonitor({ on: true, consent: MONITOR_CONSENT.version });
  $start.set(saved ? 'started' : 'failed');
}
