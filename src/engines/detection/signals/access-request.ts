import type { Evidence } from '../analysis.ts';
import { ARTICLE, FOR_FREE, GOT_THIS, MAILBOX, SPACE } from '../data/aside-words.ts';
import { DENIED_BEFORE, WARNS } from '../data/command-words.ts';
import { DEVICE_PAGE } from '../data/consent.ts';
import { HOUSEKEEPING, LINK_OR_CODE } from '../data/phrases/context-words.ts';
import { ATTEMPT_AT_END, ENROLS, SIGNED_IN_TO } from '../data/sign-in-words.ts';
import { sensesNamed } from '../model/senses.ts';
import { confirmed } from '../parse/authentication.ts';
import { authorOf } from '../parse/author.ts';
import { isDevicePage } from '../parse/device-page.ts';
import { sameOrganisation } from '../parse/domains.ts';
import { everyMatch } from '../parse/every-match.ts';
import { isVouchedFor, leadsElsewhere } from '../parse/leads-elsewhere.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';
import { isQuoted } from '../parse/thread.ts';
import { isDeliveryReport } from './delivery-report.ts';
import { hasAny, sensesNear } from './senses-near.ts';
import {
  hasWebLink,
  linkEvidence,
  match,
  matchProminent,
  NO_EVIDENCE,
  rangeEvidence,
  type SignalRule,
} from './signal.ts';
import { passageAround, sentenceAround } from './surroundings.ts';

/**
 * A device code as devices show it, in one or two groups; a link may have it as a parameter (RFC 8628, section 3.3.1).
 */
const DEVICE_CODE = /(?<![\p{L}\d-])(?:[A-Z\d]{4,5}[- ][A-Z\d]{4,5}|[A-Z\d]{8,9})(?![\p{L}\d-])/gu;
/** With A–Z after a digit, it is neither a word in capitals nor a number with a prefix, such as “INC001234”. */
const SURE_CODE = /\d-?[A-Z]/;
/** The most characters between a page and what may be a code for it. */
const SAME_INSTRUCTIONS = 400;
/** How many characters around both are searched for words about typing in the code. */
const BESIDE_CODE = 60;
const TYPED = sensesNamed('enter code pin signin confirm');
/** The most words in capitals near a page that are looked at. */
const MAX_WORDS = 20;
const LONGEST = 20_000;
const DEVICE_PAGES = new RegExp(DEVICE_PAGE, 'gi');
const SIGN_IN_NOUN = /^(?:sign|log)(?:-(?:in|on)\b(?! page| portal| here)|[ -]?(?:in|on) attempt)/i;
/** A topic that a newsletter may be about; it is only a request if there is a link. */
const LOGIN_PAGE = /^(?:log|sign)[ -]?(?:in|on) (?:page|portal|screen)s?$/i;
const AT_LINK = 30;
/** “I can’t log in” */
const WRITERS_LOGIN =
  /(?<!\p{L})(?:(?:i|we|they|users?)\s(?:can(?:['’]t|not)?|could(?:n['’]t)?|try|tried|am|are|was|were)\s(?:(?:unable|able|not|trying|to)\s){0,3}|(?:allows?|lets?)\s(?:me|us|them)\s(?:to\s)?)$/iu;
/** Characters around a phrase that decide what it means. */
const BEFORE = 50;
const AROUND = 200;
/** Things that newsletters ask their readers to change. */
const SUBSCRIBERS_DATA =
  /^(?:updat|chang|edit|manag|aktualisier|änder|mett|modifi|actuali|cambi|atuali|alter|aggiorn|wijzig|bijwerk|zaktuali|zmie)\p{L}*(?! ?.{0,30}(?:account|konto|compte|cuenta|conta|rekening|passw|mot de passe|contraseña|senha|wachtwoord|hasł|card|kart|tarjeta|cart|billing|payment|bank|login|pin(?!\p{L})))/iu;
const CLAUSE_BREAK = /[,;:–—]/u;

/** “Update: your wallet …” says what kind of notice it is. */
const NOTICE_LABEL = /^\p{L}{1,12}\s?[:：]/u;

