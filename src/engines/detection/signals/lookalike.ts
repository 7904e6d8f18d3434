import { BRANDS, type Brand } from '../data/brands.ts';
import { CLAIMS, EVERYDAY_CLAIMS } from '../data/claims.ts';
import { brandWithDomain, isKnownHost, ownerOf } from '../parse/brand-hosts.ts';
import { hasSlippedEnding, hasSuspiciousTld, isProxy, registrableDomain, registrableLabel } from '../parse/domains.ts';
import { oncePerHost } from '../parse/once.ts';
import { oncePerWord } from '../parse/once-per-word.ts';
import { isEastAsian, skeleton, type Word, wordsOf } from '../parse/words.ts';

/** How a host imitates a brand's. */
export interface LookAlike {
  brand: Brand;
  how: 'homograph' | 'misspelt' | 'buried' | 'claimed' | 'other-ending';
  /** False where legitimate sites have such names too: a brand's customers, dealers and clubs. */
  certain: boolean;
}

const MIN_LABEL = 5;
/** Shorter names turn into other words when written as one. */
const MIN_PRODUCT = 6;
/** Longer labels are not everyday words (steamcommunity, microsoftonline). */
const MIN_LONG_DOMAIN = 12;
const MIN_BARS = 6;
/** Labels of the longest domain in the table, such as dgfip.finances.gouv.fr. */
const MAX_DOMAIN_LENGTH = 4;
/** Shorter names are one letter from other words (strato, strata). Typing errors are rarer than other words. */
const MIN_MISSPELT = { swapped: 6, added: 7, replaced: 8 };
/** Characters that readers confuse in a host name, besides those that `skeleton` folds. */
const DIGRAPHS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/0/g, 'o'],
  [/[1|]/g, 'l'],
  [/3/g, 'e'],
  [/5/g, 's'],
];

interface BrandLabel {
  label: string;
  brand: Brand;
}

/** The name as a label, and the label of the brand's domain if it is the same name: `admin.ch` names no brand. */
function labelsOf({ name, domains }: Brand): string[] {
  const label = skeleton(name).replace(/[^a-z0-9]/g, '');
  const own = labelOf(domains[0] ?? '');
  return own !== label && own.replaceAll('-', '') === label ? [label, own] : [label];
}

/** The names of its products as one word: `googledrive`, `appleid`, `office365`. */
function productLabelsOf({ aliases }: Brand): string[] {
  const products = aliases.filter((alias) => /[ \d]/.test(alias));
  return products
    .map((alias) => skeleton(alias).replace(/[^a-z0-9]/g, ''))
    .filter((label) => label.length >= MIN_PRODUCT);
}

const isDistinct = ({ label, brand }: BrandLabel) => !brand.ambiguous && label.length >= MIN_LABEL;

const labelsBy = (labels: (brand: Brand) => string[]): BrandLabel[] =>
  BRANDS.flatMap((brand) => labels(brand).map((label) => ({ label, brand })));
// If several brands share a domain, the one listed first owns it.
const indexOf = (entries: readonly BrandLabel[]) => new Map(entries.toReversed().map((entry) => [entry.label, entry]));

const allLabels = labelsBy(labelsOf);
const ownLabels = allLabels.filter(isDistinct);
const labelIndex = indexOf(ownLabels);
/** Includes short names, everyday words and product names, which only count next to a claim. */
const namesByLabel = indexOf([...allLabels, ...labelsBy(productLabelsOf)]);
const longDomains = labelsBy(({ domains }) => domains.map(labelOf).filter((label) => label.length >= MIN_LONG_DOMAIN));
const labelsByLetter = Map.groupBy([...ownLabels, ...longDomains], ({ label }) => label[0] ?? '');
/** By their shape when a capital I replaces an l, or the other way round. */
const labelsByBars = indexOf(
  ownLabels.filter(({ label }) => label.length >= MIN_BARS).map((entry) => ({ ...entry, label: barsOf(entry.label) })),
);

/** The brand that a single word unambiguously names. */
export function distinctBrand(name: string): Brand | null {
  const entry = namesByLabel.get(name);
  return entry && isDistinct(entry) ? entry.brand : null;
}

/** The brand whose name is also an everyday word or a person's name. */
export function everydayBrand(name: string): Brand | null {
  const entry = namesByLabel.get(name);
  return entry?.brand.ambiguous === true ? entry.brand : null;
}

/** Whether a word makes a claim next to a brand's name: account, security, support. */
export function isClaim(word: string): boolean {
  return CLAIMS.has(word) || EVERYDAY_CLAIMS.has(word);
}

/**
 * The brand a host imitates; null when there is none.
 * @param shownHost the host with its Unicode letters
 */
