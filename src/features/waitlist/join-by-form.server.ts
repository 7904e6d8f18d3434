import type { APIContext } from 'astro';
import { clientOf } from '../../server/client-address.ts';
import { countClient, countTarget } from '../../server/endpoint.ts';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import { requireSameSite } from '../../server/origin.ts';
import { outageResponse } from '../../server/outage-response.ts';
import { readLimited } from '../../server/request-body.ts';
import { checkStorageQuota } from '../../server/storage-quota.ts';
import { waitlistBody } from './contract.ts';
import { joinWaitlist, WAITLIST_BODY_LIMIT, WAITLIST_LIMIT, WAITLIST_STORES } from './waitlist.server.ts';

/** Takes the form as a browser posts it on its own. @returns what is wrong, if anything is */
export async function joinByForm(context: APIContext): Promise<Failure | undefined> {
  try {
    return await take(context);
  } catch (error) {
    const outage = outageResponse(context.locals.services, error);
    if (outage) return outage;
    throw error;
  }
}

async function take(context: APIContext): Promise<Failure | undefined> {
  const { request, locals } = context;
  const { services } = locals;
  const refused = requireSameSite(request, services.settings) ?? (await countClient(WAITLIST_LIMIT, context));
  if (refused) return refused;
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
    const needed = isIndividual ? 'your full name' : 'the company’s name and the team’s size';
    return failure(422, 'INVALID', `Please give your work email and ${needed}.`);
  }
  const client = clientOf(context, services.settings);
  const noRoom =
    (await countTarget(WAITLIST_LIMIT, body.data, services)) ??
    (await checkStorageQuota(services, { ...WAITLIST_STORES, client }));
  if (noRoom) return noRoom;
  const joined = await joinWaitlist(services, body.data);
  return isFailure(joined) ? joined : undefined;
}
