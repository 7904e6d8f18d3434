import type { AstroCookies } from 'astro';
import type { Services } from '../services.ts';
import type { SignedIn } from './access-token.ts';
import { readDevice } from './device-cookie.ts';
import { hashOf } from './sessions.ts';

/** Refreshing tokens doesn't restart a session. The device cookie must match. */
export async function signedInRecently(
  services: Services,
  { user, cookies, minutes }: { user: SignedIn; cookies: AstroCookies; minutes: number },
): Promise<boolean> {
  const device = readDevice(cookies, services.settings);
  const session = await services.db
    .selectFrom('sessions')
    .select(['created_at', 'device_hash'])
    .where('id', '=', user.sessionId)
    .executeTakeFirst();
  const sameDevice = device !== undefined && session?.device_hash === hashOf(device);
  return sameDevice && session.created_at >= services.now() - minutes * 60_000;
}
