import type { Passage, ReadDocument } from './document.ts';
import { factsIn } from './facts.ts';
import { wordsOf } from './words.ts';

/**
 * The words of a passage by number, ascending, with the weight each has there. Typed arrays, since a long document has a
 * hundred thousand of them: as maps they took 600 MB, so they take 60.
 */
export interface Bag {
  words: Uint32Array;
  weights: Float32Array;
  total: number;
}

/** The numbers of words, given out as they come. */
export type Vocabulary = Map<string, number>;

/** How much each word says: rare words much, words of every other passage hardly anything. */
export type Weights = (word: string) => number;

/** What a fact weighs by its kind, and by its value: an invoice line stays that line when its amount changes. */
const FACT_KIND_WEIGHT = 3;
const FACT_VALUE_WEIGHT = 1;

/** Weighs words by the number of passages they occur in (inverse document frequency). */
export function weigh(documents: readonly ReadDocument[]): Weights {
  const frequency = new Map<string, number>();
  let passages = 0;
  for (const document of documents) {
    for (const passage of document.passages) {
      passages += 1;
      for (const word of new Set(passage.words)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
    }
  }
  return (word) => Math.log(1 + passages / (frequency.get(word) ?? 1));
}

/** The words of a passage and their pairs, weighed; facts count by their kind more than by their value. */
export function bagOf(document: ReadDocument, passage: Passage, weights: Weights, vocabulary: Vocabulary): Bag {
  const text = document.text.slice(passage.bodyStart, passage.end);
  const bag = new Map<number, number>();
  const add = (word: string, weight: number) => {
    const number = vocabulary.get(word) ?? vocabulary.size;
    vocabulary.set(word, number);
    bag.set(number, (bag.get(number) ?? 0) + weight);
  };
  let rest = '';
  let from = 0;
  for (const fact of factsIn(text)) {
    if (fact.kind === 'name' || fact.kind === 'term') continue;
    rest += `${text.slice(from, fact.start)} `;
    from = fact.end;
    add(`<${fact.kind}>`, FACT_KIND_WEIGHT);
    add(`<${fact.kind}> ${fact.value}`, FACT_VALUE_WEIGHT);
  }
  let before = '';
  for (const word of wordsOf(rest + text.slice(from))) {
    const weight = weights(word);
    add(word, weight);
    if (before !== '') add(`${before} ${word}`, weight / 4);
    before = word;
  }
  const entries = [...bag].sort(([one], [other]) => one - other);
  return {
    words: Uint32Array.from(entries, ([number]) => number),
    weights: Float32Array.from(entries, ([, weight]) => weight),
    total: entries.reduce((sum, [, weight]) => sum + weight, 0),
  };
}

/** Dice's coefficient on weights: 0 for nothing in common, 1 for the same words. */
export function similarity(a: Bag, b: Bag): number {
  if (a.total + b.total === 0) return 0;
  let [common, inA, inB] = [0, 0, 0];
  while (inA < a.words.length && inB < b.words.length) {
    const [one, other] = [a.words[inA] ?? 0, b.words[inB] ?? 0];
    if (one === other) common += Math.min(a.weights[inA] ?? 0, b.weights[inB] ?? 0);
    if (one <= other) inA += 1;
    if (other <= one) inB += 1;
  }
  return Math.min(1, (2 * common) / (a.total + b.total));
}
