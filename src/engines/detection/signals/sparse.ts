import type { Evidence } from '../analysis.ts';
import { hasSuspiciousTld, isFreeHost, isShortener, sameOrganisation } from '../parse/domains.ts';
import type { Link } from '../parse/links.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isPlainUse } from './platform-use.ts';
import { hasWebLink, hostOf, isOfPlatform, match, NO_EVIDENCE, type SignalRule } from './signal.ts';
import { significantLinks } from './significant-links.ts';

/** An email with fewer words is hardly more than its link. */
const FEW_WORDS = 60;

/** Emails with so little text that their other contents count more. */
export const SPARSE_SIGNALS: readonly SignalRule[] = [
  {
    id: 'little-but-borrowed-link',
    group: 'link',
    tier: 'soft',
    linkDoubt: 'doubtful',
    covers: ['link-shortener', 'link-free-host', 'link-suspicious-ending', 'only-doubtful-links'],
    title: 'Short email with a doubtful link',
    sentence: ([link]) => `The email is short, and its link ${doubtOf(hostOf(link?.href))}.`,
    check: (parsed) => ifSparse(parsed, (sparse) => significantLinks(sparse, (link) => isBorrowed(link, sparse))),
  },
  {
    id: 'little-but-removal-line',
    group: 'pressure',
    tier: 'soft',
    advertising: 'manner',
    kinds: ['unwanted'],
    covers: ['removal-line'],
    title: 'Short email with an unsubscribe line',
    sentence: 'The email is short and says how to unsubscribe, like bulk email whose text is an image.',
    check: (parsed) => ifSparse(parsed, (sparse) => match(sparse, 'removal-line')),
  },
];

function ifSparse(parsed: ParsedEmail, check: (parsed: ParsedEmail) => Evidence[]): Evidence[] {
  return parsed.words.length < FEW_WORDS && hasWebLink(parsed) ? check(parsed) : NO_EVIDENCE;
}

function doubtOf(host: string): string {
  if (isShortener(host)) return 'hides where it goes';
  return isFreeHost(host)
    ? 'goes to a page that anyone can set up anonymously'
    : 'has a domain ending used for abuse far more than for legitimate email';
}

function isBorrowed({ host }: Link, parsed: ParsedEmail): boolean {
  const { from } = parsed.email;
  if (host === '' || (from && sameOrganisation(from.address, host))) return false;
  // A service's form, in the short email that it sends for one of its users.
  if (isPlainUse(parsed) && isOfPlatform(parsed, host)) return false;
  return isShortener(host) || isFreeHost(host) || hasSuspiciousTld(host);
}
