import { createHash } from 'node:crypto';
import { samples } from '../../engines/detection/corpus/generate.ts';
import { BUCKETS } from '../../engines/detection/model/features.ts';
import { type TextModel, WINDOW_LOSS } from '../../engines/detection/model/text-model.ts';
import type { Example } from './examples.ts';
import type { Fitted } from './fit.ts';
import type { Logistic } from './logistic.ts';

const VERSION = '5';
const LARGEST_STEP = 127;
/** Weights of fewer steps say nothing that an email would be judged by. */
const LEAST_STEP = 2;

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
    steps: Int8Array.from(weights, (weight) => {
      const step = Math.round(weight / scale);
      return Math.abs(step) < LEAST_STEP ? 0 : step;
    }),
  };
}

export function scoreOf(model: Packed, { windows, ...whole }: Pick<Example, 'buckets' | 'worths' | 'windows'>): number {
  return windows.reduce(
    (worst, window) => Math.max(worst, partScore(model, window) - WINDOW_LOSS),
    partScore(model, whole),
  );
}

function partScore({ bias, scale, steps }: Packed, { buckets, worths }: Pick<Example, 'buckets' | 'worths'>): number {
  let sum = 0;
  let known = 0;
  for (let i = 0; i < buckets.length; i++) {
    const step = steps[buckets[i] ?? 0] ?? 0;
    if (step === 0) continue;
    sum += step * (worths[i] ?? 0);
    known++;
  }
  return (sum * scale) / Math.sqrt(known || 1) + bias;
}

export function modelFile({ words, ...rest }: Omit<Fitted, 'held'>): TextModel {
  const { bias, scale, steps } = words;
  const weights = Buffer.from(steps.buffer, 0, BUCKETS).toString('base64');
  const { calibration, thresholds, contextFeatures, trust } = rest;
  return {
    version: VERSION,
    emails: digestOfEmails(),
    calibration,
    thresholds,
    contextFeatures,
    trust,
    bias,
    scale,
    weights,
  };
}

/** Of our own emails: how months and sums are written depends on the version of Node, too. */
export function digestOfEmails(): string {
  const digest = createHash('sha256');
  for (const sample of samples()) digest.update(JSON.stringify(sample));
  return digest.digest('hex').slice(0, 16);
}
