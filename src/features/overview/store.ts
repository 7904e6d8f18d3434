import { query } from '../../client/queries.ts';
import { listScans, readCounts } from '../scans/api.ts';
import type { ScansQuery } from '../scans/contract.ts';

export const countsOf = (days: number) => query(`scan-counts/${days}`, () => readCounts(days));

const MOST_DANGEROUS = { verdict: ['dangerous', 'suspicious'], sort: 'risk', limit: 5 } satisfies ScansQuery;

/** The most dangerous emails since a day, by this browser's clock. */
export const attentionSince = (day: string) =>
  query(`attention/${day}`, () => listScans({ ...MOST_DANGEROUS, from: new Date(`${day}T00:00`).toISOString() }));
