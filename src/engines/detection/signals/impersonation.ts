import type { Evidence } from '../analysis.ts';
import { OFFICE_WORDS } from '../data/office-words.ts';
import type { Mailbox } from '../email.ts';
import { authenticationOf } from '../parse/authentication.ts';
import { authorOf } from '../parse/author.ts';
import { isKnownHost } from '../parse/brand-hosts.ts';
import { domainOf, isFreemail, registrableLabel, sameOrganisation, shownDomain } from '../parse/domains.ts';
import { isFamiliar } from '../parse/known-sender.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { wordsOf } from '../parse/words.ts';
import { isPassedOn } from './forwarding.ts';
import { imitates } from './imitation.ts';
import { isClaim } from './lookalike.ts';
import { fromEvidence, NO_EVIDENCE, plainEvidence, type SignalRule } from './signal.ts';

/** One edit turns a short name into another word, and many contacts make a coincidence likely. */
const MIN_CONTACT_LABEL = 7;
const MIN_OWN_LABEL = 5;
const NAME_WORDS = 6;

/** Who imitates the reader's organization or somebody the reader knows. */
export const IMPERSONATION_SIGNALS: readonly SignalRule[] = [
  {
    id: 'own-domain-look-alike',
    group: 'sender',
    tier: 'soft',
    floor: { severity: 'High', reason: 'Nobody registers a domain one character from the reader’s own by chance.' },
    covers: ['sender-authenticated', 'links-to-own-domain', 'sender-name-in-domain'],
    title: 'Imitates your organization’s domain',
    sentence: (evidence, { context }) =>
      `The sender’s domain imitates ${imitatedOwnDomain(context.ownDomains, evidence[0]?.quote) ?? 'your own'}.`,
    check({ email, context: { ownDomains } }) {
      if (!ownDomains) return NO_EVIDENCE;
      const imitation = senders(email).find(({ quote }) => imitatedOwnDomain(ownDomains, quote) !== undefined);
      return imitation ? [imitation] : NO_EVIDENCE;
    },
  },
  {
    id: 'contact-look-alike',
    group: 'sender',
    tier: 'soft',
    floor: { severity: 'Medium', reason: 'Two real correspondents seldom have addresses one character apart.' },
    covers: ['sender-authenticated', 'links-to-own-domain', 'sender-name-in-domain'],
    title: 'Imitates a contact’s address',
    sentence: (evidence, parsed) =>
      `The address imitates ${imitatedContact(parsed, evidence[0]?.quote)?.address ?? 'one you know'}.`,
    check(parsed) {
      if (!parsed.context.contacts || isFamiliar(parsed)) return NO_EVIDENCE;
      const imitation = senders(parsed.email).find(({ quote }) => imitatedContact(parsed, quote) !== undefined);
      return imitation ? [imitation] : NO_EVIDENCE;
    },
  },
  {
    id: 'contact-name-elsewhere',
    group: 'sender',
    tier: 'soft',
    title: 'Known name, different address',
    sentence: (_, parsed) =>
      `It uses the name of someone you know, but that person writes to you from ${namesake(parsed)?.address ?? 'another address'}.`,
    check(parsed) {
      const writer = namedWriter(parsed);
      return writer && namesake(parsed) !== undefined ? [fromEvidence(writer)] : NO_EVIDENCE;
    },
  },
  {
    id: 'own-name-other-ending',
    group: 'sender',
    tier: 'soft',
    covers: ['sender-authenticated', 'links-to-own-domain', 'sender-name-in-domain'],
    title: 'Your organization’s name, other ending',
    sentence: 'The sender’s domain is your organization’s name with another ending, which anyone could register.',
    check({ email, context: { ownDomains } }) {
      const isOther = (address: string) => {
        const domain = shownDomain(address);
        const label = registrableLabel(domain);
        return (
          label.length >= MIN_OWN_LABEL &&
          !ownDomains?.includes(domain) &&
          !isKnownHost(domain) &&
          ownDomains?.some((own) => registrableLabel(own) === label) === true
        );
      };
      return senders(email)
        .filter(({ quote }) => isOther(quote))
        .slice(0, 1);
    },
  },
  {
    id: 'own-organization-name',
    group: 'sender',
    tier: 'soft',
    title: 'Your organization’s name, outside address',
    sentence: 'The sender uses your organization’s name but writes from outside it.',
    check: ownOrganizationName,
  },
];

/** The sender's address and the reply addresses. */
function senders({ from, replyTo }: ParsedEmail['email']): Evidence[] {
  const found = [
    ...(from ? [plainEvidence('from', from.address)] : []),
    ...(replyTo ?? []).map(({ address }) => plainEvidence('reply-to', address)),
  ];
  return found.filter(({ quote }) => quote.includes('@'));
}

