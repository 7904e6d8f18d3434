import type { EndpointCall } from '../../server/endpoint.ts';
import { failure, isFailure } from '../../server/failure.ts';
import { writeNotice } from '../../server/mail/notice.ts';
import { beginAuthorization, finishAuthorization } from '../../server/oidc/authorization.ts';
import { loggedInAnew, tellsTime } from '../../server/oidc/exchange.ts';
import { findProvider, type Network } from '../../server/oidc/provider.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { renewSignIn, requireRecentSignIn } from '../../server/session/recent-sign-in.ts';
import { findUserBySubject, linkIdentity, lockUser, noteTellsTime } from '../../server/users.ts';
import { countWaysIn } from '../../server/ways-in.ts';
import { confirmsByCode } from '../password/confirm-code.server.ts';
import { type AuthUrlAnswer, type IdentityCode, type LinkBody, STATE_HEADER } from './contract.ts';
import { IDENTITY_NOTICES, SIGN_IN_ERRORS } from './texts.ts';

type Call<Body = undefined> = EndpointCall<Body, undefined, SignedIn>;

export async function startLinking({ services, user, context }: Call, network?: Network) {
  const unconfirmed = await requireRecentSignIn(services, user, context.cookies);
  if (unconfirmed) return unconfirmed;
  const { providerId: provider = '' } = context.params;
  if (!findProvider(services.settings, provider)) return failure(404, 'NOT_FOUND', SIGN_IN_ERRORS.notFound);
  const flow = { services, context, flowType: 'link', userId: user.userId, provider } as const;
  const authUrl = await beginAuthorization(flow, network);
  return isFailure(authUrl) ? authUrl : ({ authUrl } satisfies AuthUrlAnswer);
}

/** The address doesn't matter here: the user claims the identity, and the provider proves it. */
export async function link({ services, user, context, body }: Call<LinkBody>, network?: Network) {
  const unconfirmed = await requireRecentSignIn(services, user, context.cookies);
  if (unconfirmed) return unconfirmed;
  const { code, provider, iss } = body;
  const state = context.request.headers.get(STATE_HEADER);
  const flow = { services, context, flowType: 'link', userId: user.userId, provider } as const;
  const exchange = await finishAuthorization(flow, { code, state, iss }, network);
  if (isFailure(exchange)) return exchange;
  const { issuer, subject, emailIsVerified } = exchange.identity;
  // An account follows the address of its login, so an address that anyone could claim is not stored.
  const email = emailIsVerified ? (exchange.identity.email ?? '') : '';
  const { name } = exchange.provider;
  return services.db.transaction().execute(async (trx) => {
    if (!(await lockUser(services, trx, user.userId))) return unlinked();
    if (await linkIdentity(services, trx, { userId: user.userId, issuer, subject, email })) {
      await writeNotice(services, trx, user.email, IDENTITY_NOTICES.linked(name, email));
      return { ok: true };
    }
    const owner = await findUserBySubject({ db: trx }, { issuer, subject });
    return owner?.id === user.userId
      ? refusal('ALREADY_LINKED', SIGN_IN_ERRORS.alreadyLinked(name))
      : refusal('LINKED_ELSEWHERE', SIGN_IN_ERRORS.linkedElsewhere(name));
  });
}

/** Asks to log in once more, to prove who the user is. */
export async function startProviderConfirming({ services, user, context }: Call, network?: Network) {
  const { providerId: provider = '' } = context.params;
  if (!findProvider(services.settings, provider)) return failure(404, 'NOT_FOUND', SIGN_IN_ERRORS.notFound);
  const flow = { services, context, flowType: 'confirm', userId: user.userId, provider } as const;
  const authUrl = await beginAuthorization(flow, network);
  return isFailure(authUrl) ? authUrl : ({ authUrl } satisfies AuthUrlAnswer);
}

export async function confirmByProvider({ services, user, context, body }: Call<LinkBody>, network?: Network) {
  const { code, provider, iss } = body;
  const state = context.request.headers.get(STATE_HEADER);
  const flow = { services, context, flowType: 'confirm', userId: user.userId, provider } as const;
  const exchange = await finishAuthorization(flow, { code, state, iss }, network);
  if (isFailure(exchange)) return exchange;
  const { name } = exchange.provider;
  const owner = await findUserBySubject(services, exchange.identity);
  if (owner?.id !== user.userId) {
    return failure(403, 'ANOTHER_IDENTITY' satisfies IdentityCode, SIGN_IN_ERRORS.anotherIdentity(name));
  }
  await noteTellsTime(services, owner.identityId, tellsTime(exchange));
  if (!loggedInAnew(exchange)) {
    const byCode = await confirmsByCode(services, user.userId);
    const tellsNoTime = byCode ? SIGN_IN_ERRORS.confirmByCode : SIGN_IN_ERRORS.tellsNoTime;
    const message = tellsTime(exchange) ? SIGN_IN_ERRORS.notAsked : tellsNoTime;
    return failure(403, 'NOT_ASKED' satisfies IdentityCode, message(name));
  }
  return renewSignIn(services, user, context.cookies);
}

export async function unlink({ services, user, context }: Call) {
  const unconfirmed = await requireRecentSignIn(services, user, context.cookies);
  if (unconfirmed) return unconfirmed;
  return services.db.transaction().execute(async (trx) => {
    if (!(await lockUser(services, trx, user.userId))) return unlinked();
    const identity = await trx
      .selectFrom('identities')
      .select(['id', 'email'])
      .where('id', '=', context.params.identityId ?? '')
      .where('user_id', '=', user.userId)
      .executeTakeFirst();
    if (!identity) return unlinked();
    if ((await countWaysIn(services, trx, user.userId)) < 2) return refusal('LAST_WAY_IN', SIGN_IN_ERRORS.lastWayIn);
    await trx.deleteFrom('identities').where('id', '=', identity.id).execute();
    await writeNotice(services, trx, user.email, IDENTITY_NOTICES.removed(identity.email));
    return { ok: true };
  });
}

function unlinked() {
  return failure(404, 'NOT_FOUND' satisfies IdentityCode, SIGN_IN_ERRORS.unlinked);
}

function refusal(code: IdentityCode, message: string) {
  return failure(409, code, message);
}
