import { lookup } from 'node:dns/promises';
import { type Failure, failure } from '../failure.ts';
import { blockList, contains, isPublicAddress } from '../public-address.ts';
import { isLoopback, type Settings } from '../settings.ts';
import { IMAP_TEXTS } from '../texts.ts';

export interface ImapHost {
  /** Connect to this address: a second lookup of the name could return another one. */
  address: string;
  /** Unencrypted passwords are allowed, because they do not leave this machine. */
  mayBePlain: boolean;
}

const LOOPBACK = blockList(['127.0.0.0/8'], ['::1/128']);

const PORTS = new Set([143, 993]);

/** On a public site only public addresses and IMAP's ports are allowed, against server-side request forgery. */
export async function findImapHost(
  settings: Pick<Settings, 'host' | 'siteUrl'>,
  { host, port }: { host: string; port: number },
  resolve: (host: string) => Promise<string[]> = addressesOf,
): Promise<ImapHost | Failure> {
  const isLocalSite = isLoopback(settings.host) && isLoopback(new URL(settings.siteUrl).hostname);
  const addresses = await resolve(host).catch(() => []);
  const address = addresses[0];
  if (address === undefined) return failure(422, 'IMAP_HOST_UNKNOWN', IMAP_TEXTS.unknownHost(host));
  if (!isLocalSite && (!PORTS.has(port) || !addresses.every(isPublicAddress))) {
    return failure(422, 'IMAP_HOST_REFUSED', IMAP_TEXTS.refusedHost);
  }
  return { address, mayBePlain: isLocalSite && contains(LOOPBACK, address) };
}

async function addressesOf(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}
