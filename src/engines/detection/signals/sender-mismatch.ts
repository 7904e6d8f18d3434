import type { Evidence } from '../analysis.ts';
import { MAIL_SYSTEM } from '../data/aside-words.ts';
import { OFFICE_WORDS } from '../data/office-words.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import { ASKS_TO_WRITE, BEFORE_READERS_ADDRESS, COMPANY_ROLE, SENT_TO_READER } from '../data/sender-words.ts';
import { ATTRIBUTION, HEADER_LINE } from '../data/thread-words.ts';
import type { Mailbox } from '../email.ts';
import { sensesNamed } from '../model/senses.ts';
import { authenticationOf, failureOf } from '../parse/authentication.ts';
import { isKnownHost, isOwnHost } from '../parse/brand-hosts.ts';
import {
  domainOf,
  hasSuspiciousTld,
  isClickTracker,
  isDefaultDomain,
  isFreeHost,
  isFreemail,
  isLinkChecker,
  isShortener,
  sameOrganisation,
} from '../parse/domains.ts';
import { everyMatch } from '../parse/every-match.ts';
import { leadsElsewhere } from '../parse/leads-elsewhere.ts';
import { isNameAlone, type Link, webLinksOf } from '../parse/links.ts';
import { readWords } from '../parse/look-alikes.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { type Sender, senderOf, sendersOf } from '../parse/senders.ts';
import { wordsOf } from '../parse/words.ts';
import { isPassedOn } from './forwarding.ts';
import { hidesBehindKnownSite } from './link-redirect.ts';
import { brandsNamed } from './lookalike.ts';
import { nameWords } from './sender-name.ts';
import { hasAny, sensesNear } from './senses-near.ts';
import {
  linkEvidence,
  match,
  matchProminent,
  NO_EVIDENCE,
  rangeEvidence,
  type SignalRule,
  senderEvidence,
  sendersWhere,
} from './signal.ts';

/** Phrases of companies and offices that private people don't use. */
const NOTICES: readonly Concept[] = [
  'account-problem',
  'mailbox-full',
  'password-expiry',
  'held-messages',
  'charge-notice',
  'windfall',
  'prize',
  'refund',
  'fee',
];
const ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
/** Characters around an address that may belong to its line. */
const LINE = 200;
const SHORT_NAME = 8;

/** Compares who the email claims to be from with its address and its links' targets. */
export const SENDER_MISMATCH_SIGNALS: readonly SignalRule[] = [
  {
    id: 'claimed-sender-without-its-links',
    group: 'link',
    tier: 'soft',
    isImpersonation: true,
    kinds: ['credential-phishing'],
    covers: ['brand-without-its-links', 'links-leave-sender'],
    title: 'Links don’t fit the sender’s name',
    sentence: 'The sender uses a well-known name, but neither the address nor any link is one we know of.',
    check: (parsed) => senderAndLink(parsed, claimsWithoutItsLinks),
  },
  {
    id: 'known-sender-links-elsewhere',
    group: 'link',
    tier: 'soft',
    kinds: ['credential-phishing'],
    covers: ['links-leave-sender', 'brand-without-its-links'],
    title: 'Known address, links go elsewhere',
    sentence: 'The email uses a well-known company’s unverified address, and no link goes to that company.',
    check: (parsed) => senderAndLink(parsed, isKnownButLinksElsewhere),
  },
  {
    id: 'notice-from-freemail',
    group: 'sender',
    tier: 'soft',
    hides: 'sender',
    kinds: ['credential-phishing'],
    title: 'Official notice from a free mailbox',
    sentence: 'It writes like an office or service but comes from a free mailbox anyone can open.',
    check: noticeFromFreemail,
  },
  {
    id: 'role-at-freemail',
    group: 'sender',
    tier: 'soft',
    kinds: ['payment-fraud'],
    ofBusiness: true,
    title: 'Company role, free mailbox',
    sentence: 'The sender’s name includes a company role, but the mailbox is a free one anyone can open.',
    check: (parsed) =>
      sendersWhere(parsed, ({ name, address }) => isFreemail(domainOf(address)) && COMPANY_ROLE.test(name)),
  },
  {
    id: 'sender-on-free-host',
    group: 'sender',
    tier: 'soft',
    title: 'Sent from a hosting service’s domain',
    sentence: 'The sender’s domain is one a hosting service gives every customer. Companies send from their own.',
    check: (parsed) =>
      sendersWhere(parsed, (from) => {
        const domain = domainOf(from.address);
        return domain.includes('.') && !isMailSystem(parsed, from) && (isDefaultDomain(domain) || isFreeHost(domain));
      }),
  },
  {
    id: 'sender-suspicious-ending',
    group: 'sender',
    tier: 'soft',
    title: 'Sender’s domain ending is often abused',
    sentence: 'The sender’s domain ending is used for abuse far more than for legitimate email.',
    check: (parsed) =>
      sendersWhere(parsed, ({ address }) => domainOf(address).includes('.') && hasSuspiciousTld(domainOf(address))),
  },
  {
    id: 'answer-to-other-freemail',
    group: 'sender',
    tier: 'soft',
    title: 'Wants replies to a free mailbox',
    sentence: 'It asks you to write to a free mailbox instead of the address it came from.',
    check: answerToOtherFreemail,
  },
  {
    id: 'links-leave-sender',
    group: 'link',
    tier: 'soft',
    isCommon: true,
    title: 'No link to the sender’s site',
    sentence: 'None of its links go to the sender’s own domain.',
    check: linksLeaveSender,
  },
  {
    id: 'only-doubtful-links',
    group: 'link',
    tier: 'soft',
    linkDoubt: 'doubtful',
    covers: ['links-leave-sender', 'link-shortener', 'link-free-host', 'link-suspicious-ending'],
    title: 'Only throwaway links',
    sentence: 'All links go to shorteners, free pages or often-abused domain endings, and none to the sender’s domain.',
    check: onlyDoubtfulLinks,
  },
];

