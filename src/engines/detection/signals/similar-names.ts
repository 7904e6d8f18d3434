import { FREEMAIL } from '../data/mailboxes.ts';
import { COMPANY_FORMS, INSIDE_WORDS, INTERNAL_WORDS, OFFICE_WORDS } from '../data/office-words.ts';
import { isKnownHost } from '../parse/brand-hosts.ts';
import {
  isClickTracker,
  isFreemail,
  isOneCustomers,
  registrableDomain,
  registrableLabel,
  shownDomain,
} from '../parse/domains.ts';
import { imitates } from './imitation.ts';
import { isClaim, readAs } from './lookalike.ts';

/** One edit turns a short name into another word, and many contacts make a coincidence likely. */
export const MIN_CONTACT_LABEL = 7;
const MIN_NAME = 5;
/** A shorter word after a name without a hyphen is usually part of another name. */
const MIN_GLUED = 3;

export type IsAdded = (word: string) => boolean;

/** Words that impostors add to an organization's name: an office that it could have. */
export function isOfficeWord(word: string): boolean {
  return OFFICE_WORDS.has(word) || INTERNAL_WORDS.has(word) || isClaim(word);
}

/** Words that only impostors of the organization itself add: its staff's portal, payroll or director. */
export function isInsideWord(word: string): boolean {
  return INTERNAL_WORDS.has(word) || INSIDE_WORDS.has(word);
}

/** Words that both impostors and companies themselves add. */
export function isAddedWord(word: string): boolean {
  return isOfficeWord(word) || COMPANY_FORMS.has(word);
}

/** `northwind-hr.com`, `exec-northwind.com`, `northwindpayroll.com` for northwind.com. */
export function extendsName(host: string, known: string, isAdded: IsAdded): boolean {
  const name = registrableLabel(known);
  const label = registrableLabel(host);
  if (name.length < MIN_NAME || !label.includes(name) || isKnownHost(host)) return false;
  const rest = label.split(name);
  const words = rest
    .join('')
    .split('-')
    .filter((word) => word !== '');
  if (words.length === 0 || !words.every(isAdded)) return false;
  const isApart = rest.every((part, index) => part === '' || (index === 0 ? part.endsWith('-') : part.startsWith('-')));
  return isApart || (words.length === 1 && (words[0] ?? '').length >= MIN_GLUED);
}

/**
 * `hr-dhl.com` for dhl.com: between hyphens a short name is no coincidence beside words that only an impostor of the reader's
 * own organization adds.
 */
export function addsInternalWord(host: string, known: string): boolean {
  const name = registrableLabel(known);
  const parts = registrableLabel(host).split('-');
  const rest = parts.filter((part) => part !== name);
  if (name === '' || isKnownHost(host) || rest.length === 0 || rest.length === parts.length) return false;
  return rest.every((word) => INTERNAL_WORDS.has(word));
}

/** `northwind.co` for northwind.com. Many companies own several. */
export function hasOtherEnding(host: string, known: string): boolean {
  const label = registrableLabel(host);
  if (label.length < MIN_NAME || isFreemail(host) || isKnownHost(host)) return false;
  return registrableDomain(host) !== registrableDomain(known) && label === registrableLabel(known);
}

/** `northwind.co`, `northwind-delivery.com`, `northwind.staff.example`: the name itself, on a domain that isn't its own. */
export function bearsName(host: string, known: string): boolean {
  const name = registrableLabel(known);
  if (name.length < MIN_NAME || isKnownHost(host) || isOneCustomers(host) || isClickTracker(host)) return false;
  const domain = registrableDomain(host) ?? '';
  const isInFront = host.slice(0, -domain.length).split('.').includes(name);
  return hasOtherEnding(host, known) || extendsName(host, known, isAddedWord) || (domain !== '' && isInFront);
}

/** `northwind.com.files.example`: a whole domain in front of another. */
export function buries(host: string, known: string): boolean {
  const domain = registrableDomain(known);
  return domain !== null && registrableDomain(host) !== domain && `.${host}`.includes(`.${domain}.`);
}

/** Whether a domain is made from a known one: its name with another ending or a word added, or all of it in front. */
export function isCousin(address: string, known: string): boolean {
  const host = shownDomain(address);
  if (isFreemail(known) || isFreemail(host)) return false;
  return extendsName(host, known, isAddedWord) || hasOtherEnding(host, known) || buries(fullHost(address), known);
}

function fullHost(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/**
 * The forms a domain's name shares with every name one edit away: the name with look-alikes made equal, and the same
 * without one character. With hashes of these, a caller finds look-alikes without a list of domains. None for a short
 * name.
 */
export function variantsOf(domain: string): string[] {
  const label = foldLabel(registrableLabel(domain));
  return label.length < MIN_CONTACT_LABEL ? [] : withOneLess(label);
}

/** The variants to look up for a domain: its name's, and that of the name without the words added to it. */
export function lookedUpVariantsOf(domain: string): string[] {
  const label = registrableLabel(domain);
  const bare = withoutAddedWords(label).map(foldLabel);
  return [...new Set([...withOneLess(foldLabel(label)), ...bare])].filter((one) => one.length >= MIN_CONTACT_LABEL - 1);
}

function foldLabel(label: string): string {
  return readAs(label).replaceAll('-', '');
}

function withOneLess(label: string): string[] {
  const shorter = Array.from(label, (_, at) => label.slice(0, at) + label.slice(at + 1));
  return [...new Set([label, ...shorter])];
}

function withoutAddedWords(label: string): string[] {
  const parts = label.split('-');
  const kept = parts.filter((part) => !isAddedWord(part));
  if (parts.length > 1) return kept.length > 0 && kept.length < parts.length ? [kept.join('-')] : [];
  const found: string[] = [];
  for (let at = MIN_GLUED; at <= label.length - MIN_GLUED; at++) {
    const [head, tail] = [label.slice(0, at), label.slice(at)];
    if (isAddedWord(head)) found.push(tail);
    if (isAddedWord(tail)) found.push(head);
  }
  return found;
}

/** Whether a domain can be mistaken for a known one by one or two characters, or at a free provider for the same mailbox. */
export function imitatesKnown(address: string, known: string): boolean {
  const real = shownDomain(known);
  const domain = shownDomain(address);
  if (isFreemail(real)) return localPart(address) === localPart(known) && imitates(domain, real);
  return imitates(domain, real, MIN_CONTACT_LABEL);
}

/** The addresses at free providers that an address would have if its domain imitates theirs: `ada@gmail.com` of gmai1.com. */
export function imitatedAddresses(address: string): string[] {
  const domain = shownDomain(address);
  const providers = [...FREEMAIL].filter((provider) => provider.includes('.') && imitates(domain, provider));
  return providers.map((provider) => `${localPart(address)}@${provider}`);
}

function localPart(address: string): string {
  return address.slice(0, address.lastIndexOf('@')).toLowerCase();
}
