import { wordingOf } from '../model/text-model.ts';
import type { Reading } from '../parse/parse.ts';
import { SILENT, type SignalRule } from './signal.ts';

/**
 * Probabilities from which on the wording is worth saying. Of the benign letters held back from training, 0.2 % of the
 * public ones reach the first; 0.1 % of those and 0.8 % of our own twins, which are made to be hard, reach the second.
 */
const LIKELY = 0.65;
const VERY_LIKELY = 0.9;

/** What the trained model makes of the words: one opinion, in one of two strengths, that alone is at most worth a second look. */
export const WORDING_SIGNALS: readonly SignalRule[] = [
  {
    id: 'wording',
    group: 'wording',
    tier: 'soft',
    title: 'Worded like fraud',
    sentence: 'In its words it is closer to fraudulent letters than to honest ones on the same subject.',
    check: (reading) => between(reading, LIKELY, VERY_LIKELY),
  },
  {
    id: 'wording-strong',
    group: 'wording',
    tier: 'soft',
    title: 'Worded very much like fraud',
    sentence: 'In its words it is much closer to fraudulent letters than to honest ones on the same subject.',
    check: (reading) => between(reading, VERY_LIKELY, Number.POSITIVE_INFINITY),
  },
];

function between(reading: Reading, least: number, below: number) {
  const { probability, evidence } = wordingOf(reading);
  return probability >= least && probability < below ? evidence : SILENT;
}
