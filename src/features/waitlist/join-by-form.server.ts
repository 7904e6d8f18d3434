import type { APIContext } from 'astro';
import { clientOf } from '../../server/client-address.ts';
import { countClient, countTarget } from '../../server/endpoint.ts';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import { requireSameSite } from '../../server/origin.ts';
import { outageAnswer } from '../../server/outage-answer.ts';
import { readLimited } from '../../server/request-body.ts';
import { askForRoom } from '../../server/storage-quota.ts';
import { waitlistBody } from './contract.ts';
import { SERVER } from './texts.ts';
import { joinWaitlist, WAITLIST_BODY_LIMIT, WAITLIST_LIMIT, WAITLIST_STORES } from './waitlist.server.ts';

/** Handles the form posted without JavaScript. @returns the failure, if any */
export async function joinByForm(context: APIContext): Promise<Failure | undefined> {
  try {
    return await join(context);
  } catch (error) {
    const outage = outageAnswer(context.locals.services, error);
    if (outage) return outage;
    throw error;
  }
}

async function join(context: APIContext): Promise<Failure | undefined> {
  const { request, locals } = context;
  const { services } = locals;
  const refusal = requireSameSite(request, services.settings) ?? (await countClient(WAITLIST_LIMIT, context));
  if (refusal) return refusal;
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
  if (!body.success) {
    return failure(422, 'INVALID', isIndividual ? SERVER.incompleteIndividual : SERVER.incompleteOrganization);
  }
  const client = clientOf(context, services.settings);
  const overLimit =
    (await countTarget(WAITLIST_LIMIT, body.data, services)) ??
    (await askForRoom(services, { ...WAITLIST_STORES, client }));
  if (overLimit) return overLimit;
  const joined = await joinWaitlist(services, body.data);
  return isFailure(joined) ? joined : undefined;
}
