import { BlockList, isIP } from 'node:net';
import type { EndpointContext, EndpointRequest } from './endpoint-routes.ts';

/** The address behind all trusted proxies (X-Forwarded-For). IPv6 counts by /64, since one customer has all of it. */
export function clientOf(
  { clientAddress, request }: Pick<EndpointContext, 'clientAddress'> & { request: Pick<EndpointRequest, 'headers'> },
  settings: { trustedProxies: BlockList },
) {
  const forwarded = request.headers.get('x-forwarded-for')?.split(',') ?? [];
  const hops = [clientAddress, ...forwarded.reverse()].map((hop) => withoutMapping(hop.trim()));
  // From the connection backwards: an untrusted hop's claims about earlier hops are worthless.
  const untrusted = hops.find((hop) => !isTrusted(hop, settings.trustedProxies));
  return networkOf(untrusted ?? hops.at(-1) ?? '');
}

/** @returns undefined for a trusted proxy, which connects for many */
export function clientOfConnection(remoteAddress: string, trustedProxies: BlockList): string | undefined {
  const address = withoutMapping(remoteAddress);
  return isTrusted(address, trustedProxies) ? undefined : networkOf(address);
}

/** @param entries addresses, or networks such as `10.0.0.0/8`. @throws on anything else */
export function proxyList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

function isTrusted(address: string, proxies: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && proxies.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** A dual-stack socket spells an IPv4 address `::ffff:192.0.2.1`. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
