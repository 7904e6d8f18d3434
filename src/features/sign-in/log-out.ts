import { send } from '../../client/send.ts';
import { $auth, clearUser } from '../../client/session.ts';
import { AUTH_PATHS, type LogoutBody } from './contract.ts';
import { forgetPlace } from './return-path.ts';

/**
 * Signs out here and in all tabs at once, and tells the server to end the session. The refresh token goes along because
 * it still names the session when the access token has run out.
 */
export function logOut(): void {
  leave({});
}

/** Does the same, and ends the sessions of all other devices too. */
export function logOutEverywhere(): void {
  leave({ everywhere: true });
}

function leave(how: { everywhere?: true }): void {
  const { accessToken, refreshToken } = $auth.get();
  forgetPlace();
  clearUser();
  if (refreshToken === null) return;
  const body = { refreshToken, ...how } satisfies LogoutBody;
  void send({ method: 'POST', path: AUTH_PATHS.logout, body, keepalive: true }, accessToken);
}