/** Requests for a password, a code or a login, and the account problems that are their pretext. */
export const ACCESS_REQUEST_SIGNALS: readonly SignalRule[] = [
  {
    id: 'credential-request',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    asksSecret: true,
    inFiles: 'under-pressure',
    title: 'Asks you to confirm an account or details',
    sentence: 'It asks you to confirm, enter, update, unlock or secure an account, an address or other details.',
    check: (parsed) =>
      canAnswerWithDetails(parsed)
        ? match(parsed, 'credential-request').filter(
            (one) => !NOTICE_LABEL.test(one.quote) && !isOfSubscription(parsed, one),
          )
        : NO_EVIDENCE,
  },
  {
    id: 'password-by-reply',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    asksSecret: true,
    floor: { severity: 'Low', reason: 'A password is for its owner alone. Anyone who is told it can use it.' },
    covers: ['credential-request'],
    title: 'Asks you to send a password',
    sentence: 'It asks you to send your password or PIN. Nobody else needs it.',
    check: (parsed) => match(parsed, 'password-reply'),
  },
  {
    id: 'code-request',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    asksSecret: true,
    floor: { severity: 'Medium', reason: 'No honest service asks for a code that it has just sent.' },
    inFiles: 'any',
    title: 'Asks for a one-time code',
    sentence: 'It asks for a code sent only to you. Anyone with it can get into your account.',
    check: (parsed) => match(parsed, 'code-request'),
  },
  {
    id: 'device-code',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    asksSecret: true,
    floor: { severity: 'High', reason: 'A code typed in for somebody else signs that person in.' },
    inFiles: 'any',
    covers: ['device-page', 'link-known-companies', 'link-domain-mentioned'],
    title: 'Code that signs someone else in',
    sentence:
      'It gives you a code to type in at a device login page. The person the code belongs to gets into your account.',
    check: deviceCode,
  },
  {
    id: 'sign-in-request',
    group: 'request',
    tier: 'soft',
    asksForClick: true,
    isCommon: true,
    kinds: ['credential-phishing'],
    namesKind: true,
    inFiles: 'short',
    title: 'Asks you to log in',
    sentence: 'It asks you to log in through a link in the email.',
    check: (parsed) => (hasWebLink(parsed) ? signInRequests(parsed, match(parsed, 'sign-in')) : NO_EVIDENCE),
  },
  {
    id: 'click-request',
    group: 'request',
    tier: 'soft',
    asksForClick: true,
    isCommon: true,
    title: 'Asks you to click',
    sentence: 'It asks you to click a link or button.',
    check: (parsed) =>
      hasWebLink(parsed)
        ? match(parsed, 'click').filter((one) => !HOUSEKEEPING.test(passageAround(parsed, one)))
        : NO_EVIDENCE,
  },
  {
    id: 'account-problem',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    inFiles: 'short',
    title: 'Claims an account problem',
    sentence: 'It claims there is a problem with an account, as many phishing emails do.',
    check: (parsed) =>
      matchProminent(parsed, 'account-problem').filter(
        (one) =>
          !isDeliveryReport(parsed, one) &&
          (leadsElsewhere(parsed) || !/^someone/i.test(one.quote) || !GOT_THIS.test(passageAround(parsed, one))),
      ),
  },
  {
    id: 'mailbox-lure',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    inFiles: 'short',
    title: 'Mailbox full or emails held',
    sentence: 'It says a mailbox is full or emails are on hold, a common trick to steal email passwords.',
    check: (parsed) =>
      matchProminent(parsed, 'mailbox-full', 'held-messages').filter(
        (one) => !isDeliveryReport(parsed, one) && (!SPACE.test(one.quote) || MAILBOX.test(passageAround(parsed, one))),
      ),
  },
  {
    id: 'password-expiry-lure',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    inFiles: 'short',
    title: 'Says a password is expiring',
    sentence: 'It says a password or second factor will expire unless you act.',
    check: (parsed) =>
      remindsColleagues(parsed)
        ? NO_EVIDENCE
        : matchProminent(parsed, 'password-expiry').filter((one) => !isOfLinkOrCode(parsed, one)),
  },
];

/** Whether a link or code expires. If the email leads to a stranger, the clause has to be about the link or code. */
function isOfLinkOrCode(parsed: ParsedEmail, one: Evidence): boolean {
  const { before } = sentenceAround(parsed, one);
  if (!leadsElsewhere(parsed)) return LINK_OR_CODE.test(before.slice(-BEFORE) + one.quote);
  const clause = before.split(CLAUSE_BREAK).at(-1) ?? '';
  return LINK_OR_CODE.test(one.quote) || (ARTICLE.test(clause) && LINK_OR_CODE.test(clause.slice(0, BEFORE)));
}

function isAtLink({ links }: ParsedEmail, start: number, end: number): boolean {
  return links.some((link) => link.start < end + AT_LINK && start < link.end);
}

/** “Update your address”, beside how to unsubscribe. Such a line mentions no password, account or card. */
function isOfSubscription({ text }: ParsedEmail, { quote, where, start = 0, end = 0 }: Evidence): boolean {
  if (where === 'subject' || !SUBSCRIBERS_DATA.test(quote)) return false;
  return HOUSEKEEPING.test(text.slice(Math.max(0, start - AROUND), end + AROUND));
}

function canAnswerWithDetails(parsed: ParsedEmail): boolean {
  return hasWebLink(parsed) || (parsed.email.attachments?.length ?? 0) > 0 || parsed.html === null;
}

/**
 * A code to type at a page that signs a device in. Devices show such codes on their own screens, and a company has no
 * reason to email one for its own page. Only a warning from somebody the reader knows is trusted.
 */
