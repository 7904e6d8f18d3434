import { type Block, BUCKETS } from '../../engines/detection/model/features.ts';
import { HEDGE, MODES } from '../../engines/detection/model/model.ts';
import { isUnproven, MAX_UNPROVEN } from '../../engines/detection/scoring/score.ts';
import { SIGNAL_RULES } from '../../engines/detection/signals/rules.ts';
import { isHarmful, MODE_NUMBERS, type Row, WRITTEN } from './rows.ts';

/** Log-odds of everything that a row can have. */
export interface Weights {
  prior: Float64Array;
  signals: Float64Array;
  /** Rows that had each signal. */
  met: Uint32Array;
  text: Record<Block, Float32Array>;
}

export interface Settings {
  rounds: number;
  rate: number;
  /** Penalty on the squares of the weights. */
  penalty: { signals: number; text: number };
  /** Groups that must have a feature: what fewer have is their style, and nothing to learn. */
  fewestGroups: number;
  /** The power of a feature's inverse document frequency by which it counts. */
  rarity: number;
  /** What all written emails weigh, in emails; and the most that one public source does. */
  written: number;
  source: number;
}

/** Chosen by the results on scenarios and languages left out, and on phishing of 2022 and 2023. */
export const SETTINGS: Settings = {
  rounds: 5,
  rate: 0.07,
  penalty: { signals: 1e-3, text: 1e-2 },
  fewestGroups: 9,
  rarity: 1.5,
  written: 5000,
  source: 300,
};

const START = 1e-6;

/**
 * What anyone can arrange reassures at most by this. Few of the emails that we learn from are of attackers who bought a
 * domain that fits their name, so the data alone would make it a passport.
 */
const MIN_UNPROVEN = -0.7;
const UNBOUNDED = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };
const BOUNDS = SIGNAL_RULES.map(({ tier, isProven }) =>
  tier === 'mitigating' ? { least: isProven ? UNBOUNDED.least : MIN_UNPROVEN, most: 0 } : { ...UNBOUNDED, least: 0 },
);

/** As the engine counts them, all together. */
const IS_UNPROVEN = SIGNAL_RULES.map(isUnproven);

function bounded(signal: number, weight: number): number {
  const { least, most } = BOUNDS[signal] ?? UNBOUNDED;
  return Math.min(most, Math.max(least, weight));
}

/**
 * Fits one logistic regression over modes, signals, words and n-grams by AdaGrad, in an order that is the same each time.
 * Each block of text is divided by the root of its known features, so that length says nothing. A suspicious signal never
 * gets a weight below zero, a mitigating one never above.
 */
