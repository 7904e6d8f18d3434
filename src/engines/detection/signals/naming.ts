import type { Evidence } from '../analysis.ts';
import { MAIL_SYSTEM } from '../data/aside-words.ts';
import type { Mailbox } from '../email.ts';
import { isAdded } from '../parse/added-lines.ts';
import { failureOf } from '../parse/authentication.ts';
import { authorOf } from '../parse/author.ts';
import { isBrandElsewhere, isKnownHost, isService } from '../parse/brand-hosts.ts';
import { domainOf, registrableLabel, sameOrganisation } from '../parse/domains.ts';
import { isContact, isOfOwnDomain } from '../parse/known-sender.ts';
import { isAnybodys, leadsElsewhere } from '../parse/leads-elsewhere.ts';
import { type Link, webLinksOf } from '../parse/links.ts';
import { readWords } from '../parse/look-alikes.ts';
import { baitWordsIn, isHelpDeskOf, type NameRelations, nameRelationsOf } from '../parse/name-relations.ts';
import { domainSentTo, ownDomainsOf } from '../parse/own-domains.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { wordsOf } from '../parse/words.ts';
import { mayAsk } from './asks.ts';
import { isPassedOn } from './forwarding.ts';
import { hidesBehindKnownSite } from './link-redirect.ts';
import { brandsNamed } from './lookalike.ts';
import { fromEvidence, hostOf, linksWhere, NO_EVIDENCE, type SignalRule } from './signal.ts';

/**
 * How the domains of the sender and the links relate to the names in the email. An impostor can buy a matching domain,
 * so a match reassures little, and not at all next to a signal that covers it.
 */
