import type { Reading } from '../parse/parse.ts';
import { SILENT, type SignalRule } from './signal.ts';

/** A chunk of its own: a browser loads it beside the engine, and anew only when the model was trained anew. */
const [{ circumstancesOf }, { likelihoodOf }, { phrasesFor }] = await Promise.all([
  import('../model/circumstances.ts'),
  import('../model/text-model.ts'),
  import('../model/telling-phrases.ts'),
]);

export { likelihoodOf };

/**
 * Probabilities from which on the wording is worth saying, and below which it speaks for a letter. Set with the
 * bench in sight, its benign mail above all, so that under 2 % of old ham is Low.
 */
const LIKELY_OF_FALSE_NAME = 0.5;
const LIKELY = 0.84;
const VERY_LIKELY = 0.95;
const UNLIKELY = 0.05;
/** In fewer words honest and dishonest letters ask alike. */
const FEWEST_WORDS = 20;
/** How a false sender's or link's domain stands to the names in a letter. */
const FALSE_NAME: ReadonlySet<string> = new Set(['misspelt', 'extended']);

/** What the trained model makes of a letter: one opinion, that alone is at most worth a second look. */
export const WORDING_SIGNALS: readonly SignalRule[] = [
  {
    id: 'wording',
    group: 'wording',
    tier: 'soft',
    title: 'Worded like fraud',
    sentence: 'In what it asks it is closer to fraudulent letters than to honest ones on the same subject.',
    check: (reading) => (wantsSomething(reading) ? between(reading, leastOf(reading), VERY_LIKELY) : SILENT),
  },
  {
    id: 'wording-strong',
    group: 'wording',
    tier: 'soft',
    title: 'Worded very much like fraud',
    sentence: 'In what it asks it is much closer to fraudulent letters than to honest ones on the same subject.',
    check: (reading) => between(reading, VERY_LIKELY, Number.POSITIVE_INFINITY),
  },
  {
    id: 'wording-honest',
    group: 'wording',
    tier: 'mitigating',
    title: 'Worded like an honest letter',
    sentence: 'In what it asks it is much closer to honest letters than to fraudulent ones on the same subject.',
    check: (reading) => (likelihoodOf(reading) < UNLIKELY ? phrasesFor(reading, 'honesty') : SILENT),
  },
];

function leastOf(reading: Reading): number {
  const { from, link } = circumstancesOf(reading);
  return FALSE_NAME.has(from) || FALSE_NAME.has(link) ? LIKELY_OF_FALSE_NAME : LIKELY;
}

function between(reading: Reading, least: number, below: number) {
  if (!reading.wordsRead || reading.words.length < FEWEST_WORDS) return SILENT;
  const likelihood = likelihoodOf(reading);
  return likelihood >= least && likelihood < below ? phrasesFor(reading, 'malice') : SILENT;
}

/** A letter that leads nowhere, brings nothing and says none of what frauds say is news from somebody, however worded. */
function wantsSomething({ links, letter, phrases }: Reading): boolean {
  return links.length > 0 || (letter.attachments?.length ?? 0) > 0 || phrases.size > 0;
}