export function fitModel(rows: readonly Row[], settings: Settings = SETTINGS): Weights {
  const known = {
    words: sharedBuckets(rows, 'words', settings.fewestGroups),
    grams: sharedBuckets(rows, 'grams', settings.fewestGroups),
  };
  const rarity = {
    words: rarityOf(rows, 'words', known.words, settings.rarity),
    grams: rarityOf(rows, 'grams', known.grams, settings.rarity),
  };
  const examples = rows.map((row) => exampleOf(row, known, rarity));
  const shares = sharesOf(rows, settings);
  const weights: Weights = {
    prior: new Float64Array(MODES.length),
    signals: new Float64Array(SIGNAL_RULES.length),
    met: new Uint32Array(SIGNAL_RULES.length),
    text: { words: new Float32Array(BUCKETS.words), grams: new Float32Array(BUCKETS.grams) },
  };
  for (const { signals } of rows) for (const at of signals) weights.met[at] = (weights.met[at] ?? 0) + 1;
  const slopes = {
    prior: new Float64Array(MODES.length).fill(START),
    signals: new Float64Array(SIGNAL_RULES.length).fill(START),
    words: new Float32Array(BUCKETS.words).fill(START),
    grams: new Float32Array(BUCKETS.grams).fill(START),
  };
  const { rate, penalty } = settings;
  const step = (of: Float64Array | Float32Array, slope: Float64Array | Float32Array, at: number, gradient: number) => {
    const sum = (slope[at] ?? 0) + gradient * gradient;
    slope[at] = sum;
    of[at] = (of[at] ?? 0) - (rate * gradient) / Math.sqrt(sum);
  };
  shuffledRounds(examples, settings.rounds, (example, at) => {
    const error = (1 / (1 + Math.exp(-scoreOf(weights, example))) - example.label) * (shares[at] ?? 0);
    step(weights.prior, slopes.prior, example.mode, error);
    for (const signal of example.signals) {
      step(weights.signals, slopes.signals, signal, error + penalty.signals * (weights.signals[signal] ?? 0));
      weights.signals[signal] = bounded(signal, weights.signals[signal] ?? 0);
    }
    const { words, worths, grams, rarities } = example;
    const byWord = 1 / Math.sqrt(words.length + HEDGE.words);
    for (let i = 0; i < words.length; i++) {
      const bucket = words[i] ?? 0;
      const gradient = error * (worths[i] ?? 0) + penalty.text * (weights.text.words[bucket] ?? 0);
      step(weights.text.words, slopes.words, bucket, gradient * byWord);
    }
    const byGram = 1 / Math.sqrt(grams.length + HEDGE.grams);
    for (let i = 0; i < grams.length; i++) {
      const bucket = grams[i] ?? 0;
      const gradient = error * (rarities[i] ?? 0) + penalty.text * (weights.text.grams[bucket] ?? 0);
      step(weights.text.grams, slopes.grams, bucket, gradient * byGram);
    }
  });
  shrinkToPeers(weights);
  // A row's values are then those that the engine sees.
  for (const block of ['words', 'grams'] as const) {
    weights.text[block].forEach((weight, bucket, all) => {
      all[bucket] = weight * (rarity[block][bucket] ?? 0);
    });
  }
  return weights;
}

/** The score of a row, in log-odds before calibration. */
export function scoreRow(weights: Weights, row: Row): number {
  return scoreOf(weights, exampleOf(row, weights.text));
}

interface Example extends Pick<Row, 'signals' | 'words' | 'worths' | 'grams'> {
  rarities: Float32Array;
  label: number;
  mode: number;
}

function scoreOf({ prior, signals, text }: Weights, example: Example): number {
  let score = prior[example.mode] ?? 0;
  let unproven = 0;
  for (const signal of example.signals) {
    if (IS_UNPROVEN[signal]) unproven += signals[signal] ?? 0;
    else score += signals[signal] ?? 0;
  }
  score += Math.max(-MAX_UNPROVEN, unproven);
  let sum = 0;
  for (let i = 0; i < example.words.length; i++) {
    sum += (text.words[example.words[i] ?? 0] ?? 0) * (example.worths[i] ?? 0);
  }
  score += sum / Math.sqrt(example.words.length + HEDGE.words);
  sum = 0;
  for (let i = 0; i < example.grams.length; i++) {
    sum += (text.grams[example.grams[i] ?? 0] ?? 0) * (example.rarities[i] ?? 0);
  }
  return score + sum / Math.sqrt(example.grams.length + HEDGE.grams);
}

type Marks = Record<Block, Uint8Array | Float32Array>;

/**
 * The features of a row that are not zero in `known`.
 * @param rarity by which each counts more; none with weights that say so themselves
 */
function exampleOf(row: Row, known: Marks, rarity?: Record<Block, Float32Array>): Example {
  const isKnownWord = (_: number, at: number) => known.words[row.words[at] ?? 0] !== 0;
  const words = row.words.filter(isKnownWord);
  const grams = row.grams.filter((bucket) => known.grams[bucket] !== 0);
  const worths = row.worths.filter(isKnownWord);
  return {
    label: isHarmful(row) ? 1 : 0,
    mode: MODE_NUMBERS[row.mode],
    signals: row.signals,
    words,
    worths: rarity ? worths.map((worth, i) => worth * (rarity.words[words[i] ?? 0] ?? 0)) : worths,
    grams,
    rarities: Float32Array.from(grams, (bucket) => rarity?.grams[bucket] ?? 1),
  };
}

