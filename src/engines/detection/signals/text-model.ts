import type { Reading } from '../parse/parse.ts';
import { SILENT, type SignalRule } from './signal.ts';

/** A chunk of its own: a browser loads it beside the engine, and anew only when the model was trained anew. */
const [{ isUnderstood, likelihoodByWords, likelihoodOf, THRESHOLDS }, { phrasesFor }] = await Promise.all([
  import('../model/text-model.ts'),
  import('../model/significant-phrases.ts'),
]);

/** Below which the words speak so much for a letter that neither its sender nor its links make them suspicious. */
const HONEST_WORDS = 0.3;

/**
 * What the trained model makes of a letter: one opinion, that alone is at most worth a warning. Its thresholds are those
 * that the training found on letters whose scenario or source the scores knew nothing of.
 */
export const WORDING_SIGNALS: readonly SignalRule[] = [
  {
    id: 'wording-doubtful',
    group: 'wording',
    tier: 'soft',
    title: 'Worded a little like fraud',
    sentence: 'In what it asks it is somewhat closer to fraudulent letters than to honest ones on the same subject.',
    check: (reading) => opinionIs('doubtful', reading),
  },
  {
    id: 'wording',
    group: 'wording',
    tier: 'soft',
    title: 'Worded like fraud',
    sentence: 'In what it asks it is closer to fraudulent letters than to honest ones on the same subject.',
    check: (reading) => opinionIs('likely', reading),
  },
  {
    id: 'wording-wants-answer',
    group: 'wording',
    tier: 'soft',
    title: 'Worded like fraud, without a link',
    sentence: 'It has no link, and in what it says and asks it is closer to fraudulent letters than to honest ones.',
    check: (reading) => opinionIs('wants an answer', reading),
  },
  {
    id: 'wording-brief',
    group: 'wording',
    tier: 'soft',
    title: 'The few words are like those of fraud',
    sentence: 'It says little, and that is closer to fraudulent letters than to honest ones.',
    check: (reading) => opinionIs('brief', reading),
  },
  {
    id: 'wording-strong',
    group: 'wording',
    tier: 'soft',
    title: 'Worded very much like fraud',
    sentence: 'In what it asks it is much closer to fraudulent letters than to honest ones on the same subject.',
    check: (reading) => opinionIs('very likely', reading),
  },
  {
    id: 'wording-honest',
    group: 'wording',
    tier: 'mitigating',
    title: 'Worded like an honest letter',
    sentence: 'In what it asks it is much closer to honest letters than to fraudulent ones on the same subject.',
    check: (reading) => (isHonest(reading) ? phrasesFor(reading, 'honesty') : SILENT),
  },
];

type Opinion = 'none' | 'doubtful' | 'brief' | 'wants an answer' | 'likely' | 'very likely';

/**
 * A letter of fewer words says too little for its wording to be a warning by itself; where it leads nowhere, to be heard
 * at all.
 */
const FEW_WORDS = { leadingOn: 20, leadingNowhere: 40 };

function opinionIs(opinion: Opinion, reading: Reading) {
  return opinionOf(reading) === opinion ? phrasesFor(reading, 'malice') : SILENT;
}

/** By its words alone: a suitable domain can be bought. */
function isHonest(reading: Reading): boolean {
  return reading.wordsRead && isUnderstood(reading) && likelihoodByWords(reading) < THRESHOLDS.unlikely;
}

/**
 * A letter that leads nowhere and brings nothing only wants an answer, and leaves time to ask. Whatever its sender and its
 * links are like, words that speak for it are not heard against it.
 */
function opinionOf(reading: Reading): Opinion {
  const { links, letter, words } = reading;
  const likelihood = likelihoodHeard(reading);
  const leadsOn = links.length > 0 || (letter.attachments?.length ?? 0) > 0;
  const { doubtful, likely, veryLikely } = THRESHOLDS;
  if (likelihood < doubtful || (words.length < FEW_WORDS.leadingNowhere && !leadsOn)) return 'none';
  if (words.length < FEW_WORDS.leadingOn && leadsOn) return likelihood < likely ? 'none' : 'brief';
  if (likelihood < likely) return leadsOn ? 'doubtful' : 'none';
  if (likelihood < veryLikely) return leadsOn ? 'likely' : 'wants an answer';
  return leadsOn ? 'very likely' : 'likely';
}

/** What the model makes of a letter that it understood and whose words do not speak for it; nothing of any other. */
function likelihoodHeard(reading: Reading): number {
  const isHeard = reading.wordsRead && isUnderstood(reading) && likelihoodByWords(reading) >= HONEST_WORDS;
  return isHeard ? likelihoodOf(reading) : 0;
}

/** What the wording takes from the safety of a letter without a warning. */
export interface Doubt {
  /** From 0 to 1. */
  likelihood: number;
  /** So likely that the letter cannot be called safe. */
  isUnsafe: boolean;
}

export function doubtOf(reading: Reading): Doubt {
  const likelihood = likelihoodOf(reading);
  return { likelihood, isUnsafe: opinionOf(reading) !== 'none' && likelihood >= THRESHOLDS.veryLikely };
}
