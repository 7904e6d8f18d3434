/** Numbers that look random and are the same on every machine. */
export interface Random {
  /** Whole number from 0 up to, not including, `below`. */
  below(limit: number): number;
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
}

/** A generator (mulberry32) started from a text. */
export function randomFrom(text: string): Random {
  let state = 0x811c9dc5;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick(list) {
      const chosen = list[below(list.length)];
      if (chosen === undefined) throw new Error('Nothing to pick from.');
      return chosen;
    },
  };
}
