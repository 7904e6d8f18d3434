import type { Example } from './examples.ts';

type Labelled = Pick<Example, 'source' | 'isMalicious'>;

/** A source of fewer emails than this weighs less than the others. */
const SMALL = 30;

/** How much an email of each source and label counts: all have equal parts, our own pairs some times as much. */
export function sharesOf(examples: readonly Labelled[], ownShare: number): Map<string, number> {
  const sizes = Map.groupBy(examples, keyOf);
  return new Map(
    [...sizes].map(([key, { length }]) => [key, (key.startsWith('own ') ? ownShare : 1) / Math.max(SMALL, length)]),
  );
}

export function shareIn(shares: ReadonlyMap<string, number>, example: Labelled): number {
  return shares.get(keyOf(example)) ?? 0;
}

function keyOf({ source, isMalicious }: Labelled): string {
  return `${source} ${isMalicious}`;
}
