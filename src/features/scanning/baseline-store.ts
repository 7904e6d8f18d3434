import { query } from '../../client/queries.ts';
import { readBaseline } from '../scans/api.ts';

/** What the engine has learned of the user's mail. */
export const $baseline = query('baseline', readBaseline);
