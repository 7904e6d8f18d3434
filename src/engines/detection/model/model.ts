import type { ContextFeature } from './context-features.ts';

/** Probabilities from which the wording is reported, and below which it is reassuring. */
export type Thresholds = Readonly<Record<'unlikely' | 'doubtful' | 'likely' | 'veryLikely', number>>;

/** A trained model, as `npm run train` writes it. */
export interface TextModel {
  version: string;
  /** Digest of our own emails that it was trained on. */
  emails: string;
  /** What the sum of the weights starts with. */
  bias: number;
  /** The value of one step of a weight. */
  scale: number;
  /** One signed byte for each bucket, in base64. */
  weights: string;
  /** Turns a score into a probability: 1 / (1 + exp(-(slope * score + context features + offset))). */
  calibration: { slope: number; offset: number };
  thresholds: Thresholds;
  /** What the sender’s domain and the links add to the score. */
  contextFeatures: Readonly<Partial<Record<ContextFeature, number>>>;
  /** Share of a score that counts, by language: less where little was there to learn from. */
  trust: Readonly<Record<string, number>>;
}
