import type { ParsedEmail } from '../parse/parsed-email.ts';
import { NO_EVIDENCE, type SignalRule } from './signal.ts';

/** A chunk of its own: a browser loads it next to the engine, and again only after a new training. */
const [{ isUnderstood, probabilityByText, calibratedProbability, THRESHOLDS }, { phrasesFor }] = await Promise.all([
  import('../model/text-model.ts'),
  import('../model/significant-phrases.ts'),
]);

/** Below this probability the words are so reassuring that neither sender nor links can make them suspicious. */
const HONEST_WORDS = 0.3;

/**
 * The trained model's opinion, which alone is worth a warning at most. Its thresholds were found on emails whose
 * scenario or source was left out of the training.
 */
export const WORDING_SIGNALS: readonly SignalRule[] = [
  {
    id: 'wording-doubtful',
    group: 'wording',
    tier: 'soft',
    title: 'Wording slightly resembles fraud',
    sentence: 'Its requests slightly resemble known fraud.',
    check: (parsed) => opinionIs('doubtful', parsed),
  },
  {
    id: 'wording',
    group: 'wording',
    tier: 'soft',
    title: 'Wording resembles fraud',
    sentence: 'Its requests resemble known fraud.',
    check: (parsed) => opinionIs('likely', parsed),
  },
  {
    id: 'wording-wants-answer',
    group: 'wording',
    tier: 'soft',
    title: 'Wording resembles fraud, no link',
    sentence: 'It has no link, and what it says and asks resembles known fraud.',
    check: (parsed) => opinionIs('wants an answer', parsed),
  },
  {
    id: 'wording-brief',
    group: 'wording',
    tier: 'soft',
    title: 'Few words, similar to fraud',
    sentence: 'It says little, and that resembles known fraud.',
    check: (parsed) => opinionIs('brief', parsed),
  },
  {
    id: 'wording-strong',
    group: 'wording',
    tier: 'soft',
    title: 'Wording strongly resembles fraud',
    sentence: 'Its requests strongly resemble known fraud.',
    check: (parsed) => opinionIs('very likely', parsed),
  },
  {
    id: 'wording-honest',
    group: 'wording',
    tier: 'mitigating',
    title: 'Wording resembles legitimate email',
    sentence: 'Its requests strongly resemble legitimate email on the same subject.',
    check: (parsed) => (isHonest(parsed) ? phrasesFor(parsed, 'honesty') : NO_EVIDENCE),
  },
];

type Opinion = 'none' | 'doubtful' | 'brief' | 'wants an answer' | 'likely' | 'very likely';

/** With fewer words the wording alone is not enough for a warning; without a link it is ignored. */
const FEW_WORDS = { leadingOn: 20, leadingNowhere: 40 };

function opinionIs(opinion: Opinion, parsed: ParsedEmail) {
  return opinionOf(parsed) === opinion ? phrasesFor(parsed, 'malice') : NO_EVIDENCE;
}

/** By its words alone: a suitable domain can be bought. */
function isHonest(parsed: ParsedEmail): boolean {
  return parsed.wordsRead && isUnderstood(parsed) && probabilityByText(parsed) < THRESHOLDS.unlikely;
}

/**
 * An email without links or attachments only wants a reply, which leaves time to ask. Reassuring words are never held
 * against it, whatever its sender and links are.
 */
function opinionOf(parsed: ParsedEmail): Opinion {
  const { links, email, words } = parsed;
  const probability = probabilityKnown(parsed);
  const leadsOn = links.length > 0 || (email.attachments?.length ?? 0) > 0;
  const { doubtful, likely, veryLikely } = THRESHOLDS;
  if (probability < doubtful || (words.length < FEW_WORDS.leadingNowhere && !leadsOn)) return 'none';
  if (words.length < FEW_WORDS.leadingOn && leadsOn) return probability < likely ? 'none' : 'brief';
  if (probability < likely) return leadsOn ? 'doubtful' : 'none';
  if (probability < veryLikely) return leadsOn ? 'likely' : 'wants an answer';
  return leadsOn ? 'very likely' : 'likely';
}

/** The model's probability for an email that it understands and whose words are not reassuring; 0 for any other. */
function probabilityKnown(parsed: ParsedEmail): number {
  const isHeard = parsed.wordsRead && isUnderstood(parsed) && probabilityByText(parsed) >= HONEST_WORDS;
  return isHeard ? calibratedProbability(parsed) : 0;
}

/** How much the wording lowers the confidence in an email without a warning. */
export interface Doubt {
  /** From 0 to 1. */
  probability: number;
  /** So likely that the email cannot be called safe. */
  isUnsafe: boolean;
}

export function doubtOf(parsed: ParsedEmail): Doubt {
  const probability = calibratedProbability(parsed);
  return { probability, isUnsafe: opinionOf(parsed) !== 'none' && probability >= THRESHOLDS.veryLikely };
}
