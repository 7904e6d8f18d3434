import { BUCKETS } from '../../engines/detection/model/features.ts';
import { randomFrom } from './emails/random.ts';
import type { Example } from './examples.ts';
import { shareIn, sharesOf } from './shares.ts';

/** Weights of a logistic regression, one for each bucket. */
export interface Logistic {
  bias: number;
  weights: Float64Array;
}

const ROUNDS = 6;
const RATE = 0.5;
const BIAS_RATE = 0.3;
const PENALTY = 6e-4;
/** Our own pairs against any one public source: they are what shows the difference between the labels. */
const OWN_SHARE = 40;
const SHARE = 300;
/** Scenarios and sources that must have a feature: what fewer have is their style, and nothing to learn. */
const FEWEST_GROUPS = 3;
const START = 1e-6;

/**
 * Fits by AdaGrad, in an order that is the same each time. Sources have equal parts in it, whatever their size; our own
 * pairs, which contain as much of both labels, outweigh that most sources are benign. An email's buckets are divided by the
 * root of their number, so that length says nothing.
 */
export function fitLogistic(examples: readonly Example[]): Logistic {
  const known = sharedBuckets(examples);
  const shares = sharesOf(examples, OWN_SHARE);
  const weights = new Float64Array(BUCKETS);
  const slopes = new Float64Array(BUCKETS).fill(START);
  let bias = 0;
  let biasSlope = START;
  const random = randomFrom('the order of the emails');
  const order = examples.map((example) => knownOf(example, known, SHARE * shareIn(shares, example)));
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      const [a, b] = [order[i], order[j]];
      if (a && b) [order[i], order[j]] = [b, a];
    }
    for (const { label, share, buckets, worths } of order) {
      const length = Math.sqrt(buckets.length || 1);
      let score = bias;
      for (let i = 0; i < buckets.length; i++) score += ((weights[buckets[i] ?? 0] ?? 0) * (worths[i] ?? 0)) / length;
      const error = (1 / (1 + Math.exp(-score)) - label) * share;
      for (let i = 0; i < buckets.length; i++) {
        const bucket = buckets[i] ?? 0;
        const weight = weights[bucket] ?? 0;
        const gradient = (error * (worths[i] ?? 0)) / length + PENALTY * weight;
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

function knownOf({ buckets, worths, named, isMalicious }: Example, known: Uint8Array, share: number) {
  const isLearned = (_: number, i: number) => named[i] === 0 && known[buckets[i] ?? 0] === 1;
  return { label: isMalicious ? 1 : 0, share, buckets: buckets.filter(isLearned), worths: worths.filter(isLearned) };
}

function sharedBuckets(examples: readonly Example[]): Uint8Array {
  const last = new Map<number, string>();
  const groups = new Uint8Array(BUCKETS);
  for (const { buckets, named, group } of examples) {
    for (const [i, bucket] of buckets.entries()) {
      if (named[i] === 1 || last.get(bucket) === group || groups[bucket] === FEWEST_GROUPS) continue;
      last.set(bucket, group);
      groups[bucket] = (groups[bucket] ?? 0) + 1;
    }
  }
  return groups.map((count) => (count === FEWEST_GROUPS ? 1 : 0));
}