/** The first sender whose links pass a test, and the first link. */
function senderAndLink(
  parsed: ParsedEmail,
  test: (from: Sender, links: readonly Link[], parsed: ParsedEmail) => boolean,
): Evidence[] {
  const links = webLinksOf(parsed.links);
  const [first] = links;
  const from = first && sendersOf(parsed).find((sender) => test(sender, links, parsed));
  return from ? [senderEvidence(parsed, from), linkEvidence(first)] : NO_EVIDENCE;
}

function claimsWithoutItsLinks(from: Sender, links: readonly Link[]): boolean {
  if (from.name === '') return false;
  const words = nameWords(from.name);
  if (words.length > SHORT_NAME || words.some(({ norm }) => norm === 'via' || norm === 'at')) return false;
  const named = brandsNamed(words, SHORT_NAME);
  const domain = domainOf(from.address);
  const isTheirs = named.some(
    ({ brand }) => isOwnHost(brand, domain) || links.some(({ host }) => isOwnHost(brand, host)),
  );
  return named.length > 0 && !isTheirs;
}

function isKnownButLinksElsewhere(from: Sender, links: readonly Link[], parsed: ParsedEmail): boolean {
  const domain = domainOf(from.address);
  // A user of a service only has the service's links.
  if (!isKnownHost(domain) || isFreemail(domain) || isMailSystem(parsed, from) || from.isAuthor) return false;
  if (isDefaultDomain(domain) || isFreeHost(domain)) return false;
  // Without the server's check, links that hide where they go are the only evidence.
  const result = from === parsed.email.from ? (authenticationOf(parsed) ?? failureOf(parsed)) : null;
  const dmarc = result?.dmarc ?? (links.every(isDoubtful) ? 'none' : 'pass');
  return dmarc !== 'pass' && !links.some((link) => isPlausible(link, from));
}

function noticeFromFreemail(parsed: ParsedEmail): Evidence[] {
  if (parsed.thread.quoted.length > 0) return NO_EVIDENCE;
  const isPrivate = (sender: Sender) => isFreemail(domainOf(sender.address)) && !isMailSystem(parsed, sender);
  const isOffice = ({ name }: Sender) => readWords(name, false).some(({ norm }) => OFFICE_WORDS.has(norm));
  const office = sendersWhere(parsed, (sender) => isPrivate(sender) && isOffice(sender));
  if (office.length > 0) return office;
  const from = senderOf(parsed);
  if (!from || !isPrivate(from)) return NO_EVIDENCE;
  const notice = matchProminent(parsed, ...NOTICES);
  // Friends mention prizes and accounts too, but use the reader's name and don't send them to a page.
  const sends = match(parsed, 'click', 'open-attachment', 'generic-greeting');
  return notice.length > 0 && sends.length > 0 ? [senderEvidence(parsed, from), ...notice.slice(0, 2)] : NO_EVIDENCE;
}

