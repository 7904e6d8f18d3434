import { query } from '../../client/queries.ts';
import { listScans, readCounts } from '../scans/api.ts';
import { filterOf, queryOf } from '../scans/filter.ts';
import { ATTENTION } from './verdicts.ts';

export const countsOf = (days: number) => query(`scan-counts/${days}`, () => readCounts(days));

const MOST = 5;

/** The most dangerous emails since a day. */
export const attentionSince = (from: string) =>
  query(`attention/${from}`, () => listScans({ ...queryOf(filterOf({ ...ATTENTION, from })), limit: MOST }));
