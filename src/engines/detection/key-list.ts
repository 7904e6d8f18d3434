/** A list that the caller keeps up to date, as hashes: a million entries take 8 MB, and threads can share them. */
export interface KeyList {
  /** The name that the operator gave it. */
  name: string;
  /** Hours since its publisher's server last sent or confirmed it; the engine has no clock. */
  hours: number;
  /** `keyOf` each entry, in ascending order. */
  keys: Float64Array;
}

const MULTIPLIERS = [2_654_435_761, 1_597_334_677] as const;
const SEEDS = [0xdeadbeef, 0x41c6ce57] as const;
const LOW_BITS = 0x1f_ff_ff;

/**
 * Two 32-bit multiplicative hashes, cut to the 53 bits that fit into a number: with a million entries, one text in nine
 * billion is mistaken for an entry. It needn't resist attackers, because a collision gains them nothing.
 */
export function keyOf(text: string): number {
  let [a, b] = SEEDS as readonly [number, number];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, MULTIPLIERS[0]);
    b = Math.imul(b ^ code, MULTIPLIERS[1]);
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
  return 2 ** 32 * (LOW_BITS & b) + (a >>> 0);
}

export function isListed({ keys }: Pick<KeyList, 'keys'>, key: number): boolean {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = keys[middle] ?? 0;
    if (found === key) return true;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

const DAY = 24;

/** How old a list is, in a sentence. */
export function ageOf({ hours }: Pick<KeyList, 'hours'>): string {
  if (hours < 2) return 'as of an hour ago';
  if (hours < 2 * DAY) return `as of ${Math.round(hours)} hours ago`;
  return `as of ${Math.floor(hours / DAY)} days ago`;
}
