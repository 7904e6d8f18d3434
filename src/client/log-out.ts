import { discardReturnPath } from './return-path.ts';
import { send } from './send.ts';
import { endPush } from './service-worker.ts';
import { $auth, clearUser } from './session.ts';
import { type LogoutRequest, SESSION_PATHS } from './session-contract.ts';

/** The refresh token identifies the session even after the access token has expired. */
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
  void endPush();
  if (refreshToken === null) return;
  const body = { refreshToken, ...scope } satisfies LogoutRequest;
  void send({ method: 'POST', path: SESSION_PATHS.logout, body, keepalive: true }, accessToken);
}
