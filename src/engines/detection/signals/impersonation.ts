import type { Evidence } from '../analysis.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import type { Mailbox } from '../email.ts';
import { failureOf } from '../parse/authentication.ts';
import { authorOf } from '../parse/author.ts';
import {
  domainOf,
  isClickTracker,
  isFreemail,
  registrableLabel,
  sameOrganisation,
  shownDomain,
} from '../parse/domains.ts';
import { isFamiliar } from '../parse/known-sender.ts';
import { nameKey, placeOf } from '../parse/name-key.ts';
import { domainSentTo, ownDomainsOf } from '../parse/own-domains.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { mayAsk } from './asks.ts';
import { isExcused } from './forwarding.ts';
import { difference, imitates } from './imitation.ts';
import { fromEvidence, NO_EVIDENCE, plainEvidence, type SignalRule } from './signal.ts';
import {
  addsInternalWord,
  bearsName,
  buries,
  extendsName,
  imitatesKnown,
  isInsideWord,
  MIN_CONTACT_LABEL,
} from './similar-names.ts';

/** What somebody who poses as the reader's organization wants. */
export const IMPOSTORS_REQUESTS: readonly Concept[] = [
  'credential-request',
  'password-reply',
  'sign-in',
  'code-request',
  'account-problem',
  'password-expiry',
  'mailbox-full',
  'held-messages',
  'payroll',
  'payment-request',
  'bank-change',
  'gift-card',
  'cash-transfer',
  'staff-data',
  'secrecy',
];

/** Senders who imitate the reader's organization or somebody the reader knows. */
export const IMPERSONATION_SIGNALS: readonly SignalRule[] = [
  {
    id: 'own-domain-look-alike',
    group: 'sender',
    tier: 'soft',
    isImpersonation: true,
    floor: { severity: 'High', reason: 'Nobody registers a domain one character from the reader’s own by chance.' },
    covers: ['sender-authenticated', 'links-to-own-domain', 'sender-name-in-domain'],
    title: 'Imitates your organization’s domain',
    sentence: (evidence, parsed) =>
      `The sender’s domain imitates ${imitatedOwnDomain(parsed, evidence[0]?.quote) ?? 'your own'}.`,
    check(parsed) {
      const imitation = senders(parsed.email).find(({ quote }) => imitatedOwnDomain(parsed, quote) !== undefined);
      return imitation ? [imitation] : NO_EVIDENCE;
    },
  },
  {
    id: 'recipient-domain-look-alike',
    group: 'sender',
    tier: 'soft',
    isImpersonation: true,
    floor: { severity: 'Medium', reason: 'An organization that writes to its own people does so from its own domain.' },
    covers: ['sender-authenticated', 'links-to-own-domain', 'sender-name-in-domain', 'sender-domain-mentioned'],
    title: 'Imitates the domain it was sent to',
    sentence: (_, parsed) =>
      `The sender’s domain imitates ${domainSentTo(parsed) ?? 'yours'}, the domain it was sent to.`,
    check(parsed) {
      const own = domainSentTo(parsed);
      if (own === null || isFamiliar(parsed) || !IMPOSTORS_REQUESTS.some((one) => parsed.phrases.has(one)))
        return NO_EVIDENCE;
      // Companies of similar names write to each other, too.
      const isLike = ({ quote }: Evidence) =>
        !isKnownSender(parsed, quote) && isMadeFrom(quote, own, MIN_CONTACT_LABEL);
      return senders(parsed.email).filter(isLike).slice(0, 1);
    },
  },
  {
    id: 'reply-to-look-alike',
    group: 'sender',
    tier: 'soft',
    isImpersonation: true,
    floor: { severity: 'Medium', reason: 'Nobody takes replies at a domain one character from their own by chance.' },
    covers: ['sender-authenticated', 'links-to-own-domain', 'sender-name-in-domain', 'reply-to-elsewhere'],
    title: 'Replies go to a look-alike address',
    sentence: ([other]) =>
      `Your reply would go to ${shownDomain(other?.quote ?? '')}, a domain that imitates the sender’s.`,
    check(parsed) {
      const { from, replyTo = [] } = parsed.email;
      // A header that claims a list excuses nothing: a list’s own address isn’t one character from its writer’s.
      if (!from || authorOf(parsed) !== null || !mayAsk(parsed)) return NO_EVIDENCE;
      const other = replyTo.find(({ address }) => imitatesSender(address, from.address));
      return other ? [plainEvidence('reply-to', other.address)] : NO_EVIDENCE;
    },
  },
  {
    id: 'contact-look-alike',
    group: 'sender',
    tier: 'soft',
    isImpersonation: true,
    floor: { severity: 'Medium', reason: 'Two real correspondents seldom have addresses one character apart.' },
    covers: ['sender-authenticated', 'links-to-own-domain', 'sender-name-in-domain'],
    title: 'Imitates a contact’s address',
    sentence: (evidence, parsed) =>
      `The address imitates ${imitatedKnown(parsed, evidence[0]?.quote) ?? 'one you know'}.`,
    check(parsed) {
      if (isFamiliar(parsed)) return NO_EVIDENCE;
      const imitation = senders(parsed.email).find(({ quote }) => imitatedKnown(parsed, quote) !== undefined);
      return imitation ? [imitation] : NO_EVIDENCE;
    },
  },
  {
    id: 'contact-name-elsewhere',
    group: 'sender',
    tier: 'soft',
    title: 'Known name, different address',
    sentence: (_, parsed) =>
      `It uses the name of someone you know, but that person writes to you from ${namesake(parsed) || 'another address'}.`,
    check(parsed) {
      const writer = namedWriter(parsed);
      if (!writer || namesake(parsed) === undefined) return NO_EVIDENCE;
      // People change jobs and write from home.
      return mayAsk(parsed) || isSuspect(parsed) ? [fromEvidence(writer)] : NO_EVIDENCE;
    },
  },
  {
    id: 'own-name-other-domain',
    group: 'sender',
    tier: 'soft',
    covers: ['sender-authenticated', 'links-to-own-domain', 'sender-name-in-domain'],
    title: 'Your organization’s name, other domain',
    sentence: 'The sender’s domain has your organization’s name but isn’t one of yours. Anyone could register it.',
    check(parsed) {
      const ownDomains = ownDomainsOf(parsed.context);
      const isOther = (address: string) => {
        const host = domainOf(address);
        return !ownDomains.includes(shownDomain(host)) && ownDomains.some((own) => bearsName(host, own));
      };
      return senders(parsed.email)
        .filter(({ quote }) => isOther(quote) && !isKnownSender(parsed, quote))
        .slice(0, 1);
    },
  },
];

