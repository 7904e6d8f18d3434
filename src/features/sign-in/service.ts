import { query } from '../../client/queries.ts';
import { serviceInfo } from './api.ts';

/** Fetched once per page. */
export const $service = query('service', serviceInfo);
