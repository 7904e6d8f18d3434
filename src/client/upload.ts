import type { Answer } from './answer.ts';
import { withRenewal } from './request.ts';
import { credentialsFor, logFailure, TIMEOUT_MS, urlOf } from './send.ts';
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

/** XMLHttpRequest, because fetch reports no upload progress. */
function sendBytes<T>({ path, content, contentType, onProgress, signal }: Upload, token: string | null) {
  return new Promise<Answer<T>>((resolve) => {
    const xhr = new XMLHttpRequest();
    const fail = (error: { status: number; data?: unknown; message?: string }) => {
      if (!signal.aborted) logFailure({ method: 'POST', path }, error.status);
      resolve({ ok: false, error });
    };
    const abort = () => xhr.abort();
    let stalled = false;
    let timer: ReturnType<typeof setTimeout>;
    /** A large file may take a long time, but must not stall. */
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        stalled = true;
        xhr.abort();
      }, TIMEOUT_MS);
    };
    const url = urlOf({ method: 'POST', path });
    const { authorization, includesCookies } = credentialsFor(url, token);
    xhr.open('POST', url);
    xhr.withCredentials = includesCookies;
    xhr.responseType = 'json';
    xhr.setRequestHeader('accept', 'application/json');
    xhr.setRequestHeader('content-type', contentType);
    for (const [name, value] of Object.entries(authorization)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => {
      restartTimer();
      onProgress(total > 0 ? loaded / total : 0);
    };
    xhr.onload = () => {
      const { status, response: data } = xhr as { status: number; response: T | null };
      if (status === 200 && data !== null) resolve({ ok: true, data });
      else fail(data === null ? { status, message: NETWORK_ERRORS.unreadable } : { status, data });
    };
    xhr.onerror = () => fail({ status: 0, message: NETWORK_ERRORS.unreachable });
    xhr.onabort = () => fail({ status: 0, message: stalled ? NETWORK_ERRORS.timeout : NETWORK_ERRORS.aborted });
    xhr.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    };
    signal.addEventListener('abort', abort);
    restartTimer();
    xhr.send(content);
  });
}
