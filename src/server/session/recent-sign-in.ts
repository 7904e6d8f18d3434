import type { AstroCookies } from 'astro';
import { type Failure, failure } from '../failure.ts';
import type { Services } from '../services.ts';
import { SESSION_TEXTS } from '../texts.ts';
import type { SignedIn } from './access-token.ts';
import { readDevice } from './device-cookie.ts';
import { hashOf } from './sessions.ts';

const RECENT_MS = 10 * 60 * 1000;

/**
 * For actions that need more than an open session or a stolen token. Refreshing tokens doesn't count. The device cookie
 * must match.
 */
export async function requireRecentSignIn(
  services: Services,
  user: SignedIn,
  cookies: AstroCookies,
): Promise<Failure | undefined> {
  const device = readDevice(cookies, services.settings);
  const session = await services.db
    .selectFrom('sessions')
    .select(['authenticated_at', 'device_hash'])
    .where('id', '=', user.sessionId)
    .executeTakeFirst();
  if (!session) return failure(401, 'SESSION_ENDED', SESSION_TEXTS.ended);
  const sameDevice = device !== undefined && session.device_hash === hashOf(device);
  return sameDevice && session.authenticated_at >= services.now() - RECENT_MS ? undefined : signInAgain();
}

/** Call it after the user has proved again who they are. @returns the refusal if this is not the session's browser */
export async function renewSignIn(
  services: Services,
  user: SignedIn,
  cookies: AstroCookies,
): Promise<{ ok: true } | Failure> {
  const device = readDevice(cookies, services.settings) ?? '';
  const { numUpdatedRows } = await services.db
    .updateTable('sessions')
    .set({ authenticated_at: services.now() })
    .where('id', '=', user.sessionId)
    .where('device_hash', '=', hashOf(device))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? { ok: true } : signInAgain();
}

function signInAgain(): Failure {
  return failure(403, 'SIGN_IN_AGAIN', SESSION_TEXTS.confirm);
}
