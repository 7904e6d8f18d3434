import { BUCKETS } from '../../engines/detection/model/features.ts';
import type { TextModel } from '../../engines/detection/model/text-model.ts';
import type { Example } from './examples.ts';
import type { Fitted } from './fit.ts';
import type { Logistic } from './logistic.ts';

const VERSION = '2';
const LARGEST_STEP = 127;

/** Scores as the engine computes them: with weights of one byte each. */
export interface Packed {
  bias: number;
  scale: number;
  steps: Int8Array;
}

export function packed({ bias, weights }: Logistic): Packed {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = Number((largest / LARGEST_STEP).toPrecision(6));
  return {
    bias: Number(bias.toFixed(4)),
    scale,
    steps: Int8Array.from(weights, (weight) => Math.round(weight / scale)),
  };
}

export function scoreOf({ bias, scale, steps }: Packed, { buckets }: Pick<Example, 'buckets'>): number {
  const known = buckets.filter((bucket) => steps[bucket] !== 0);
  const sum = known.reduce((total, bucket) => total + (steps[bucket] ?? 0), 0) * scale;
  return sum / Math.sqrt(known.length || 1) + bias;
}

export function modelFile({ words, calibration, circumstances, trust }: Omit<Fitted, 'held'>): TextModel {
  const { bias, scale, steps } = words;
  const weights = Buffer.from(steps.buffer, 0, BUCKETS).toString('base64');
  return { version: VERSION, calibration, circumstances, trust, bias, scale, weights };
}
