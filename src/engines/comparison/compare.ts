import { type ChangedFact, changedFacts } from './changed-facts.ts';
import { type Alignment, compareTwo } from './changes.ts';
import { type Passage, type ReadDocument, readDocument, type SourceDocument, type Span } from './document.ts';
import { explainDifferences, explainSimilarities } from './explain.ts';
import { wholeWords } from './hyphens.ts';
import { closeness, openBags, weigh, wordPairs } from './similarity.ts';
import { type Rank, rankPassages, summarise } from './summarise.ts';
import { countWords } from './words.ts';

/** A compared document: its text as all places refer to it. */
export interface ComparedDocument {
  name: string;
  text: string;
  paragraphs: Span[];
  words: number;
  /** Two to five sentences of its own, in its own language and order. */
  summary: string;
}

/** How close two documents are; both by index. */
export interface Pair {
  first: number;
  second: number;
  /** 0 to 1: the pairs of words that both have, of those of both; 1 only when identical. */
  similarity: number;
  /** Whether every word is the same, in the same order. */
  identical: boolean;
  /** Whether, though identical, paragraphs have other numbers. */
  renumbered: boolean;
}

/** What is different in one document, compared with the first. */
export interface DocumentDifferences extends Pick<Alignment, 'changes' | 'rows'> {
  /** Index of the document. */
  document: number;
  facts: ChangedFact[];
}

export interface Comparison {
  documents: ComparedDocument[];
  /** Every pair, the first document's first. */
  pairs: Pair[];
  /** What stands word for word in all: how often, what portion of the first document, and the most telling of it. */
  shared: { count: number; portion: number; passages: string[] };
  differences: DocumentDifferences[];
  /** The above as prose: blocks separated by blank lines, lists start with `1. `. */
  similaritiesText: string;
  differencesText: string;
}

const QUOTED = 3;
const TELLING_WORDS = 5;
/** For documents that are not identical though all their words are the same, in another order. */
const MOST_DIFFERENT_SIMILARITY = 0.999;
const NO_PAIRS = new Uint32Array();

/**
 * Compares documents with each other.
 * 1. Each is taken apart into paragraphs and sentences.
 * 2. Each is aligned with the first: what is the same, changed, moved, added, removed.
 * 3. Within what is different, the facts that changed are found.
 * 4. All of it is put into words.
 * @param sources two or more, in the order in which they are reported
 */
export function compare(sources: readonly SourceDocument[]): Comparison {
  const texts = wholeWords(sources.map(({ text }) => text));
  const documents = sources.map(({ name }, index) => readDocument({ name, text: texts[index] ?? '' }));
  const ranks = documents.map(rankPassages);
  const weights = weigh(documents);
  const pairs = pairsOf(documents);
  const bags = openBags(weights);
  const [first, ...others] = documents;
  const differences = first
    ? others.map((document, index) => {
        const { changes, rows } = compareTwo(first, document, bags);
        return { document: index + 1, changes, rows, facts: changedFacts(first, document, changes) };
      })
    : [];
  const told = { shared: sharedBy(documents, ranks[0]), pairs, differences };
  return {
    documents: documents.map((document, index) => ({
      name: document.name,
      text: document.text,
      paragraphs: document.paragraphs,
      words: countWords(document.text),
      summary: summarise(document, ranks[index] ?? (() => 0)),
    })),
    ...told,
    similaritiesText: explainSimilarities(documents, told),
    differencesText: explainDifferences(documents, told),
  };
}

function pairsOf(documents: readonly ReadDocument[]): Pair[] {
  const words = documents.map(wordPairs);
  return documents.flatMap((one, first) =>
    documents.slice(first + 1).map((other, place) => {
      const second = first + 1 + place;
      const identical = areEqual(one, other, ({ key }) => key);
      const close = closeness(words[first] ?? NO_PAIRS, words[second] ?? NO_PAIRS);
      const similarity = identical ? 1 : Math.min(close, MOST_DIFFERENT_SIMILARITY);
      return {
        first,
        second,
        similarity,
        identical,
        renumbered: identical && !areEqual(one, other, ({ number }) => number),
      };
    }),
  );
}

function areEqual(one: ReadDocument, other: ReadDocument, of: (passage: Passage) => string): boolean {
  return (
    one.passages.length === other.passages.length &&
    one.passages.every((passage, index) => {
      const counterpart = other.passages[index];
      return counterpart !== undefined && of(passage) === of(counterpart);
    })
  );
}

function sharedBy(documents: readonly ReadDocument[], rank: Rank = () => 0): Comparison['shared'] {
  const [first, ...others] = documents;
  if (!first) return { count: 0, portion: 0, passages: [] };
  const keys = others.map(({ passages }) => new Set(passages.map(({ key }) => key)));
  const shared = first.passages.filter(({ key }) => keys.every((set) => set.has(key)));
  const wordsIn = (passages: typeof shared) => passages.reduce((sum, { words }) => sum + words.length, 0);
  const telling = shared
    .filter(({ words }) => words.length >= TELLING_WORDS)
    .map((passage) => ({ passage, score: rank(passage) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, QUOTED)
    .map(({ passage }) => passage)
    .sort((a, b) => a.start - b.start);
  return {
    count: shared.length,
    portion: wordsIn(shared) / Math.max(1, wordsIn(first.passages)),
    passages: telling.map(({ bodyStart, end }) => first.text.slice(bodyStart, end)),
  };
}
