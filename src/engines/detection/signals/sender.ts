import type { Evidence } from '../analysis.ts';
import { OFFICE_WORDS } from '../data/office-words.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import { authenticationOf, sameOrganisation } from '../parse/authentication.ts';
import {
  domainOf,
  isAliasService,
  isClickTracker,
  isDisposable,
  isFreemail,
  registrableDomain,
} from '../parse/domains.ts';
import { headerValues } from '../parse/headers.ts';
import type { Reading } from '../parse/parse.ts';
import { isInvisible, type Word, wordsOf } from '../parse/words.ts';
import { isPassedOn } from './forwarding.ts';
import { brandsNamed, isClaim, isKnownHost, isOwnHost, lookAlikeOf } from './lookalike.ts';
import { formatted, fromEvidence, plainEvidence, SILENT, type SignalRule, said } from './signal.ts';

const ADDRESS = /[\w.+-]{1,64}@([\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/;
const NAME_LENGTH = 400;
/** A name that is more than the brand and these words is a sentence, not a sender. */
const NAME_WORDS = 6;
/** “Ada via DocuSign” and “Ada at Google” name a person, if a list or a mailing service writes; the brand comes after. */
const BETWEEN = new Set(['via', 'at', 'on']);
/** What a private mailbox for answers is used for in a fraud. */
const INTENT: readonly Concept[] = [
  'payment-request',
  'bank-details',
  'bank-change',
  'payroll',
  'invoice',
  'gift-card',
  'credential-request',
  'contact-details',
  'availability',
  'fortune',
  'inheritance',
  'proposal',
  'windfall',
  'prize',
  'credit',
  'fee',
  'refund',
  'bitcoin',
  'crypto',
];

export const SENDER_SIGNALS: readonly SignalRule[] = [
  {
    id: 'several-senders',
    group: 'sender',
    tier: 'hard',
    title: 'Two senders in one letter',
    sentence: 'It names more than one sender, so that what is checked and what is shown to you can differ.',
    check({ letter }) {
      const values = headerValues(letter, 'from');
      const written = letter.senders?.map(({ address }) => address) ?? values.map((value) => ADDRESS.exec(value)?.[0]);
      const addresses = new Set(written.map((address) => address?.toLowerCase()));
      return addresses.size > 1 ? values.slice(0, 2).map((value) => plainEvidence('from', value)) : SILENT;
    },
  },
  {
    id: 'address-in-display-name',
    group: 'sender',
    tier: 'hard',
    title: 'Another address in the sender’s name',
    sentence: 'The name shows an address that you would trust, the letter comes from another.',
    check: (reading) => addressInName(reading, (domain) => isTrusted(reading, domain)),
  },
  {
    id: 'other-address-in-name',
    group: 'sender',
    tier: 'soft',
    title: 'The sender’s name is another address',
    sentence: 'The name shows one address, the letter comes from another, as after a move or from a help desk, too.',
    check: (reading) => addressInName(reading, (domain) => !isTrusted(reading, domain)),
  },
  {
    id: 'brand-in-sender-name',
    group: 'sender',
    tier: 'hard',
    title: 'Sends in a company’s name from elsewhere',
    sentence: 'The sender’s name is a well-known company, the address is not that company’s.',
    check: brandInName,
  },
  {
    id: 'sender-look-alike',
    group: 'sender',
    tier: 'hard',
    title: 'The sender’s address imitates a known company',
    sentence: 'The domain of the sender is made to look like a known company’s.',
    check({ letter: { from } }) {
      return from && lookAlikeOf(domainOf(from.address))?.certain === true ? [fromEvidence(from)] : SILENT;
    },
  },
  {
    id: 'sender-borrowed-name',
    group: 'sender',
    tier: 'soft',
    title: 'The sender’s address bears a known company’s name',
    sentence: 'The domain of the sender names a known company that it does not belong to.',
    check({ letter: { from } }) {
      return from && lookAlikeOf(domainOf(from.address))?.certain === false ? [fromEvidence(from)] : SILENT;
    },
  },
  {
    id: 'sender-not-authenticated',
    group: 'sender',
    tier: 'soft',
    title: 'The sender could not be confirmed',
    sentence: 'Your mail server found that the letter does not really come from the domain it names.',
    check(reading) {
      const { from } = reading.letter;
      // Whose domain is worth forging has to stand the check even on a list.
      const excused = isPassedOn(reading) && !(from && isHighTrust(reading, domainOf(from.address)));
      return excused ? SILENT : failureOf(reading);
    },
  },
  {
    id: 'known-domain-forged',
    group: 'sender',
    tier: 'hard',
    title: 'A well-known domain was forged',
    sentence:
      'The letter names a well-known company’s domain, and your mail server found that it was not sent from there.',
    check: (reading) => (isPassedOn(reading) ? SILENT : forged(reading, isService)),
  },
  {
    id: 'own-domain-forged',
    group: 'sender',
    tier: 'hard',
    title: 'Your own organization’s domain was forged',
    sentence: 'It bears the address of a colleague, and your mail server found that it was not sent from there.',
    check: (reading) => (isPassedOn(reading) ? SILENT : forged(reading, (domain) => isOwnDomain(reading, domain))),
  },
  {
    id: 'forged-or-passed-on',
    group: 'sender',
    tier: 'hard',
    title: 'A trusted domain that could not be confirmed',
    sentence:
      'It bears the domain of a well-known company or of your own organization, says that it was passed on on its way, and your mail server could not confirm the sender.',
    check: (reading) => (isPassedOn(reading) ? forged(reading, (domain) => isHighTrust(reading, domain)) : SILENT),
  },
  {
    id: 'disposable-sender',
    group: 'sender',
    tier: 'soft',
    title: 'A throw-away mailbox',
    sentence: 'The letter, or the answer to it, uses a mailbox that is made for minutes and asks nobody’s name.',
    check({ letter: { from, replyTo } }) {
      if (from && isDisposable(domainOf(from.address))) return [fromEvidence(from)];
      const other = replyTo?.find(({ address }) => isDisposable(domainOf(address)));
      return other ? [plainEvidence('reply-to', formatted(other))] : SILENT;
    },
  },
  {
    id: 'reply-to-freemail',
    group: 'sender',
    tier: 'soft',
    title: 'Answers go to a private mailbox',
    sentence:
      'It wants money or details from you, and your answer would go to a free mailbox that is not the sender’s.',
    check(reading) {
      const { from, replyTo } = reading.letter;
      const other = replyTo?.find(({ address }) => isFreemail(domainOf(address)));
      if (!from || !other || sameOrganisation(from.address, other.address) || isPassedOn(reading)) return SILENT;
      const wanted = said(reading, ...INTENT);
      return wanted.length > 0 ? [plainEvidence('reply-to', formatted(other)), ...wanted.slice(0, 1)] : SILENT;
    },
  },
  {
    id: 'reply-to-elsewhere',
    group: 'sender',
    tier: 'context',
    title: 'Answers go elsewhere',
    sentence: 'The address for answers is at another domain, which is common in honest mail too.',
    check({ letter: { from, replyTo } }) {
      const other = replyTo?.find(({ address }) => from && address !== '' && !sameOrganisation(from.address, address));
      return other ? [plainEvidence('reply-to', formatted(other))] : SILENT;
    },
  },
  {
    id: 'no-sender-address',
    group: 'sender',
    tier: 'soft',
    title: 'No usable sender address',
    sentence: 'The sender has a name but no address that could be answered.',
    check({ letter: { from } }) {
      if (!from || from.name === '' || /^mailer-daemon|^mail delivery/i.test(from.name)) return SILENT;
      return /@[^@\s]{1,255}\.[^@\s]{1,63}$/.test(from.address) ? SILENT : [fromEvidence(from)];
    },
  },
];

/** Full-width signs and invisible characters are undone first: a reader sees an address all the same. */
function addressInName(reading: Reading, isMeant: (domain: string) => boolean): Evidence[] {
  const { from } = reading.letter;
  if (!from || from.address === '') return SILENT;
  const visible = Array.from(from.name.slice(0, NAME_LENGTH)).filter((char) => !isInvisible(char.codePointAt(0) ?? 0));
  const shown = ADDRESS.exec(visible.join('').normalize('NFKC'))?.[1];
  if (shown === undefined || sameOrganisation(`@${shown}`, from.address) || !isMeant(shown.toLowerCase()))
    return SILENT;
  if (isAliasService(domainOf(from.address))) return SILENT;
  // “ada@bank.example via The List” is how lists and well-known services write for somebody.
  const writesFor = /\bvia\b/i.test(from.name) && (isPassedOn(reading) || isService(domainOf(from.address)));
  return writesFor ? SILENT : [fromEvidence(from)];
}

/** A well-known company's, the reader's own organization's, or one that somebody the reader knows writes from. */
function isTrusted(
  { letter: { to }, context: { recipient = '', ownDomains, contacts } }: Reading,
  domain: string,
): boolean {
  if (isFreemail(domain)) return false;
  const readers = [recipient, ...(to ?? []).map(({ address }) => address)];
  const known = [...readers, ...(contacts ?? []).map(({ address }) => address), ...(ownDomains ?? [])];
  return isKnownHost(domain) || known.some((one) => sameOrganisation(one, domain));
}

function brandInName(reading: Reading): Evidence[] {
  const { from } = reading.letter;
  if (!from || from.name === '' || from.address === '') return SILENT;
  const words = wordsOf(from.name, false);
  const domain = domainOf(from.address);
  const named = brandsNamed(words, NAME_WORDS);
  if (words.length > NAME_WORDS || named.length === 0 || isService(domain)) return SILENT;
  const between = words.findIndex(({ norm }) => BETWEEN.has(norm));
  const isPerson = between > 0 && !words.slice(0, between).some(isOffice);
  if (isPerson && (isPassedOn(reading) || isClickTracker(domain))) return SILENT;
  // A private mailbox may be a person's who bears the name (Maria Santander), and an everyday word anybody's (Ripple Effect).
  const rest = words.filter((_, index) => !named.some(({ from: first, to }) => index >= first && index < to));
  const mayBeOthers = isFreemail(domain) || named.every(({ brand }) => brand.ambiguous);
  if (mayBeOthers && !rest.every(isOffice)) return SILENT;
  return named.every(({ brand }) => !isOwnHost(brand, domain)) ? [fromEvidence(from)] : SILENT;
}

function isOffice({ norm }: Word): boolean {
  return isClaim(norm) || OFFICE_WORDS.has(norm);
}

/** A well-known company's domain at which not everybody can have a mailbox. */
function isService(domain: string): boolean {
  return isKnownHost(domain) && !isFreemail(domain);
}

function isOwnDomain({ context: { ownDomains } }: Reading, domain: string): boolean {
  const registrable = registrableDomain(domain);
  return registrable !== null && ownDomains?.includes(registrable) === true;
}

function isHighTrust(reading: Reading, domain: string): boolean {
  return isService(domain) || isOwnDomain(reading, domain);
}

function forged(reading: Reading, isWorthIt: (domain: string) => boolean): Evidence[] {
  const { from } = reading.letter;
  if (!from || !isWorthIt(domainOf(from.address))) return SILENT;
  const failure = failureOf(reading);
  return failure.length > 0 ? [fromEvidence(from), ...failure] : SILENT;
}

function failureOf(reading: Reading): Evidence[] {
  const result = authenticationOf(reading);
  return result?.dmarc === 'fail' ? [plainEvidence('server', result.quote)] : SILENT;
}
