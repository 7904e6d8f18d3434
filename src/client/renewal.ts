import type { Answer } from './answer.ts';
import { refreshSession } from './refresh.ts';
import { $auth, clearUser } from './session.ts';

/**
 * Makes a call in the name of the signed-in user. When their token has run out, it is renewed and the call is made once
 * more; a second 401 ends the session here: the guard takes over.
 * @param token null for a call in nobody's name, of which a 401 says nothing about the session
 */
export async function withRenewal<T>(
  token: string | null,
  send: (token: string | null) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const answer = await send(token);
  if (answer.ok || answer.error.status !== 401 || token === null) return answer;
  const renewed = await refreshSession(token);
  if (renewed === undefined) return answer;
  const again = await send(renewed);
  if (!again.ok && again.error.status === 401 && $auth.get().accessToken === renewed) clearUser();
  return again;
}
