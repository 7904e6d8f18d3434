import { site } from '../../content/site.ts';
import { type RequestPublic, requestPublic } from '../../server/public-request.ts';
import { bytesWithin } from '../../server/read-limited.ts';
import { MAX_BYTES, TOO_LARGE, UnusableList } from './unusable-list.ts';

/** A server's validators for the version it sent, used to ask for a newer one (RFC 9110, section 13.1). */
export interface Version {
  etag?: string;
  lastModified?: string;
}

export interface Downloaded extends Version {
  bytes: Uint8Array;
}

const TIMEOUT_MS = 60_000;

/** @returns null if there is nothing newer. @throws if there is no answer, or no usable one */
export async function download(
  url: string,
  known: Version,
  request: RequestPublic = requestPublic,
  timeoutMs = TIMEOUT_MS,
): Promise<Downloaded | null> {
  const headers = {
    accept: 'text/plain, text/csv, */*;q=0.1',
    'accept-encoding': 'identity',
    'user-agent': site.name,
    ...(known.etag !== undefined && { 'if-none-match': known.etag }),
    ...(known.lastModified !== undefined && { 'if-modified-since': known.lastModified }),
  };
  const answer = await request({ url, headers, timeoutMs });
  const { statusCode, headers: told } = answer;
  // An unread body would keep the connection open.
  if (statusCode !== 200) answer.destroy();
  if (statusCode === 304) return null;
  // A redirect could lead anywhere, so the operator has to enter the final address.
  if (statusCode !== 200) throw new UnusableList(`the server answered with status ${statusCode}`);
  const bytes = await bytesWithin({ body: answer }, MAX_BYTES);
  if (!bytes) throw new UnusableList(TOO_LARGE);
  const { etag, 'last-modified': lastModified } = told;
  return { bytes, ...(etag !== undefined && { etag }), ...(lastModified !== undefined && { lastModified }) };
}
