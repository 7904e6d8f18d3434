import type { ParsedEmail } from '../parse/parsed-email.ts';
import { contextFeaturesOf, NO_CONTEXT_FEATURES } from './context-features.ts';
import { BUCKETS, type Feature, featuresOf, shareOfWords, windowsOf } from './features.ts';
import type { TextModel } from './model.ts';
import { probabilityOf } from './probability.ts';
import weightsFile from './weights.json' with { type: 'json' };

export type { TextModel, Thresholds } from './model.ts';

/** The worst of many windows usually scores worse than the whole, in legitimate emails too. */
export const WINDOW_LOSS = 1.5;
/** With a smaller share of known words the model has no opinion. */
const LEAST_KNOWN = 0.3;

const MODEL: TextModel = weightsFile;
export const { thresholds: THRESHOLDS } = MODEL;
const steps = stepsOf(MODEL);
const isKnown = (bucket: number) => steps[bucket] !== 0;
const opinions = new WeakMap<ParsedEmail, Opinion>();

interface Opinion {
  features: readonly Feature[];
  byWords: number;
  whole: number;
  isUnderstood: boolean;
}

/**
 * The probability that an email is malicious, among equally many of both kinds, by its words and by how its sender and
 * links relate to the names in it. The same email gets the same result on every machine.
 */
export function calibratedProbability(parsed: ParsedEmail): number {
  return opinionOf(parsed).whole;
}

/** The probability by the words alone. */
export function probabilityByText(parsed: ParsedEmail): number {
  return opinionOf(parsed).byWords;
}

/** Whether the model knows enough of the words. */
export function isUnderstood(parsed: ParsedEmail): boolean {
  return opinionOf(parsed).isUnderstood;
}

/** The features of an email that the model knows. */
export function knownFeatures(parsed: ParsedEmail): readonly Feature[] {
  return opinionOf(parsed).features;
}

function opinionOf(parsed: ParsedEmail): Opinion {
  const known = opinions.get(parsed);
  if (known) return known;
  const { features, score } = worstOf(parsed);
  const opinion = {
    features,
    byWords: probabilityOf(MODEL, score, NO_CONTEXT_FEATURES, parsed.language),
    whole: probabilityOf(MODEL, score, contextFeaturesOf(parsed), parsed.language),
    isUnderstood: shareOfWords(parsed, isKnown) >= LEAST_KNOWN,
  };
  opinions.set(parsed, opinion);
  return opinion;
}

/** The most suspicious part: the whole email, or one window of a long one. */
function worstOf(parsed: ParsedEmail) {
  let worst = scored(featuresOf(parsed, isKnown));
  for (const span of windowsOf(parsed)) {
    const part = scored(featuresOf(parsed, isKnown, span));
    if (part.score - WINDOW_LOSS > worst.score) worst = { ...part, score: part.score - WINDOW_LOSS };
  }
  return worst;
}

function scored(features: readonly Feature[]) {
  const sum = features.reduce((total, { bucket, worth }) => total + weightOf(bucket) * worth, 0);
  return { features, score: sum / Math.sqrt(features.length || 1) + MODEL.bias };
}

/** A model's weights, one per bucket; multiplied by its scale they are those of the regression. */
export function stepsOf({ weights }: Pick<TextModel, 'weights'>): Int8Array {
  const unpacked = Int8Array.from(atob(weights), (char) => char.charCodeAt(0));
  if (unpacked.length !== BUCKETS) {
    throw new Error(`The text model has ${unpacked.length} weights instead of ${BUCKETS}.`);
  }
  return unpacked;
}

/** The contribution of a bucket to the score of an email with one feature; above zero it is suspicious. */
export function weightOf(bucket: number): number {
  return (steps[bucket] ?? 0) * MODEL.scale;
}
