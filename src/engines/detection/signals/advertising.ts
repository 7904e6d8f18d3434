import type { Evidence } from '../analysis.ts';
import { LITTLE_TIME, ON_OFFER } from '../data/aside-words.ts';
import { PRICE_AHEAD, PRICE_NOW, RISE, SHARE, SHARE_PRICE, SYMBOL } from '../data/share-words.ts';
import { everyMatch } from '../parse/every-match.ts';
import { isIsin } from '../parse/isin.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';
import { isQuoted } from '../parse/thread.ts';
import { match, matchProminent, NO_EVIDENCE, rangeEvidence, type SignalRule } from './signal.ts';

/** An email with fewer words has no room for anything else. */
const BRIEF = 120;

export const ADVERTISING_SIGNALS: readonly SignalRule[] = [
  {
    id: 'advertising',
    group: 'request',
    tier: 'soft',
    advertising: 'offer',
    isCommon: true,
    kinds: ['unwanted'],
    namesKind: true,
    title: 'Unsolicited advertising',
    sentence: 'It’s about what unsolicited email is usually about: cures, dating, gambling, loans and the like.',
    check: advertised,
  },
  {
    id: 'little-but-advertising',
    group: 'request',
    tier: 'soft',
    advertising: 'only-offer',
    kinds: ['unwanted'],
    namesKind: true,
    covers: ['advertising'],
    title: 'Little but unsolicited advertising',
    sentence: 'It says almost nothing beyond what unsolicited email is usually about.',
    check(parsed) {
      const found = parsed.words.length < BRIEF && parsed.thread.quoted.length === 0 ? advertised(parsed) : NO_EVIDENCE;
      // Legitimate sellers use the single words too.
      const hasRow = found.some(({ quote }) => /\S\s+\S/.test(quote));
      return hasRow && new Set(found.map(({ quote }) => quote.toLowerCase())).size > 1 ? found : NO_EVIDENCE;
    },
  },
  {
    id: 'stock-promotion',
    group: 'request',
    tier: 'soft',
    advertising: 'share',
    kinds: ['unwanted'],
    namesKind: true,
    title: 'Praises a share',
    sentence:
      'It names a share by its symbol and says that its price will jump. People who send that usually want to sell.',
    check(parsed) {
      const praised = sharePraised(parsed);
      return praised.length > 0 ? praised : priceToJump(parsed);
    },
  },
  {
    id: 'removal-line',
    group: 'pressure',
    tier: 'soft',
    advertising: 'manner',
    isCommon: true,
    kinds: ['unwanted'],
    title: 'Sent in bulk',
    sentence: 'It ends like bulk advertising. From a sender you don’t know, unsubscribing only confirms your address.',
    check: (parsed) => match(parsed, 'removal-line').filter((one) => isAtEnd(parsed, one) && !isOthers(parsed, one)),
  },
  {
    id: 'hard-sell',
    group: 'pressure',
    tier: 'soft',
    advertising: 'manner',
    isCommon: true,
    kinds: ['unwanted'],
    title: 'Advertising language',
    sentence: 'It uses advertising language, such as discounts, limited offers, free things or calls to buy.',
    check: hardSell,
  },
];

/** Characters around “limited time” or “hurry up” that show whether anything is on offer. */
const AROUND_HASTE = 120;

/** “We have limited time” and “hurry up” sell nothing by themselves. */
function hardSell(parsed: ParsedEmail): Evidence[] {
  const found = match(parsed, 'hard-sell');
  const isHaste = ({ quote }: Evidence) => LITTLE_TIME.test(quote);
  return found.filter((one) => {
    if (!isHaste(one) || found.some((other) => !isHaste(other))) return true;
    const { where, start = 0, end = 0 } = one;
    const around = textOf(parsed, where).slice(Math.max(0, start - AROUND_HASTE), end + AROUND_HASTE);
    return ON_OFFER.test(around) || ON_OFFER.test(parsed.subject);
  });
}

/** The most characters between a share's symbol and the promise. */
const SAME_TIP = 500;