const OWN_ADDRESS = 60;
/** How many characters around an address are searched for a request to reply to it. */
const ASKED = { before: 160, after: 60 };
const WRITING = sensesNamed('reply send');

/** Needs a sender address to compare with; a signature may contain the writer's private address. */
function answerToOtherFreemail(parsed: ParsedEmail): Evidence[] {
  const { from, replyTo, to = [] } = parsed.email;
  const readers = [parsed.context.recipient ?? '', ...to.map(({ address }) => address)];
  if (!from || from.address === '' || match(parsed, 'contact-details', 'proposal', 'fortune').length === 0)
    return NO_EVIDENCE;
  for (const { 0: address, index } of everyMatch(parsed.text.slice(0, 20_000), ADDRESS)) {
    if (!isFreemail(domainOf(address)) || [from.address, ...readers].some((one) => sameMailbox(address, one))) continue;
    // “On Monday, ada@gmail.com wrote:” and “To: ada@gmail.com” name those who wrote to each other.
    const line = lineAt(parsed.text, index);
    if (ATTRIBUTION.test(line) || HEADER_LINE.test(line)) continue;
    // “We have sent it to your other address too.”
    const before = parsed.text.slice(Math.max(0, index - OWN_ADDRESS), index);
    if (BEFORE_READERS_ADDRESS.test(before) || SENT_TO_READER.test(before)) continue;
    if (!isAskedFor(parsed, index, index + address.length)) continue;
    if (replyTo?.some((other) => sameMailbox(other.address, from.address))) return NO_EVIDENCE;
    const own = wordsOf(from.name, false).some(({ norm }) => norm.length > 3 && address.toLowerCase().includes(norm));
    if (own && !isFreemail(domainOf(from.address))) continue;
    return [rangeEvidence(parsed, 'body', index, index + address.length)];
  }
  return NO_EVIDENCE;
}

/** Whether an answer is asked for near an address, which may only be named, as in a greeting. */
function isAskedFor(parsed: ParsedEmail, start: number, end: number): boolean {
  const from = Math.max(0, start - ASKED.before);
  if (ASKS_TO_WRITE.test(parsed.text.slice(from, end + ASKED.after))) return true;
  return hasAny(sensesNear(parsed, { start: from, end }, ASKED.after), WRITING);
}

function lineAt(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - LINE), at);
  const [after = ''] = text.slice(at, at + LINE).split('\n', 1);
  return before.slice(before.lastIndexOf('\n') + 1) + after;
}

function sameMailbox(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function linksLeaveSender(parsed: ParsedEmail): Evidence[] {
  const from = senderOf(parsed);
  const links = webLinksOf(parsed.links);
  const [first] = links;
  const domain = from ? domainOf(from.address) : '';
  if (!from || !first || !domain.includes('.') || links.every(isNameAlone)) return NO_EVIDENCE;
  return links.some((link) => isPlausible(link, from))
    ? NO_EVIDENCE
    : [senderEvidence(parsed, from), linkEvidence(first)];
}

/** A private mailbox has no site to link to, and the email asks for a reply. */
function onlyDoubtfulLinks(parsed: ParsedEmail): Evidence[] {
  const from = senderOf(parsed);
  const links = webLinksOf(parsed.links);
  if (!from || isFreemail(domainOf(from.address)) || isPassedOn(parsed) || parsed.isReply) return NO_EVIDENCE;
  return links.every(isDoubtful) ? linksLeaveSender(parsed) : NO_EVIDENCE;
}

/** A shortener, a free page or a cheap domain. */
function isDoubtful({ host }: Link): boolean {
  return isShortener(host) || isFreeHost(host) || hasSuspiciousTld(host);
}

/** The sender's own site, a known company's, or a click tracker. */
function isPlausible(link: Link, { address }: Mailbox): boolean {
  const { host } = link;
  if (sameOrganisation(address, host) || isClickTracker(host) || isLinkChecker(host)) return true;
  return isKnownHost(host) && !hidesBehindKnownSite(link);
}

/** Whether it is a delivery report: anyone can call themselves the mail system, so it must lead to nobody else. */
function isMailSystem(parsed: ParsedEmail, { address }: Mailbox): boolean {
  return MAIL_SYSTEM.test(address) && !leadsElsewhere(parsed);
}
