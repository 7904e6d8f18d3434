import { serviceInfo } from './auth-api.ts';
import { query } from './queries.ts';

/** What the server says about itself; asked once however many parts of the page want to know. */
export const $service = query('service', serviceInfo);