/** The first symbol with a promise beside it: a sender can name any number of other shares before it. */
function sharePraised(parsed: ParsedEmail): Evidence[] {
  const { text, thread } = parsed;
  const shares = everyMatch(text, SHARE).filter(
    ({ 1: symbol = '', index }) =>
      symbol === symbol.toUpperCase() && (symbol.length !== ISIN_LENGTH || isIsin(symbol)) && !isQuoted(thread, index),
  );
  const promises = shares.length > 0 ? everyMatch(text, RISE) : [];
  const prices = promises.length > 0 ? everyMatch(text, SHARE_PRICE) : [];
  const promiseNear = nearest(promises);
  const priceNear = nearest(prices);
  for (const { 0: named, index } of shares) {
    const promise = promiseNear(index);
    const price = priceNear(index);
    if (!promise || !price) continue;
    return [
      rangeEvidence(parsed, 'body', index, index + named.length),
      rangeEvidence(parsed, 'body', promise.index, promise.index + promise[0].length),
    ];
  }
  return NO_EVIDENCE;
}

/** Times today's price. Analysts rarely promise as much. */
const JUMP = 1.8;

/** A symbol with the share's price, followed by a much higher target price. */
function priceToJump(parsed: ParsedEmail): Evidence[] {
  const { text, thread } = parsed;
  const aims = everyMatch(text, PRICE_AHEAD).filter(({ index }) => !isQuoted(thread, index));
  if (aims.length === 0) return NO_EVIDENCE;
  const priceNear = nearest(everyMatch(text, PRICE_NOW));
  const symbolNear = nearest(everyMatch(text, SYMBOL));
  for (const { 0: aim, 1: high, index } of aims) {
    const price = priceNear(index);
    const symbol = symbolNear(index);
    if (!price || !symbol || price.index >= index) continue;
    if (worthOf(high) < worthOf(price[1] ?? price[2]) * JUMP) continue;
    const [, name = ''] = symbol;
    const end = symbol.index + symbol[0].length;
    return [
      rangeEvidence(parsed, 'body', end - name.length, end),
      rangeEvidence(parsed, 'body', index, index + aim.length),
    ];
  }
  return NO_EVIDENCE;
}

function worthOf(price = ''): number {
  return Number.parseFloat(price.replace(',', '.').replace(/^\./, '0.'));
}

/** Finds the first match around a place, in one pass over all of them: the places asked for must be in order. */
function nearest(matches: readonly RegExpExecArray[]): (place: number) => RegExpExecArray | undefined {
  let at = 0;
  return (place) => {
    while ((matches[at]?.index ?? place) < place - SAME_TIP) at++;
    const match = matches[at];
    return match && match.index <= place + SAME_TIP ? match : undefined;
  };
}

const ISIN_LENGTH = 12;

/** Characters that a newsletter's small print takes up. */
const SMALL_PRINT = 1_500;

function isAtEnd({ text }: ParsedEmail, { where, start = 0 }: Evidence): boolean {
  return where === 'body' && start >= Math.min(text.length / 2, text.length - SMALL_PRINT);
}

const QUOTED_LINE = /(?:^|\n)[ \t]*>[^\n]*$/;

/** In a quoted email, or in quotation marks. */
function isOthers({ text, thread }: ParsedEmail, { start = 0, end = 0 }: Evidence): boolean {
  if (isQuoted(thread, start) || QUOTED_LINE.test(text.slice(Math.max(0, start - SMALL_PRINT), start))) return true;
  return /[“„"«]\s?$/.test(text.slice(0, start).slice(-2)) && /^[^\n]{0,80}[”“"»]/.test(text.slice(end));
}

function advertised(parsed: ParsedEmail): Evidence[] {
  const found = matchProminent(parsed, 'adult', 'remedy', 'gambling', 'credit', 'stolen-access');
  // One word such as “memory” or “solar” sells nothing.
  const quotes = new Set(found.map(({ quote }) => quote.toLowerCase()));
  return quotes.size > 1 || found.some(({ quote }) => /\S\s+\S/.test(quote)) ? found : NO_EVIDENCE;
}
