import type { Concept } from '../data/phrases/concepts.ts';
import { confirmed, failureOf } from '../parse/authentication.ts';
import { isKnownHost } from '../parse/brand-hosts.ts';
import { isClickTracker, isLinkChecker, registeredBy, registrableDomain, sameOrganisation } from '../parse/domains.ts';
import { hostNamedIn, hostShownBy, type Link, targetOf, webLinksOf } from '../parse/links.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { skeleton } from '../parse/words.ts';
import { allLinksWhere, hostOf, linkEvidence, linksWhere, NO_EVIDENCE, type SignalRule } from './signal.ts';

/** Compares what a link shows with where it goes. */
export const LINK_TEXT_SIGNALS: readonly SignalRule[] = [
  {
    id: 'link-text-mismatch',
    group: 'link',
    tier: 'soft',
    hides: 'target',
    linkDoubt: 'deceptive',
    title: 'Link text shows a different address',
    sentence: (evidence) => `The link says “${evidence[0]?.quote.trim()}” but goes to ${hostOf(evidence[0]?.href)}.`,
    check: (parsed) =>
      linksWhere(
        parsed,
        (link) => misleads(link, parsed) && isFullAddress(link.text) && !showsKnownName(link) && !isUsual(link, parsed),
      ),
  },
  {
    id: 'link-counted',
    group: 'link',
    tier: 'context',
    title: 'Link tracks clicks',
    sentence: (evidence) =>
      `The link says “${evidence[0]?.quote.trim()}” and goes through ${hostOf(evidence[0]?.href)}, as newsletter links do.`,
    check: (parsed) => linksWhere(parsed, (link) => leadsElsewhere(link) && isCounted(link, parsed)),
  },
  {
    id: 'link-to-known-name-mismatch',
    group: 'link',
    tier: 'soft',
    hides: 'target',
    linkDoubt: 'deceptive',
    kinds: ['credential-phishing'],
    title: 'Link poses as a known site',
    sentence: (evidence) => `The link says “${evidence[0]?.quote.trim()}” but goes to ${hostOf(evidence[0]?.href)}.`,
    check: (parsed) =>
      allLinksWhere(
        parsed,
        (link) => misleads(link, parsed) && showsKnownName(link) && !isKnownHost(link.host) && !isAboutIt(link, parsed),
      ),
  },
  {
    id: 'link-name-mismatch',
    group: 'link',
    tier: 'soft',
    hides: 'target',
    linkDoubt: 'doubtful',
    title: 'Link names one site, opens another',
    sentence: (evidence) => `The link names “${evidence[0]?.quote.trim()}” but goes to ${hostOf(evidence[0]?.href)}.`,
    check: (parsed) =>
      linksWhere(
        parsed,
        (link) =>
          misleads(link, parsed) &&
          (isAboutIt(link, parsed) || (!showsKnownName(link) && (!isFullAddress(link.text) || isUsual(link, parsed)))),
      ),
  },
  {
    id: 'link-https-text-over-http',
    group: 'link',
    tier: 'soft',
    title: 'Says https, goes to http',
    sentence: 'The link says https but goes to an unencrypted page.',
    check: (parsed) =>
      linksWhere(parsed, (link) => !link.bare && /^\s*https:/i.test(link.text) && /^http:/i.test(targetOf(link))),
  },
  {
    id: 'link-on-image-only',
    group: 'link',
    tier: 'soft',
    isCommon: true,
    title: 'Only images to click',
    sentence: 'All links are on images, so there is no link text to check.',
    check(parsed) {
      const web = webLinksOf(parsed.links);
      const { body, html } = parsed.email;
      // The plain-text version writes the same addresses out.
      const isWritten = html !== undefined && web.some(({ href }) => body.includes(href));
      return web.length > 0 && !isWritten && web.every(({ text }) => text.trim() === '')
        ? web.slice(0, 1).map(linkEvidence)
        : NO_EVIDENCE;
    },
  },
];

/** The host in the clicked text: the text as a whole, or the full address in it. */
function hostClicked(text: string): string | null {
  return hostShownBy(text) ?? hostNamedIn(text);
}

/** Compared by registrable domain. */
function leadsElsewhere({ text, host, shownHost, domain, bare }: Link): boolean {
  if (bare || host === '') return false;
  const shown = hostClicked(text);
  const named = shown === null ? null : registrableDomain(shown);
  return named !== null && named !== domain && named !== registrableDomain(shownHost);
}

