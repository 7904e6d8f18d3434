import { atom } from 'nanostores';
import { $moved } from '../dashboard/route.ts';
import { saveMonitor } from '../scanning/store.ts';
import { MONITOR_CONSENT } from '../scans/contract.ts';

export type Start = 'idle' | 'busy' | 'failed' | 'started';

/** Switching scanning on, on this page. */
export const $start = atom<Start>('idle');

export async function startScanning(): Promise<void> {
  if ($start.get() === 'busy') return;
  $start.set('busy');
  // The button that had the focus goes; the headings of what comes in its place take it.
  $moved.set(true);
  const saved = await saveMonitor({ on: true, consent: MONITOR_CONSENT.version });
  $start.set(saved ? 'started' : 'failed');
}