function deviceCode(parsed: ParsedEmail): Evidence[] {
  const pages = devicePagesIn(parsed);
  const [first] = pages;
  if (!first) return NO_EVIDENCE;
  const codes = codesIn(parsed);
  const sure = codes.find((code) => SURE_CODE.test(code.quote) && !isWarnedOf(parsed, code));
  if (sure) return [sure, first];
  const near = codes
    .filter(({ quote, start = 0 }) => start < LONGEST && !SURE_CODE.test(quote))
    .map((code) => ({ code, ...nearestOf(pages, code) }))
    .filter(({ distance }) => distance <= SAME_INSTRUCTIONS)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MAX_WORDS);
  // “Microsoft” in capitals is not a code.
  const typed = near.find(
    ({ code }) => hasAny(sensesNear(parsed, code, BESIDE_CODE), TYPED) && !isWarnedOf(parsed, code),
  );
  return typed ? [typed.code, typed.page ?? first] : NO_EVIDENCE;
}

/** What may be a code in the email's own text, but not in the address of some other page. */
function codesIn(parsed: ParsedEmail): Evidence[] {
  const { text, thread, links } = parsed;
  const others = links.filter((link) => link.bare && !isDevicePage(link));
  return (
    everyMatch(text, DEVICE_CODE)
      // “ENTER CODE” is two words.
      .filter(({ 0: code }) => (code.includes(' ') ? SURE_CODE.test(code) : /[A-Z]/.test(code)))
      .filter(
        ({ index }) => !isQuoted(thread, index) && !others.some(({ start, end }) => start <= index && index < end),
      )
      .map(({ 0: code, index }) => rangeEvidence(parsed, 'body', index, index + code.length))
  );
}

function nearestOf(pages: readonly Evidence[], { start = 0 }: Evidence): { page?: Evidence; distance: number } {
  let nearest: { page?: Evidence; distance: number } = { distance: Number.POSITIVE_INFINITY };
  for (const page of pages) {
    const distance = Math.abs((page.start ?? 0) - start);
    if (distance < nearest.distance) nearest = { page, distance };
  }
  return nearest;
}

function isWarnedOf(parsed: ParsedEmail, { start = 0, end = 0 }: Evidence): boolean {
  if (!isVouchedFor(parsed)) return false;
  const { text } = parsed;
  const isDenied = DENIED_BEFORE.test(text.slice(Math.max(0, start - BEFORE), start));
  return isDenied || WARNS.test(text.slice(Math.max(0, start - AROUND), end + AROUND));
}

/** Links to pages that sign a device in, and their addresses in the text, unless they are the verified sender's own. */
function devicePagesIn(parsed: ParsedEmail): Evidence[] {
  const { links, text, email } = parsed;
  // What a service's user typed isn't the service's.
  const isVerified = confirmed(parsed) !== null && authorOf(parsed) === null;
  const isSenders = (host: string) => isVerified && sameOrganisation(email.from?.address ?? '', host);
  const linked = links.filter((link) => isDevicePage(link) && !isSenders(link.host));
  const named = everyMatch(text, DEVICE_PAGES).filter(
    ({ 0: page }) => !isSenders(page.replace(/^[./]{1,3}/, '').split('/', 1)[0] ?? ''),
  );
  return [
    ...linked.map(linkEvidence),
    ...named.map(({ 0: page, index }) => rangeEvidence(parsed, 'body', index, index + page.length)),
  ];
}

/** “A new sign-in” and failed attempts are events, and people enrol for a course; only “sign in” is a request. */
function signInRequests(parsed: ParsedEmail, evidence: readonly Evidence[]): Evidence[] {
  return evidence.filter(({ quote, where, start = 0 }) => {
    const whole = textOf(parsed, where);
    const before = whole.slice(Math.max(0, start - BEFORE), start);
    if (SIGN_IN_NOUN.test(quote) || ATTEMPT_AT_END.test(before)) return false;
    if (WRITERS_LOGIN.test(before)) return false;
    if (where === 'body' && LOGIN_PAGE.test(quote) && !isAtLink(parsed, start, start + quote.length)) return false;
    if (ENROLS.test(quote) && FOR_FREE.test(whole.slice(Math.max(0, start - BEFORE), start + quote.length + BEFORE)))
      return false;
    return (
      !ENROLS.test(quote) ||
      SIGNED_IN_TO.test(`${parsed.subject} ${whole.slice(Math.max(0, start - AROUND), start + AROUND)}`)
    );
  });
}

/** A colleague may remind others that a password expires, if the email offers no page to enter it. */
function remindsColleagues(parsed: ParsedEmail): boolean {
  const { email, context } = parsed;
  const address = email.from?.address ?? '';
  const isOwn = confirmed(parsed) && (context.ownDomains ?? []).some((own) => sameOrganisation(own, address));
  return isOwn === true && !hasWebLink(parsed) && (email.attachments?.length ?? 0) === 0;
}
