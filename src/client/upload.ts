import type { Answer } from './answer.ts';
import { withRenewal } from './request.ts';
import { baseUrl, logFailure, TIMEOUT_MS } from './send.ts';
import { $auth } from './session.ts';
import { NETWORK_ERRORS } from './texts.ts';

export interface Upload {
  path: string;
  content: Blob;
  contentType: string;
  /** 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

export function upload<T>(call: Upload): Promise<Answer<T>> {
  return withRenewal($auth.get().accessToken, (token) => sendBytes<T>(call, token));
}

/** XMLHttpRequest, since fetch reports no upload progress. */
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
    /** A large file may take long, but must not stall. */
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
      else fail(data === null ? { status, message: NETWORK_ERRORS.unreadable } : { status, data });
    };
    call.onerror = () => fail({ status: 0, message: NETWORK_ERRORS.unreachable });
    call.onabort = () => fail({ status: 0, message: stalled ? NETWORK_ERRORS.timeout : NETWORK_ERRORS.aborted });
    call.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', breakOff);
    };
    signal.addEventListener('abort', breakOff);
    waitOn();
    call.send(content);
  });
}
