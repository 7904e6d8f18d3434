import { query } from '../../client/queries.ts';
import { request } from '../../client/request.ts';
import { $route } from '../dashboard/route.ts';
import { readCounts } from '../scans/api.ts';
import type { ScansAnswer } from '../scans/contract.ts';
import { attentionCall } from './calls.ts';
import { dayOf, firstDayOf, rangeOf } from './periods.ts';

export const countsOf = (days: number) => query(`scan-counts/${days}`, () => readCounts(days));

/** The most dangerous emails since a day, by this browser's clock. */
export const attentionSince = (day: string) =>
  query(`attention/${day}`, () => request<ScansAnswer>(attentionCall(day)));

/** Requests the overview's data before it is known whether there is anything to show. */
export function askAhead(): void {
  const range = rangeOf($route.get().params.days);
  void countsOf(range.days).fetch();
  void attentionSince(firstDayOf(range, dayOf(new Date()))).fetch();
}
