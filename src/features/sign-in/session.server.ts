import type { z } from 'zod';
import { type EndpointCall, json } from '../../server/endpoint.ts';
import { type Failure, isFailure } from '../../server/failure.ts';
import { readJsonBody, type Sender } from '../../server/request-body.ts';
import { bearerOf, type SignedIn, verifyAccessToken } from '../../server/session/access-token.ts';
import { clearDevice, readDevice } from '../../server/session/device-cookie.ts';
import { rotate } from '../../server/session/refresh-token.ts';
import { findSession, revokeSessions, type Session } from '../../server/session/sessions.ts';
import { type CurrentUserAnswer, type LogoutBody, logoutBody, type refreshBody } from './contract.ts';

const LOGOUT_BODY_LIMIT = 4096;
/**
 * What the browser itself clears. Not "storage": it holds the theme and the receipts of reports, which outlast a session.
 * Not "cookies": it would take those of the whole domain, of other sites beside this one, too.
 */
const CLEARED = '"cache"';

/** Gives a new pair of tokens for the refresh token, which is spent by it. */
export function refresh(call: EndpointCall<z.infer<typeof refreshBody>, undefined, undefined>) {
  const { services, context, body } = call;
  return rotate(services, body.refreshToken, readDevice(context.cookies, services.settings));
}

/**
 * Ends the session of the bearer, and that of the refresh token in the body, which still names it when the access token
 * has run out; `everywhere` ends all sessions of their user. Logging out twice, or with nothing that is still valid, is
 * no mistake.
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
  clearDevice(cookies, services.settings);
  return json({ ok: true }, 200, { 'clear-site-data': CLEARED });
}

/** Who the bearer is. */
export function currentUser({ user: { userId, email } }: EndpointCall<undefined, undefined, SignedIn>) {
  return { user: { id: userId, userId, email } } satisfies CurrentUserAnswer;
}

/** The body is optional: the bearer alone ends a session too. */
async function bodyOf(sender: Sender): Promise<LogoutBody | Failure> {
  if (!sender.request.headers.has('content-type')) return {};
  const json = await readJsonBody(sender, { limit: LOGOUT_BODY_LIMIT });
  if (isFailure(json)) return json;
  return logoutBody.safeParse(json.value).data ?? {};
}
