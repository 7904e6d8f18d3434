import type { TextModel } from '../../engines/detection/model/text-model.ts';
import type { Example } from './examples.ts';

/** Scores as the engine computes them: with weights of one byte each. */
export interface Packed {
  bias: number;
  scale: number;
  steps: Int8Array;
}

/** A model, and the emails held back from it with what it says of them. */
export interface Fitted extends Pick<TextModel, 'calibration' | 'thresholds' | 'contextFeatures' | 'trust'> {
  words: Packed;
  held: Held[];
}

/** What turns the score of the words into a probability. */
export type Judge = Pick<Fitted, 'calibration' | 'contextFeatures' | 'trust'>;

/** An email that was held back, and the score of its words. */
export type Held = Example & { score: number };
