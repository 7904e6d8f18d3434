import type { TextModel } from '../../engines/detection/model/text-model.ts';
import { trustIn } from '../../engines/detection/model/trust.ts';
import { calibrate } from './calibrate.ts';
import { addedBy, type Combination, combine, type Scored } from './combine.ts';
import type { Example } from './examples.ts';
import { fitLogistic } from './logistic.ts';
import { type Packed, packed, scoreOf } from './model-file.ts';

/** A model, and the letters held back from it with what it says of them. */
export interface Fitted extends Pick<TextModel, 'calibration' | 'circumstances' | 'trust'> {
  words: Packed;
  held: Held[];
}

/** What turns the score of the words into a probability. */
export type Judge = Pick<Fitted, 'calibration' | 'circumstances' | 'trust'>;

/** A letter that was held back, and the score of its words. */
export type Held = Example & { score: number };

/** Parts that take turns at being scored by a model of the others. */
const FOLDS = 5;
/** Malicious letters of a language that are enough to be sure of it. */
const ENOUGH = 150;
/** Our own pairs against any one public source in the weights of circumstances. */
const OWN_SHARE = 10;
/** A source of fewer letters than this weighs less than the others. */
const SMALL = 30;
const DIGITS = 4;

/**
 * Learns from the examples that are not held back: first the words, then how much their score and the circumstances of a
 * letter count, on scores of models that did not see the letter. The probabilities are fitted to what was held back of
 * our own pairs.
 */
export function fitModel(examples: readonly Example[]): Fitted {
  const learned = examples.filter(({ heldBack }) => !heldBack);
  const trust = trustOf(learned);
  const words = packed(fitLogistic(learned));
  const combination = combine(weighed(scoredByOthers(learned, trust), learned));
  const held = examples
    .filter(({ heldBack }) => heldBack)
    .map((example) => ({ ...example, score: scoreOf(words, example) * trustIn(example.language, trust) }));
  const sums = held.filter(({ source }) => source === 'own').flatMap((one) => sumsOf(one, combination));
  const { slope, offset } = calibrate(sums);
  return {
    words,
    held,
    trust,
    calibration: { slope: rounded(slope * combination.slope), offset: rounded(slope * combination.offset + offset) },
    circumstances: Object.fromEntries(
      Object.entries(combination.circumstances).map(([name, weight]) => [name, rounded(slope * weight)]),
    ),
  };
}

/** A letter's sum with and without its sender, since not every caller gives one. */
function sumsOf({ score, circumstances, bare, isMalicious }: Held, combination: Combination) {
  return [circumstances, bare].map((one) => ({
    score: combination.slope * score + addedBy(combination, one) + combination.offset,
    isMalicious,
  }));
}

function scoredByOthers(learned: readonly Example[], trust: Readonly<Record<string, number>>): number[] {
  const scenarios = [...new Set(learned.map(({ group }) => group))];
  const foldOf = ({ source, group }: Example, index: number) =>
    (source === 'own' ? scenarios.indexOf(group) : index) % FOLDS;
  const models = Array.from({ length: FOLDS }, (_, fold) =>
    packed(fitLogistic(learned.filter((example, index) => foldOf(example, index) !== fold))),
  );
  return learned.map((example, index) => {
    const model = models[foldOf(example, index)];
    return model ? scoreOf(model, example) * trustIn(example.language, trust) : 0;
  });
}

function weighed(scores: readonly number[], learned: readonly Example[]): Scored[] {
  const sizes = Map.groupBy(learned, keyOf);
  return learned.flatMap((example, index) => {
    const { source, isMalicious, circumstances, bare } = example;
    const score = scores[index] ?? 0;
    const share = (source === 'own' ? OWN_SHARE : 1) / Math.max(SMALL, sizes.get(keyOf(example))?.length ?? 0) / 2;
    return [circumstances, bare].map((one) => ({ score, circumstances: one, isMalicious, share }));
  });
}

function keyOf({ source, isMalicious }: Example): string {
  return `${source} ${isMalicious}`;
}

/** The less malicious mail of a language there was to learn from, the less its scores count. */
function trustOf(all: readonly Example[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { language, isMalicious } of all) {
    if (isMalicious && language !== null) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return Object.fromEntries(
    [...counts]
      .map(([language, count]) => [language, Number(Math.min(1, Math.sqrt(count / ENOUGH)).toFixed(2))])
      .sort(),
  );
}

function rounded(value: number): number {
  return Number(value.toFixed(DIGITS));
}
