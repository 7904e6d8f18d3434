import { type WaitlistRequest, waitlistBody } from '../../../features/waitlist/contract.ts';
import { joinWaitlist } from '../../../features/waitlist/waitlist.server.ts';
import { type EndpointLimit, endpoint, methodNotAllowed } from '../../../server/endpoint.ts';
import { foldEmail } from '../../../server/users.ts';

export const prerender = false;

// Hard, since a 409 tells whoever asks that an address is on the list.
const limit: EndpointLimit<WaitlistRequest> = {
  name: 'waitlist',
  perClient: { calls: 20, seconds: 60 * 60 },
  perTarget: { calls: 5, seconds: 60 * 60, of: ({ workEmail }) => foldEmail(workEmail) },
};

export const POST = endpoint(
  { access: 'anyone', body: waitlistBody, bodyLimit: 16 * 1024, limit },
  ({ services, body }) => joinWaitlist(services, body),
);

export const ALL = methodNotAllowed('POST');
