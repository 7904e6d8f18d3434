import type { ChangedFact } from './changed-facts.ts';
import type { Alignment } from './changes.ts';
import type { Span } from './document.ts';

/** A compared document. All spans refer to its text. */
export interface ComparedDocument {
  name: string;
  text: string;
  paragraphs: Span[];
  words: number;
  /** Two to five of its own sentences, in their order. */
  summary: string;
}

/** How similar two documents are, given by index. */
export interface Pair {
  first: number;
  second: number;
  /** 0 to 1, Dice's coefficient on pairs of words; 1 only if identical. */
  similarity: number;
  /** Same words in the same order. */
  identical: boolean;
  /** Identical except for paragraph numbers. */
  renumbered: boolean;
}

/** What differs in one document from the first. */
export interface DocumentDifferences extends Pick<Alignment, 'changes' | 'rows'> {
  document: number;
  facts: ChangedFact[];
}

export interface Comparison {
  documents: ComparedDocument[];
  /** Every pair, starting with those of the first document. */
  pairs: Pair[];
  /** Passages that all have word for word: how many, their share of the first document's words (0 to 1), examples. */
  shared: { count: number; portion: number; passages: string[] };
  differences: DocumentDifferences[];
  /** The above in sentences: blocks separated by blank lines, lists with `1. `. */
  similaritiesText: string;
  differencesText: string;
}
