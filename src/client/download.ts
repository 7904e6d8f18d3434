import type { Answer } from './answer.ts';
import { withRenewal } from './request.ts';
import { type Call, credentialsFor, logFailure, urlOf } from './send.ts';
import { $auth } from './session.ts';
import { NETWORK_ERRORS } from './texts.ts';

/** A plain link can't send the bearer token. There is no time limit. */
export function download(call: Pick<Call, 'path' | 'params' | 'query'>): Promise<Answer<Blob>> {
  return withRenewal($auth.get().accessToken, async (bearer) => {
    const failed = (status: number, error: { data?: unknown; message?: string }): Answer<Blob> => {
      logFailure({ method: 'GET', path: call.path }, status);
      return { ok: false, error: { status, ...error } };
    };
    try {
      const url = urlOf({ method: 'GET', ...call });
      const { authorization, includesCookies } = credentialsFor(url, bearer);
      const response = await fetch(url, {
        headers: authorization,
        credentials: includesCookies ? 'include' : 'same-origin',
      });
      if (response.ok) return { ok: true, data: await response.blob() };
      return failed(response.status, { data: await response.json().catch(() => undefined) });
    } catch {
      return failed(0, { message: NETWORK_ERRORS.interrupted });
    }
  });
}
