import { query } from '../../client/queries.ts';
import { $route } from '../dashboard/route.ts';
import { listScans, readCounts } from '../scans/api.ts';
import type { ScansQuery } from '../scans/contract.ts';
import { dayOf, firstDayOf, rangeOf } from './periods.ts';

export const countsOf = (days: number) => query(`scan-counts/${days}`, () => readCounts(days));

const MOST_DANGEROUS = { verdict: ['dangerous', 'suspicious'], sort: 'risk', limit: 5 } satisfies ScansQuery;

/** The most dangerous emails since a day, by this browser's clock. */
export const attentionSince = (day: string) =>
  query(`attention/${day}`, () => listScans({ ...MOST_DANGEROUS, from: new Date(`${day}T00:00`).toISOString() }));

/** Asks for what the overview is about to show, before it is known whether there is something to see. */
export function askAhead(): void {
  const range = rangeOf($route.get().params.days);
  void countsOf(range.days).fetch();
  void attentionSince(firstDayOf(range, dayOf(new Date()))).fetch();
}