/** The sender's address and the reply addresses. */
export function senders({ from, replyTo }: ParsedEmail['email']): Evidence[] {
  const found = [
    ...(from ? [plainEvidence('from', from.address)] : []),
    ...(replyTo ?? []).map(({ address }) => plainEvidence('reply-to', address)),
  ];
  return found.filter(({ quote }) => quote.includes('@'));
}

function imitatedOwnDomain(parsed: ParsedEmail, address = ''): string | undefined {
  const ownDomains = ownDomainsOf(parsed.context);
  const domain = shownDomain(address);
  if (ownDomains.includes(domain) || isKnownSender(parsed, address)) return undefined;
  return ownDomains.find((own) => isMadeFrom(address, own));
}

/** Whether a domain is one or two characters from an organization's, adds an inside word to its name, or has it in front. */
function isMadeFrom(address: string, own: string, shortest?: number): boolean {
  const domain = shownDomain(address);
  if (domain === own) return false;
  const isExtended = extendsName(domain, own, isInsideWord) || addsInternalWord(domain, own);
  return isExtended || imitates(domain, own, shortest) || buries(domainOf(address), own);
}

/** The organization may own such a domain, and the reader writes to it. */
function isKnownSender({ email, context }: ParsedEmail, address: string): boolean {
  return context.correspondence?.knowsDomain === true && address === email.from?.address;
}

/** The known address or domain that an address imitates. */
function imitatedKnown({ email, context }: ParsedEmail, address = ''): string | undefined {
  const { contacts = [], correspondence } = context;
  const domain = shownDomain(address);
  const known = [...contacts.map((contact) => contact.address), ...(correspondence?.similar ?? [])];
  // A contact or a contact's colleague is not an impostor, however similar two names are.
  if (ownDomainsOf(context).includes(domain) || known.some((one) => shownDomain(one) === domain)) return undefined;
  if (correspondence?.knowsDomain && address === email.from?.address) return undefined;
  return known.find((one) => imitatesKnown(address, one));
}

/**
 * One character from the sender's domain. A hyphen or an ending more or less is what companies own besides their domain, a
 * mailing service isn't imitated, and `alpin-hotel` and `alpina-hotel` have different words.
 */
function imitatesSender(address: string, sender: string): boolean {
  const [other, own] = [shownDomain(address), shownDomain(sender)];
  const isOtherForm = registrableLabel(other).replaceAll('-', '') === registrableLabel(own).replaceAll('-', '');
  if (other === own || isOtherForm || isClickTracker(own) || isFreemail(own)) return false;
  const { real, imitated, after } = difference(registrableLabel(own), registrableLabel(other));
  const isOtherWord = after.startsWith('-') && (real === '' || imitated === '');
  return (
    (!isOtherWord && imitates(other, own, MIN_CONTACT_LABEL, Number.POSITIVE_INFINITY)) ||
    buries(domainOf(address), own)
  );
}

/** The address of the person whose full name the email uses; empty if unknown. */
function namesake(parsed: ParsedEmail): string | undefined {
  const { context } = parsed;
  const from = namedWriter(parsed);
  if (!from || isFamiliar(parsed) || isExcused(parsed) || isConfirmedColleague(parsed, from)) return undefined;
  const name = nameKey(from.name);
  const bearers = name === null ? [] : (context.contacts ?? []).filter((contact) => nameKey(contact.name) === name);
  if (bearers.some(({ address }) => placeOf(address) === placeOf(from.address))) return undefined;
  return bearers[0]?.address ?? (context.correspondence?.nameElsewhere ? '' : undefined);
}

/** Whether more than the name is wrong with the address, which makes a coincidence unlikely. */
function isSuspect(parsed: ParsedEmail): boolean {
  const { from, replyTo = [] } = parsed.email;
  const isElsewhere = from !== undefined && replyTo.some(({ address }) => !sameOrganisation(address, from.address));
  return isElsewhere || failureOf(parsed) !== null || imitatedKnown(parsed, from?.address) !== undefined;
}

/** The sender or, where a service sent the email, its user. Without an address there is nothing to compare. */
export function namedWriter(parsed: ParsedEmail): Mailbox | undefined {
  const author = authorOf(parsed);
  if (author === null) return parsed.email.from;
  return author.address === '' ? undefined : author;
}

function isConfirmedColleague(parsed: ParsedEmail, { address }: Mailbox): boolean {
  const isOwn = parsed.context.ownDomains?.includes(shownDomain(address)) === true;
  return isOwn && failureOf(parsed) === null;
}
