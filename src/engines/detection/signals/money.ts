import type { Evidence } from '../analysis.ts';
import { CRYPTO_ALONE, OF_COINS } from '../data/aside-words.ts';
import { APPOINTMENT, GENERIC_PAYMENT, OF_PAYMENT, SUBSCRIBED } from '../data/payment-words.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import { LIMITS } from '../limits.ts';
import { sensesNamed, sensesOf } from '../model/senses.ts';
import { authorOf } from '../parse/author.ts';
import { isOwnHost } from '../parse/brand-hosts.ts';
import { domainOf } from '../parse/domains.ts';
import { ibansIn } from '../parse/ibans.ts';
import { isVouchedFor } from '../parse/leads-elsewhere.ts';
import { type ParsedEmail, type Phrase, textOf } from '../parse/parsed-email.ts';
import { isSupportNumber } from '../parse/service-email.ts';
import { walletsIn } from '../parse/wallets.ts';
import { type Word, wordsOf } from '../parse/words.ts';
import { isAsBefore } from './bank-account.ts';
import { MEANS } from './identity.ts';
import { brandsNamed, type Mention } from './lookalike.ts';
import { AMOUNT, MAX_PHONES, phonesIn } from './phones.ts';
import {
  countMatched,
  hasPage,
  hasWebLink,
  match,
  matchNames,
  matchProminent,
  matchTogether,
  NO_EVIDENCE,
  overlaps,
  rangeEvidence,
  type SignalRule,
} from './signal.ts';
import { leadsToManySites } from './significant-links.ts';
import { sentenceAround } from './surroundings.ts';

/** The most characters between the charge, the number and the request to call. */
const NOTICE = 2_500;
/** The most characters between a phone number and what it is for. */
const SAME_BREATH = 250;
const ADVANCE_FEE_CONCEPTS = [
  'fortune',
  'inheritance',
  'proposal',
  'authority',
  'contact-details',
  'secrecy',
  'generic-greeting',
] as const;
/** A longer email gives details. */
const FEW_WORDS = 120;
/** Words of a long begging email. News and appeals that mention as much are longer. */
const TALE = 900;
const ENTICING = [
  'fortune',
  'inheritance',
  'proposal',
  'stranger-opening',
  'windfall',
  'prize',
  'adult',
  'credit',
  'secrecy',
] as const;
const EXTORTION_CONCEPTS = ['recording', 'hacked', 'shame', 'bitcoin', 'deadline', 'secrecy'] as const;

