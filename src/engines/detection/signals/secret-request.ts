import type { Evidence } from '../analysis.ts';
import { FUNDS, INTO } from '../data/bank-account-words.ts';
import { PASSWORD_GIVEN } from '../data/password-given.ts';
import type { SenseLanguage } from '../data/senses/languages.ts';
import { sensesNamed } from '../model/senses.ts';
import { failureOf } from '../parse/authentication.ts';
import { isContact, isOfOwnDomain } from '../parse/known-sender.ts';
import { isPictureAddress, type Link } from '../parse/links.ts';
import { isOffSite } from '../parse/off-site.ts';
import { once } from '../parse/once.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isQuoted, type Range } from '../parse/thread.ts';
import { isInAddress, type Word } from '../parse/words.ts';
import { sensesInSentence } from './denial.ts';
import { isReportedSpeech } from './reported.ts';
import { hasAny, sensesSaid } from './senses-near.ts';
import { linkEvidence, NO_EVIDENCE, rangeEvidence, type SignalRule } from './signal.ts';

/** A request to enter or confirm a secret, with the words it rests on and the link beside it. */
export interface SecretRequest extends Range {
  /** The position of its words among the words of the body. */
  from: number;
  to: number;
  link: Link | null;
  /** Otherwise an account is to be confirmed. */
  isPassword: boolean;
}

const SECRET = sensesNamed('password pin');
/** Only confirmed: people also enter an account to be paid into. */
const ACCOUNT = sensesNamed('account');
const CONFIRM = sensesNamed('confirm');
const ENTER = sensesNamed('enter confirm');
const TRANSFER = sensesNamed('transfer');
const MONEY = sensesNamed('money pay transfer refund');
const DENIAL = sensesNamed('not nobody ignore');
/** “Anyone who enters it”, “we confirm your account”, and “it asked me to confirm it”. */
const OTHERS = sensesNamed('family');
const WRITER = sensesNamed('us me');
const READER = sensesNamed('you please need');
/** The most words between the order and the secret, and between either and its denial. */
const TOGETHER = 7;
const BESIDE = 3;
/** The most characters between the request and its link. */
const NEAR = 300;
/** Longer texts are articles; their first words are still read. */
const MAX_WORDS = 8_000;
const MAX_REQUESTS = 20;
/** Their most pieces of evidence. */
const MOST = 2;

/** With these signals, only the wording of the passage that asks counts. */
export const ASKED_ELSEWHERE: ReadonlySet<string> = new Set(['password-asked-elsewhere', 'account-check-elsewhere']);

const REASSURANCE = ['can-be-ignored', 'was-requested', 'link-domain-mentioned', 'sender-name-in-domain'];

/** Requests for a password, a PIN or an account's confirmation, in the 28 languages of the senses. */
export const SECRET_REQUEST_SIGNALS: readonly SignalRule[] = [
  {
    id: 'password-asked-elsewhere',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    asksSecret: true,
    floor: { severity: 'Medium', reason: 'A stranger who has a password typed into somebody else’s site wants it.' },
    covers: ['account-check-elsewhere', ...REASSURANCE],
    title: 'Asks for a password on another site',
    sentence: 'It asks for a password or PIN on a site that isn’t the sender’s.',
    check: (parsed) => askedElsewhere(parsed, ({ isPassword }) => isPassword),
  },
  {
    id: 'account-check-elsewhere',
    group: 'request',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    asksSecret: true,
    floor: { severity: 'Low', reason: 'An account is checked where it is, not on somebody else’s site.' },
    covers: REASSURANCE,
    title: 'Asks you to confirm details on another site',
    sentence: 'It asks you to confirm, unlock or secure an account or other details on a site that isn’t the sender’s.',
    check: (parsed) => askedElsewhere(parsed, () => true),
  },
  {
    id: 'secret-request',
    group: 'request',
    // Honest services ask for this on their own site.
    tier: 'context',
    asksSecret: true,
    title: 'About a password or other details',
    sentence: 'It asks you to enter a password, or to confirm, unlock or secure an account or other details.',
    check: (parsed): Evidence[] =>
      secretRequestsIn(parsed)
        .slice(0, MOST)
        .map(({ start, end }) => rangeEvidence(parsed, 'body', start, end)),
  },
];

function askedElsewhere(parsed: ParsedEmail, test: (request: SecretRequest) => boolean): Evidence[] {
  if (isKnown(parsed)) return NO_EVIDENCE;
  return secretRequestsIn(parsed)
    .filter((request) => request.link !== null && isOffSite(parsed, request.link.host) && test(request))
    .slice(0, MOST)
    .flatMap(({ start, end, link }) => [
      rangeEvidence(parsed, 'body', start, end),
      ...(link ? [linkEvidence(link)] : []),
    ]);
}

/** A contact or a colleague may name any site. The recipients do not count here: the sender chooses them. */
function isKnown(parsed: ParsedEmail): boolean {
  return (isContact(parsed) || isOfOwnDomain(parsed)) && failureOf(parsed) === null;
}

