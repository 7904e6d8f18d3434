import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import { type Failure, failure } from '../failure.ts';
import { isLoopback, type Settings } from '../settings.ts';

/** Where a mail server is, and how it may be talked to. */
export interface ImapHost {
  /** Connected to as it is: the name could lead elsewhere when it is asked for again. */
  address: string;
  /** Whether a password may go there unencrypted: it does not leave this machine. */
  mayBePlain: boolean;
}

const LOOPBACK = blockList(['127.0.0.0/8'], ['::1/128']);

/** Addresses given to hosts of the internet: in IPv6 nothing else is (IANA's registry of address space). */
const GLOBAL = blockList(['0.0.0.0/0'], ['2000::/3']);

/** What among them is no such host all the same (IANA's registries of special-purpose addresses). */
const SPECIAL = blockList(
  [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    // Answers every virtual machine in Azure from its host.
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

/**
 * Finds the address of a mail server that a user names. A server that others can reach must not be led to its own
 * network by them (server-side request forgery): there only public addresses and the ports of IMAP are allowed.
 */
export async function findImapHost(
  settings: Pick<Settings, 'host' | 'siteUrl'>,
  { host, port }: { host: string; port: number },
  resolve: (host: string) => Promise<string[]> = addressesOf,
): Promise<ImapHost | Failure> {
  const forOneselfOnly = isLoopback(settings.host) && isLoopback(new URL(settings.siteUrl).hostname);
  const addresses = await resolve(host).catch(() => []);
  const address = addresses[0];
  if (address === undefined) return failure(422, 'IMAP_HOST_UNKNOWN', `There is no server named ${host}.`);
  if (!forOneselfOnly && (!PORTS.has(port) || !addresses.every(isPublic))) {
    return failure(422, 'IMAP_HOST_REFUSED', 'Only mail servers on the internet can be connected, on port 993 or 143.');
  }
  return { address, mayBePlain: forOneselfOnly && contains(LOOPBACK, address) };
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

/** A BlockList finds the IPv4 address in an IPv4-mapped one by itself. */
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
