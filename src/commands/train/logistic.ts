import { randomFrom } from '../../engines/detection/corpus/random.ts';
import { BUCKETS } from '../../engines/detection/model/features.ts';
import type { Example } from './examples.ts';

/** Weights of a logistic regression, one for each bucket. */
export interface Logistic {
  bias: number;
  weights: Float64Array;
}

const ROUNDS = 10;
const RATE = 0.5;
const BIAS_RATE = 0.3;
const PENALTY = 3e-4;
/** Our own pairs against any one public source: they are what shows the difference between the labels. */
const OWN_SHARE = 20;
const SHARE = 300;
/** A source of fewer letters than this weighs less than the others. */
const SMALL = 30;
const START = 1e-6;

/**
 * Fits by AdaGrad, in an order that is the same each time. Sources and labels have equal parts in it, whatever their
 * size. A letter's buckets are divided by the root of their number, so that length says nothing.
 */
export function fitLogistic(examples: readonly Example[]): Logistic {
  const known = sharedBuckets(examples);
  const shares = sharesOf(examples);
  const weights = new Float64Array(BUCKETS);
  const slopes = new Float64Array(BUCKETS).fill(START);
  let bias = 0;
  let biasSlope = START;
  const random = randomFrom('the order of the letters');
  const order = examples.map((example) => ({ example, buckets: example.buckets.filter((one) => known[one] === 1) }));
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      const [a, b] = [order[i], order[j]];
      if (a && b) [order[i], order[j]] = [b, a];
    }
    for (const { example, buckets } of order) {
      const length = Math.sqrt(buckets.length || 1);
      let score = bias;
      for (const bucket of buckets) score += (weights[bucket] ?? 0) / length;
      const error = (1 / (1 + Math.exp(-score)) - (example.isMalicious ? 1 : 0)) * (shares.get(keyOf(example)) ?? 0);
      for (const bucket of buckets) {
        const weight = weights[bucket] ?? 0;
        const gradient = error / length + PENALTY * weight;
        const slope = (slopes[bucket] ?? 0) + gradient * gradient;
        slopes[bucket] = slope;
        weights[bucket] = weight - (RATE * gradient) / Math.sqrt(slope);
      }
      biasSlope += error * error;
      bias -= (BIAS_RATE * error) / Math.sqrt(biasSlope);
    }
  }
  return { bias, weights };
}

/** What only one source or scenario has is its style, and nothing to learn. */
function sharedBuckets(examples: readonly Example[]): Uint8Array {
  const first = new Map<number, string>();
  const shared = new Uint8Array(BUCKETS);
  for (const { buckets, group } of examples) {
    for (const bucket of buckets) {
      const before = first.get(bucket);
      if (before === undefined) first.set(bucket, group);
      else if (before !== group) shared[bucket] = 1;
    }
  }
  return shared;
}

function keyOf({ source, isMalicious }: Example): string {
  return `${source} ${isMalicious}`;
}

function sharesOf(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const example of examples) counts.set(keyOf(example), (counts.get(keyOf(example)) ?? 0) + 1);
  return new Map(
    [...counts].map(([key, count]) => [
      key,
      ((key.startsWith('own ') ? OWN_SHARE : 1) * SHARE) / Math.max(SMALL, count),
    ]),
  );
}