export const NAMING_SIGNALS: readonly SignalRule[] = [
  {
    id: 'sender-domain-misspelt',
    group: 'sender',
    tier: 'soft',
    covers: ['sender-foreign-name'],
    title: 'Sender’s domain is close to a name',
    sentence: 'The sender’s domain is one or two characters off a name in the email.',
    check: (parsed) => fromIs(parsed, 'misspelt'),
  },
  {
    id: 'sender-domain-extended',
    group: 'sender',
    tier: 'soft',
    title: 'Sender’s domain adds to a name',
    sentence: 'The sender’s domain adds a word such as “secure” or “login” to a name in the email.',
    // Help desks have such domains too, and only reply.
    check: (parsed) => whereItMayAsk(parsed, fromIs(parsed, 'extended')),
  },
  {
    id: 'sender-bait-domain',
    group: 'sender',
    tier: 'soft',
    // A domain made only of bait words doesn't extend a name.
    covers: ['sender-domain-extended'],
    title: 'Sender’s domain is made of bait words',
    sentence: (_, parsed) =>
      `The sender’s domain is built around ${baitIn(domainOf(parsed.email.from?.address ?? ''), parsed)}.`,
    check(parsed) {
      const { from } = parsed.email;
      const isOdd = from && isBait(parsed, domainOf(from.address));
      return whereItMayAsk(parsed, isOdd ? [fromEvidence(from)] : NO_EVIDENCE);
    },
  },
  {
    id: 'sender-foreign-name',
    group: 'sender',
    tier: 'soft',
    isCommon: true,
    title: 'Name and address don’t match',
    sentence: 'Neither the sender’s mailbox nor its domain contains the sender’s name.',
    // A service's address never matches its user's name.
    check: (parsed) =>
      authorOf(parsed) === null && !hasShortName(parsed.email.from) ? fromIs(parsed, 'foreign') : NO_EVIDENCE,
  },
  {
    id: 'sender-freemail',
    group: 'sender',
    tier: 'soft',
    isCommon: true,
    title: 'Personal mailbox',
    sentence: 'It comes from a mailbox provider, where anyone can write under any name.',
    // A provider's own delivery reports also come from there.
    check: (parsed) =>
      MAIL_SYSTEM.test(parsed.email.from?.address ?? '') && !leadsElsewhere(parsed)
        ? NO_EVIDENCE
        : fromIs(parsed, 'freemail'),
  },
  {
    id: 'sender-name-in-domain',
    group: 'sender',
    tier: 'mitigating',
    title: 'Sender’s domain fits its name',
    sentence: 'The sender’s domain matches the name it uses.',
    check: (parsed) => ownDomainIs(parsed, 'sender'),
  },
  {
    id: 'sender-domain-mentioned',
    group: 'sender',
    tier: 'mitigating',
    title: 'Sender’s domain fits the text',
    sentence: 'The sender’s domain is a name that the text gives.',
    check: (parsed) => ownDomainIs(parsed, 'said'),
  },
  {
    id: 'link-domain-misspelt',
    group: 'link',
    tier: 'soft',
    title: 'Link’s domain is close to a name',
    sentence: 'A link goes to a domain one or two characters off a name in the email.',
    check: (parsed) => linkIs(parsed, 'misspelt'),
  },
  {
    id: 'link-domain-extended',
    group: 'link',
    tier: 'soft',
    title: 'Link adds to a name',
    sentence: 'A link goes to a domain that adds a word such as “secure” or “login” to a name in the email.',
    check: (parsed) => linkIs(parsed, 'extended'),
  },
  {
    id: 'link-bait-domain',
    group: 'link',
    tier: 'soft',
    linkDoubt: 'deceptive',
    covers: ['link-domain-extended'],
    title: 'Link’s domain is made of bait words',
    sentence: ([link], parsed) => `A link’s domain is built around ${baitIn(hostOf(link?.href), parsed)}.`,
    // A contact or a colleague may name any site.
    check: (parsed) =>
      isKnownWriter(parsed) ? NO_EVIDENCE : linksWhere(parsed, ({ host }) => host !== '' && isBait(parsed, host)),
  },
  {
    id: 'link-known-companies',
    group: 'link',
    tier: 'mitigating',
    title: 'Links go to well-known companies',
    sentence: 'Every link goes to a well-known company’s own site.',
    check(parsed) {
      const web = webLinksOf([...parsed.links, ...parsed.attachedLinks]);
      const isWriters = (link: Link) => link.host !== '' && (link.source !== undefined || !isAdded(parsed, link));
      return web.some(isWriters) && web.every((link) => isService(link.host) && !leadsAnywhere(link))
        ? linksWhere(parsed, isWriters)
        : NO_EVIDENCE;
    },
  },
  {
    id: 'link-unnamed-domain',
    group: 'link',
    tier: 'soft',
    isCommon: true,
    title: 'Link goes to an unnamed site',
    sentence: 'A link goes to a site that neither the sender nor the text names.',
    check: (parsed) => linkIs(parsed, 'unsaid'),
  },
  {
    id: 'link-domain-mentioned',
    group: 'link',
    tier: 'mitigating',
    title: 'Links go where the text says',
    sentence: 'Every link goes to the sender or to a name that the text gives.',
    check: (parsed) => (leadsToBorrowedName(parsed) ? NO_EVIDENCE : linkIs(parsed, 'said')),
  },
  {
    id: 'link-domain-of-sender',
    group: 'link',
    tier: 'mitigating',
    covers: ['links-leave-sender'],
    title: 'Links fit the sender’s name',
    sentence: 'Every link goes to a domain with the sender’s name.',
    check: (parsed) => (isForged(parsed) || leadsToBorrowedName(parsed) ? NO_EVIDENCE : linkIs(parsed, 'sender')),
  },
];

/** A forged domain fits the name it is forged for, which is no reassurance. */
function isForged(parsed: ParsedEmail): boolean {
  return failureOf(parsed) !== null && !isPassedOn(parsed);
}

function ownDomainIs(parsed: ParsedEmail, relation: 'sender' | 'said'): Evidence[] {
  const isArranged = isForged(parsed) || borrowsOwnName(parsed, senderHost(parsed));
  return isArranged ? NO_EVIDENCE : fromIs(parsed, relation);
}

