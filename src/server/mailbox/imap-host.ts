import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import { type Failure, failure } from '../failure.ts';
import { isLoopback, type Settings } from '../settings.ts';
import { IMAP_TEXTS } from '../texts.ts';

export interface ImapHost {
  /** Connect to this address: a second lookup of the name could return another one. */
  address: string;
  /** Unencrypted passwords are allowed, because they do not leave this machine. */
  mayBePlain: boolean;
}

const LOOPBACK = blockList(['127.0.0.0/8'], ['::1/128']);

/** Global unicast addresses (IANA's address space registries). */
const GLOBAL = blockList(['0.0.0.0/0'], ['2000::/3']);

/** Exceptions (IANA's special-purpose address registries). */
const SPECIAL = blockList(
  [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    // Azure's host service, reachable from every virtual machine.
    '168.63.129.16/32',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3',
  ],
  ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
);

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
  if (!isLocalSite && (!PORTS.has(port) || !addresses.every(isPublic))) {
    return failure(422, 'IMAP_HOST_REFUSED', IMAP_TEXTS.refusedHost);
  }
  return { address, mayBePlain: isLocalSite && contains(LOOPBACK, address) };
}

function isPublic(address: string): boolean {
  return contains(GLOBAL, address) && !contains(SPECIAL, address);
}

async function addressesOf(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

function contains(list: BlockList, address: string): boolean {
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** A BlockList recognizes IPv4-mapped IPv6 addresses itself. */
function blockList(ipv4: readonly string[], ipv6: readonly string[]): BlockList {
  const list = new BlockList();
  for (const [networks, family] of [
    [ipv4, 'ipv4'],
    [ipv6, 'ipv6'],
  ] as const) {
    for (const network of networks) {
      const [base = '', bits] = network.split('/');
      list.addSubnet(base, Number(bits), family);
    }
  }
  return list;
}
