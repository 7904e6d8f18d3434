import { type Circumstance, type Circumstances, namesOf } from '../../engines/detection/model/circumstances.ts';

/** A letter that the text model scored without having learned from it, and what else is known of it. */
export interface Scored {
  score: number;
  circumstances: Circumstances;
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
const LEAST = -2;
const MOST = 3;
/** Nearly all honest people write from a provider whose name they never mention. */
const MOST_UNSAID = 0.3;
/** What a caller does not give, or what repeats the rest, says nothing. */
const SILENT: ReadonlySet<Circumstance> = new Set<Circumstance>(['from-none', 'link-none', 'link-same']);

/** Logistic regression over the score and the circumstances, by plain descent. */
export function combine(examples: readonly Scored[]): Combination {
  const total = examples.reduce((sum, { share }) => sum + share, 0);
  const named = examples.map((one) => ({
    ...one,
    names: namesOf(one.circumstances).filter((name) => !SILENT.has(name)),
  }));
  const weights = new Map<Circumstance, number>(named.flatMap(({ names }) => names.map((name) => [name, 0] as const)));
  let slope = 1;
  let offset = 0;
  for (let step = 0; step < STEPS; step++) {
    const slopes = new Map<Circumstance, number>();
    let slopeOfScore = 0;
    let slopeOfOffset = 0;
    for (const { score, names, isMalicious, share } of named) {
      let sum = slope * score + offset;
      for (const name of names) sum += weights.get(name) ?? 0;
      const error = (share * (1 / (1 + Math.exp(-sum)) - (isMalicious ? 1 : 0))) / total;
      slopeOfScore += error * score;
      slopeOfOffset += error;
      for (const name of names) slopes.set(name, (slopes.get(name) ?? 0) + error);
    }
    slope -= RATE * slopeOfScore;
    offset -= RATE * slopeOfOffset;
    for (const [name, weight] of weights) {
      const next = weight - RATE * ((slopes.get(name) ?? 0) + PENALTY * weight);
      weights.set(name, Math.max(LEAST, Math.min(name.endsWith('-unsaid') ? MOST_UNSAID : MOST, next)));
    }
  }
  return { slope, offset, circumstances: Object.fromEntries([...weights].sort()) };
}

/** What the circumstances of a letter add to its score. */
export function addedBy({ circumstances }: Combination, one: Circumstances): number {
  return namesOf(one).reduce((sum, name) => sum + (circumstances[name] ?? 0), 0);
}
