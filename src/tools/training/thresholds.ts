import { NO_CONTEXT_FEATURES } from '../../engines/detection/model/context-features.ts';
import { probabilityOf } from '../../engines/detection/model/probability.ts';
import type { Thresholds } from '../../engines/detection/model/text-model.ts';
import type { Held, Judge } from './fitted.ts';

/**
 * Of honest emails that the words' model did not learn from, the most that may lie above a threshold: what is aimed at for
 * the whole engine. What alone makes a warning of middle severity may strike three old mails in a thousand and two modern
 * notices in a hundred, what alone makes a slight one two and five in a hundred, and what counts only beside something else
 * twice as many or more. Of our own benign twins, which say nearly the same as the malicious ones, one in ten may be
 * warned of: half of that is left to other signals.
 */
export const MOST_ABOVE = {
  doubtful: { own: 0.1, old: 0.05, modern: 0.1 },
  likely: { own: 0.05, old: 0.02, modern: 0.05 },
  veryLikely: { own: 0.01, old: 0.003, modern: 0.02 },
} as const;
/** Of malicious emails of any source the most that may lie below what speaks for an email: it takes a warning away. */
export const MOST_BELOW = 0.01;
const MODERN = /^(?:modern|template)/;
/** Sources of fewer emails say too little of shares this small. */
const ENOUGH = 100;
/** Above every probability: used where none keeps to a share. */
const NEVER = { above: 1.01, below: 0 };
const DIGITS = 4;

/**
 * From which probability on the wording is worth saying, and below which it speaks for an email: the least that keeps to
 * the shares above, found on emails of scenarios and sources that were left out, each with its sender and without. The old
 * and the modern public mails are each taken together, as the aims are.
 */
export function thresholdsOf(scored: readonly Held[], judge: Judge): Thresholds {
  const benign = scored.filter(({ isMalicious }) => !isMalicious);
  const sums = {
    own: sumsOf(benign.filter(isOwn), judge),
    old: sumsOf(
      benign.filter((one) => !isOwn(one) && !MODERN.test(one.source)),
      judge,
    ),
    modern: sumsOf(
      benign.filter((one) => MODERN.test(one.source)),
      judge,
    ),
  };
  const candidates = [...new Set(Object.values(sums).flat())].sort((a, b) => a - b);
  const kinds = Object.keys(sums) as (keyof typeof sums)[];
  const least = (most: Readonly<Record<keyof typeof sums, number>>) =>
    rounded(leastOf(candidates, (from) => kinds.every((kind) => shareFrom(sums[kind], from) <= most[kind])));
  const malicious = groupsOf(scored.filter(({ isMalicious }) => isMalicious));
  const lowest = malicious.map((mails) => {
    const words = mails
      .map((one) => probabilityOf(judge, one.score, NO_CONTEXT_FEATURES, one.language))
      .sort((a, b) => a - b);
    return words[Math.floor(MOST_BELOW * words.length)] ?? NEVER.below;
  });
  return {
    unlikely: rounded(Math.min(1, ...lowest)),
    doubtful: least(MOST_ABOVE.doubtful),
    likely: least(MOST_ABOVE.likely),
    veryLikely: least(MOST_ABOVE.veryLikely),
  };
}

function isOwn({ source }: Held): boolean {
  return source === 'own';
}

/** By source; together where each is too small. */
function groupsOf(mails: readonly Held[]): Held[][] {
  const large = [...Map.groupBy(mails, ({ source }) => source).values()].filter(({ length }) => length >= ENOUGH);
  return large.length > 0 ? large : [[...mails]];
}

function sumsOf(mails: readonly Held[], judge: Judge): number[] {
  return mails
    .flatMap(({ score, language, contextFeatures, bare }) =>
      [contextFeatures, bare].map((one) => probabilityOf(judge, score, one, language)),
    )
    .sort((a, b) => a - b);
}

/** The first of ascending candidates from which a condition is met; just above the last if it never is. */
function leastOf(candidates: readonly number[], isMet: (from: number) => boolean): number {
  let [low, high] = [0, candidates.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isMet(candidates[middle] ?? 1)) high = middle;
    else low = middle + 1;
  }
  return candidates[low] ?? NEVER.above;
}

/** Share of ascending probabilities that lie at a threshold or above. */
function shareFrom(likelihoods: readonly number[], from: number): number {
  let [low, high] = [0, likelihoods.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((likelihoods[middle] ?? 1) >= from) high = middle;
    else low = middle + 1;
  }
  return (likelihoods.length - low) / Math.max(1, likelihoods.length);
}

function rounded(value: number): number {
  return Number(value.toFixed(DIGITS));
}
