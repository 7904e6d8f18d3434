import { query } from '../../client/queries.ts';
import { request } from '../../client/request.ts';
import { $auth } from '../../client/session.ts';
import { type Connection, type ConnectionAnswer, MAILBOX_PATHS, type MailboxKind } from './contract.ts';

export const $connectedMailbox = query('mailbox', () =>
  request<ConnectionAnswer>({
    method: 'GET',
    path: MAILBOX_PATHS.connection,
    params: { userId: $auth.get().userId ?? '' },
  }),
);

export function kindOfConnected(mailbox: Connection | undefined): MailboxKind | undefined {
  return mailbox?.state === 'connected' ? mailbox.kind : undefined;
}
