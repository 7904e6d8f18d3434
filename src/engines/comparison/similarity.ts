import type { Passage, ReadDocument } from './document.ts';
import { factsIn } from './facts.ts';
import { wordsOf } from './words.ts';

/**
 * A passage's words as ascending hashes, with weights. Typed arrays take 60 MB for a long document, maps took 600 MB. Hash
 * collisions within a passage are too rare to matter.
 */
export interface Bag {
  words: Uint32Array;
  weights: Float32Array;
  total: number;
}

/** The bag of a passage, created on first use. */
export type Bags = (document: ReadDocument, index: number) => Bag;

/** Weight of a word: high for rare words. */
export type Weights = (word: string) => number;

/** The kind of a fact counts more than its value: an invoice line stays the same line when its amount changes. */
const FACT_KIND_WEIGHT = 3;
const FACT_VALUE_WEIGHT = 1;

/** Weights words by inverse document frequency over passages. */
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

const NO_WORDS: Bag = { words: new Uint32Array(), weights: new Float32Array(), total: 0 };

export function openBags(weights: Weights): Bags {
  const bags = new WeakMap<Passage, Bag>();
  return (document, index) => {
    const passage = document.passages[index];
    if (!passage) return NO_WORDS;
    const bag = bags.get(passage) ?? bagOf(document, passage, weights);
    bags.set(passage, bag);
    return bag;
  };
}

/** The weighted words and word pairs of a passage. Facts count by kind and value. */
function bagOf(document: ReadDocument, passage: Passage, weights: Weights): Bag {
  const text = document.text.slice(passage.bodyStart, passage.end);
  const bag = new Map<number, number>();
  const add = (word: number, weight: number) => bag.set(word, (bag.get(word) ?? 0) + weight);
  let rest = '';
  let from = 0;
  for (const fact of factsIn(text)) {
    if (fact.kind === 'name' || fact.kind === 'term') continue;
    rest += `${text.slice(from, fact.start)} `;
    from = fact.end;
    add(hash(`<${fact.kind}>`), FACT_KIND_WEIGHT);
    add(hash(`<${fact.kind}> ${fact.value}`), FACT_VALUE_WEIGHT);
  }
  let before: number | undefined;
  for (const word of wordsOf(rest + text.slice(from))) {
    const [weight, number] = [weights(word), hash(word)];
    add(number, weight);
    if (before !== undefined) add((Math.imul(before, 31) ^ number) >>> 0, weight / 4);
    before = number;
  }
  const entries = [...bag].sort(([one], [other]) => one - other);
  return {
    words: Uint32Array.from(entries, ([number]) => number),
    weights: Float32Array.from(entries, ([, weight]) => weight),
    total: entries.reduce((sum, [, weight]) => sum + weight, 0),
  };
}

/** FNV-1a. */
function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1) value = Math.imul(value ^ word.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** Hashes of adjacent word pairs, ascending. Single words would be too common to compare documents. */
export function wordPairs({ passages }: ReadDocument): Uint32Array {
  const pairs = new Uint32Array(passages.reduce((sum, { words }) => sum + words.length, 0));
  let [before, at] = [0, 0];
  for (const { words } of passages) {
    for (const word of words) {
      const number = hash(word);
      pairs[at++] = Math.imul(before, 31) ^ number;
      before = number;
    }
  }
  return pairs.sort();
}

/** Dice's coefficient on the word pairs of two documents, regardless of position. */
export function closeness(a: Uint32Array, b: Uint32Array): number {
  if (a.length + b.length === 0) return 0;
  let [common, inA, inB] = [0, 0, 0];
  while (inA < a.length && inB < b.length) {
    const [one, other] = [a[inA] ?? 0, b[inB] ?? 0];
    if (one === other) common += 1;
    if (one <= other) inA += 1;
    if (other <= one) inB += 1;
  }
  return (2 * common) / (a.length + b.length);
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
