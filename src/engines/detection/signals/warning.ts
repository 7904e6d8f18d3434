import type { Evidence } from '../analysis.ts';
import { AS_FRAUD, WAS_ASKED } from '../data/asking-words.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import { DOUBTS, REPORTS } from '../data/reports.ts';
import { LIMITS } from '../limits.ts';
import { confirmed } from '../parse/authentication.ts';
import { domainOf, isFreemail, sameOrganisation } from '../parse/domains.ts';
import { everyMatch, firstMatch } from '../parse/every-match.ts';
import { hasHeader } from '../parse/headers.ts';
import { isVouchedFor } from '../parse/leads-elsewhere.ts';
import { isNameAlone } from '../parse/links.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isQuoted, type Range } from '../parse/thread.ts';
import { typedPartOf } from '../parse/typed-part.ts';
import { walletsIn } from '../parse/wallets.ts';
import { NO_EVIDENCE, rangeEvidence, type SignalRule } from './signal.ts';

/** A quotation within one paragraph. */
const SPEECH = /["“”„«»][^"“”„«»\n]{12,400}["“”«»]/g;
const LONGEST = 50_000;
const TELEPHONE_NUMBER = /\d(?:[\s()./-]{0,3}\d){6}/;
/** Alarming lures of frauds, which warnings quote. */
const LURES: readonly Concept[] = [
  'account-problem',
  'credential-request',
  'mailbox-full',
  'password-expiry',
  'held-messages',
  'charge-notice',
  'password-reply',
  'code-request',
  'card-codes',
  'recording',
  'hacked',
  'shame',
  'seed-phrase',
];
/** Requests that a mere warning doesn't make. */
const REQUESTS: readonly Concept[] = [
  'credential-request',
  'password-reply',
  'code-request',
  'sign-in',
  'payment-request',
  'bank-change',
  'card-codes',
  'seed-phrase',
  'open-attachment',
];

export const QUOTES_A_LURE = 'quotes-a-lure';

export const WARNING_SIGNALS: readonly SignalRule[] = [
  {
    id: QUOTES_A_LURE,
    group: 'request',
    tier: 'mitigating',
    // Their subject may name the cards, or what was claimed.
    covers: ['gift-card-codes', 'gift-cards', 'card-codes-request', 'extortion', 'crypto-lure', 'account-problem'],
    title: 'Quotes a fraud’s words',
    sentence: (_, parsed) =>
      isPublication(parsed)
        ? 'Its alarming words are quotations in a known sender’s newsletter, and no link beside them leads to someone else.'
        : 'Its alarming words are quotations in an email about fraud, and no link in it leads to someone else.',
    check: quotesALure,
  },
  {
    id: 'doubts-quoted-email',
    group: 'request',
    tier: 'context',
    title: 'Doubts the email it quotes',
    sentence: 'The writer warns of the quoted email or asks whether it’s genuine.',
    check: doubtsQuotedEmail,
  },
  {
    id: 'tells-of-fraud',
    group: 'request',
    tier: 'context',
    title: 'Tells of a fraud',
    sentence: 'The writer tells what somebody else asked of them.',
    check({ text }) {
      const asked = firstMatch(text, AS_FRAUD) ? firstMatch(text.slice(0, LONGEST), WAS_ASKED) : null;
      return asked
        ? [{ quote: asked[0], where: 'body', start: asked.index, end: asked.index + asked[0].length }]
        : NO_EVIDENCE;
    },
  },
];

/**
 * The writer's words of doubt above a quoted or forwarded email. If they include a link or a request, the writer wants
 * something too.
 */
function doubtsQuotedEmail(parsed: ParsedEmail): Evidence[] {
  const { text, thread, links, phrases } = parsed;
  if (thread.quoted.length === 0 && thread.forwardedAt === undefined) return NO_EVIDENCE;
  const isOwn = (at: number) => at < (thread.forwardedAt ?? text.length) && !isQuoted(thread, at);
  if (links.some(({ start, scheme }) => scheme !== 'mailto' && isOwn(start))) return NO_EVIDENCE;
  const asks = REQUESTS.flatMap((concept) => phrases.get(concept) ?? []);
  if (asks.some(({ where, start }) => where === 'body' && isOwn(start))) return NO_EVIDENCE;
  let start = 0;
  for (const line of text.slice(0, LONGEST).split('\n')) {
    const doubt = isOwn(start) ? DOUBTS.exec(line) : null;
    if (doubt) return [rangeEvidence(parsed, 'body', start, start + line.length)];
    start += line.length + 1;
  }
  return NO_EVIDENCE;
}

/**
 * Evidence that an email has its own words about fraud, quotes all of its lures, links only to a verified sender, and has no
 * number to call and no wallet to pay into. Anyone can put words in quotation marks, and the way to the fraud elsewhere.
 */
function quotesALure(parsed: ParsedEmail): Evidence[] {
  const { subject, text } = parsed;
  const lures = LURES.flatMap((concept) => parsed.phrases.get(concept) ?? []);
  // A service's users don't own its domain.
  if (lures.length === 0 || typedPartOf(parsed) !== null) return NO_EVIDENCE;
  const isOfPublisher = isPublication(parsed);
  if (!isOfPublisher && leadsAway(parsed)) return NO_EVIDENCE;
  const speeches = everyMatch(text.slice(0, LONGEST), SPEECH).map(({ 0: speech, index }) => ({
    start: index,
    end: index + speech.length,
  }));
  const holding = (start: number) => speeches.find((speech) => speech.start <= start && start < speech.end);
  if (!lures.every(({ where, start }) => where === 'body' && holding(start))) return NO_EVIDENCE;
  const luring = speeches.filter(({ start, end }) => lures.some((lure) => start <= lure.start && lure.start < end));
  if (isOfPublisher && luring.some((speech) => leadsAway(parsed, speech))) return NO_EVIDENCE;
  const said = isOfPublisher ? luring.map(({ start, end }) => text.slice(start, end)) : [text.slice(0, LONGEST)];
  if (said.some((words) => TELEPHONE_NUMBER.test(words) || walletsIn(words).length > 0)) return NO_EVIDENCE;
  if (!REPORTS.test(subject) && !REPORTS.test(withoutAll(text, speeches))) return NO_EVIDENCE;
  return luring.flatMap((speech) => piecesOf(parsed, speech)).slice(0, LIMITS.evidence);
}

/** The fewest words of a publication that explains frauds among other things. */
const LONG = 120;
/** Characters around a quotation in which a link would be its own. */
const PASSAGE = 300;

/**
 * Whether it is a longer newsletter of a sender whom the mailbox or the receiving server vouches for. It may link to its
 * sources, where they aren't beside what it quotes, and may have its own telephone number. A stranger can write one as well.
 */
export function isPublication(parsed: ParsedEmail): boolean {
  const { email, words, html, files } = parsed;
  if (words.length < LONG || files.length > 0 || (html?.forms.length ?? 0) > 0) return false;
  if (isFreemail(domainOf(email.from?.address ?? ''))) return false;
  return hasHeader(email, 'list-unsubscribe') && confirmed(parsed) !== null && isVouchedFor(parsed);
}

/** Whether there is a form or file, or a link that isn't a verified sender's, in the email or beside one quotation. */
function leadsAway(parsed: ParsedEmail, quotation?: Range): boolean {
  const { email, html, files, links, attachedLinks } = parsed;
  if ((html?.forms.length ?? 0) > 0 || files.length > 0) return true;
  const sender = confirmed(parsed) ? email.from?.address : undefined;
  const isBeside = ({ start, end }: Range) =>
    quotation === undefined || (start <= quotation.end + PASSAGE && end >= quotation.start - PASSAGE);
  return [...links, ...attachedLinks].some(
    (link) =>
      isBeside(link) &&
      link.scheme !== 'mailto' &&
      !isNameAlone(link) &&
      !(sender !== undefined && sameOrganisation(sender, link.host)),
  );
}

/** A long quotation, split into as many pieces of evidence as needed. */
function piecesOf(parsed: ParsedEmail, { start, end }: Range): Evidence[] {
  const pieces: Evidence[] = [];
  for (let from = start; from < end; from += LIMITS.quote) pieces.push(rangeEvidence(parsed, 'body', from, end));
  return pieces;
}

function withoutAll(text: string, ranges: readonly Range[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of ranges) {
    rest += text.slice(from, start);
    from = end;
  }
  return rest + text.slice(from, LONGEST);
}
