import type { Answer, RequestError } from './answer.ts';

export type Host = 'api' | 'predict' | 'compare' | 'forms' | 'notify';

/** The backends a page may talk to. Their base URLs are fixed at build; an empty one is the page's own origin. */
const BASE_URLS: Record<Host, string> = {
  api: import.meta.env.PUBLIC_API_URL || '',
  predict: import.meta.env.PUBLIC_PREDICT_URL || '',
  compare: import.meta.env.PUBLIC_COMPARE_URL || '',
  forms: import.meta.env.PUBLIC_FORMS_URL || '',
  notify: import.meta.env.PUBLIC_NOTIFY_URL || '',
};

/** Base URL of a backend, always absolute. */
export function baseUrl(host: Host): string {
  return BASE_URLS[host] || location.origin;
}

/** Says whether `url` belongs to our own backend: only there may the bearer token and the device cookie go. */
export function isOwnBackend(url: URL): boolean {
  return url.origin === location.origin || url.origin === new URL(baseUrl('api')).origin;
}

export const TIMEOUT_MS = 30_000;

export interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path template such as `/api/v1/users/{userId}/emails`. The template, never the filled path, is logged. */
  path: string;
  /** Values for the template's places. */
  params?: Record<string, string>;
  /** Entries that are undefined are left out. */
  query?: Record<string, string | undefined>;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Default: `api`. */
  host?: Host;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
}

export function urlOf({ path, params = {}, query = {}, host = 'api' }: Call): URL {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const url = new URL(filled, baseUrl(host));
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url;
}

/** Makes one call and reads its JSON answer. */
export async function send<T>(call: Call, bearer?: string | null): Promise<Answer<T>> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(urlOf(call), { ...initOf(call, bearer), signal: giveUp.signal });
    const data = await readJson(response);
    if (response.ok && data !== undefined) return { ok: true, data: data as T };
    const { status } = response;
    return failed(call, data === undefined ? { status, message: 'The answer could not be read.' } : { status, data });
  } catch {
    const message = giveUp.signal.aborted ? 'No answer came in time.' : 'The server could not be reached.';
    return failed(call, { status: 0, message });
  } finally {
    clearTimeout(timer);
  }
}

function initOf(call: Call, bearer: string | null | undefined): RequestInit {
  const url = urlOf(call);
  const abroad = url.origin !== location.origin;
  return {
    method: call.method,
    headers: {
      accept: 'application/json',
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...call.headers,
      ...(bearer && isOwnBackend(url) ? { authorization: `Bearer ${bearer}` } : {}),
    },
    // The device cookie must reach our backend when it lives on another origin, and nobody else.
    credentials: abroad && isOwnBackend(url) ? 'include' : 'same-origin',
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    ...(call.keepalive ? { keepalive: true } : {}),
  };
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Tells of a failed call without any of its contents: neither a filled path nor a body nor a token. */
export function logFailure({ method, path }: Pick<Call, 'method' | 'path'>, status: number): void {
  console.warn(`${method} ${path} failed with status ${status}`);
}

function failed(call: Call, error: RequestError): { ok: false; error: RequestError } {
  logFailure(call, error.status);
  return { ok: false, error };
}
