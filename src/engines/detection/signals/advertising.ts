import { opensWith, SILENT, type SignalRule, said } from './signal.ts';

export const ADVERTISING_SIGNALS: readonly SignalRule[] = [
  {
    id: 'advertising',
    group: 'request',
    tier: 'soft',
    title: 'Unasked advertising',
    sentence: 'It sells what unasked mail usually sells.',
    check(reading) {
      const found = opensWith(reading, 'adult', 'remedy', 'gambling', 'credit');
      // One word such as “memory” or “solar” sells nothing.
      const said = new Set(found.map(({ quote }) => quote.toLowerCase()));
      return said.size > 1 || found.some(({ quote }) => /\S\s+\S/.test(quote)) ? found : SILENT;
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
