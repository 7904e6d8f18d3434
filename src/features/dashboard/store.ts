import { query } from '../../client/queries.ts';
import { request } from '../../client/request.ts';
import { AUTH_PATHS, type CurrentUserAnswer } from '../sign-in/contract.ts';

/** Whom the server takes us for. Asking it also ends a session here that has ended there. */
export const $currentUser = query(AUTH_PATHS.currentUser, () =>
  request<CurrentUserAnswer>({ method: 'GET', path: AUTH_PATHS.currentUser }),
);