function leadsToBorrowedName(parsed: ParsedEmail): boolean {
  return parsed.links.some(({ host }) => host !== '' && (isBrandElsewhere(host) || borrowsOwnName(parsed, host)));
}

/** Shorter names are part of other words. */
const OWN_NAME = 6;

/**
 * Whether an outside domain contains the name of the reader's organization. That may be chance, so it isn't
 * suspicious, but it doesn't reassure either: somebody may have chosen the domain to match.
 */
function borrowsOwnName(parsed: ParsedEmail, host: string): boolean {
  const label = registrableLabel(host);
  return [...ownDomainsOf(parsed.context), domainSentTo(parsed) ?? ''].some((own) => {
    const name = registrableLabel(own);
    if (name === '' || sameOrganisation(own, host)) return false;
    return label.split('-').includes(name) || (name.length >= OWN_NAME && label.includes(name));
  });
}

function senderHost({ email: { from } }: ParsedEmail): string {
  return domainOf(from?.address ?? '');
}

/** How many words of a sender's name are searched for a brand. */
const NAME_WORDS = 8;

/** The recipients do not count here: the sender chooses them. */
function isKnownWriter(parsed: ParsedEmail): boolean {
  return (isContact(parsed) || isOfOwnDomain(parsed)) && failureOf(parsed) === null;
}

function isBait(parsed: ParsedEmail, domain: string): boolean {
  return baitWordsIn(domain, parsed.senseLanguage).length > 0 && !isKnownHost(domain) && !isOwnHelpDesk(parsed, domain);
}

/** Well-known companies have their help desk at their own domain. */
function isOwnHelpDesk({ email: { from } }: ParsedEmail, domain: string): boolean {
  if (!from || !sameOrganisation(from.address, domain) || !isHelpDeskOf(from, domain)) return false;
  return brandsNamed(readWords(from.name, false), NAME_WORDS).length === 0;
}

/** The bait words of a domain, quoted. */
function baitIn(domain: string, { senseLanguage }: ParsedEmail): string {
  const words = [...new Set(baitWordsIn(domain, senseLanguage))].map((word) => `“${word}”`);
  const last = words.pop() ?? '';
  return words.length > 0 ? `the words ${words.join(', ')} and ${last}` : `the word ${last}`;
}

function leadsAnywhere(link: Link): boolean {
  return isAnybodys(link.host) || hidesBehindKnownSite(link);
}

/** An odd-looking address alone does no harm. */
function whereItMayAsk(parsed: ParsedEmail, found: Evidence[]): Evidence[] {
  return found.length > 0 && mayAsk(parsed) ? found : NO_EVIDENCE;
}

/**
 * “K1 Magazine” from k1-web.example: names of two or three characters are compared with whole parts of the domain only. A
 * number such as 365 is no name.
 */
function hasShortName(from: Mailbox | undefined): boolean {
  const parts = new Set(domainOf(from?.address ?? '').split(/[.-]/));
  return wordsOf(from?.name ?? '', false).some(
    ({ norm }) => /^(?=\D{0,2}\d)(?=\d{0,2}[a-z])[a-z\d]{2,3}$/.test(norm) && parts.has(norm),
  );
}

function fromIs(parsed: ParsedEmail, relation: NameRelations['from']): Evidence[] {
  const { from } = parsed.email;
  // A well-known company doesn't misspell others.
  if (relation === 'misspelt' && isKnownHost(domainOf(from?.address ?? ''))) return NO_EVIDENCE;
  return from && nameRelationsOf(parsed).from === relation ? [fromEvidence(from)] : NO_EVIDENCE;
}

function linkIs(parsed: ParsedEmail, relation: NameRelations['link']): Evidence[] {
  const { link, host } = nameRelationsOf(parsed);
  return link === relation ? linksWhere(parsed, (one) => one.host === host) : NO_EVIDENCE;
}
