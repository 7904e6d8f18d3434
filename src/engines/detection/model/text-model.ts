import type { Reading } from '../parse/parse.ts';
import { type Circumstance, circumstancesOf, NO_CIRCUMSTANCES } from './context-features.ts';
import { BUCKETS, type Feature, featuresOf, shareOfWords, windowsOf } from './features.ts';
import { probabilityOf } from './probability.ts';
import weightsFile from './weights.json' with { type: 'json' };

/** Probabilities from which on the wording is worth saying, and below which it speaks for a letter. */
export type Thresholds = Readonly<Record<'unlikely' | 'doubtful' | 'likely' | 'veryLikely', number>>;

/** The worst of many windows is mostly worse than the whole, in honest letters too. */
export const WINDOW_LOSS = 1.5;
/** Where the model knows fewer of the words, it does not know what is said. */
const LEAST_KNOWN = 0.3;

/** A trained model, as `npm run train` writes it. */
export interface TextModel {
  version: string;
  /** Digest of our own letters that it was trained on. */
  letters: string;
  /** What the sum of the weights starts with. */
  bias: number;
  /** Of one step of a weight. */
  scale: number;
  /** One signed byte for each bucket, in base64. */
  weights: string;
  /** Turns a score into a probability: 1 / (1 + exp(-(slope * score + circumstances + offset))). */
  calibration: { slope: number; offset: number };
  thresholds: Thresholds;
  /** What who sends and where links lead add to the score. */
  circumstances: Readonly<Partial<Record<Circumstance, number>>>;
  /** Share of a score that counts, by language: less where little was there to learn from. */
  trust: Readonly<Record<string, number>>;
}

const MODEL: TextModel = weightsFile;
export const { thresholds: THRESHOLDS } = MODEL;
const steps = stepsOf(MODEL);
const isKnown = (bucket: number) => steps[bucket] !== 0;
const opinions = new WeakMap<Reading, Opinion>();

interface Opinion {
  features: readonly Feature[];
  byWords: number;
  whole: number;
  isUnderstood: boolean;
}

/**
 * Probability that a letter is malicious, among as many benign ones, by its words and by how its sender and its links
 * stand to the names in it. The same letter gets the same on every machine.
 */
export function likelihoodOf(reading: Reading): number {
  return opinionOf(reading).whole;
}

/** The same by its words alone. */
export function likelihoodByWords(reading: Reading): number {
  return opinionOf(reading).byWords;
}

/** Whether the model knows enough of the words to have an opinion. */
export function isUnderstood(reading: Reading): boolean {
  return opinionOf(reading).isUnderstood;
}

/** What of a letter the model knows. */
export function knownFeatures(reading: Reading): readonly Feature[] {
  return opinionOf(reading).features;
}

function opinionOf(reading: Reading): Opinion {
  const known = opinions.get(reading);
  if (known) return known;
  const { features, score } = worstOf(reading);
  const opinion = {
    features,
    byWords: probabilityOf(MODEL, score, NO_CIRCUMSTANCES, reading.language),
    whole: probabilityOf(MODEL, score, circumstancesOf(reading), reading.language),
    isUnderstood: shareOfWords(reading, isKnown) >= LEAST_KNOWN,
  };
  opinions.set(reading, opinion);
  return opinion;
}

/** What speaks loudest for malice: the letter as a whole, or one part of a long one. */
function worstOf(reading: Reading) {
  let worst = scored(featuresOf(reading, isKnown));
  for (const span of windowsOf(reading)) {
    const part = scored(featuresOf(reading, isKnown, span));
    if (part.score - WINDOW_LOSS > worst.score) worst = { ...part, score: part.score - WINDOW_LOSS };
  }
  return worst;
}

function scored(features: readonly Feature[]) {
  const sum = features.reduce((total, { bucket, worth }) => total + weightOf(bucket) * worth, 0);
  return { features, score: sum / Math.sqrt(features.length || 1) + MODEL.bias };
}

/** The weights of a model, one for each bucket; multiplied by its scale they are those of the regression. */
export function stepsOf({ weights }: Pick<TextModel, 'weights'>): Int8Array {
  const unpacked = Int8Array.from(atob(weights), (char) => char.charCodeAt(0));
  if (unpacked.length !== BUCKETS) {
    throw new Error(`The text model has ${unpacked.length} weights instead of ${BUCKETS}.`);
  }
  return unpacked;
}

/** What a bucket adds to the score of a letter of one feature: above zero it speaks for malice. */
export function weightOf(bucket: number): number {
  return (steps[bucket] ?? 0) * MODEL.scale;
}
