import { send } from '../../client/send.ts';
import { $auth, clearUser } from '../../client/session.ts';
import { AUTH_PATHS, type LogoutBody } from './contract.ts';
import { discardReturnPath } from './return-path.ts';

/**
 * Logs out in all tabs, and ends the session on the server. The refresh token identifies the session even after the
 * access token has expired.
 */
export function logOut(): void {
  endSession({});
}

export function logOutEverywhere(): void {
  endSession({ everywhere: true });
}

function endSession(scope: { everywhere?: true }): void {
  const { accessToken, refreshToken } = $auth.get();
  discardReturnPath();
  clearUser();
  if (refreshToken === null) return;
  const body = { refreshToken, ...scope } satisfies LogoutBody;
  void send({ method: 'POST', path: AUTH_PATHS.logout, body, keepalive: true }, accessToken);
}