export const lookAlikeOf = oncePerHost((shownHost: string): LookAlike | null => {
  const host = shownHost.toLowerCase();
  const domain = registrableDomain(host);
  if (domain === null || isKnownHost(host)) return null;
  const label = registrableLabel(host);
  const plain = skeleton(label);
  if (plain !== label) {
    const homograph = labelIndex.get(plain);
    if (homograph) return { brand: homograph.brand, how: 'homograph', certain: true };
  }
  const digraphs = readAs(label);
  const twin = digraphs === plain ? undefined : labelIndex.get(digraphs);
  if (twin) return { brand: twin.brand, how: 'homograph', certain: true };
  // The whole domain identifies names that are short or everyday words: `app1e.com`.
  const twinDomain = readAs(label) + domain.slice(label.length);
  const owner = label.length >= MIN_LABEL && twinDomain !== domain ? brandWithDomain(twinDomain) : null;
  if (owner) return { brand: owner, how: 'homograph', certain: true };
  const barred = labelIndex.has(plain) ? undefined : labelsByBars.get(barsOf(plain));
  if (barred) return { brand: barred.brand, how: 'homograph', certain: true };
  return (
    buried(host, domain) ??
    claimed(plain, domain) ??
    claimed(digraphs, domain) ??
    misspelt(plain) ??
    otherEnding(plain, domain)
  );
});

