import type { EndpointCall } from '../../server/endpoint.ts';
import { failure } from '../../server/failure.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { liveSessions, revokeSessions } from '../../server/session/sessions.ts';
import type { SessionsAnswer } from './contract.ts';
import { SIGN_IN_ERRORS } from './texts.ts';

type Call = EndpointCall<undefined, undefined, SignedIn>;

export async function listSessions({ services, user }: Call) {
  const sessions = await liveSessions(services.db, user.userId, services.now());
  return {
    sessions: sessions.map(({ id, deviceName, createdAt, lastUsedAt }) => ({
      id,
      device: deviceName ?? SIGN_IN_ERRORS.unknownDevice,
      createdAt: new Date(createdAt).toISOString(),
      lastUsedAt: new Date(lastUsedAt).toISOString(),
      current: id === user.sessionId,
    })),
  } satisfies SessionsAnswer;
}

export async function endSession({ services, user, context }: Call) {
  const session = { sessionId: context.params.sessionId ?? '', userId: user.userId };
  const ended = await revokeSessions(services.db, session, services.now());
  return ended > 0 ? { ok: true } : failure(404, 'NOT_FOUND', SIGN_IN_ERRORS.sessionEnded);
}
