import type { EndpointCall } from '../../server/endpoint.ts';
import { failure } from '../../server/failure.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { liveSessions, revokeSessions } from '../../server/session/sessions.ts';
import type { SessionsAnswer } from './contract.ts';

type Call = EndpointCall<undefined, undefined, SignedIn>;

/** On which devices the user is logged in, the last used one first. */
export async function listSessions({ services, user }: Call) {
  const sessions = await liveSessions(services.db, user.userId, services.now());
  return {
    sessions: sessions.map(({ id, deviceName, createdAt, lastUsedAt }) => ({
      id,
      device: deviceName ?? 'An unknown device',
      createdAt: new Date(createdAt).toISOString(),
      lastUsedAt: new Date(lastUsedAt).toISOString(),
      current: id === user.sessionId,
    })),
  } satisfies SessionsAnswer;
}

/** Logs the user out on one device. Sessions of others are not there for them. */
export async function endSession({ services, user, context }: Call) {
  const session = { sessionId: context.params.sessionId ?? '', userId: user.userId };
  const ended = await revokeSessions(services.db, session, services.now());
  return ended > 0 ? { ok: true } : failure(404, 'NOT_FOUND', 'This device is logged out already.');
}
