import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** For an address that somebody else named. */
export class NotPublic extends Error {
  constructor(host: string) {
    super(`${host} is not a public address`);
  }
}

/** An address is not looked up, so that `lookupPublic` never sees it. @throws NotPublic */
export function requirePublicHost(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new NotPublic(host);
}

/** The owner of the host's name could point it at this network. */
export const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error(`${host} has no address`), '');
    if (!addresses.every(({ address }) => isPublicAddress(address))) return done(new NotPublic(host), '');
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};
