import type { Answer, RequestError } from './answer.ts';
import { forgetEarlyAnswers, type Received, receive, takeEarlyAnswer } from './early-answers.ts';
import { NETWORK_ERRORS } from './texts.ts';

export type Host = 'api' | 'predict' | 'compare' | 'forms' | 'notify';

/** Fixed at build. Empty means the page's own origin. */
const BASE_URLS: Record<Host, string> = {
  api: import.meta.env.PUBLIC_API_URL || '',
  predict: import.meta.env.PUBLIC_PREDICT_URL || '',
  compare: import.meta.env.PUBLIC_COMPARE_URL || '',
  forms: import.meta.env.PUBLIC_FORMS_URL || '',
  notify: import.meta.env.PUBLIC_NOTIFY_URL || '',
};

export function baseUrl(host: Host): string {
  return BASE_URLS[host] || location.origin;
}

/** Only our own backend gets the bearer token and, on another origin too, the device cookie. */
export function isOwnBackend(url: URL): boolean {
  return url.origin === location.origin || url.origin === new URL(baseUrl('api')).origin;
}

/** The headers that prove the session to this URL. */
export function credentialsFor(url: URL, bearer: string | null | undefined) {
  const isOwn = isOwnBackend(url);
  return {
    authorization: bearer && isOwn ? { authorization: `Bearer ${bearer}` } : {},
    includesCookies: isOwn && url.origin !== location.origin,
  };
}

export const TIMEOUT_MS = 30_000;

export interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  /** The template, never the filled path, is logged. */
  path: string;
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  /** A Blob is sent as it is, with its type. */
  body?: unknown;
  headers?: Record<string, string>;
  host?: Host;
  keepalive?: boolean;
  /** Aborts the call, which then fails without being logged. */
  signal?: AbortSignal;
}

export function urlOf({ path, params = {}, query = {}, host = 'api' }: Call): URL {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const url = new URL(filled, baseUrl(host));
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url;
}

export async function send<T>(call: Call, bearer?: string | null): Promise<Answer<T>> {
  const giveUp = new AbortController();
  const abort = () => giveUp.abort();
  const timer = setTimeout(abort, TIMEOUT_MS);
  call.signal?.addEventListener('abort', abort);
  // Before its second attempt, after a renewal of the token.
  if (call.signal?.aborted) abort();
  try {
    const response = await responseTo(call, bearer, giveUp.signal);
    const data = readJson(response.text);
    if (response.ok && data !== undefined) return { ok: true, data: data as T };
    const { status } = response;
    return failed(call, data === undefined ? { status, message: NETWORK_ERRORS.unreadable } : { status, data });
  } catch {
    const message = giveUp.signal.aborted ? NETWORK_ERRORS.timeout : NETWORK_ERRORS.unreachable;
    return failed(call, { status: 0, message });
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', abort);
  }
}

function responseTo(call: Call, bearer: string | null | undefined, signal: AbortSignal): Promise<Received> {
  const url = urlOf(call);
  // An answer requested earlier may contain data that this call changes.
  if (call.method !== 'GET') forgetEarlyAnswers();
  const early = call.method === 'GET' && bearer ? takeEarlyAnswer(url, bearer) : undefined;
  if (!early) return receive(fetch(url, { ...initOf(call, bearer), signal }));
  signal.addEventListener('abort', () => early.giveUp.abort());
  return early.response;
}

function initOf(call: Call, bearer: string | null | undefined): RequestInit {
  const { headers, credentials } = initOfGet(urlOf(call), bearer);
  const { authorization, ...others } = headers;
  const { body } = call;
  return {
    method: call.method,
    headers: {
      ...others,
      ...(body === undefined ? {} : { 'content-type': body instanceof Blob ? body.type : 'application/json' }),
      ...call.headers,
      // Last, so that no call can override it.
      ...(authorization !== undefined && { authorization }),
    },
    credentials,
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
    ...(call.keepalive ? { keepalive: true } : {}),
  };
}

/** For a read-only call without headers of its own. */
export function initOfGet(url: URL, bearer: string | null | undefined) {
  const { authorization, includesCookies } = credentialsFor(url, bearer);
  const credentials: RequestCredentials = includesCookies ? 'include' : 'same-origin';
  return { headers: { accept: 'application/json', ...authorization }, credentials };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Without a filled path, body or token. */
export function logFailure({ method, path }: Pick<Call, 'method' | 'path'>, status: number): void {
  console.warn(`${method} ${path} failed with status ${status}`);
}

function failed(call: Call, error: RequestError): { ok: false; error: RequestError } {
  if (!call.signal?.aborted) logFailure(call, error.status);
  return { ok: false, error };
}
