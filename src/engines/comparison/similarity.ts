import type { Passage, ReadDocument } from './document.ts';
import { factsIn } from './facts.ts';
import { wordsOf } from './words.ts';

/** The words of a passage with the weight each has there. */
export type Bag = ReadonlyMap<string, number>;

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
export function bagOf(document: ReadDocument, passage: Passage, weights: Weights): Bag {
  const text = document.text.slice(passage.bodyStart, passage.end);
  const bag = new Map<string, number>();
  const add = (word: string, weight: number) => bag.set(word, (bag.get(word) ?? 0) + weight);
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
  return bag;
}

/** Dice's coefficient on weights: 0 for nothing in common, 1 for the same words. */
export function similarity(a: Bag, b: Bag): number {
  const total = sum(a) + sum(b);
  if (total === 0) return 0;
  let common = 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  for (const [word, weight] of small) common += Math.min(weight, large.get(word) ?? 0);
  return (2 * common) / total;
}

function sum(bag: Bag): number {
  let total = 0;
  for (const weight of bag.values()) total += weight;
  return total;
}
