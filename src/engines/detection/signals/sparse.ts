import type { Evidence } from '../analysis.ts';
import { hasSuspiciousTld, isFreeHost, isShortener, sameOrganisation } from '../parse/domains.ts';
import type { Link } from '../parse/links.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { hasWebLink, NO_EVIDENCE, type SignalRule, said } from './signal.ts';
import { significantLinks } from './significant-links.ts';

/** An email of fewer words says hardly anything beside its link. */
const FEW_WORDS = 60;

/** Emails that say little: in them what there is weighs more. */
export const SCANT_SIGNALS: readonly SignalRule[] = [
  {
    id: 'little-but-borrowed-link',
    group: 'link',
    tier: 'soft',
    title: 'Little but an anonymous link',
    sentence: 'It says little, and its link goes to an address anyone can get anonymously.',
    check: (parsed) => ifScant(parsed, (scant) => significantLinks(scant, (link) => isBorrowed(link, scant))),
  },
  {
    id: 'little-but-removal-line',
    group: 'pressure',
    tier: 'soft',
    title: 'Little but an unsubscribe line',
    sentence: 'It says little beyond how to unsubscribe, like bulk email whose text is an image.',
    check: (parsed) => ifScant(parsed, (scant) => said(scant, 'removal-line')),
  },
];

function ifScant(parsed: ParsedEmail, check: (parsed: ParsedEmail) => Evidence[]): Evidence[] {
  return parsed.words.length < FEW_WORDS && hasWebLink(parsed) ? check(parsed) : NO_EVIDENCE;
}

function isBorrowed({ host }: Link, { email: { from } }: ParsedEmail): boolean {
  if (host === '' || (from && sameOrganisation(from.address, host))) return false;
  return isShortener(host) || isFreeHost(host) || hasSuspiciousTld(host);
}
