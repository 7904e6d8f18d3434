import { query } from '../../client/queries.ts';
import { readBaseline } from '../scans/api.ts';

export const $baseline = query('baseline', readBaseline);
