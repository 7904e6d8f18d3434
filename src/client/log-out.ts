import { AUTH_PATHS } from '../features/sign-in/contract.ts';
import { send } from './send.ts';
import { $auth, clearUser } from './session.ts';

/**
 * Signs out here and in all tabs at once, and tells the server to end the session. The refresh token goes along because
 * it still names the session when the access token has run out.
 */
export function logOut(): void {
  const { accessToken, refreshToken } = $auth.get();
  clearUser();
  if (refreshToken === null) return;
  void send({ method: 'POST', path: AUTH_PATHS.logout, body: { refreshToken }, keepalive: true }, accessToken);
}
