import { endpoint } from '../../server/endpoint.ts';
import type { EndpointContext } from '../../server/endpoint-routes.ts';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import { readLimited } from '../../server/request-body.ts';
import {
  WAITLIST_BODY_LIMIT,
  WAITLIST_LIMIT,
  WAITLIST_STORES,
  type WaitlistRequest,
  waitlistBody,
} from './contract.ts';
import { SERVER } from './texts.ts';
import { joinWaitlist } from './waitlist.server.ts';

/** Takes the form as a browser without JavaScript posts it. */
export const joinByForm = endpoint(
  { access: 'anyone', readBody: readForm, limit: WAITLIST_LIMIT, stores: WAITLIST_STORES },
  ({ services, body }) => joinWaitlist(services, body),
);

async function readForm(context: EndpointContext): Promise<WaitlistRequest | Failure> {
  const bytes = await readLimited(context, { limit: WAITLIST_BODY_LIMIT });
  if (isFailure(bytes)) return bytes;
  const fields = new URLSearchParams(new TextDecoder().decode(bytes));
  const isIndividual = fields.get('userType') !== 'Organization';
  const body = waitlistBody.safeParse({
    userType: isIndividual ? 'Individual' : 'Organization',
    workEmail: fields.get('workEmail'),
    applicantName: fields.get(isIndividual ? 'fullName' : 'companyName'),
    teamSize: isIndividual ? null : fields.get('teamSize'),
  });
  if (body.success) return body.data;
  return failure(422, 'INVALID', isIndividual ? SERVER.incompleteIndividual : SERVER.incompleteOrganization);
}
