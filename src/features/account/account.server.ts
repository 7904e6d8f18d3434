import type { APIContext } from 'astro';
import { overwriteDeleted } from '../../server/db/overwrite.ts';
import { countUser } from '../../server/endpoint.ts';
import { type Failure, failure } from '../../server/failure.ts';
import { streamJson } from '../../server/json-stream.ts';
import { revokeGrant } from '../../server/mailbox/grants.ts';
import type { Network } from '../../server/oidc/provider.ts';
import { type Services, withUpkeepDb } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { clearDevice } from '../../server/session/device-cookie.ts';
import { requireRecentSignIn } from '../../server/session/recent-sign-in.ts';
import { collectData } from './account-data.server.ts';
import { eraseAddress } from './by-address.server.ts';
import { DATA_DOWNLOAD_LIMIT, type DeletedAnswer } from './contract.ts';
import { ACCOUNT_ERRORS } from './texts.ts';

interface AccountCall {
  services: Services;
  user: SignedIn;
  context: Pick<APIContext, 'params' | 'cookies'>;
}

/** As fields of the file. Async iterables become lists. */
type Collect = (services: Services, userId: string) => Promise<Record<string, unknown>>;

export async function downloadData(call: AccountCall, others: readonly Collect[] = []) {
  const { user } = call;
  const services = withUpkeepDb(call.services);
  const refused = (await refusal(call)) ?? (await countUser(DATA_DOWNLOAD_LIMIT, user, services));
  const data = refused ?? (await collectData(services, user));
  if ('failed' in data) return data;
  let all: Record<string, unknown> = { ...data };
  for (const collect of others) all = { ...all, ...(await collect(services, user.userId)) };
  return streamJson(all, { 'content-disposition': 'attachment; filename="letterlock-data.json"' });
}

export async function deleteAccount(call: AccountCall, network?: Network) {
  const refused = await refusal(call);
  if (refused) return refused;
  const { services, user, context } = call;
  const { revoked } = await revokeGrant(services, user.userId, network);
  await services.upkeepDb.transaction().execute(async (trx) => {
    // Deletion cascades to tables that refer to the account. The lock also keeps other processes from queuing emails to
    // the address.
    await trx.deleteFrom('users').where('id', '=', user.userId).execute();
    await eraseAddress(trx, user.email);
  });
  await overwriteDeleted(services);
  clearDevice(context.cookies, services.settings);
  return { deleted: true, revoked } satisfies DeletedAnswer;
}

async function refusal({ services, user, context }: AccountCall): Promise<Failure | undefined> {
  if (context.params.userId !== user.userId) return failure(403, 'FORBIDDEN', ACCOUNT_ERRORS.notYours);
  return requireRecentSignIn(services, user, context.cookies);
}
