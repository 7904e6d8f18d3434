import type { Features, Places } from './features.ts';
import { HEDGE, type Model, NAMED_KINDS, type NamedKind } from './model.ts';
import { stepsIn } from './unpack.ts';

/** The weights of words for the kinds of harm. Few words have one, and most of those point to a single kind. */
export class KindWeights {
  private readonly kinds: Model['kinds'];
  /** For the place of a word's weight, the start of its steps; they end where the next one's start. */
  private readonly starts: Uint32Array;
  /** The steps, and the kind of each. */
  private readonly steps: Int8Array;
  private readonly of: Uint8Array;

  /** @param words the places of weights of word features; other features never count */
  constructor(kinds: Model['kinds'], words: Places) {
    this.kinds = kinds;
    const entries = NAMED_KINDS.flatMap((kind, of) =>
      Array.from(stepsIn(kinds[kind]), ([bucket, steps]) => ({ place: words.placeOf(bucket), of, steps })),
    )
      .filter(({ place }) => place !== -1)
      .sort((a, b) => a.place - b.place);
    this.steps = Int8Array.from(entries, ({ steps }) => steps);
    this.of = Uint8Array.from(entries, ({ of }) => of);
    this.starts = new Uint32Array(words.size + 1);
    for (const { place } of entries) this.starts[place + 1] = (this.starts[place + 1] ?? 0) + 1;
    for (let place = 0; place < words.size; place++) {
      this.starts[place + 1] = (this.starts[place + 1] ?? 0) + (this.starts[place] ?? 0);
    }
  }

  /** The log-odds of each kind of harm by an email's words. */
  logOdds({ places, worths }: Features): Record<NamedKind, number> {
    const sums = new Float64Array(NAMED_KINDS.length);
    for (let i = 0; i < places.length; i++) {
      const place = places[i] ?? 0;
      for (let at = this.starts[place] ?? 0; at < (this.starts[place + 1] ?? 0); at++) {
        const kind = this.of[at] ?? 0;
        sums[kind] = (sums[kind] ?? 0) + (this.steps[at] ?? 0) * (worths[i] ?? 0);
      }
    }
    const share = Math.sqrt(places.length + HEDGE.kinds);
    const evidence = NAMED_KINDS.map((kind, index) => {
      const { base, scale } = this.kinds[kind];
      return [kind, base + (scale * (sums[index] ?? 0)) / share] as const;
    });
    return Object.fromEntries(evidence) as Record<NamedKind, number>;
  }
}
