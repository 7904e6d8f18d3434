/** A list of malicious addresses that the caller keeps up to date. */
export interface Blocklist {
  /** As the caller's operator calls it. */
  name: string;
  /** Hours since its publisher's server last gave it out; the engine has no clock. */
  hours: number;
  /** `blocklistKey` of each address, in ascending order. */
  keys: Float64Array;
}

const MULTIPLIERS = [2_654_435_761, 1_597_334_677] as const;
const SEEDS = [0xdeadbeef, 0x41c6ce57] as const;
const LOW_BITS = 0x1f_ff_ff;

/**
 * What an entry is kept as: a million of them take 8 MB, and threads can share them. A path or query makes an entry a
 * page; without them it is a host and all under it. Of 53 bits, so that among a million entries one link in nine
 * billion is mistaken for one. Null for what is no web address.
 */
export function blocklistKey(entry: string): number | null {
  const hasScheme = /^https?:\/\//i.test(entry);
  const text = hasScheme ? entry : `http://${entry}`;
  // Without a scheme, what is before an @ makes it an email address.
  if (!URL.canParse(text) || (!hasScheme && entry.includes('@'))) return null;
  const url = new URL(text);
  const isHost = (url.pathname === '/' && url.search === '') || url.hostname === '';
  if (!/\.|^\[/.test(url.hostname)) return null;
  return hashOf(isHost ? hostText(url.hostname) : pageText(url));
}

/** The entries that would cover a link: its page, with and without the query, its host and those above it. */
export function blocklistKeysOf(url: URL, highest: string): { pages: number[]; hosts: number[] } {
  const pages = [pageText(url)];
  if (url.search !== '') pages.push(pageText(url, ''));
  const hosts: string[] = [];
  for (let host = url.hostname; host.length >= highest.length; host = host.slice(host.indexOf('.') + 1)) {
    hosts.push(hostText(host));
    if (host === highest || !host.includes('.')) break;
  }
  return { pages: pages.map(hashOf), hosts: [...new Set(hosts)].map(hashOf) };
}

export function isListed({ keys }: Blocklist, key: number): boolean {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = keys[middle] ?? 0;
    if (found === key) return true;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

function hostText(host: string): string {
  return host.replace(/^www\.|\.$/g, '');
}

/** Phishing pages answer to both schemes, and a slash at the end is the same page. */
function pageText({ host, pathname, search }: URL, query = search): string {
  return `${hostText(host)}${pathname.replace(/\/$/, '')}/${query}`;
}

/** Two 32-bit multiplicative hashes, of which 53 bits fit into a number. It need not resist attackers: a collision helps none. */
function hashOf(text: string): number {
  let [a, b] = SEEDS as readonly [number, number];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, MULTIPLIERS[0]);
    b = Math.imul(b ^ code, MULTIPLIERS[1]);
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
  return 2 ** 32 * (LOW_BITS & b) + (a >>> 0);
}
