import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { isPublicAddress } from './public-address.ts';

const POST_MS = 10_000;

/** For an address that somebody else named. */
export class NotPublic extends Error {
  constructor(host: string) {
    super(`${host} is not a public address`);
  }
}

export interface PublicRequest {
  url: string;
  headers: Record<string, string>;
  method?: string;
  body?: string;
  /** For the whole answer. */
  timeoutMs: number;
}

/** The part that tests replace. */
export type RequestPublic = (
  asked: PublicRequest,
) => Promise<Readable & Pick<IncomingMessage, 'statusCode' | 'headers'>>;

/** Where another `send` or `lookup` is given, the answer comes from a test's server. */
export const requestOver =
  (send: typeof request, lookup: LookupFunction) =>
  ({ url, timeoutMs, body, ...options }: PublicRequest): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      requirePublicHost(new URL(url));
      const signal = AbortSignal.timeout(timeoutMs);
      send(url, { ...options, signal, lookup }, resolve)
        .on('error', reject)
        .end(body);
    });

/** Follows no redirect: it could lead into this network. The caller reads or destroys the answer. @throws where there is none */
export const requestPublic: RequestPublic = requestOver(request, lookupPublic);

/** The part that tests replace. */
export type PostPublic = (message: { url: string; headers: Record<string, string>; body: string }) => Promise<number>;

/** Reads no answer. @returns the status. @throws where there is no answer */
export const postPublic: PostPublic = async (message) => {
  const answer = await requestPublic({ ...message, method: 'POST', timeoutMs: POST_MS });
  answer.destroy();
  return answer.statusCode ?? 0;
};

/** An address is not looked up, so that `lookupPublic` never sees it. @throws NotPublic */
function requirePublicHost(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new NotPublic(host);
}

/** The owner of the host's name could point it at this network. */
function lookupPublic(...[host, options, done]: Parameters<LookupFunction>): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error(`${host} has no address`), '');
    if (!addresses.every(({ address }) => isPublicAddress(address))) return done(new NotPublic(host), '');
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
}
