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
  // A host covers those under it anyway.
  const text = hasScheme ? entry : `http://${entry.replace(/^\*?\./, '')}`;
  // Without a scheme, what is before an @ makes it an email address.
  if (!URL.canParse(text) || (!hasScheme && entry.includes('@'))) return null;
  const url = new URL(text);
  const host = hostnameOf(url);
  // With a wildcard elsewhere it would match nothing.
  if (!/\.|^\[/.test(host) || host.includes('*')) return null;
  const isHost = pathOf(url) === '/' && url.search === '';
  return hashOf(isHost ? withoutWww(host) : pageText(url));
}

/**
 * The entries that would cover a link: its page, with and without the query, its host and those above it up to
 * `highest`, but none that `isShared`.
 */
export function blocklistKeysOf(url: URL, highest: string, isShared: (host: string) => boolean): number[] {
  const pages = [pageText(url)];
  if (url.search !== '') pages.push(pageText(url, ''));
  const hosts: string[] = [];
  for (let host = hostnameOf(url); host.length >= highest.length; host = host.slice(host.indexOf('.') + 1)) {
    if (!isShared(host)) hosts.push(withoutWww(host));
    if (host === highest || !host.includes('.')) break;
  }
  return [...pages, ...new Set(hosts)].map(hashOf);
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

/** The host of a URL without the dot that may end it. */
export function hostnameOf({ hostname }: URL): string {
  return hostname.replace(/\.$/, '');
}

/** A host without `www.`, which lists have or leave out as they like. */
function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}

/** Phishing pages answer to both schemes, and a slash at the end is the same page. */
function pageText(url: URL, query = url.search): string {
  const host = `${withoutWww(hostnameOf(url))}${url.port && `:${url.port}`}`;
  return `${host}${pathOf(url).replace(/\/$/, '')}/${unescaped(query)}`;
}

/** Servers answer to repeated slashes as to one. */
function pathOf({ pathname }: URL): string {
  return unescaped(pathname).replace(/\/{2,}/g, '/');
}

/** Escapes of characters that need none (RFC 3986, section 6.2.2) are another spelling of the same address. */
function unescaped(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (sequence, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return /[\w.~-]/.test(character) ? character : sequence.toUpperCase();
  });
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