const HOST = /^[a-z]{2,9}:\/\/([^/?#:@]{1,253})/i;

/** The brand whose domain an address imitates by a capital I for an l, as in `dhI.com`. Browsers show the real host. */
export function ownerByCapital(address: string): Brand | null {
  const host = HOST.exec(address)?.[1] ?? '';
  if (!/I/.test(host) || isKnownHost(host.toLowerCase())) return null;
  const shown = host.split('.').map((label) => (/[a-z]/.test(label) ? label.replaceAll('I', 'l') : label));
  return ownerOf(shown.join('.').toLowerCase());
}

/** A label with look-alike letters and digits made equal. */
export function readAs(label: string): string {
  return DIGRAPHS.reduce((result, [pattern, letter]) => result.replace(pattern, letter), skeleton(label));
}

/** A label with i and l made equal: in most typefaces both can look like a bar. */
function barsOf(label: string): string {
  return label.replaceAll('i', 'l');
}

/** `paypal.com.example.net`, `paypal.com-example.net`: a brand's domain or name in front of another domain. */
function buried(host: string, domain: string): LookAlike | null {
  const subdomains = host.slice(0, -domain.length - 1);
  if (subdomains === '') return null;
  const [head = '', ...tail] = registrableLabel(host).split('-');
  const labels = [...subdomains.split('.'), ...(tail.length > 0 ? [head] : [])];
  for (let start = 0; start < labels.length; start++) {
    for (let end = start + 2; end <= Math.min(labels.length, start + MAX_DOMAIN_LENGTH); end++) {
      const brand = brandWithDomain(labels.slice(start, end).join('.'));
      if (brand && !isProxy(host)) return { brand, how: 'buried', certain: true };
    }
  }
  const parts = subdomains.split(/[.-]/);
  const disguised = parts.map(disguisedBrand).find((brand) => brand !== null);
  if (disguised) return { brand: disguised, how: 'homograph', certain: true };
  const named = parts.map((part) => labelIndex.get(part)).find((entry) => entry !== undefined);
  // `paypal.verify-id.app`: only claims follow, no other name.
  const words = registrableLabel(host).split('-');
  if (named && words.length > 1 && words.every((word) => CLAIMS.has(word))) {
    return { brand: named.brand, how: 'buried', certain: true };
  }
  // Sites that offer to sign in with another account use such names.
  return named && parts.some(isClaim) ? { brand: named.brand, how: 'buried', certain: false } : null;
}

/** `paypa1-secure.example.net`: nobody spells a subdomain with look-alike characters by chance. */
function disguisedBrand(part: string): Brand | null {
  if (labelIndex.has(part)) return null;
  return (labelIndex.get(skeleton(part)) ?? labelIndex.get(readAs(part)))?.brand ?? null;
}

/** `paypal-login.com`, `securepaypal.com`: the brand's name with words that make a claim. */
function claimed(label: string, domain: string): LookAlike | null {
  const parts = joined(label.split('-')).flatMap(namesAndClaims);
  if (!parts.some(isClaim)) return null;
  const claims = parts.filter((part) => CLAIMS.has(part)).length;
  for (const part of parts) {
    const named = namesByLabel.get(part);
    if (!named || !(isDistinct(named) || claims > 0)) continue;
    const signs = claims + (claims > 0 && hasSuspiciousTld(domain) ? 1 : 0);
    return { brand: named.brand, how: 'claimed', certain: signs >= (isDistinct(named) ? 1 : 2) };
  }
  return null;
}

/** The parts of a label, joining two that make a brand's name together: `ing-diba-app`. */
function joined(parts: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < parts.length; at++) {
    const [part = '', next] = [parts[at], parts[at + 1]];
    const isName = next !== undefined && labelIndex.has(part + next);
    found.push(isName ? part + next : part);
    if (isName) at++;
  }
  return found;
}

/** Splits a part that is exactly a brand's name and a claim; trailing digits are ignored. */
function namesAndClaims(part: string): string[] {
  const word = part.replace(/\d{1,4}$/, '');
  if (isClaim(word) && !namesByLabel.has(part)) return [word];
  for (let at = 2; at <= part.length - 2; at++) {
    const pair = [part.slice(0, at), part.slice(at)];
    const [first = '', second = ''] = pair;
    if ((labelIndex.has(first) && isClaim(second)) || (isClaim(first) && labelIndex.has(second))) return pair;
  }
  return [part];
}

function misspelt(label: string): LookAlike | null {
  // Names that begin with another letter are other words (cooking, booking).
  for (const { label: own, brand } of labelsByLetter.get(label[0] ?? '') ?? []) {
    if (isMisspelling(own, label)) return { brand, how: 'misspelt', certain: true };
  }
  return null;
}

function isMisspelling(own: string, label: string): boolean {
  // A plural is another word (bookings, ledgers).
  if (own === label || label === `${own}s` || !isOneEditAway(own, label)) return false;
  const { swapped, added, replaced } = MIN_MISSPELT;
  if (own.length !== label.length) return Math.max(own.length, label.length) >= added;
  return own.length >= ([...own].sort().join() === [...label].sort().join() ? swapped : replaced);
}

/** `paypal.top`, `paypal.cm`: the name itself under a suffix that the brand is not known to use. */
function otherEnding(label: string, domain: string): LookAlike | null {
  const entry = labelIndex.get(label);
  const isOdd = hasSuspiciousTld(domain) || hasSlippedEnding(domain);
  return entry && isOdd ? { brand: entry.brand, how: 'other-ending', certain: true } : null;
}

/** One letter more, less or other, or two neighbours swapped (Damerau). */
export function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - start && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  const left = a.slice(start, a.length - tail);
  const right = b.slice(start, b.length - tail);
  if (left.length <= 1 && right.length <= 1) return left !== right;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

interface Alias {
  words: readonly string[];
  brand: Brand;
}

/** Shorter names in a script without spaces are parts of other words. */
const MIN_UNSPACED = 4;

const aliases = new Map<string, Alias[]>();
/** Names in scripts without spaces, by their first characters: a company's form or office follows at once. */
const unspaced = new Map<string, Alias[]>();
for (const brand of BRANDS) {
  for (const alias of brand.aliases) {
    const words = wordsOf(alias, false).map(({ norm }) => norm);
    const first = words[0];
    if (first === undefined) continue;
    aliases.set(first, [...(aliases.get(first) ?? []), { words, brand }]);
    if (words.length > 1 || first.length < MIN_UNSPACED || !isUnspaced(first)) continue;
    const start = first.slice(0, MIN_UNSPACED);
    unspaced.set(start, [...(unspaced.get(start) ?? []), { words, brand }]);
  }
}

function isUnspaced(word: string): boolean {
  return isEastAsian(word.charCodeAt(0)) || /^\p{Script=Thai}/u.test(word);
}

/** The names that begin with a word or, in scripts without spaces, within one. */
const aliasesFrom = oncePerWord((norm): readonly Alias[] => {
  const within = (unspaced.get(norm.slice(0, MIN_UNSPACED)) ?? []).filter(
    ({ words: [alias = ''] }) => norm !== alias && norm.startsWith(alias),
  );
  return [...(aliases.get(norm) ?? []), ...within];
});

/** A brand's name in a text, as a range of words. */
export interface Mention {
  brand: Brand;
  from: number;
  to: number;
}

/** The brands named among the first `limit` words. */
export function brandsNamed(words: readonly Word[], limit: number): Mention[] {
  const mentions: Mention[] = [];
  for (let from = 0; from < Math.min(words.length, limit); from++) {
    const word = words[from];
    for (const { words: alias, brand } of word ? aliasesFrom(word) : []) {
      // The first word is theirs, or begins with the name.
      if (alias.every((one, i) => i === 0 || words[from + i]?.norm === one))
        mentions.push({ brand, from, to: from + alias.length });
    }
  }
  return mentions;
}

function labelOf(domain: string): string {
  return domain.split('.')[0] ?? '';
}
