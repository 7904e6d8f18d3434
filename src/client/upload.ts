import type { Answer } from './answer.ts';
import { baseUrl } from './hosts.ts';
import { refreshSession } from './refresh.ts';
import { logFailure } from './send.ts';
import { $auth } from './session.ts';

export interface Upload {
  path: string;
  content: Blob;
  contentType: string;
  /** Called with what part of the content is sent, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Sends one file as it is in the name of the signed-in user; a token that has run out is renewed once. */
export async function upload<T>(call: Upload): Promise<Answer<T>> {
  const token = $auth.get().accessToken;
  const answer = await sendBytes<T>(call, token);
  if (answer.ok || answer.error.status !== 401 || token === null) return answer;
  const renewed = await refreshSession(token);
  return renewed === undefined ? answer : sendBytes<T>(call, renewed);
}

/** By XMLHttpRequest: fetch does not tell how much of a body is sent. */
function sendBytes<T>({ path, content, contentType, onProgress, signal }: Upload, token: string | null) {
  return new Promise<Answer<T>>((resolve) => {
    const call = new XMLHttpRequest();
    const fail = (error: { status: number; data?: unknown; message?: string }) => {
      if (!signal.aborted) logFailure({ method: 'POST', path }, error.status);
      resolve({ ok: false, error });
    };
    const breakOff = () => call.abort();
    call.open('POST', new URL(path, baseUrl('api')));
    call.responseType = 'json';
    call.setRequestHeader('accept', 'application/json');
    call.setRequestHeader('content-type', contentType);
    if (token !== null) call.setRequestHeader('authorization', `Bearer ${token}`);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => {
      const { status, response: data } = call as { status: number; response: T | null };
      if (status === 200 && data !== null) resolve({ ok: true, data });
      else fail(data === null ? { status, message: 'The answer could not be read.' } : { status, data });
    };
    call.onerror = () => fail({ status: 0, message: 'The server could not be reached.' });
    call.onabort = () => fail({ status: 0, message: 'Sending was broken off.' });
    call.onloadend = () => signal.removeEventListener('abort', breakOff);
    signal.addEventListener('abort', breakOff);
    call.send(content);
  });
}
