/** What was read of a word's normal form, by the number of the question. */
export type Answers = unknown[];

let questions = 0;

/**
 * What is read of a word's normal form when it is first asked for, and kept as long as the word is: looking up a word in
 * a list costs more than anything else that is done with it, and emails share most of their words.
 * @param read depends on nothing else
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
 * The answers for the words met last, except for long and rare ones, in two generations: a word that is met again is
 * taken over, and all others are dropped with the older generation.
 */
let young = new Map<string, Answers>();
let old = new Map<string, Answers>();
const MOST_IN_GENERATION = 8_000;
const LONGEST_KEPT = 12;

/** The answers for a word, shared with the same word elsewhere. */
export function answersOf(norm: string): Answers {
  if (norm.length > LONGEST_KEPT) return [];
  const kept = young.get(norm);
  if (kept) return kept;
  const answers = old.get(norm) ?? [];
  if (young.size === MOST_IN_GENERATION) {
    old = young;
    young = new Map();
  }
  young.set(norm, answers);
  return answers;
}
