import { query } from '../../client/queries.ts';
import { request } from '../../client/request.ts';
import { $auth } from '../../client/session.ts';
import { type ConnectionAnswer, MAILBOX_PATHS } from './contract.ts';

export const $connectedMailbox = query('mailbox', () =>
  request<ConnectionAnswer>({
    method: 'GET',
    path: MAILBOX_PATHS.connection,
    params: { userId: $auth.get().userId ?? '' },
  }),
);
