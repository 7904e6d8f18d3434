import type { Evidence } from '../analysis.ts';
import { AS_FRAUD, WAS_ASKED } from '../data/asking-words.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import { DOUBTS } from '../data/reports.ts';
import { LIMITS } from '../limits.ts';
import { firstMatch } from '../parse/every-match.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isQuoted, type Range } from '../parse/thread.ts';
import { isPublication, luresQuoted } from './quoted-lures.ts';
import { NO_EVIDENCE, rangeEvidence, type SignalRule } from './signal.ts';

/** How much text is searched for words of doubt. */
const LONGEST = 50_000;
/** Requests that a plain warning doesn't make. */
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
    // Their subject may name the gift cards, or the claim.
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

function quotesALure(parsed: ParsedEmail): Evidence[] {
  return luresQuoted(parsed)
    .flatMap((speech) => piecesOf(parsed, speech))
    .slice(0, LIMITS.evidence);
}

/** A long quotation, split into as many pieces of evidence as needed. */
function piecesOf(parsed: ParsedEmail, { start, end }: Range): Evidence[] {
  const pieces: Evidence[] = [];
  for (let from = start; from < end; from += LIMITS.quote) pieces.push(rangeEvidence(parsed, 'body', from, end));
  return pieces;
}