/**
 * Inverse document frequency of the known features, 1 on average. With it the rare words of a scheme outweigh the many
 * that every email has: 7 points more of unseen phishing are found at the same false alarms.
 */
function rarityOf(rows: readonly Row[], block: Block, known: Uint8Array, power: number): Float32Array {
  const rarity = new Float32Array(BUCKETS[block]);
  for (const row of rows) for (const bucket of row[block]) rarity[bucket] = (rarity[bucket] ?? 0) + 1;
  let sum = 0;
  let count = 0;
  for (let bucket = 0; bucket < rarity.length; bucket++) {
    rarity[bucket] = known[bucket] === 0 ? 0 : Math.log(1 + rows.length / (1 + (rarity[bucket] ?? 0))) ** power;
    sum += rarity[bucket] ?? 0;
    count += known[bucket] ?? 0;
  }
  return rarity.map((value) => (value * count) / Math.max(1, sum));
}

/** How much each row counts; the mean is 1. */
export function sharesOf(rows: readonly Row[], { written, source }: Settings = SETTINGS): Float64Array {
  const keyOf = (row: Row) => `${row.source} ${isHarmful(row)}`;
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  const shares = Float64Array.from(rows, (row) => {
    const count = counts.get(keyOf(row)) ?? 1;
    return (row.source === WRITTEN ? written : Math.min(source, count)) / count;
  });
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return shares.map((share) => share / mean);
}

/** Marks the buckets that enough groups have. */
export function sharedBuckets(rows: readonly Row[], block: Block, fewestGroups: number): Uint8Array {
  const groups = new Map<string, number>();
  const last = new Uint32Array(BUCKETS[block]);
  const counts = new Uint8Array(BUCKETS[block]);
  for (const row of rows.toSorted((a, b) => (a.group < b.group ? -1 : a.group > b.group ? 1 : 0))) {
    const group = groups.get(row.group) ?? groups.set(row.group, groups.size + 1).size;
    for (const bucket of row[block]) {
      if (last[bucket] === group) continue;
      last[bucket] = group;
      counts[bucket] = Math.min(255, (counts[bucket] ?? 0) + 1);
    }
  }
  return counts.map((count) => (count >= fewestGroups ? 1 : 0));
}

/** Visits each example once a round, in an order that is the same each time (a linear congruential generator's). */
export function shuffledRounds<T>(
  examples: readonly T[],
  rounds: number,
  visit: (example: T, at: number) => void,
): void {
  const order = Uint32Array.from(examples, (_, at) => at);
  let state = 42;
  for (let round = 0; round < rounds; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const j = Math.floor((state / 2 ** 32) * (i + 1));
      const [a = 0, b = 0] = [order[i], order[j]];
      order[i] = b;
      order[j] = a;
    }
    for (const at of order) visit(examples[at] as T, at);
  }
}

/** Emails with a signal from which its own weight counts for more than its peers'. */
const ENOUGH_EMAILS = 20;

/** Of a signal that few emails have, the weight says little: it is drawn to the mean of its group and tier. */
function shrinkToPeers({ signals, met }: Weights): void {
  const peers = Map.groupBy(SIGNAL_RULES.entries(), ([, { group, tier }]) => `${group} ${tier}`);
  for (const some of peers.values()) {
    const known = some.filter(([at]) => (met[at] ?? 0) > 0);
    const total = known.reduce((sum, [at]) => sum + (met[at] ?? 0) ** 0.5, 0);
    const mean = known.reduce((sum, [at]) => sum + (signals[at] ?? 0) * (met[at] ?? 0) ** 0.5, 0) / Math.max(1, total);
    for (const [at] of known) {
      const count = met[at] ?? 0;
      signals[at] = bounded(at, (count * (signals[at] ?? 0) + ENOUGH_EMAILS * mean) / (count + ENOUGH_EMAILS));
    }
  }
}
