import { query } from '../../client/queries.ts';
import { serviceInfo } from './api.ts';

export const $service = query('service', serviceInfo);
