import type { Call } from '../../client/send.ts';
import { countsCall, scansCall } from '../scans/calls.ts';
import type { ScansQuery } from '../scans/contract.ts';
import { dayOf, firstDayOf, rangeOf } from './periods.ts';

const MOST_DANGEROUS = { verdict: ['dangerous', 'suspicious'], sort: 'risk', limit: 5 } satisfies ScansQuery;

/** The most dangerous emails since a day, by this browser's clock. */
export const attentionCall = (day: string): Call =>
  scansCall({ ...MOST_DANGEROUS, from: new Date(`${day}T00:00`).toISOString() });

/** The first calls of the overview of a range. */
export function overviewCalls(days: string | undefined): Call[] {
  const range = rangeOf(days);
  return [attentionCall(firstDayOf(range, dayOf(new Date()))), countsCall(range.days)];
}
