import { query } from '../../client/queries.ts';
import { serviceInfo } from './api.ts';

/** What the server says about itself; asked once however many parts of the page want to know. */
export const $service = query('service', serviceInfo);
