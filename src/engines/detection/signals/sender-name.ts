import { CLAIMS } from '../data/claims.ts';
import { OFFICE_WORDS } from '../data/office-words.ts';
import { NOT_A_TOWN, REGIONAL } from '../data/regional-institutions.ts';
import { isInvisible } from '../html/invisible.ts';
import { isKnownHost, isOwnHost, isService, ownerOf } from '../parse/brand-hosts.ts';
import {
  domainOf,
  isAliasService,
  isClickTracker,
  isFreemail,
  registrableLabel,
  sameOrganisation,
} from '../parse/domains.ts';
import { hostShownBy } from '../parse/links.ts';
import { readWords } from '../parse/look-alikes.ts';
import { answersOf } from '../parse/once-per-word.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import type { Sender } from '../parse/senders.ts';
import type { Word } from '../parse/words.ts';
import { isPassedOn } from './forwarding.ts';
import { brandsNamed, distinctBrand, everydayBrand, isClaim } from './lookalike.ts';
import { NO_EVIDENCE, type SignalRule, sendersWhere } from './signal.ts';

const ADDRESS = /[\w.+-]{1,64}@([\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/;
const NAME_LENGTH = 400;
/** A longer name is a sentence, not a sender. */
export const NAME_WORDS = 6;
/** “Ada via DocuSign” and “Ada at Google”, from a list or a mailing service, name a person with the brand after it. */
const BETWEEN = new Set(['via', 'at', 'on']);
/** Consecutive single letters that read as one name; fewer are initials. */
const SPACED_LETTERS = 4;

/** The sender's name, compared with the sender's address. */
export const SENDER_NAME_SIGNALS: readonly SignalRule[] = [
  {
    id: 'address-in-display-name',
    group: 'sender',
    tier: 'soft',
    hides: 'sender',
    floor: {
      severity: 'Medium',
      reason: 'Mail programs that show only the name show another address than the sender’s.',
    },
    title: 'Another address in the sender’s name',
    sentence: 'The sender’s name shows an address you’d trust, but the email comes from another.',
    check: (parsed) =>
      sendersWhere(parsed, (from) => {
        const shown = addressInName(parsed, from);
        return shown !== null && isTrusted(parsed, shown);
      }),
  },
  {
    id: 'other-address-in-name',
    group: 'sender',
    tier: 'soft',
    title: 'Sender’s name shows another address',
    sentence: 'The sender’s name shows one address, but the email comes from another. Help desks do this too.',
    check: (parsed) =>
      sendersWhere(parsed, (from) => {
        const shown = addressInName(parsed, from);
        return shown !== null && !isTrusted(parsed, shown);
      }),
  },
  {
    id: 'brand-in-sender-name',
    group: 'sender',
    tier: 'soft',
    hides: 'sender',
    isImpersonation: true,
    kinds: ['credential-phishing'],
    covers: [
      'brand-in-sender-mailbox',
      'claimed-sender-without-its-links',
      'brand-without-its-links',
      'sender-authenticated',
      'links-to-own-domain',
      'sender-name-in-domain',
    ],
    title: 'Well-known name, unknown address',
    // Only some lists of domains in the table are complete.
    sentence: ([sender]) =>
      `The sender’s name is a well-known company or authority, but the address isn’t ${
        hasCompleteList(sender?.quote ?? '') ? 'one of its own' : 'one we know of'
      }.`,
    check: (parsed) => sendersWhere(parsed, (from) => hasBrandInName(parsed, from)),
  },
  {
    id: 'everyday-brand-as-sender',
    group: 'sender',
    tier: 'soft',
    kinds: ['credential-phishing'],
    title: 'Same name as a known company',
    sentence: 'The sender has a well-known company’s name but another address. It may be a namesake.',
    check: (parsed) => (isPassedOn(parsed) ? NO_EVIDENCE : sendersWhere(parsed, hasEverydayBrandInName)),
  },
  {
    id: 'brand-in-sender-mailbox',
    group: 'sender',
    tier: 'soft',
    hides: 'sender',
    kinds: ['credential-phishing'],
    title: 'Mailbox named after a known company',
    sentence: 'The part before the @ is a well-known name, but the domain isn’t one we know of.',
    check: (parsed) => sendersWhere(parsed, (from) => hasBrandInMailbox(parsed, from)),
  },
  {
    id: 'disguised-sender-name',
    group: 'sender',
    tier: 'soft',
    hides: 'sender',
    floor: { severity: 'Medium', reason: 'No honest sender hides the letters of their own name.' },
    covers: ['sender-authenticated', 'links-to-own-domain', 'sender-name-in-domain'],
    title: 'Disguised sender name',
    sentence: 'Letters in the sender’s name are replaced by look-alikes or split by invisible characters.',
    check: (parsed) =>
      sendersWhere(parsed, ({ name }) => readWords(name, false).some((word) => isDeliberate(name, word))),
  },
];

/** Whether all domains of the company or authority that a sender names are in the table. */
function hasCompleteList(sender: string): boolean {
  return brandsNamed(nameWords(sender), NAME_WORDS)[0]?.brand.complete === true;
}

/** The words of a sender's name, with spaced letters joined to the word they make. */
export function nameWords(name: string): Word[] {
  const words: Word[] = [];
  let spaced: Word[] = [];
  const flush = () => {
    const [first] = spaced;
    const last = spaced.at(-1);
    if (first && last && spaced.length >= SPACED_LETTERS) {
      const norm = spaced.map((letter) => letter.norm).join('');
      words.push({ ...first, norm, answers: answersOf(norm), end: last.end });
    } else words.push(...spaced);
    spaced = [];
  };
  for (const word of readWords(name.slice(0, NAME_LENGTH), false)) {
    if (word.norm.length === 1) spaced.push(word);
    else {
      flush();
      words.push(word);
    }
  }
  flush();
  return words;
}

/**
 * Another domain shown in the sender's name; null when there is none. Full-width and invisible characters are undone
 * first: a reader still sees an address.
 */
function addressInName(parsed: ParsedEmail, from: Sender): string | null {
  if (from.address === '') return null;
  const visible = Array.from(from.name.slice(0, NAME_LENGTH)).filter((char) => !isInvisible(char.codePointAt(0) ?? 0));
  const name = visible.join('').normalize('NFKC');
  const shown = ADDRESS.exec(name)?.[1] ?? knownSite(name);
  if (shown === null || isOneOwner(shown, domainOf(from.address)) || isAliasService(domainOf(from.address)))
    return null;
  // “ada@bank.example via The List” is how lists and well-known services write on somebody's behalf.
  const writesFor = /\bvia\b/i.test(from.name) && (isPassedOn(parsed) || isService(domainOf(from.address)));
  return writesFor ? null : shown.toLowerCase();
}

/**
 * A name that is a known company's site, perhaps with a country after it. Many legitimate senders use a site as their
 * name.
 */
function knownSite(name: string): string | null {
  const site = hostShownBy(name.replace(/\s{1,9}[[(]?[A-Z]{2}[)\]]?$/, ''));
  return site !== null && isKnownHost(site) ? site : null;
}

/** One registered domain, several of one brand, or one name under two suffixes. */
function isOneOwner(shown: string, domain: string): boolean {
  const owner = ownerOf(shown);
  if (sameOrganisation(shown, domain) || (owner !== null && isOwnHost(owner, domain))) return true;
  return owner === null && registrableLabel(shown) === registrableLabel(domain);
}

/** Whether the domain is a well-known company's, the reader's organization's or a contact's. */
function isTrusted(
  { email: { to }, context: { recipient = '', ownDomains, contacts } }: ParsedEmail,
  domain: string,
): boolean {
  if (isFreemail(domain)) return false;
  const readers = [recipient, ...(to ?? []).map(({ address }) => address)];
  const known = [...readers, ...(contacts ?? []).map(({ address }) => address), ...(ownDomains ?? [])];
  return isKnownHost(domain) || known.some((one) => sameOrganisation(one, domain));
}

/** Whether a sender's name is a company's and the address isn't. */
export function hasBrandInName(parsed: ParsedEmail, from: Sender): boolean {
  if (from.name === '' || from.address === '') return false;
  const words = nameWords(from.name);
  const domain = domainOf(from.address);
  const named = brandsNamed(words, NAME_WORDS);
  if (words.length > NAME_WORDS || named.length === 0 || isService(domain)) return false;
  const between = words.findIndex(({ norm }) => BETWEEN.has(norm));
  const isPerson = between > 0 && !words.slice(0, between).some(isOffice);
  if (isPerson && (isPassedOn(parsed) || isClickTracker(domain))) return false;
  // A private mailbox may be a person's with that name (Maria Santander), and an everyday word anyone's (Ripple
  // Effect).
  const rest = words.filter((_, index) => !named.some(({ from: first, to }) => index >= first && index < to));
  const mayBeOthers = isFreemail(domain) || named.every(({ brand }) => brand.ambiguous);
  if (mayBeOthers && !rest.every(isOffice)) return false;
  return named.every(({ brand }) => !isOwnHost(brand, domain)) && !isNamedAfterItself(words, domain);
}

/** Suffixes that only authorities can register. */
export const AUTHORITIES = /\.(?:gov|gouv|gob|gv|govt|gub)(?:\.[a-z]{2})?$/;
const UMLAUTS: Readonly<Record<string, string>> = { ae: 'a', oe: 'o', ue: 'u' };

/**
 * “Sparkasse Alderheim” from sparkasse-alderheim.de is that bank and does not borrow the shared name, nor does an
 * authority with the name in its own domain. “Sparkasse Kundenportal” is not a place.
 */
function isNamedAfterItself(words: readonly Word[], domain: string): boolean {
  const label = registrableLabel(domain);
  const plain = label.replaceAll(/[aou]e/g, (pair) => UMLAUTS[pair] ?? pair);
  const isInLabel = ({ norm }: Word) => norm.length > 2 && (label.includes(norm) || plain.includes(norm));
  const significant = words.filter(({ norm }) => norm.length > 2);
  if (AUTHORITIES.test(domain)) return significant.some(isInLabel);
  const places = significant.filter(({ norm }) => !REGIONAL.has(norm));
  const isPlace = (word: Word) => isInLabel(word) && !isOffice(word) && !NOT_A_TOWN.test(word.norm);
  return (
    places.length > 0 && places.length < significant.length && significant.every(isInLabel) && places.every(isPlace)
  );
}

export function isOffice({ norm }: Word): boolean {
  return isClaim(norm) || OFFICE_WORDS.has(norm);
}

/** “Ledger” or “Ledger Security” from an unrelated domain, unless it is a person's name. */
function hasEverydayBrandInName(from: Sender): boolean {
  if (!from.address.includes('@')) return false;
  const domain = domainOf(from.address);
  const words = nameWords(from.name).map(({ norm }) => norm);
  const name = words.filter((word) => !CLAIMS.has(word) && word !== 'support').join('');
  const brand = everydayBrand(name);
  if (!brand || isOwnHost(brand, domain) || isService(domain)) return false;
  return !from.address.toLowerCase().startsWith(name) && !domain.includes(name);
}

/** Defaults of programs when no sender is set. */
const DEFAULT_MAILBOXES = new Set(['wordpress']);
const MAILBOX_PARTS = 6;

/**
 * `paypal-service@elsewhere.example`. A company's mailbox for its dealings with another one writes within that company.
 */
function hasBrandInMailbox({ email: { to = [] } }: ParsedEmail, from: Sender): boolean {
  const domain = domainOf(from.address);
  if (!domain.includes('.') || isService(domain) || to.some(({ address }) => sameOrganisation(address, domain))) {
    return false;
  }
  const parts =
    from.address
      .toLowerCase()
      .split('@', 1)[0]
      ?.split(/[^a-z0-9]/, MAILBOX_PARTS) ?? [];
  const names = parts.flatMap((_, start) =>
    parts.slice(start).map((_, more) => parts.slice(start, start + more + 1).join('')),
  );
  const isForeign = (name: string) => {
    const brand = DEFAULT_MAILBOXES.has(name) ? null : distinctBrand(name);
    return brand !== null && !isOwnHost(brand, domain) && !domain.includes(name);
  };
  return names.some(isForeign);
}

/** Shorter words may be abbreviations: “lts Support” is not “Its Support”. */
const DISGUISED_LETTERS = 4;

/** Mathematical alphabets are fashionable in names too, and so are digits for letters, but not in a known company's. */
function isDeliberate(name: string, { disguise, norm, start, end }: Word): boolean {
  if (disguise === 'look-alike-characters') {
    return distinctBrand(norm) !== null || (norm.length >= DISGUISED_LETTERS && !/\d/.test(name.slice(start, end)));
  }
  return disguise === 'foreign-letters' || disguise === 'invisible-characters';
}
