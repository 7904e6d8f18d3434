/** Values computed from a word's normal form, by the number of the computation. */
export type Answers = unknown[];

let questions = 0;

/**
 * Computes a value from a word's normal form on first use, and keeps it as long as the word: list lookups are the most
 * expensive step for a word, and emails share most of their words.
 * @param read must depend on nothing else
 */
export function oncePerWord<Read extends object | number>(
  read: (norm: string) => Read,
): (word: { norm: string; answers: Answers }) => Read {
  const question = questions++;
  return ({ norm, answers }) => {
    const kept = answers[question];
    if (kept !== undefined) return kept as Read;
    const value = read(norm);
    answers[question] = value;
    return value;
  };
}

/**
 * The values for the most recent words, except long and rare ones, in two generations: a word that occurs again moves
 * to the newer generation, and all others are dropped with the older one.
 */
let young = new Map<string, Answers>();
let old = new Map<string, Answers>();
const MAX_IN_GENERATION = 8_000;
const MAX_KEPT_LENGTH = 12;

/** The values for a word, shared with the same word elsewhere. */
export function answersOf(norm: string): Answers {
  if (norm.length > MAX_KEPT_LENGTH) return [];
  const kept = young.get(norm);
  if (kept) return kept;
  const answers = old.get(norm) ?? [];
  if (young.size === MAX_IN_GENERATION) {
    old = young;
    young = new Map();
  }
  young.set(norm, answers);
  return answers;
}
