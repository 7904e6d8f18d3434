import { type ChangedFact, changedFacts } from './changed-facts.ts';
import { type Alignment, compareTwo } from './changes.ts';
import { type ReadDocument, readDocument, type SourceDocument, type Span } from './document.ts';
import { explainDifferences, explainSimilarities } from './explain.ts';
import { wholeWords } from './hyphens.ts';
import { weigh } from './similarity.ts';
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
  /** 0 to 1: the words that both have, of the words of both. */
  similarity: number;
  /** Whether every word is the same, in the same order. */
  identical: boolean;
  /** Whether paragraphs have other numbers. */
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

/**
 * Compares documents with each other.
 * 1. Each is taken apart into paragraphs and sentences.
 * 2. Each pair is aligned: what is the same, changed, moved, added, removed.
 * 3. Within what is different, the facts that changed are found.
 * 4. All of it is put into words.
 * @param sources two or more, in the order in which they are reported
 */
export function compare(sources: readonly SourceDocument[]): Comparison {
  const texts = wholeWords(sources.map(({ text }) => text));
  const documents = sources.map(({ name }, index) => readDocument({ name, text: texts[index] ?? '' }));
  const ranks = documents.map(rankPassages);
  const weights = weigh(documents);
  const pairs: Pair[] = [];
  const differences: DocumentDifferences[] = [];
  for (const [first, before] of documents.entries()) {
    for (const [second, after] of documents.entries()) {
      if (second <= first) continue;
      const { changes, rows, similarity, renumbered } = compareTwo(before, after, weights);
      pairs.push({ first, second, similarity, identical: changes.length === 0, renumbered });
      if (first === 0)
        differences.push({ document: second, changes, rows, facts: changedFacts(before, after, changes) });
    }
  }
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