function misleads(link: Link, parsed: ParsedEmail): boolean {
  return leadsElsewhere(link) && !isCounted(link, parsed) && !isRewritten(link, parsed);
}

/**
 * Mail systems rewrite links and keep the text that was shown. If the target is encrypted, the two can't be compared.
 */
function isRewritten(link: Link, { quotedLinks }: ParsedEmail): boolean {
  if (isLinkChecker(link.host)) return !admitsOther(link);
  return quotedLinks.includes(link) && isClickTracker(link.host);
}

/** Mimecast and INKY name the sealed target's domain. Anyone can write that, so it never speaks for a link. */
function admitsOther({ url, text }: Link): boolean {
  const domain = url?.searchParams.get('domain') ?? '';
  return domain.includes('.') && !sameOrganisation(domain, hostClicked(text) ?? '');
}

/** A newsletter tracks clicks by sending many links through one host; a fraud has one target. */
const COUNTED_LINKS = 6;

/**
 * Whether a link shows an address and goes through a click tracker: the sender's own address through any host, or
 * another one through a known service. Without a verified sender anyone can show any address, so many links must then
 * be built this way.
 */
function isCounted(link: Link, parsed: ParsedEmail): boolean {
  const { text, host } = link;
  const { email } = parsed;
  const shown = hostClicked(text);
  if (!email.from || shown === null || failureOf(parsed) !== null) return false;
  // A sentence that names a site, such as a social network, may be a tracked link.
  if (hostShownBy(text) === null && (isClickTracker(host) || sameOrganisation(email.from.address, host))) return true;
  // An attacker would show the reader's own company or a well-known one.
  const isReaders = parsed.readers.has(registeredBy(shown));
  const isOwn = sameOrganisation(email.from.address, shown);
  if (confirmed(parsed)) return isOwn || (isClickTracker(host) && !isKnownHost(skeleton(shown)) && !isReaders);
  if (isKnownHost(skeleton(shown)) || isReaders || !(isOwn || isClickTracker(host))) return false;
  return isOneOfMany(link, parsed);
}

/** Lures that frauds put behind links and club news doesn't contain. */
const LURES: readonly Concept[] = [
  'account-problem',
  'credential-request',
  'sign-in',
  'mailbox-full',
  'held-messages',
  'password-expiry',
  'charge-notice',
  'payment-request',
  'fee',
  'refund',
  'windfall',
  'prize',
  'parcel',
  'voicemail',
  'official-notice',
  'document-share',
  'threat',
];

/**
 * Whether legitimate emails do this too: through a known service, with the sender's address or without a lure, or with
 * many links at once.
 */
function isUsual(link: Link, parsed: ParsedEmail): boolean {
  const {
    email: { from },
    readers,
  } = parsed;
  const shown = hostClicked(link.text);
  if (isOneOfMany(link, parsed)) return true;
  if (!from || shown === null || failureOf(parsed) !== null) return false;
  if (readers.has(registeredBy(shown)) || !isClickTracker(link.host)) return false;
  return sameOrganisation(from.address, shown) || !drawsWithAnything(parsed);
}

function drawsWithAnything({ phrases }: ParsedEmail): boolean {
  return LURES.some((concept) => phrases.has(concept));
}

/** A company's name linked to a page about it on the sender's own site, in an email without any lure. */
function isAboutIt({ text, host }: Link, parsed: ParsedEmail): boolean {
  const address = parsed.email.from?.address ?? '';
  if (isFullAddress(text) || failureOf(parsed) !== null || drawsWithAnything(parsed)) return false;
  return address.includes('@') && sameOrganisation(address, host);
}

/** Links that are invisible, or that all go to one page, are not a newsletter's. */
function isOneOfMany({ host }: Link, { links }: ParsedEmail): boolean {
  const visible = links.filter((link) => link.host === host && link.text.trim() !== '');
  return new Set(visible.map(({ href }) => href)).size >= COUNTED_LINKS;
}

/** `www.example.com` claims to be an address; `example.com` may be a name that only looks like one. */
function isFullAddress(text: string): boolean {
  return /^\W*(?:https?:\/\/|www\.)/i.test(text);
}

function showsKnownName({ text }: Link): boolean {
  return isKnownHost(skeleton(hostClicked(text) ?? ''));
}
