import { type Block, BUCKETS, type Places } from './features.ts';
import type { PackedWeights } from './model.ts';
import { stepsIn } from './unpack.ts';

/**
 * The weights of a block. Few buckets have one, so they lie close together, each at its place: most lookups find nothing,
 * and a processor's cache holds the rest.
 */
export class WeightTable implements Places {
  readonly size: number;
  readonly seen: Uint8Array;
  /** By place. */
  readonly steps: Int8Array;
  readonly scale: number;
  /**
   * For each 32 buckets, a bit for those with a weight, even one with no steps, and the number of weights before them.
   */
  private readonly index: Uint32Array;

  /** @throws Error when a weight is for a bucket that the block does not have */
  constructor(block: Block, packed: PackedWeights) {
    this.size = packed.steps.length;
    this.scale = packed.scale;
    this.steps = new Int8Array(this.size);
    this.seen = new Uint8Array(Math.ceil(this.size / 8));
    this.index = new Uint32Array(BUCKETS[block] / 16);
    let place = 0;
    for (const [bucket, steps] of stepsIn(packed)) {
      if (bucket >= BUCKETS[block])
        throw new Error(`The model has a weight for bucket ${bucket} of ${BUCKETS[block]}.`);
      this.index[2 * (bucket >> 5)] = (this.index[2 * (bucket >> 5)] ?? 0) | (1 << (bucket & 31));
      this.steps[place++] = steps;
    }
    for (let at = 2; at < this.index.length; at += 2) {
      this.index[at + 1] = (this.index[at - 1] ?? 0) + bitsIn(this.index[at - 2] ?? 0);
    }
  }

  placeOf(bucket: number): number {
    const at = 2 * (bucket >> 5);
    const weighed = this.index[at] ?? 0;
    const bit = 1 << (bucket & 31);
    return (weighed & bit) === 0 ? -1 : (this.index[at + 1] ?? 0) + bitsIn(weighed & (bit - 1));
  }

  weightAt(place: number): number {
    return (this.steps[place] ?? 0) * this.scale;
  }
}

/** How many bits are set: sums of neighbours, in pairs, fours and eights. */
function bitsIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