/**
 * Explicit requests, by the senses of words and, in eight languages, by phrases. Quoted emails, denials and passwords
 * given in the email don't count.
 */
export const secretRequestsIn = once((parsed: ParsedEmail): SecretRequest[] => {
  const found = bySenses(parsed);
  for (const { where, start, end, word } of parsed.phrases.get('credential-request') ?? []) {
    const isNew = where === 'body' && !found.some((one) => one.start < end && start < one.end);
    if (isNew) found.push({ ...requestAt(parsed, { start, end }), from: word, to: word + 1, isPassword: false });
  }
  return found.filter(
    ({ start, end, from }) =>
      !PASSWORD_GIVEN.test(parsed.text.slice(start, end + NEAR)) &&
      !isReportedSpeech(parsed, 'credential-request', { where: 'body', word: from, start, end }),
  );
});

function bySenses(parsed: ParsedEmail): SecretRequest[] {
  const { text, words, thread, senseLanguage } = parsed;
  const found: SecretRequest[] = [];
  if (senseLanguage === null || !mayAsk(parsed)) return found;
  for (let from = 0; from < Math.min(words.length, MAX_WORDS) && found.length < MAX_REQUESTS; ) {
    let to = from + 1;
    while (to < words.length && words[to]?.sentence === words[from]?.sentence) to++;
    const range = requestIn(text, words.slice(from, to), senseLanguage);
    if (range && !isQuoted(thread, range.start)) found.push({ ...range, ...requestAt(parsed, range), from, to });
    from = to;
  }
  return found;
}

/** Most emails name no secret, and need not be read sentence by sentence. */
function mayAsk(parsed: ParsedEmail): boolean {
  const said = sensesSaid(parsed);
  return hasAny(said, ENTER) && (hasAny(said, SECRET) || hasAny(said, ACCOUNT));
}

function requestAt(parsed: ParsedEmail, { start, end }: Range): Pick<SecretRequest, 'start' | 'end' | 'link'> {
  return { start, end, link: linkNear(parsed, { start, end }) };
}

function requestIn(
  text: string,
  sentence: readonly Word[],
  language: SenseLanguage,
): (Range & Pick<SecretRequest, 'isPassword'>) | null {
  const spoken = sentence.filter((word) => !isInAddress(text, word));
  const senses = sensesInSentence(spoken, language);
  const has = (at: number, group: ReadonlySet<number>) => senses[at]?.some((sense) => group.has(sense)) === true;
  const hasNear = (from: number, to: number, group: ReadonlySet<number>) =>
    senses.slice(Math.max(0, from), Math.max(0, to)).some((some) => some.some((sense) => group.has(sense)));
  const isDenied = (at: number) => hasNear(at - BESIDE, at + BESIDE + 1, DENIAL);
  const orders = spoken.flatMap((_, at) => {
    const isWriters = hasNear(at - BESIDE, at, WRITER) && !hasNear(at - BESIDE, at, READER);
    return has(at, ENTER) && !isDenied(at) && !isWriters && !hasNear(at - BESIDE, at, OTHERS) ? [at] : [];
  });
  const isNear = (at: number) => (other: number) =>
    Math.abs(other - at) <= TOGETHER && !isDenied(other) && !isOfTransfer(other, at) && !isWhereMoneyIs(other, at);
  // In languages where the verb comes last, an account before a transfer is the money's target, whatever is confirmed
  // after it.
  const isOfTransfer = (account: number, order: number) => account < order && hasNear(account, order, TRANSFER);
  // “Confirm the payment is in your account”: the money is confirmed, and the account says where it is.
  const isWhereMoneyIs = (account: number, order: number) => {
    const between = text.slice(spoken[order]?.end, spoken[account]?.start);
    return order < account && INTO.test(between) && (hasNear(order + 1, account, MONEY) || FUNDS.test(between));
  };
  const find = (group: ReadonlySet<number>, from: readonly number[]) => {
    const named = spoken.flatMap((_, at) => (has(at, group) ? [at] : []));
    const at = from.find((one) => named.some(isNear(one)));
    return at === undefined ? null : rangeOf(spoken[at], spoken[named.find(isNear(at)) ?? at]);
  };
  const password = find(SECRET, orders);
  if (password) return { ...password, isPassword: true };
  const account = find(
    ACCOUNT,
    orders.filter((at) => has(at, CONFIRM)),
  );
  return account && { ...account, isPassword: false };
}

function rangeOf(one: Word | undefined, other: Word | undefined): Range | null {
  return one && other ? { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) } : null;
}

/**
 * The nearest web link after the request or right before it. A picture’s address is not a page to enter anything on.
 */
function linkNear({ links }: ParsedEmail, { start, end }: Range): Link | null {
  const distance = (link: Link) => (link.start >= start ? link.start - end : start - link.end);
  const near = links.filter((link) => link.host !== '' && distance(link) <= NEAR && !isPictureAddress(link));
  return near.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
