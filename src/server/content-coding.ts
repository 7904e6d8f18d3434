import type { EndpointRequest } from './endpoint-routes.ts';
import { type Failure, failure } from './failure.ts';
import { REQUEST_TEXTS } from './texts.ts';

/** Rspamd's clients name the coding of a body in a header of their own. */
const HEADERS = ['content-encoding', 'compression'];

/** Bodies aren't decompressed, and the bytes as they come would pass for an email in which nothing is wrong (RFC 9110, 15.5.16). */
export function refuseEncoded({ headers, body }: Pick<EndpointRequest, 'headers' | 'body'>): Failure | undefined {
  const codings = HEADERS.flatMap((name) => headers.get(name)?.split(',') ?? []).map((coding) => coding.trim());
  if (!body || codings.every((coding) => coding === '' || coding.toLowerCase() === 'identity')) return undefined;
  return failure(415, 'ENCODED_BODY', REQUEST_TEXTS.encodedBody, { 'accept-encoding': 'identity' });
}
