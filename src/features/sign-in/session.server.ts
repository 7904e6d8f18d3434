import type { z as zod } from 'zod';
import { type EndpointCall, json } from '../../server/endpoint.ts';
import { type Failure, isFailure } from '../../server/failure.ts';
import { readJsonBody, type Sender } from '../../server/request-body.ts';
import { bearerOf, type SignedIn, verifyAccessToken } from '../../server/session/access-token.ts';
import { readDevice } from '../../server/session/device-cookie.ts';
import { rotate } from '../../server/session/refresh-token.ts';
import { findSession, revokeSessions, type Session } from '../../server/session/sessions.ts';
import { type CurrentUserAnswer, type LogoutBody, logoutBody, type refreshBody } from './contract.ts';

const LOGOUT_BODY_LIMIT = 4096;
/** Not "storage": theme and receipts stay. Not "cookies": that also clears those of other sites on the same domain. */
const CLEAR_SITE_DATA = '"cache"';

export function refresh(call: EndpointCall<zod.infer<typeof refreshBody>, undefined, undefined>) {
  const { services, context, body } = call;
  return rotate(services, body.refreshToken, readDevice(context.cookies, services.settings));
}

/**
 * Also works with an expired access token, by the refresh token. Logging out without a valid token is no error. The
 * device cookie stays: it no longer gives access, and at the next log-in it shows that this browser is not new.
 */
export async function logout({ services, context }: EndpointCall<undefined, undefined, undefined>) {
  const { request, cookies } = context;
  const body = await bodyOf(context);
  if (isFailure(body)) return body;
  const device = readDevice(cookies, services.settings);
  const bearer = bearerOf(request.headers.get('authorization'));
  const sessions: (Session | undefined)[] = [
    bearer === undefined ? undefined : await verifyAccessToken(services, bearer),
    body.refreshToken === undefined
      ? undefined
      : await findSession(services.db, body.refreshToken, device, services.now()),
  ];
  for (const session of sessions) {
    if (!session) continue;
    const { userId, sessionId } = session;
    await revokeSessions(services.db, body.everywhere ? { userId } : { sessionId }, services.now());
  }
  return json({ ok: true }, 200, { 'clear-site-data': CLEAR_SITE_DATA });
}

export function currentUser({ user: { userId, email } }: EndpointCall<undefined, undefined, SignedIn>) {
  return { user: { id: userId, userId, email } } satisfies CurrentUserAnswer;
}

async function bodyOf(sender: Sender): Promise<LogoutBody | Failure> {
  if (!sender.request.headers.has('content-type')) return {};
  const json = await readJsonBody(sender, { limit: LOGOUT_BODY_LIMIT });
  if (isFailure(json)) return json;
  return logoutBody.safeParse(json.value).data ?? {};
}
