import type { APIContext } from 'astro';
import { overwriteDeleted } from '../../server/db/overwrite.ts';
import { failure } from '../../server/failure.ts';
import { streamJson } from '../../server/json-stream.ts';
import { revokeGrant } from '../../server/mailbox/grants.ts';
import type { Network } from '../../server/oidc/provider.ts';
import { type Services, withUpkeepDb } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { clearDevice, readDevice } from '../../server/session/device-cookie.ts';
import { hashOf } from '../../server/session/sessions.ts';
import { collectData } from './account-data.server.ts';
import { eraseAddress } from './by-address.server.ts';
import { type DeletedAnswer, RECENT_SIGN_IN_MINUTES } from './contract.ts';

/** Who asks, and whose account the address names. */
interface AccountCall {
  services: Services;
  user: SignedIn;
  context: Pick<APIContext, 'params' | 'cookies'>;
}

const DOWNLOAD_LIMIT = { calls: 20, seconds: 10 * 60 };

/** What another part of the product stores about a user: fields of the file, of which async iterables become lists. */
type Collect = (services: Services, userId: string) => Promise<Record<string, unknown>>;

/** Everything that is stored about the account, as one file. */
export async function downloadData(call: AccountCall, others: readonly Collect[] = []) {
  const { user } = call;
  const services = withUpkeepDb(call.services);
  const refused = notOwn(call) ?? (await services.limits.count('data by user', user.userId, DOWNLOAD_LIMIT));
  const data = refused ?? (await collectData(services, user));
  if ('failed' in data) return data;
  let all: Record<string, unknown> = { ...data };
  for (const collect of others) all = { ...all, ...(await collect(services, user.userId)) };
  return streamJson(all, { 'content-disposition': 'attachment; filename="letterlock-data.json"' });
}

/**
 * Deletes the account with all that belongs to it, when its owner has just signed in: a session that was left open
 * somewhere, or a stolen token, must not be able to.
 */
export async function deleteAccount(call: AccountCall, network?: Network) {
  const refused = notOwn(call) ?? (await notSignedInRecently(call));
  if (refused) return refused;
  const { services, user, context } = call;
  const { revoked } = await revokeGrant(services, user.userId, network);
  await services.upkeepDb.transaction().execute(async (trx) => {
    // What is kept by the account goes with it: all tables that name one cascade. Whatever else changes the account
    // meanwhile has ended then, or comes too late, so that it writes no mail after the next step.
    await trx.deleteFrom('users').where('id', '=', user.userId).execute();
    await eraseAddress(trx, user.email);
  });
  await overwriteDeleted(services);
  clearDevice(context.cookies, services.settings);
  return { deleted: true, revoked } satisfies DeletedAnswer;
}

function notOwn({ user, context }: AccountCall) {
  if (context.params.userId === user.userId) return undefined;
  return failure(403, 'FORBIDDEN', 'This is not your account.');
}

/** A session begins with signing in, on a device that holds its cookie; renewing its tokens does not begin it anew. */
async function notSignedInRecently({ services, user, context }: AccountCall) {
  const device = readDevice(context.cookies, services.settings);
  const session = await services.db
    .selectFrom('sessions')
    .select(['created_at', 'device_hash'])
    .where('id', '=', user.sessionId)
    .executeTakeFirst();
  const since = services.now() - RECENT_SIGN_IN_MINUTES * 60_000;
  const sameDevice = device !== undefined && session?.device_hash === hashOf(device);
  if (sameDevice && session.created_at >= since) return undefined;
  return failure(403, 'SIGN_IN_AGAIN', 'Please log in again to confirm that you want to delete your account.');
}
