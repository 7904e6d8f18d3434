import type { MonitorAnswer } from '../scans/contract.ts';

/** The steps of a new user up to the first scanned email. */
export type FirstRun =
  | { step: 'consent' }
  | { step: 'looking' }
  | { step: 'scanning'; scanned: number; all: number }
  /** None of its emails could be scanned. */
  | { step: 'unscanned'; unscanned: number }
  | { step: 'empty' }
  | { step: 'done' };

/** @param justStarted whether scanning was turned on in this page: then it waits for all emails of the first scan */
export function firstRunOf(
  { on, hasPolled, scanned, waiting, unscanned }: MonitorAnswer,
  justStarted: boolean,
): FirstRun {
  if (!on) return { step: scanned > 0 ? 'done' : 'consent' };
  if (scanned > 0 && !(justStarted && waiting > 0)) return { step: 'done' };
  if (waiting > 0) return { step: 'scanning', scanned, all: scanned + waiting };
  if (unscanned > 0) return { step: 'unscanned', unscanned };
  return { step: hasPolled ? 'empty' : 'looking' };
}
