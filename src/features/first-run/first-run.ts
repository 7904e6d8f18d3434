import type { MonitorAnswer } from '../scans/contract.ts';

/** Where a newcomer stands on the way to the first scanned message. */
export type FirstRun =
  | { step: 'consent' }
  /** The mailbox is being looked into. */
  | { step: 'looking' }
  | { step: 'scanning'; scanned: number; all: number }
  /** What was in it could not be scanned. */
  | { step: 'unscanned'; unscanned: number }
  /** There was nothing in it. */
  | { step: 'empty' }
  | { step: 'done' };

/**
 * @param watching whether scanning was switched on in this page: then its first messages are waited for, all of them; who
 * comes later is shown what there is
 */
export function firstRunOf({ on, looked, scanned, waiting, unscanned }: MonitorAnswer, watching: boolean): FirstRun {
  if (!on) return { step: scanned > 0 ? 'done' : 'consent' };
  if (scanned > 0 && !(watching && waiting > 0)) return { step: 'done' };
  if (waiting > 0) return { step: 'scanning', scanned, all: scanned + waiting };
  if (unscanned > 0) return { step: 'unscanned', unscanned };
  return { step: looked ? 'empty' : 'looking' };
}
