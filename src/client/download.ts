import type { Answer } from './answer.ts';
import { withRenewal } from './request.ts';
import { type Call, logFailure, urlOf } from './send.ts';
import { $auth } from './session.ts';

/** Fetches a file in the name of the signed-in user: a link could not send the bearer. It may take as long as it takes. */
export function download(call: Pick<Call, 'path' | 'params' | 'query'>): Promise<Answer<Blob>> {
  return withRenewal($auth.get().accessToken, async (bearer) => {
    const failed = (status: number, error: { data?: unknown; message?: string }): Answer<Blob> => {
      logFailure({ method: 'GET', path: call.path }, status);
      return { ok: false, error: { status, ...error } };
    };
    try {
      const response = await fetch(urlOf({ method: 'GET', ...call }), {
        headers: { authorization: `Bearer ${bearer}` },
      });
      if (response.ok) return { ok: true, data: await response.blob() };
      return failed(response.status, { data: await response.json().catch(() => undefined) });
    } catch {
      return failed(0, { message: 'The server could not be reached, or the file broke off.' });
    }
  });
}