/** The money the email wants, and how it should be paid. */
export const MONEY_SIGNALS: readonly SignalRule[] = [
  {
    id: 'payment-request',
    group: 'request',
    tier: 'soft',
    kinds: ['payment-fraud'],
    title: 'Asks for a payment',
    sentence: 'It asks for a payment or transfer, or is about one to make.',
    check: (parsed) => match(parsed, 'payment-request'),
  },
  {
    id: 'urgent-payment',
    group: 'pressure',
    tier: 'soft',
    kinds: ['payment-fraud'],
    namesKind: true,
    covers: ['payment-request', 'urgency'],
    inFiles: 'short',
    title: 'Urgent payment',
    sentence: 'It asks for money urgently, to be settled by reply.',
    check: (parsed) => (hasWebLink(parsed) ? NO_EVIDENCE : matchTogether(parsed, 'payment-request', 'urgency')),
  },
  {
    id: 'payment-without-particulars',
    group: 'request',
    tier: 'soft',
    kinds: ['payment-fraud'],
    namesKind: true,
    covers: ['payment-request'],
    title: 'Payment without details',
    sentence: 'It asks for a payment without saying to whom, for what or how much.',
    check(parsed) {
      const { words, text, subject } = parsed;
      const isBare = words.length <= FEW_WORDS && !/\d{3}/.test(text) && !AMOUNT.test(`${subject} ${text}`);
      if (!isBare || hasWebLink(parsed) || parsed.phrases.has('invoice')) return NO_EVIDENCE;
      return match(parsed, 'payment-request').filter(({ quote }) => GENERIC_PAYMENT.test(quote));
    },
  },
  {
    id: 'bank-details',
    group: 'request',
    tier: 'soft',
    kinds: ['payment-fraud'],
    title: 'Mentions bank details',
    sentence: 'It mentions a bank account or its details.',
    check(parsed) {
      const accounts = ibansIn(parsed.text).map(({ start, end }) => rangeEvidence(parsed, 'body', start, end));
      // A mention of changed details names no account yet.
      const changes = match(parsed, 'bank-change');
      const named = match(parsed, 'bank-details').filter((one) => !changes.some((change) => overlaps(change, one)));
      const news = changes.length > 0 ? named : named.filter((one) => !isAsBefore(parsed, one));
      return [...accounts, ...news].slice(0, LIMITS.evidence);
    },
  },
  {
    id: 'payroll',
    group: 'request',
    tier: 'soft',
    kinds: ['payment-fraud'],
    namesKind: true,
    ofBusiness: true,
    title: 'About salary payments',
    sentence: 'It’s about a salary and how it’s paid.',
    check: (parsed) => match(parsed, 'payroll'),
  },
  {
    id: 'invoice-lure',
    group: 'request',
    tier: 'soft',
    isCommon: true,
    kinds: ['payment-fraud'],
    title: 'Mentions an invoice',
    sentence: 'It mentions an invoice, order or payment.',
    check: (parsed) => match(parsed, 'invoice').filter((one) => !isRecommendation(parsed, one)),
  },
  {
    id: 'staff-data-request',
    group: 'request',
    tier: 'soft',
    kinds: ['payment-fraud'],
    namesKind: true,
    ofBusiness: true,
    covers: ['payroll'],
    inFiles: 'short',
    title: 'Asks for staff records',
    sentence: 'It asks for employees’ tax or salary forms, which are enough to claim refunds in their names.',
    check: (parsed) => match(parsed, 'staff-data'),
  },
  {
    id: 'advance-fee',
    group: 'request',
    tier: 'soft',
    kinds: ['advance-fee'],
    namesKind: true,
    covers: ['stranger-proposal', 'availability-question'],
    inFiles: 'short',
    title: 'Fortune from a stranger',
    sentence: 'A stranger offers large sums, which is typical of advance-fee fraud.',
    check(parsed) {
      const offers = countMatched(parsed, ['fortune', 'inheritance']) + millionsIn(parsed);
      const asks = countMatched(parsed, ['proposal', 'contact-details', 'stranger-opening']);
      const isTale = asks > 0 && offers + countMatched(parsed, ADVANCE_FEE_CONCEPTS) >= 4;
      if (offers === 0 || parsed.words.length > TALE || !(isTale || isShortTale(parsed))) return NO_EVIDENCE;
      return [...millionsOf(parsed), ...match(parsed, 'fortune', 'inheritance', 'proposal', 'authority')].slice(
        0,
        LIMITS.evidence,
      );
    },
  },
  {
    id: 'stranger-proposal',
    group: 'request',
    tier: 'soft',
    kinds: ['advance-fee'],
    namesKind: true,
    inFiles: 'short',
    title: 'Proposal from a stranger',
    sentence: 'A stranger offers you a deal or asks for your help with one. Advance-fee fraud often starts like this.',
    check(parsed) {
      if (parsed.words.length > TALE || parsed.thread.quoted.length > 0) return NO_EVIDENCE;
      const proposal = match(parsed, 'proposal');
      const sums = match(parsed, 'fortune', 'inheritance');
      const isVague = parsed.phrases.has('details-after-answer') && !hasWebLink(parsed);
      const isOffer = proposal.length > 1 || (proposal.length === 1 && (sums.length > 0 || isVague));
      return isOffer ? [...proposal.slice(0, 2), ...sums.slice(0, 2)] : NO_EVIDENCE;
    },
  },
  {
    id: 'details-after-answer',
    group: 'pressure',
    tier: 'soft',
    kinds: ['advance-fee'],
    namesKind: true,
    inFiles: 'short',
    title: 'Details only after you reply',
    sentence: 'It won’t say what it’s about until you reply. Replying marks you as a target.',
    // Everyone asks for a reply, so this also needs a hint at something enticing.
    check: (parsed) =>
      isBriefEmail(parsed) && countMatched(parsed, ENTICING) > 0 ? match(parsed, 'details-after-answer') : NO_EVIDENCE,
  },
  {
    id: 'cash-transfer',
    group: 'request',
    tier: 'soft',
    kinds: ['advance-fee'],
    namesKind: true,
    inFiles: 'short',
    title: 'Cash transfer',
    sentence: 'It asks for money through a cash transfer service. Such payments can’t be reversed.',
    // Such services send emails of their own, with links.
    check: (parsed) => (hasWebLink(parsed) ? NO_EVIDENCE : match(parsed, 'cash-transfer')),
  },
  {
    id: 'fee-first',
    group: 'request',
    tier: 'soft',
    kinds: ['advance-fee'],
    namesKind: true,
    ofPrivateLife: 'advance-fee',
    inFiles: 'short',
    title: 'Deposit or fee upfront',
    sentence: 'It asks for a deposit or fee before any work, keys or goods. Often none follow.',
    check: (parsed) => match(parsed, 'fee-first'),
  },
  {
    id: 'extortion',
    group: 'request',
    tier: 'soft',
    kinds: ['extortion'],
    namesKind: true,
    inFiles: 'short',
    title: 'Blackmail',
    sentence: 'It claims to have spied on you and demands money. Such emails go out in bulk, without any recording.',
    check(parsed) {
      const core = parsed.phrases.has('recording') || parsed.phrases.has('hacked');
      const money = parsed.phrases.has('bitcoin') || walletsIn(parsed.text).length > 0;
      if (!core || !money || countMatched(parsed, EXTORTION_CONCEPTS) < 3) return NO_EVIDENCE;
      if (!parsed.phrases.has('hacked') && !parsed.phrases.has('shame')) return NO_EVIDENCE;
      return match(parsed, 'hacked', 'recording', 'shame', 'bitcoin');
    },
  },
  {
    id: 'wallet-address',
    group: 'request',
    tier: 'soft',
    kinds: ['crypto-scam', 'extortion'],
    inFiles: 'short',
    title: 'Crypto wallet to pay into',
    sentence: 'It contains a cryptocurrency wallet address. Payments to it can’t be reversed.',
    check: (parsed) => walletsIn(parsed.text).map(({ start, end }) => rangeEvidence(parsed, 'body', start, end)),
  },
  {
    id: 'seed-phrase-request',
    group: 'request',
    tier: 'soft',
    kinds: ['crypto-scam'],
    namesKind: true,
    asksSecret: true,
    inFiles: 'short',
    title: 'Asks for wallet access',
    sentence: 'It asks you to connect, verify or upgrade a wallet, or enter recovery words. That can empty a wallet.',
    check: (parsed) => match(parsed, 'seed-phrase').filter((one) => isOrder(parsed, one)),
  },
  {
    id: 'crypto-lure',
    group: 'request',
    tier: 'soft',
    kinds: ['crypto-scam'],
    covers: ['crypto-company-named'],
    inFiles: 'short',
    title: 'About cryptocurrency',
    sentence: 'It’s about tokens, wallets or mining.',
    // A trade newsletter's topic is not a lure.
    check: (parsed) => (leadsToManySites(parsed) ? NO_EVIDENCE : aboutCoins(parsed)),
  },
  {
    id: 'crypto-company-named',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing', 'crypto-scam'],
    title: 'Names a crypto company',
    sentence: 'It names a cryptocurrency company, whose customers many phishing emails are after.',
    check: (parsed) =>
      leadsToManySites(parsed)
        ? NO_EVIDENCE
        : matchNames(parsed, 'crypto').filter(({ quote }) => quote[0] !== quote[0]?.toLowerCase()),
  },
  {
    id: 'callback-lure',
    group: 'request',
    tier: 'soft',
    kinds: ['callback-scam'],
    namesKind: true,
    // It wants a phone call, wherever a calendar's links go.
    covers: ['brand-receipt-by-phone', 'link-domain-mentioned', 'link-known-companies', 'links-to-own-domain'],
    inFiles: 'short',
    title: 'Call to cancel a charge',
    sentence: 'It reports a charge and gives a number to call about it. Scammers who send this want money or access.',
    check(parsed) {
      if (hasPage(parsed)) return NO_EVIDENCE;
      const at = placeOf(parsed, 'charge-notice', 0);
      if (at === undefined || placeOf(parsed, 'call-us', at) === undefined) return NO_EVIDENCE;
      if (!AMOUNT.test(parsed.text.slice(Math.max(0, at - NOTICE), at + NOTICE))) return NO_EVIDENCE;
      // Every legitimate bill has a phone number for questions.
      const undoing = parsed.phrases.get('charge-dispute')?.filter((one) => isOfCharge(parsed, one)) ?? [];
      const phones = strangersNumbers(parsed).filter(
        ({ start = 0 }) =>
          Math.abs(start - at) <= NOTICE && undoing.some((undo) => Math.abs(undo.start - start) <= SAME_BREATH),
      );
      if (phones.length === 0) return NO_EVIDENCE;
      return [...phones.slice(0, SHOWN_NUMBERS), ...match(parsed, 'charge-notice', 'charge-dispute')].slice(0, 5);
    },
  },
  {
    id: 'brand-receipt-by-phone',
    group: 'request',
    tier: 'soft',
    kinds: ['callback-scam'],
    namesKind: true,
    covers: ['link-domain-mentioned', 'link-known-companies', 'links-to-own-domain'],
    inFiles: 'short',
    title: 'Receipt with only a phone number',
    sentence: 'It’s a receipt in a well-known company’s name, with a phone number and no link to that company.',
    check: brandReceiptByPhone,
  },
];

