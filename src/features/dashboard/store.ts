import { currentUser } from '../../client/auth-api.ts';
import { query } from '../../client/queries.ts';

/** Whom the server takes us for. Asking it also ends a session here that has ended there. */
export const $currentUser = query('current-user', currentUser);
