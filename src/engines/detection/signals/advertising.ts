import type { Evidence } from '../analysis.ts';
import type { Reading } from '../parse/parse.ts';
import { opensWith, SILENT, type SignalRule, said } from './signal.ts';

/** A letter of fewer words has no room for anything else. */
const BRIEF = 120;

export const ADVERTISING_SIGNALS: readonly SignalRule[] = [
  {
    id: 'advertising',
    group: 'request',
    tier: 'soft',
    title: 'Unasked advertising',
    sentence: 'It sells what unasked mail usually sells.',
    check: advertised,
  },
  {
    id: 'little-but-advertising',
    group: 'request',
    tier: 'soft',
    title: 'Little more than unasked advertising',
    sentence: 'It says hardly anything but what unasked mail usually sells.',
    check(reading) {
      const found = reading.words.length < BRIEF && reading.thread.quoted.length === 0 ? advertised(reading) : SILENT;
      // Honest sellers use the single words, too.
      const hasRow = found.some(({ quote }) => /\S\s+\S/.test(quote));
      return hasRow && new Set(found.map(({ quote }) => quote.toLowerCase())).size > 1 ? found : SILENT;
    },
  },
  {
    id: 'removal-line',
    group: 'pressure',
    tier: 'soft',
    title: 'Sent in bulk',
    sentence: 'It ends as mass advertising does. A click on “remove” only tells the sender that somebody reads there.',
    check: (reading) => said(reading, 'removal-line'),
  },
  {
    id: 'hard-sell',
    group: 'pressure',
    tier: 'soft',
    title: 'Written like advertising',
    sentence: 'It has the words of advertising: offers to be taken quickly, rebates, things for nothing.',
    check: (reading) => said(reading, 'hard-sell'),
  },
];

function advertised(reading: Reading): Evidence[] {
  const found = opensWith(reading, 'adult', 'remedy', 'gambling', 'credit', 'stolen-access');
  // One word such as “memory” or “solar” sells nothing.
  const said = new Set(found.map(({ quote }) => quote.toLowerCase()));
  return said.size > 1 || found.some(({ quote }) => /\S\s+\S/.test(quote)) ? found : SILENT;
}
