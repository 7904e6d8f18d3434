import type { Evidence } from '../analysis.ts';
import { DISOWNED } from '../data/disowned-words.ts';
import { OFFICE_WORDS } from '../data/office-words.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import type { Platform } from '../data/platforms.ts';
import { OF_USER } from '../data/template-words.ts';
import { sensesNamed } from '../model/senses.ts';
import { confirmed } from '../parse/authentication.ts';
import { type Author, authorOf, isKnownUser } from '../parse/author.ts';
import { isOwnHost, isService, ownerOf } from '../parse/brand-hosts.ts';
import { domainOf, isClickTracker, isFreeHost, isFreemail, isUserContent, sameOrganisation } from '../parse/domains.ts';
import { ibansIn } from '../parse/ibans.ts';
import type { Link } from '../parse/links.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isSupportNumber } from '../parse/service-email.ts';
import { typedPartOf } from '../parse/typed-part.ts';
import { walletsIn } from '../parse/wallets.ts';
import type { Word } from '../parse/words.ts';
import { changesOfTheirs } from './bank-account.ts';
import { brandsNamed, isClaim } from './lookalike.ts';
import { AMOUNT, MAX_PHONES, phonesIn } from './phones.ts';
import { nameWords } from './sender-name.ts';
import { hasAny, sensesNear } from './senses-near.ts';
import { fromEvidence, isOfPlatform, linksWhere, match, NO_EVIDENCE, plainEvidence, rangeEvidence } from './signal.ts';

/** The most characters between a number and why to call it, and between a page and what is entered there. */
const NEAR = 260;
const NAME_WORDS = 8;
const CALL = sensesNamed('call');
const UNDO = sensesNamed('cancel refund');
const DENIAL = sensesNamed('not if');
/** What is charged, rather than an appointment to cancel. */
const CHARGED = sensesNamed('account bank card crypto automatic');
/** Where users are asked to continue: a free mailbox, or a chat program by name. */
const ELSEWHERE =
  /(?<![\w.])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|(?<!\p{L})(?:whats ?app|telegram|signal|wechat|line|viber)(?!\p{L})/giu;
const PAY = sensesNamed('pay transfer');
/** What an ordinary share, invoice or invitation does not say, in any of the languages whose senses are known. */
const ALARM = sensesNamed('blocked card crypto password pin voucher warning');

/** As many digits as a phone number has, however they are written. */
const LONG_NUMBER = /(?:[\dO][ ()./·\u00a0\u2010-\u2013-]{0,3}){9}/;

/** What an ordinary share, invoice or invitation does not say. */
const CLAIMS_OF_FRAUD: readonly Concept[] = [
  'account-problem',
  'bank-change',
  'charge-dispute',
  'code-request',
  'credential-request',
  'fortune',
  'gift-card',
  'held-messages',
  'mailbox-full',
  'password-expiry',
  'prize',
  'refund',
  'secrecy',
  'seed-phrase',
  'sign-in',
  'threat',
  'windfall',
];
/** How many words a fraud needs to name the company that it claims to be. */
const LEAD = 120;
/** Characters of a service's email, with what its user typed and the small print. */
const WHOLE = 1_500;

/** The user as the email names them: in the text, or as the sender. */
export function authorEvidence({ name, address, place }: Author, parsed: ParsedEmail): Evidence {
  if (place) return rangeEvidence(parsed, 'body', place.start, place.end);
  const written = parsed.email.from?.name ?? '';
  return plainEvidence('from', address === '' ? name || written : name === '' ? address : `${name} <${address}>`);
}

/** The sender, if the service reassures: it doesn't for somebody whose replies go to a free mailbox. */
export function plainUse(parsed: ParsedEmail): Evidence[] {
  const { from } = parsed.email;
  const author = authorOf(parsed);
  const isAnybody = author !== null && isFreemail(domainOf(author.address)) && !isKnownUser(author, parsed);
  return from && !isAnybody && isPlainUse(parsed) ? [fromEvidence(from)] : NO_EVIDENCE;
}

