import type { ParsedEmail } from '../parse/parsed-email.ts';
import { type Feature, featuresOf, type TextFeatures } from './features.ts';
import { HEDGE, type Model, NAMED_KINDS, type NamedKind } from './model.ts';
import { stepsIn, unpacked } from './unpack.ts';

/** A chunk of its own: a browser loads it next to the engine, and again only after a new training. */
const { default: weights } = await import('./weights.json', { with: { type: 'json' } });
export const MODEL: Model = weights;
const STEPS = { words: unpacked('words', MODEL.text.words), grams: unpacked('grams', MODEL.text.grams) };
const KIND_STEPS = NAMED_KINDS.map((kind) => new Map(stepsIn(MODEL.kinds[kind])));
/**
 * Share of known words in a text of a learned language. In Latin letters half of all emails have more than 0.57 in each
 * language; Swahili has 0.1, Welsh, Estonian and Lithuanian have 0.2. Where no
 * language is recognised more is needed. Other scripts tell their languages apart themselves.
 */
const LEAST_KNOWN = { latin: 0.38, unnamed: 0.5, other: 0.05 };
/** From here on scripts are not Latin. */
const BEYOND_LATIN = 0x370;
const opinions = new WeakMap<ParsedEmail, Opinion>();

interface Opinion {
  features: TextFeatures;
  /** Log-odds that the wording adds. */
  score: number;
}

/** What the wording adds to the score, in log-odds. The same email gets the same result on every machine. */
export function textScore(parsed: ParsedEmail): number {
  return opinionOf(parsed).score;
}

/** Whether the language is one that the model has learned. */
export function isLanguageLearned(parsed: ParsedEmail): boolean {
  const { known } = opinionOf(parsed).features;
  const { senseLanguage, words, text } = parsed;
  const foreign = words.filter(({ start }) => text.charCodeAt(start) >= BEYOND_LATIN).length;
  if (foreign <= words.length / 2) return known >= (senseLanguage === null ? LEAST_KNOWN.unnamed : LEAST_KNOWN.latin);
  return senseLanguage !== null && known >= LEAST_KNOWN.other;
}

/** The log-odds of each kind of harm by the wording, if there is any. */
export function kindsByWording(parsed: ParsedEmail): Record<NamedKind, number> {
  const { words } = opinionOf(parsed).features;
  const evidence = NAMED_KINDS.map((kind, index) => {
    const { base, scale } = MODEL.kinds[kind];
    const sum = words.reduce((total, { bucket, worth }) => total + (KIND_STEPS[index]?.get(bucket) ?? 0) * worth, 0);
    return [kind, base + (scale * sum) / Math.sqrt(words.length + HEDGE.kinds)] as const;
  });
  return Object.fromEntries(evidence) as Record<NamedKind, number>;
}

/** What each word, numbered across subject and body, adds to the score; a feature of two words is shared by them. */
export function weightsOfWords(parsed: ParsedEmail): Float64Array {
  const { features } = opinionOf(parsed);
  const weights = new Float64Array(parsed.subjectWords.length + parsed.words.length);
  for (const block of ['words', 'grams'] as const) {
    const share = 1 / Math.sqrt(features[block].length + HEDGE[block]);
    for (const { bucket, from, to, worth } of features[block]) {
      const half = (weightAt(block, bucket) * worth * share) / 2;
      weights[from] = (weights[from] ?? 0) + half;
      weights[to] = (weights[to] ?? 0) + half;
    }
  }
  return weights;
}

function opinionOf(parsed: ParsedEmail): Opinion {
  const known = opinions.get(parsed);
  if (known) return known;
  const features = featuresOf(parsed, (block, bucket) => STEPS[block][bucket] !== 0);
  const whole = { first: 0, end: Number.POSITIVE_INFINITY };
  const before = parsed.subjectWords.length;
  const windows = windowsOf(parsed.words.length).map(({ first, end }) => ({
    first: first + before,
    end: end + before,
  }));
  const score = Math.max(scoreIn(features, whole), ...windows.map((span) => scoreIn(features, span) - WINDOW_LOSS));
  const opinion = { features, score };
  opinions.set(parsed, opinion);
  return opinion;
}

function scoreIn(features: TextFeatures, span: Span): number {
  return sumOf('words', features.words, span) + sumOf('grams', features.grams, span);
}

function sumOf(block: 'words' | 'grams', features: readonly Feature[], { first, end }: Span): number {
  let sum = 0;
  let count = 0;
  for (const { bucket, from, worth } of features) {
    if (from < first || from >= end) continue;
    sum += weightAt(block, bucket) * worth;
    count++;
  }
  return sum / Math.sqrt(count + HEDGE[block]);
}

function weightAt(block: 'words' | 'grams', bucket: number): number {
  return (STEPS[block][bucket] ?? 0) * MODEL.text[block].scale;
}

/** A range of words: from `first` to before `end`. */
interface Span {
  first: number;
  end: number;
}

/** A longer email is also read in windows, so that padding hides nothing. */
const LONG = 225;
const WINDOW = 150;
const STEP = 100;
/** The worst of many windows usually scores worse than the whole, in honest emails too. */
const WINDOW_LOSS = 1.5;

function windowsOf(words: number): Span[] {
  if (words <= LONG) return [];
  const count = Math.ceil((words - WINDOW) / STEP) + 1;
  return Array.from({ length: count }, (_, i) => ({ first: i * STEP, end: Math.min(words, i * STEP + WINDOW) }));
}
