import { readScannedEmail } from '../../../../../features/scans/scans.server.ts';
import { endpoint, methodNotAllowed } from '../../../../../server/endpoint.ts';

export const prerender = false;

export const GET = endpoint({ access: 'signed-in', perUser: 'mailbox' }, ({ services, user, context }) =>
  readScannedEmail(services, user.userId, context.params.scanId ?? ''),
);

export const ALL = methodNotAllowed({ GET });