/** The service reassures only if its user doesn't pose as anyone and asks for nothing a fraud would. */
export function isPlainUse(parsed: ParsedEmail): boolean {
  const author = authorOf(parsed);
  const { links, words, subjectWords, email } = parsed;
  // Typed text may be in another language than the template.
  const parts = [parsed, typedPartOf(parsed)].filter((part) => part !== null);
  if (!author || !email.from || !confirmed(parsed)) return false;
  if (parts.some(({ text }, index) => index > 0 && LONG_NUMBER.test(text))) return false;
  if (CLAIMS_OF_FRAUD.some((one) => parts.some(({ phrases }) => phrases.has(one)))) return false;
  if (parts.some((part) => !(part.wordsRead || part.senseLanguage) || changesOfTheirs(part).length > 0)) return false;
  if (links.length === 0 || !links.every(({ host }) => host === '' || isOfPlatform(parsed, host))) return false;
  const name = nameWords(author.name);
  if (hasAny(sensesNear(parsed, { start: 0, end: 0 }, WHOLE), ALARM)) return false;
  if (name.some(isOffice) || [callsToUndo, paymentElsewhere].some((check) => check(parsed).length > 0)) return false;
  const named = [name, subjectWords, words.slice(0, LEAD)].flatMap((some) => brandsNamed(some, LEAD));
  const domain = domainOf(email.from.address);
  return named.every(({ brand }) => brand.ambiguous || isOwnHost(brand, domain));
}

function isOffice({ norm }: Word): boolean {
  return isClaim(norm) || OFFICE_WORDS.has(norm);
}

/** “Coinbase Support” without an address that is Coinbase's. With an address it is judged like any sender. */
export function claimsCompany({ name, address, platform }: Author): boolean {
  if (address !== '' && platform.carries !== 'discussions') return false;
  const words = nameWords(name);
  if (words.length === 0 || words.length > NAME_WORDS) return false;
  const named = brandsNamed(words, NAME_WORDS).filter(({ brand }) => !sameName(brand.name, platform.name));
  return named.length > 0 && words.some(isOffice);
}

function sameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** A number to call, next to words for undoing a charge that the reader didn't make. */
export function callsToUndo(parsed: ParsedEmail): Evidence[] {
  const author = authorOf(parsed);
  // Hosts and shops say in the service's chat how to cancel.
  if (!author || author.platform.carries === 'messages' || isKnownUser(author, parsed)) return NO_EVIDENCE;
  const { carries } = author.platform;
  // “If you didn't authorize this, call us” is in the receipts of honest services and shops, too.
  const isNotice = author.name === '' && author.address === '';
  const typed = typedPartOf(parsed) ?? (carries === 'discussions' ? parsed : null);
  const isBait = () => OF_USER.test(parsed.text) || namesOther(typed ?? parsed, author) || leadsOut(parsed);
  const disowned =
    typed && (!isNotice || isBait()) ? callToUndo(typed, carries === 'invoices' ? 'billed' : undefined) : NO_EVIDENCE;
  if (disowned.length > 0) return disowned;
  if (isNotice && !isBait()) return NO_EVIDENCE;
  if (!AMOUNT.test(`${parsed.subject} ${parsed.text}`)) return NO_EVIDENCE;
  for (const phone of phonesIn(parsed)) {
    if (isSupportNumber(phone.quote)) continue;
    const around = sensesNear(parsed, phone, NEAR);
    if ([CALL, UNDO, DENIAL].every((senses) => hasAny(around, senses))) {
      return [phone, ...match(parsed, 'charge-notice', 'charge-dispute')].slice(0, 3);
    }
  }
  return NO_EVIDENCE;
}

function leadsOut(parsed: ParsedEmail): boolean {
  return parsed.links.some(({ host }) => host !== '' && !isOfPlatform(parsed, host));
}

