import { MAILBOX_LIMIT } from '../../../../../features/mailbox/contract.ts';
import { readScannedEmail } from '../../../../../features/scans/scanned-email.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint(
  { access: 'signed-in', perUser: MAILBOX_LIMIT, compresses: true },
  ({ services, user, context }) => readScannedEmail(services, user.userId, context.params.scanId ?? ''),
);

export const ALL = methodNotAllowed({ GET });
