import { trustIn } from '../../engines/detection/model/trust.ts';
import { combine, type Scored } from './combine.ts';
import type { Example } from './examples.ts';
import type { Fitted, Held, Judge } from './fitted.ts';
import { fitLogistic } from './logistic.ts';
import { packed, scoreOf } from './model-file.ts';
import { shareIn, sharesOf } from './shares.ts';
import { thresholdsOf } from './thresholds.ts';

/** Parts that take turns at being scored by a model of the others. */
const FOLDS = 5;
/** Malicious emails of a language that are enough to be sure of it. */
const ENOUGH = 150;
/** Our own pairs against any one public source in the weights of context features. */
const OWN_SHARE = 100;
const DIGITS = 4;

/**
 * Learns from the examples that are not held back: first the words, then how much their score and the context features of a
 * email count and from when on they are heard, on scores of models that saw neither the email's scenario nor its source.
 * What is held back only measures.
 * @param strangers public mails, scored without their source
 */
export function fitModel(examples: readonly Example[], strangers: readonly Held[]): Fitted {
  const learned = examples.filter(({ heldBack }) => !heldBack);
  const words = packed(fitLogistic(learned));
  const scored = [...scoredByOthers(learned), ...strangers.filter(({ heldBack }) => !heldBack)];
  const judge = judgeOf(scored, learned);
  const held = examples
    .filter(({ heldBack }) => heldBack)
    .map((example) => ({ ...example, score: scoreOf(words, example) }));
  return { words, held, ...judge, thresholds: thresholdsOf(scored, judge) };
}

/** How scores of emails that the words' model did not learn from become probabilities. */
export function judgeOf(scored: readonly Held[], learned: readonly Example[]): Judge {
  const trust = trustOf(learned);
  const { slope, offset, contextFeatures } = combine(weighed(scored, trust));
  return {
    trust,
    calibration: { slope: rounded(slope), offset: rounded(offset) },
    contextFeatures: Object.fromEntries(
      Object.entries(contextFeatures).map(([name, weight]) => [name, rounded(weight)]),
    ),
  };
}

/** Our own emails, each scored by a model of other scenarios. */
function scoredByOthers(learned: readonly Example[]): Held[] {
  const own = learned.filter(({ source }) => source === 'own');
  const scenarios = [...new Set(own.map(({ group }) => group))];
  const isIn = (fold: number, { source, group }: Example) =>
    source === 'own' && scenarios.indexOf(group) % FOLDS === fold;
  return Array.from({ length: FOLDS }, (_, fold) => {
    const words = packed(fitLogistic(learned.filter((one) => !isIn(fold, one))));
    return own.filter((one) => isIn(fold, one)).map((one) => ({ ...one, score: scoreOf(words, one) }));
  }).flat();
}

function weighed(scored: readonly Held[], trusts: Readonly<Record<string, number>>): Scored[] {
  const shares = sharesOf(scored, OWN_SHARE);
  return scored.flatMap((example) => {
    const { score, isMalicious, contextFeatures, bare } = example;
    const trust = trustIn(example.language, trusts);
    const share = shareIn(shares, example) / 2;
    return [contextFeatures, bare].map((one) => ({ score, contextFeatures: one, trust, isMalicious, share }));
  });
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
