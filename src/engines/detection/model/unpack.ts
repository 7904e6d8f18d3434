import type { PackedWeights } from './model.ts';

/**
 * Weights are packed as printable ASCII that JSON leaves as it is, one character a symbol: gzip then learns how often each
 * symbol occurs, which base64 would hide from it (a third larger).
 */
const FIRST_CHAR = '#'.charCodeAt(0);
const ESCAPED_CHAR = '\\'.charCodeAt(0);
export const SYMBOLS = 91;
/** A gap's last symbol is less than this; each symbol before it counts multiples of this. */
export const GAP_BASE = 60;
/** The symbol of a weight with no steps. */
export const NO_STEPS = (SYMBOLS - 1) / 2;

export function symbolOf(char: number): number {
  return char - FIRST_CHAR - (char > ESCAPED_CHAR ? 1 : 0);
}

export function charOf(symbol: number): string {
  const char = symbol + FIRST_CHAR;
  return String.fromCharCode(char < ESCAPED_CHAR ? char : char + 1);
}

/** The buckets with a weight, in ascending order, and its steps. */
export function* stepsIn({ gaps, steps }: Pick<PackedWeights, 'gaps' | 'steps'>): Generator<[number, number]> {
  let bucket = 0;
  let place = 0;
  for (let at = 0; at < gaps.length; at++) {
    const symbol = symbolOf(gaps.charCodeAt(at));
    if (symbol >= GAP_BASE) {
      bucket += GAP_BASE * (symbol - GAP_BASE + 1);
      continue;
    }
    bucket += symbol;
    yield [bucket, symbolOf(steps.charCodeAt(place++)) - NO_STEPS];
  }
}
