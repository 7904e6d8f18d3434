import { type Block, BUCKETS } from './features.ts';
import type { PackedWeights } from './model.ts';

/** The buckets with a weight, in ascending order, and its steps. */
export function* stepsIn({ steps }: Pick<PackedWeights, 'steps'>): Generator<[bucket: number, steps: number]> {
  const bytes = Uint8Array.from(atob(steps), (char) => char.charCodeAt(0));
  let bucket = 0;
  for (let at = 0; at < bytes.length; ) {
    let gap = 0;
    let byte = 0x80;
    for (let shift = 0; byte >= 0x80 && at < bytes.length; shift += 7) {
      byte = bytes[at++] ?? 0;
      gap |= (byte & 0x7f) << shift;
    }
    bucket += gap;
    yield [bucket, ((bytes[at++] ?? 0) << 24) >> 24];
  }
}

/** The steps of all buckets of a block; zero where there is no weight. */
export function unpacked(block: Block, packed: Pick<PackedWeights, 'steps'>): Int8Array {
  const weights = new Int8Array(BUCKETS[block]);
  for (const [bucket, steps] of stepsIn(packed)) {
    if (bucket >= weights.length) throw new Error(`The model has a weight for bucket ${bucket} of ${weights.length}.`);
    weights[bucket] = steps;
  }
  return weights;
}
