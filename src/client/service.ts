import { query } from './queries.ts';
import { request } from './request.ts';

const SERVICE_PATH = '/api/v1/';

interface ServiceAnswer {
  name: string;
  version: string;
  health: string;
  /** Whether the built-in demo provider answers in place of Google. */
  demo: boolean;
}

/** What the server says about itself; asked once however many parts of the page want to know. */
export const $service = query(SERVICE_PATH, () =>
  request<ServiceAnswer>({ method: 'GET', path: SERVICE_PATH, anonymous: true }),
);
