import type { Evidence } from '../analysis.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
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
    sentence: 'It sells what unsolicited email usually sells.',
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
    sentence: 'It says almost nothing beyond what unsolicited email usually sells.',
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
    check: (parsed) => match(parsed, 'removal-line'),
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

function advertised(parsed: ParsedEmail): Evidence[] {
  const found = matchProminent(parsed, 'adult', 'remedy', 'gambling', 'credit', 'stolen-access');
  // One word such as “memory” or “solar” sells nothing.
  const quotes = new Set(found.map(({ quote }) => quote.toLowerCase()));
  return quotes.size > 1 || found.some(({ quote }) => /\S\s+\S/.test(quote)) ? found : NO_EVIDENCE;
}