/** “We hope that you find this advice useful.” */
function isRecommendation(parsed: ParsedEmail, one: Evidence): boolean {
  if (!/\badvice$/i.test(one.quote) || (parsed.email.attachments?.length ?? 0) > 0) return false;
  const { before, after } = sentenceAround(parsed, one);
  return !OF_PAYMENT.test(before + one.quote + after) && !OF_PAYMENT.test(parsed.subject);
}

/** How many characters around “cancel” are searched for what is cancelled. */
const CANCELLED = 40;

/** Whether a charge should be undone, rather than an appointment in an email that is only about that. */
function isOfCharge(parsed: ParsedEmail, undo: Phrase): boolean {
  if (undo.where !== 'body') return false;
  const around = parsed.text.slice(Math.max(0, undo.start - CANCELLED), undo.end + CANCELLED);
  return !APPOINTMENT.test(around) || SUBSCRIBED.test(`${parsed.subject} ${parsed.text}`);
}

const SHOWN_NUMBERS = 3;

/** All numbers but known support lines: a writer may put those before the one that matters. */
function strangersNumbers(parsed: ParsedEmail): Evidence[] {
  return phonesIn(parsed, MAX_PHONES).filter(({ quote }) => !isSupportNumber(quote));
}

const READER = sensesNamed('you please need');

