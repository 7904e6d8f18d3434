import type { Reading } from '../parse/parse.ts';
import { type Circumstance, circumstancesOf } from './circumstances.ts';
import { BUCKETS, featuresOf } from './features.ts';
import { probabilityOf } from './probability.ts';
import { trustIn } from './trust.ts';
import weightsFile from './weights.json' with { type: 'json' };

/** A trained model, as `npm run train` writes it. */
export interface TextModel {
  version: string;
  /** What the sum of the weights starts with. */
  bias: number;
  /** Of one step of a weight. */
  scale: number;
  /** One signed byte for each bucket, in base64. */
  weights: string;
  /** Turns a score into a probability: 1 / (1 + exp(-(slope * score + circumstances + offset))). */
  calibration: { slope: number; offset: number };
  /** What who sends and where links lead add to the score. */
  circumstances: Readonly<Partial<Record<Circumstance, number>>>;
  /** Share of a score that counts, by language: less where little was there to learn from. */
  trust: Readonly<Record<string, number>>;
}

const MODEL: TextModel = weightsFile;
const steps = stepsOf(MODEL);
const likelihoods = new WeakMap<Reading, number>();

/**
 * Probability that a letter is malicious, among as many benign ones, by its words and by how its sender and its links
 * stand to the names in it. The same letter gets the same on every machine.
 */
export function likelihoodOf(reading: Reading): number {
  const known = likelihoods.get(reading);
  if (known !== undefined) return known;
  const features = featuresOf(reading, (bucket) => steps[bucket] !== 0);
  const sum = features.reduce((total, { bucket }) => total + weightOf(bucket), 0);
  const score = (sum / Math.sqrt(features.length || 1) + MODEL.bias) * trustIn(reading.language, MODEL.trust);
  const likelihood = probabilityOf(MODEL, score, circumstancesOf(reading));
  likelihoods.set(reading, likelihood);
  return likelihood;
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