/** Whether a well-known company is named that isn't the service. */
function namesOther({ words }: ParsedEmail, { platform }: Author): boolean {
  const named = brandsNamed(words, WHOLE);
  return named.some(({ brand }) => !brand.ambiguous && !isNameOf(platform, brand.name));
}

function isNameOf({ name, aliases }: Platform, brand: string): boolean {
  return [name.toLowerCase(), ...aliases].includes(brand.toLowerCase());
}

/**
 * A number for somebody who doesn't recognise a charge, or who wants it undone if an account is named.
 * @param how `billed`: an invoice or request for money, so there is a charge, and a well-known company's name is bait.
 * `disowned`: only for somebody who doesn't know of the charge; honest appointments have a number to cancel as well
 */
export function callToUndo(parsed: ParsedEmail, how?: 'billed' | 'disowned'): Evidence[] {
  const isBilled = how === 'billed';
  const { subject, text, words } = parsed;
  if (!isBilled && !AMOUNT.test(subject) && !AMOUNT.test(text)) return NO_EVIDENCE;
  const isNamed = () => brandsNamed(words, LEAD).some(({ brand }) => !brand.ambiguous);
  for (const phone of phonesIn(parsed, MAX_PHONES)) {
    if (isSupportNumber(phone.quote)) continue;
    const { start = 0, end = 0 } = phone;
    const beside = text.slice(Math.max(0, start - NEAR), end + NEAR);
    if (DISOWNED.test(beside) || DISOWNED.test(subject)) return [phone];
    if (how === 'disowned') continue;
    const around = sensesNear(parsed, phone, NEAR);
    if (hasAny(around, UNDO) && (hasAny(around, CHARGED) || (isBilled && isNamed()))) return [phone];
  }
  return NO_EVIDENCE;
}

/** Links away from the service, with words of all the given groups of senses near them. */
export function detailsElsewhere(parsed: ParsedEmail, ...groups: readonly ReadonlySet<number>[]): Evidence[] {
  const author = authorOf(parsed);
  if (!author || author.platform.carries === 'mailings' || isKnownUser(author, parsed)) return NO_EVIDENCE;
  return linksWhere(parsed, (link) => {
    if (!isElsewhere(link, author, parsed)) return false;
    const near = sensesNear(parsed, link, NEAR);
    return groups.every((senses) => hasAny(near, senses));
  });
}

/** Neither the service's, nor the user's own site, nor a known company's. */
function isElsewhere({ host }: Link, { address }: Author, parsed: ParsedEmail): boolean {
  if (host === '' || isClickTracker(host) || isOfPlatform(parsed, host)) return false;
  if (address !== '' && sameOrganisation(address, host)) return false;
  return isFreeHost(host) || isUserContent(host) || !(isService(host) || ownerOf(host));
}

/** Bank details that a user of a service changes in an invoice or share, unless the reader knows the user. */
export function bankChangeOfUser(parsed: ParsedEmail): Evidence[] {
  const author = authorOf(parsed);
  if (!author || author.platform.carries === 'mailings' || isKnownUser(author, parsed)) return NO_EVIDENCE;
  const changes = changesOfTheirs(parsed);
  const typed = typedPartOf(parsed);
  return changes.length > 0 || typed === null ? changes : changesOfTheirs(typed);
}

/** Accounts, addresses and chat programs outside a marketplace, named for a payment. */
export function paymentElsewhere(parsed: ParsedEmail): Evidence[] {
  const author = authorOf(parsed);
  if (author?.platform.carries !== 'messages' || isKnownUser(author, parsed)) return NO_EVIDENCE;
  const { text } = parsed;
  const accounts = [...ibansIn(text), ...walletsIn(text)];
  const channels = [...text.matchAll(ELSEWHERE)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
  return [...accounts, ...channels]
    .filter((place) => hasAny(sensesNear(parsed, place, NEAR), PAY))
    .slice(0, 3)
    .map(({ start, end }) => rangeEvidence(parsed, 'body', start, end));
}
