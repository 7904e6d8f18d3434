import type { Answer } from './answer.ts';
import { withRenewal } from './request.ts';
import { baseUrl, logFailure, TIMEOUT_MS } from './send.ts';
import { $auth } from './session.ts';

export interface Upload {
  path: string;
  content: Blob;
  contentType: string;
  /** Called with what part of the content is sent, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Sends one file as it is in the name of the signed-in user. */
export function upload<T>(call: Upload): Promise<Answer<T>> {
  return withRenewal($auth.get().accessToken, (token) => sendBytes<T>(call, token));
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
    let stalled = false;
    let timer: ReturnType<typeof setTimeout>;
    /** However long a large file takes, something of it must go on. */
    const waitOn = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        stalled = true;
        call.abort();
      }, TIMEOUT_MS);
    };
    call.open('POST', new URL(path, baseUrl('api')));
    call.responseType = 'json';
    call.setRequestHeader('accept', 'application/json');
    call.setRequestHeader('content-type', contentType);
    if (token !== null) call.setRequestHeader('authorization', `Bearer ${token}`);
    call.upload.onprogress = ({ loaded, total }) => {
      waitOn();
      onProgress(total > 0 ? loaded / total : 0);
    };
    call.onload = () => {
      const { status, response: data } = call as { status: number; response: T | null };
      if (status === 200 && data !== null) resolve({ ok: true, data });
      else fail(data === null ? { status, message: 'The answer could not be read.' } : { status, data });
    };
    call.onerror = () => fail({ status: 0, message: 'The server could not be reached.' });
    call.onabort = () => fail({ status: 0, message: stalled ? 'No answer came in time.' : 'Sending was broken off.' });
    call.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', breakOff);
    };
    signal.addEventListener('abort', breakOff);
    waitOn();
    call.send(content);
  });
}
