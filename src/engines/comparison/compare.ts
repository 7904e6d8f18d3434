import { changedFacts } from './changed-facts.ts';
import { compareTwo } from './changes.ts';
import type { Comparison, Pair } from './comparison.ts';
import { type Passage, type ReadDocument, readDocument, type SourceDocument } from './document.ts';
import { explainDifferences, explainSimilarities } from './explain.ts';
import { wholeWords } from './hyphens.ts';
import { closeness, openBags, weigh, wordPairs } from './similarity.ts';
import { type Rank, rankPassages, summarise } from './summarise.ts';
import { countWords } from './words.ts';

export type { ComparedDocument, Comparison, DocumentDifferences, Pair } from './comparison.ts';

const QUOTED = 3;
const MIN_QUOTED_WORDS = 5;
/** For the same words in another order, which is not identical. */
const MAX_DIFFERENT_SIMILARITY = 0.999;
const NO_PAIRS = new Uint32Array();

/**
 * Compares documents.
 * 1. Splits each into paragraphs and passages.
 * 2. Aligns each with the first: same, changed, moved, added, removed.
 * 3. Finds changed facts within the differences.
 * 4. Describes it all in sentences.
 * @param sources two or more, in the order of the report
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
  const findings = { shared: sharedBy(documents, ranks[0]), pairs, differences };
  return {
    documents: documents.map((document, index) => ({
      name: document.name,
      text: document.text,
      paragraphs: document.paragraphs,
      words: countWords(document.text),
      summary: summarise(document, ranks[index] ?? (() => 0)),
    })),
    ...findings,
    similaritiesText: explainSimilarities(documents, findings),
    differencesText: explainDifferences(documents, findings),
  };
}

function pairsOf(documents: readonly ReadDocument[]): Pair[] {
  const words = documents.map(wordPairs);
  return documents.flatMap((one, first) =>
    documents.slice(first + 1).map((other, offset) => {
      const second = first + 1 + offset;
      const identical = areEqual(one, other, ({ key }) => key);
      const close = closeness(words[first] ?? NO_PAIRS, words[second] ?? NO_PAIRS);
      const similarity = identical ? 1 : Math.min(close, MAX_DIFFERENT_SIMILARITY);
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
  const examples = shared
    .filter(({ words }) => words.length >= MIN_QUOTED_WORDS)
    .map((passage) => ({ passage, score: rank(passage) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, QUOTED)
    .map(({ passage }) => passage)
    .sort((a, b) => a.start - b.start);
  return {
    count: shared.length,
    portion: wordsIn(shared) / Math.max(1, wordsIn(first.passages)),
    passages: examples.map(({ bodyStart, end }) => first.text.slice(bodyStart, end)),
  };
}
