import { type ContextFeature, type ContextFeatures, namesOf } from '../../engines/detection/model/context-features.ts';

/** An email that the text model scored without having learned from it, and what else is known of it. */
export interface Scored {
  score: number;
  contextFeatures: ContextFeatures;
  /** Share of both that counts. */
  trust: number;
  isMalicious: boolean;
  /** How much it counts. */
  share: number;
}

/** How scores and context features make a probability. */
export interface Combination {
  slope: number;
  offset: number;
  contextFeatures: Record<string, number>;
}

const STEPS = 3_000;
const RATE = 1;
const PENALTY = 5e-4;
/** A fraudster can buy a domain that matches the name, so that counts less for an email than a false one counts against it. */
const LEAST = -1;
const MOST = 2;
/**
 * Honest companies also use domains with something added. Nearly all honest people write from a provider whose name they
 * never mention, many from mailboxes without their own name, and link to pages of others.
 */
const MOST_OF: Partial<Record<ContextFeature, number>> = {
  'from-extended': 1,
  'link-extended': 1,
  'from-unsaid': 0,
  'link-unsaid': 0,
  'from-foreign': 0.5,
};
/** What a caller does not give, or what repeats the rest, says nothing. */
const UNINFORMATIVE: ReadonlySet<ContextFeature> = new Set<ContextFeature>(['from-none', 'link-none', 'link-same']);

/** Logistic regression over the score and the context features, by gradient descent. */
export function combine(examples: readonly Scored[]): Combination {
  const total = examples.reduce((sum, { share }) => sum + share, 0);
  const known: ContextFeature[] = [];
  const placeOf = (name: ContextFeature) => (known.includes(name) ? known.indexOf(name) : known.push(name) - 1);
  const emails = examples.map(({ score, contextFeatures, trust, isMalicious, share }) => {
    const places = namesOf(contextFeatures).flatMap((name) => (UNINFORMATIVE.has(name) ? [] : placeOf(name)));
    return { score, places, trust, label: isMalicious ? 1 : 0, share: share / total };
  });
  const weights = new Float64Array(known.length);
  let slope = 1;
  let offset = 0;
  for (let step = 0; step < STEPS; step++) {
    const slopes = new Float64Array(known.length);
    let slopeOfScore = 0;
    let slopeOfOffset = 0;
    for (const { score, places, trust, label, share } of emails) {
      let sum = slope * score;
      for (const place of places) sum += weights[place] ?? 0;
      const error = share * (1 / (1 + Math.exp(-trust * sum - offset)) - label);
      slopeOfScore += error * trust * score;
      slopeOfOffset += error;
      for (const place of places) slopes[place] = (slopes[place] ?? 0) + error * trust;
    }
    slope -= RATE * slopeOfScore;
    offset -= RATE * slopeOfOffset;
    for (const [place, name] of known.entries()) {
      const weight = weights[place] ?? 0;
      const next = weight - RATE * ((slopes[place] ?? 0) + PENALTY * weight);
      weights[place] = Math.max(LEAST, Math.min(MOST_OF[name] ?? MOST, next));
    }
  }
  const named = known.map((name, place) => [name, weights[place] ?? 0] as const);
  return { slope, offset, contextFeatures: Object.fromEntries(named.sort()) };
}