function imitatedOwnDomain(ownDomains: readonly string[] | undefined, address = ''): string | undefined {
  const domain = shownDomain(address);
  return ownDomains?.includes(domain)
    ? undefined
    : ownDomains?.find((own) => imitates(domain, own) || extendsName(domain, own));
}

/** `alder-supplies-hr.com` for alder-supplies.com: the name with an office that it could have. */
function extendsName(domain: string, own: string): boolean {
  const name = registrableLabel(own);
  const label = registrableLabel(domain);
  if (name.length < MIN_OWN_LABEL || !label.includes(name) || isKnownHost(domain)) return false;
  const rest = label.split(name);
  const offices = rest
    .join('')
    .split('-')
    .filter((word) => word !== '');
  const isApart = rest.every((part, index) => part === '' || (index === 0 ? part.endsWith('-') : part.startsWith('-')));
  return isApart && offices.length > 0 && offices.every(isOfficeWord);
}

function imitatedContact({ context: { contacts, ownDomains } }: ParsedEmail, address = ''): Mailbox | undefined {
  const domain = shownDomain(address);
  const local = localPart(address);
  // A contact or a contact's colleague is not an impostor, however similar two names are.
  if (ownDomains?.includes(domain) || contacts?.some((known) => shownDomain(known.address) === domain))
    return undefined;
  return contacts?.find((known) => {
    const real = shownDomain(known.address);
    if (isFreemail(real)) return local === localPart(known.address) && imitates(domain, real);
    return imitates(domain, real, MIN_CONTACT_LABEL);
  });
}

function localPart(address: string): string {
  return address.slice(0, address.lastIndexOf('@')).toLowerCase();
}

/** The contact whose full name the email uses without coming from any of that person's addresses. */
function namesake(parsed: ParsedEmail): Mailbox | undefined {
  const { context } = parsed;
  const from = namedWriter(parsed);
  if (!from || !context.contacts || isFamiliar(parsed) || isPassedOn(parsed)) return undefined;
  const name = nameKey(from.name);
  const bearers = name === null ? [] : context.contacts.filter((contact) => nameKey(contact.name) === name);
  const isTheirs = bearers.some(({ address }) => isSamePlace(address, from.address));
  return isTheirs || isConfirmedColleague(parsed, from) ? undefined : bearers[0];
}

/** The sender or, where a service sent the email, its user. Without an address there is nothing to compare. */
function namedWriter(parsed: ParsedEmail): Mailbox | undefined {
  const author = authorOf(parsed);
  if (author === null) return parsed.email.from;
  return author.address === '' ? undefined : author;
}

/** At a free provider only the whole address identifies a person. */
function isSamePlace(known: string, address: string): boolean {
  if (isFreemail(domainOf(known))) return known.toLowerCase() === address.toLowerCase();
  return sameOrganisation(known, address);
}

function isConfirmedColleague(parsed: ParsedEmail, { address }: Mailbox): boolean {
  const isOwn = parsed.context.ownDomains?.includes(shownDomain(address)) === true;
  return isOwn && authenticationOf(parsed)?.dmarc !== 'fail';
}

/** “Lovelace, Ada” and “Ada Lovelace” are one name; a single word is too common. */
function nameKey(name: string): string | null {
  const words = wordsOf(name.slice(0, 200), false).map(({ norm }) => norm);
  return words.length >= 2 && words.length <= NAME_WORDS ? words.sort().join(' ') : null;
}

function ownOrganizationName(parsed: ParsedEmail): Evidence[] {
  const { context } = parsed;
  const from = namedWriter(parsed);
  if (!context.ownDomains || !from?.address.includes('@')) return NO_EVIDENCE;
  if (isKnownHost(domainOf(from.address)) || isPassedOn(parsed)) return NO_EVIDENCE;
  if (context.ownDomains.includes(shownDomain(from.address)) || isFamiliar(parsed)) return NO_EVIDENCE;
  const words = wordsOf(from.name, false).map(({ norm }) => norm);
  if (words.length === 0 || words.length > NAME_WORDS) return NO_EVIDENCE;
  const labels = context.ownDomains.map((own) => registrableLabel(own).replaceAll('-', ''));
  return labels.some((label) => label.length >= MIN_OWN_LABEL && isOfficeOf(label, words))
    ? [fromEvidence(from)]
    : NO_EVIDENCE;
}

/** Other words in the name may make it a person's or another company's. */
function isOfficeOf(label: string, words: readonly string[]): boolean {
  return words.some((_, start) => {
    for (let end = start + 1; end <= words.length; end++) {
      const rest = [...words.slice(0, start), ...words.slice(end)];
      if (words.slice(start, end).join('') === label && rest.every(isOfficeWord)) return true;
    }
    return false;
  });
}

function isOfficeWord(word: string): boolean {
  return OFFICE_WORDS.has(word) || isClaim(word) || word === 'hr' || word === 'it';
}
