import { query } from '../../client/queries.ts';
import { readCounts } from '../scans/api.ts';

/** What was found within so many days. */
export const countsOf = (days: number) => query(`scan-counts/${days}`, () => readCounts(days));
