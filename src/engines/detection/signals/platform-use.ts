import type { Evidence } from '../analysis.ts';
import { OFFICE_WORDS } from '../data/office-words.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import { sensesNamed } from '../model/senses.ts';
import { confirmed } from '../parse/authentication.ts';
import { type Author, authorOf } from '../parse/author.ts';
import { isOwnHost, isService, ownerOf } from '../parse/brand-hosts.ts';
import { domainOf, isClickTracker, isFreeHost, isUserContent, sameOrganisation } from '../parse/domains.ts';
import { ibansIn } from '../parse/ibans.ts';
import type { Link } from '../parse/links.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { walletsIn } from '../parse/wallets.ts';
import type { Word } from '../parse/words.ts';
import { brandsNamed, isClaim } from './lookalike.ts';
import { AMOUNT, phonesIn } from './phones.ts';
import { nameWords } from './sender-name.ts';
import { hasAny, sensesNear } from './senses-near.ts';
import { fromEvidence, isOfPlatform, linksWhere, match, NO_EVIDENCE, plainEvidence, rangeEvidence } from './signal.ts';

/** The most characters between a number and why to call it, and between a page and what is entered there. */
const NEAR = 260;
const NAME_WORDS = 8;
const CALL = sensesNamed('call');
const UNDO = sensesNamed('cancel refund');
const DENIAL = sensesNamed('not if');
/** Where users are asked to continue: a free mailbox, or a chat program by name. */
const ELSEWHERE =
  /(?<![\w.])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|(?<!\p{L})(?:whats ?app|telegram|signal|wechat|line|viber)(?!\p{L})/giu;
const PAY = sensesNamed('pay transfer');
/** What an ordinary share, invoice or invitation does not say, in any of the languages whose senses are known. */
const ALARM = sensesNamed('blocked card crypto password pin voucher warning');

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
/** Words in which a fraud names the company that it claims to be. */
const LEAD = 120;
/** Characters of a service's email, with what its user typed and the small print. */
const WHOLE = 1_500;

/** The address that the service states is a contact's or a colleague's. */
export function isKnownUser(
  { address, isStated }: Author,
  { context: { contacts, ownDomains } }: ParsedEmail,
): boolean {
  if (!isStated) return false;
  const isContact = contacts?.some((contact) => contact.address.toLowerCase() === address.toLowerCase());
  return isContact === true || ownDomains?.some((own) => sameOrganisation(own, address)) === true;
}

/** The user as the email names them: in the text, or as the sender. */
export function authorEvidence({ name, address, place }: Author, parsed: ParsedEmail): Evidence {
  if (place) return rangeEvidence(parsed, 'body', place.start, place.end);
  const written = parsed.email.from?.name ?? '';
  return plainEvidence('from', address === '' ? name || written : name === '' ? address : `${name} <${address}>`);
}

/** The sender, where the service reassures. */
export function plainUse(parsed: ParsedEmail): Evidence[] {
  const { from } = parsed.email;
  return from && isPlainUse(parsed) ? [fromEvidence(from)] : NO_EVIDENCE;
}

/** The service reassures only if its user doesn't pose as anyone and asks for nothing a fraud would. */
export function isPlainUse(parsed: ParsedEmail): boolean {
  const author = authorOf(parsed);
  const { links, words, subjectWords, phrases, email } = parsed;
  if (!author || !email.from || !confirmed(parsed) || CLAIMS_OF_FRAUD.some((one) => phrases.has(one))) return false;
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

/** A number to call, beside words for undoing a charge that the reader did not make. */
export function callsToUndo(parsed: ParsedEmail): Evidence[] {
  const author = authorOf(parsed);
  // Hosts and shops say in the service's chat how to cancel.
  if (!author || author.platform.carries === 'messages' || isKnownUser(author, parsed)) return NO_EVIDENCE;
  if (!AMOUNT.test(`${parsed.subject} ${parsed.text}`)) return NO_EVIDENCE;
  for (const phone of phonesIn(parsed)) {
    const around = sensesNear(parsed, phone, NEAR);
    if ([CALL, UNDO, DENIAL].every((senses) => hasAny(around, senses))) {
      return [phone, ...match(parsed, 'charge-notice', 'charge-dispute')].slice(0, 3);
    }
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
