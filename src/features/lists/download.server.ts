import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { site } from '../../content/site.ts';
import { lookupPublic, requirePublicHost } from '../../server/public-lookup.ts';
import { bytesWithin } from '../../server/read-limited.ts';
import { MOST_BYTES, TOO_LARGE, UnusableList } from './unusable-list.ts';

/** A server's validators for the version it sent, used to ask for a newer one (RFC 9110, section 13.1). */
export interface Version {
  etag?: string;
  lastModified?: string;
}

export interface Downloaded extends Version {
  bytes: Uint8Array;
}

/** The part that tests replace. */
export type HttpsGet = (
  url: string,
  options: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<{
  status: number;
  headers: { get(name: string): string | null };
  body: (AsyncIterable<Uint8Array> & { destroy?: () => unknown }) | null;
}>;

const TIMEOUT_MS = 60_000;

/** @returns null if there is nothing newer. @throws if there is no answer, or no usable one */
export async function download(
  url: string,
  known: Version,
  get: HttpsGet = httpsGet,
  timeoutMs = TIMEOUT_MS,
): Promise<Downloaded | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = {
    accept: 'text/plain, text/csv, */*;q=0.1',
    'accept-encoding': 'identity',
    'user-agent': site.name,
    ...(known.etag !== undefined && { 'if-none-match': known.etag }),
    ...(known.lastModified !== undefined && { 'if-modified-since': known.lastModified }),
  };
  const answer = await get(url, { headers, signal });
  // An unread body would keep the connection open.
  if (answer.status !== 200) answer.body?.destroy?.();
  if (answer.status === 304) return null;
  // A redirect could lead anywhere, so the operator has to enter the final address.
  if (answer.status !== 200) throw new UnusableList(`the server answered with status ${answer.status}`);
  const bytes = await bytesWithin(answer, MOST_BYTES);
  if (!bytes) throw new UnusableList(TOO_LARGE);
  const [etag, lastModified] = [answer.headers.get('etag'), answer.headers.get('last-modified')];
  return { bytes, ...(etag !== null && { etag }), ...(lastModified !== null && { lastModified }) };
}

/** If another `send` or `lookup` is passed, the answer comes from a test's server. */
export const getOver =
  (send: typeof request, lookup: LookupFunction): HttpsGet =>
  (url, { headers, signal }) =>
    new Promise((resolve, reject) => {
      requirePublicHost(new URL(url));
      const outgoing = send(url, { headers, signal, lookup }, (answer) => {
        const get = (name: string) => answer.headers[name]?.toString() ?? null;
        resolve({ status: answer.statusCode ?? 0, headers: { get }, body: answer });
      });
      outgoing.on('error', reject);
      outgoing.end();
    });

const httpsGet = getOver(request, lookupPublic);
