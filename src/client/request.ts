import type { Answer } from './answer.ts';
import { isOwnBackend } from './hosts.ts';
import { refreshSession } from './refresh.ts';
import { type Call, send, urlOf } from './send.ts';
import { $auth, clearUser } from './session.ts';

export interface RequestCall extends Call {
  /** Not made in the name of the signed-in user: no bearer goes along, and a 401 says nothing about the session. */
  anonymous?: true;
}

/**
 * Calls a backend. Calls to our own carry the bearer token of the signed-in user; when it has run out, it is renewed and
 * the call is made once more. A second 401 ends the session here: the guard takes over.
 */
export async function request<T>(call: RequestCall): Promise<Answer<T>> {
  const token = call.anonymous || !isOwnBackend(urlOf(call)) ? null : $auth.get().accessToken;
  const answer = await send<T>(call, token);
  if (answer.ok || answer.error.status !== 401 || token === null) return answer;
  const renewed = await refreshSession(token);
  if (renewed === undefined) return answer;
  const again = await send<T>(call, renewed);
  if (!again.ok && again.error.status === 401 && $auth.get().accessToken === renewed) clearUser();
  return again;
}
