import { type KeyList, keyOf } from './key-list.ts';

/** A list of malicious addresses: `blocklistKey` of each. */
export type Blocklist = KeyList;

/**
 * The form in which an entry is stored. With a path or query it is a page, without them a host and everything under
 * it. Null if it isn't a web address.
 */
export function blocklistKey(entry: string): number | null {
  const hasScheme = /^https?:\/\//i.test(entry);
  // A host already covers its subdomains.
  const text = hasScheme ? entry : `http://${entry.replace(/^\*?\./, '')}`;
  // Without a scheme, text before an @ makes it an email address.
  if (!URL.canParse(text) || (!hasScheme && entry.includes('@'))) return null;
  const url = new URL(text);
  const host = hostnameOf(url);
  // With a wildcard elsewhere it would match nothing.
  if (!/\.|^\[/.test(host) || host.includes('*')) return null;
  const isHost = pathOf(url) === '/' && url.search === '';
  return keyOf(isHost ? withoutWww(host) : pageText(url));
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
  return [...pages, ...new Set(hosts)].map(keyOf);
}

/** The host of a URL without a trailing dot. */
export function hostnameOf({ hostname }: URL): string {
  return hostname.replace(/\.$/, '');
}

/** A host without `www.`, which some lists include and some don't. */
function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}

/** Phishing pages are served under both schemes, and a trailing slash makes no difference. */
function pageText(url: URL, query = url.search): string {
  const host = `${withoutWww(hostnameOf(url))}${url.port && `:${url.port}`}`;
  return `${host}${pathOf(url).replace(/\/$/, '')}/${unescaped(query)}`;
}

/** Servers treat repeated slashes as one. */
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
