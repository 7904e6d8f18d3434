import { BlockList, isIPv6 } from 'node:net';

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

/** Whether the internet reaches an address. Requests to others are open to server-side request forgery. */
export function isPublicAddress(address: string): boolean {
  return contains(GLOBAL, address) && !contains(SPECIAL, address);
}

export function contains(list: BlockList, address: string): boolean {
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** A BlockList recognizes IPv4-mapped IPv6 addresses itself. */
export function blockList(ipv4: readonly string[], ipv6: readonly string[]): BlockList {
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