/** Whether words begin a clause or their sentence speaks to the reader, unlike “the inability to import private keys”. */
function isOrder(parsed: ParsedEmail, one: Evidence): boolean {
  const { before, after } = sentenceAround(parsed, one);
  if (!/[\p{L}\p{N}]/u.test(before.split(/[,;:–—(]/u).at(-1) ?? '')) return true;
  const language = parsed.senseLanguage ?? 'en';
  return wordsOf(before + one.quote + after, false).some((word) =>
    sensesOf(word, language).some((sense) => READER.has(sense)),
  );
}

/** Characters around “crypto” that show whether it means cryptography. */
const AROUND_CRYPTO = 120;

function aboutCoins(parsed: ParsedEmail): Evidence[] {
  return matchProminent(parsed, 'crypto', 'bitcoin').filter(({ quote, where, start = 0, end = 0 }, _, all) => {
    if (!CRYPTO_ALONE.test(quote) || all.some((other) => !CRYPTO_ALONE.test(other.quote))) return true;
    return OF_COINS.test(textOf(parsed, where).slice(Math.max(0, start - AROUND_CRYPTO), end + AROUND_CRYPTO));
  });
}

/** Words in which a receipt names its company. */
const LEAD_WORDS = 40;
/** Words of a receipt with its small print. */
const RECEIPT = 350;

function brandReceiptByPhone(parsed: ParsedEmail): Evidence[] {
  const { words, subjectWords, text, subject, thread, email } = parsed;
  if (hasPage(parsed) || words.length > RECEIPT || thread.quoted.length > 0) return NO_EVIDENCE;
  if (!parsed.phrases.has('charge-notice') || !AMOUNT.test(`${subject} ${text}`)) return NO_EVIDENCE;
  // If a service sends it for somebody, the small print names the service.
  const senders = [email.from?.address, authorOf(parsed)?.address].flatMap((address) => domainOf(address ?? '') || []);
  const isTheirs = ({ brand }: Mention) => senders.some((domain) => isOwnHost(brand, domain));
  const isOther = (mention: Mention) => authorOf(parsed) === null || !isTheirs(mention);
  const inSubject = brandsNamed(subjectWords, subjectWords.length).filter(isOther);
  const lead = brandsNamed(words, LEAD_WORDS).filter(isOther);
  // In a stranger's receipt, “paid via PayPal” proves no shop.
  const paidWith = isVouchedFor(parsed) ? lead.filter(({ from }) => MEANS.has(words[from - 1]?.norm ?? '')) : [];
  const inBody = lead.filter(({ brand }) => !paidWith.some((means) => means.brand === brand));
  const phones = strangersNumbers(parsed).slice(0, SHOWN_NUMBERS);
  if (phones.length === 0 || inSubject.some(isTheirs) || inBody.some(isTheirs)) return NO_EVIDENCE;
  const evidenceOf = (where: 'subject' | 'body', of: readonly Word[], { from, to }: Mention) =>
    rangeEvidence(parsed, where, of[from]?.start ?? 0, of[to - 1]?.end ?? 0);
  const named = [
    ...inSubject.slice(0, 1).map((one) => evidenceOf('subject', subjectWords, one)),
    ...inBody.slice(0, 1).map((one) => evidenceOf('body', words, one)),
  ];
  return named.length === 0
    ? NO_EVIDENCE
    : [...named, ...phones, ...match(parsed, 'charge-notice')].slice(0, LIMITS.evidence);
}

/** Words of an email that gets to its sum and its request quickly. */
const SHORT_TALE = 400;

/** Large sums mentioned twice or next to a death, with a request to reply, or both at length. */
/** “US$34,700,000” counts like two of the other words for a fortune. */
const MILLIONS = /(?:[$€£]|\b(?:USD|EUR|GBP))\s?\d{1,3}(?:[.,]\d{3}){2,3}(?!\d)/;

function millionsIn(parsed: ParsedEmail): number {
  return millionsOf(parsed).length * 2;
}

function millionsOf(parsed: ParsedEmail): Evidence[] {
  const found = parsed.phrases.has('secrecy') && !hasWebLink(parsed) ? MILLIONS.exec(parsed.text) : null;
  return found ? [rangeEvidence(parsed, 'body', found.index, found.index + found[0].length)] : NO_EVIDENCE;
}

function isShortTale(parsed: ParsedEmail): boolean {
  if (parsed.words.length > SHORT_TALE || parsed.thread.quoted.length > 0) return false;
  const { phrases } = parsed;
  const sums = (phrases.get('fortune')?.length ?? 0) + millionsIn(parsed);
  const deaths = phrases.get('inheritance')?.length ?? 0;
  const answers = countMatched(parsed, ['contact-details', 'details-after-answer', 'stranger-opening']);
  const asks = answers + countMatched(parsed, ['proposal']);
  // A link to news about the benefactor is part of the story.
  if (hasWebLink(parsed)) return sums > 1 && answers > 0;
  if (sums > 1 && deaths > 1) return true;
  return (sums > 0 && sums + deaths > 1 && asks > 0) || (sums > 0 && answers > 0 && parsed.words.length <= FEW_WORDS);
}

/** Few words, no link, and not a reply. */
function isBriefEmail(parsed: ParsedEmail): boolean {
  return parsed.words.length <= FEW_WORDS && parsed.thread.quoted.length === 0 && !hasWebLink(parsed);
}

/** The first mention of a concept near a position; a mention in the subject is at position 0. */
function placeOf(parsed: ParsedEmail, concept: Concept, near: number): number | undefined {
  return parsed.phrases
    .get(concept)
    ?.map(({ where, start }) => (where === 'subject' ? 0 : start))
    .find((start) => Math.abs(start - near) <= NOTICE);
}
