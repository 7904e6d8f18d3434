import { type Circumstance, type Circumstances, namesOf } from '../../engines/detection/model/circumstances.ts';

/** A letter that the text model scored without having learned from it, and what else is known of it. */
export interface Scored {
  score: number;
  circumstances: Circumstances;
  /** Share of both that counts. */
  trust: number;
  isMalicious: boolean;
  /** How much it counts. */
  share: number;
}

/** How scores and circumstances make a probability. */
export interface Combination {
  slope: number;
  offset: number;
  circumstances: Record<string, number>;
}

const STEPS = 3_000;
const RATE = 1;
const PENALTY = 5e-4;
/** Who cheats can buy a domain that suits his name, so that speaks less for a letter than a false one speaks against it. */
const LEAST = -1;
const MOST = 2;
/**
 * Honest houses take domains with something added, too. Nearly all honest people write from a provider whose name they
 * never mention, many from mailboxes that do not bear their own, and link to pages of others.
 */
const MOST_OF: Partial<Record<Circumstance, number>> = {
  'from-extended': 1,
  'link-extended': 1,
  'from-unsaid': 0,
  'link-unsaid': 0,
  'from-foreign': 0.5,
};
/** What a caller does not give, or what repeats the rest, says nothing. */
const SILENT: ReadonlySet<Circumstance> = new Set<Circumstance>(['from-none', 'link-none', 'link-same']);

/** Logistic regression over the score and the circumstances, by plain descent. */
export function combine(examples: readonly Scored[]): Combination {
  const total = examples.reduce((sum, { share }) => sum + share, 0);
  const known: Circumstance[] = [];
  const placeOf = (name: Circumstance) => (known.includes(name) ? known.indexOf(name) : known.push(name) - 1);
  const letters = examples.map(({ score, circumstances, trust, isMalicious, share }) => {
    const places = namesOf(circumstances).flatMap((name) => (SILENT.has(name) ? [] : placeOf(name)));
    return { score, places, trust, label: isMalicious ? 1 : 0, share: share / total };
  });
  const weights = new Float64Array(known.length);
  let slope = 1;
  let offset = 0;
  for (let step = 0; step < STEPS; step++) {
    const slopes = new Float64Array(known.length);
    let slopeOfScore = 0;
    let slopeOfOffset = 0;
    for (const { score, places, trust, label, share } of letters) {
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
  return { slope, offset, circumstances: Object.fromEntries(named.sort()) };
}
