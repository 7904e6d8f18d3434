import type { Answer } from './answer.ts';
import { isOwnBackend } from './hosts.ts';
import { withRenewal } from './renewal.ts';
import { type Call, send, urlOf } from './send.ts';
import { $auth } from './session.ts';

export interface RequestCall extends Call {
  /** Not made in the name of the signed-in user: no bearer goes along, and a 401 says nothing about the session. */
  anonymous?: true;
}

/** Calls a backend. Calls to our own carry the bearer token of the signed-in user. */
export function request<T>(call: RequestCall): Promise<Answer<T>> {
  const token = call.anonymous || !isOwnBackend(urlOf(call)) ? null : $auth.get().accessToken;
  return withRenewal(token, (bearer) => send<T>(call, bearer));
}
