import {
  WAITLIST_BODY_LIMIT,
  WAITLIST_LIMIT,
  WAITLIST_STORES,
  waitlistBody,
} from '../../../features/waitlist/contract.ts';
import { joinWaitlist } from '../../../features/waitlist/waitlist.server.ts';
import { endpoint, methodNotAllowed } from '../../../server/endpoint.ts';

export const prerender = false;

export const POST = endpoint(
  {
    access: 'anyone',
    body: waitlistBody,
    bodyLimit: WAITLIST_BODY_LIMIT,
    limit: WAITLIST_LIMIT,
    stores: WAITLIST_STORES,
  },
  ({ services, body }) => joinWaitlist(services, body),
);

export const ALL = methodNotAllowed({ POST });
