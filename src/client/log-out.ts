import { forgetPlace } from './return-path.ts';
import { send } from './send.ts';
import { $auth, clearUser } from './session.ts';
import { type LogoutRequest, SESSION_PATHS } from './session-contract.ts';

/**
 * Signs out in all tabs and ends the session on the server. The refresh token is sent because it still names the session
 * after the access token has expired.
 */
export function logOut(): void {
  leave({});
}

/** Also ends the sessions of all other devices. */
export function logOutEverywhere(): void {
  leave({ everywhere: true });
}

function leave(how: { everywhere?: true }): void {
  const { accessToken, refreshToken } = $auth.get();
  forgetPlace();
  clearUser();
  if (refreshToken === null) return;
  const body = { refreshToken, ...how } satisfies LogoutRequest;
  void send({ method: 'POST', path: SESSION_PATHS.logout, body, keepalive: true }, accessToken);
}
