import type { Evidence } from '../analysis.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isQuoted } from '../parse/thread.ts';
import { match, matchProminent, NO_EVIDENCE, type SignalRule } from './signal.ts';

/** In an email of fewer words there is room for nothing else. */
const BRIEF = 120;

export const ADVERTISING_SIGNALS: readonly SignalRule[] = [
  {
    id: 'advertising',
    group: 'request',
    tier: 'soft',
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
    id: 'removal-line',
    group: 'pressure',
    tier: 'soft',
    kinds: ['unwanted'],
    title: 'Sent in bulk',
    sentence: 'It ends like bulk advertising. Clicking “remove” only tells the sender that someone reads it.',
    check: (parsed) => match(parsed, 'removal-line').filter((one) => isAtEnd(parsed, one) && !isOthers(parsed, one)),
  },
  {
    id: 'hard-sell',
    group: 'pressure',
    tier: 'soft',
    kinds: ['unwanted'],
    title: 'Advertising language',
    sentence: 'It uses advertising language: limited offers, discounts, free things.',
    check: (parsed) => match(parsed, 'hard-sell'),
  },
];

/** Characters in which the small print of a newsletter has room. */
const SMALL_PRINT = 1_500;

function isAtEnd({ text }: ParsedEmail, { where, start = 0 }: Evidence): boolean {
  return where === 'body' && start >= Math.min(text.length / 2, text.length - SMALL_PRINT);
}

const QUOTED_LINE = /(?:^|\n)[ \t]*>[^\n]*$/;

/** In an email that is quoted, or in quotation marks. */
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
