import { query } from '../../client/queries.ts';
import { readCounts } from '../scans/api.ts';

export const countsOf = (days: number) => query(`scan-counts/${days}`, () => readCounts(days));
