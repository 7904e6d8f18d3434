import type { Passage, ReadDocument } from './document.ts';

/** Sentences of a summary. */
const LEAST = 2;
const MOST = 5;
const SENTENCES_PER_SUMMARY_SENTENCE = 12;
const MAX_SENTENCE_LENGTH = 320;

/** How well a passage represents its document; higher is better. */
export type Rank = (passage: Passage) => number;

/**
 * Ranks passages by tf-idf over the document's passages, with some weight on the beginning. Works in any language, because
 * it needs no word list.
 */
export function rankPassages({ passages }: ReadDocument): Rank {
  const frequency = new Map<string, number>();
  const passagesWith = new Map<string, number>();
  for (const { words } of passages) {
    for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
    for (const word of new Set(words)) passagesWith.set(word, (passagesWith.get(word) ?? 0) + 1);
  }
  const position = new Map(passages.map((passage, index) => [passage, index]));
  return (passage) => {
    const distinct = [...new Set(passage.words)];
    const weight = distinct.reduce((sum, word) => {
      const spread = Math.log(1 + passages.length / (passagesWith.get(word) ?? 1));
      return sum + Math.log(1 + (frequency.get(word) ?? 0)) * spread;
    }, 0);
    const early = 1 + 0.5 / (1 + (position.get(passage) ?? 0) / 3);
    // Dampens short sentences and keeps length from deciding.
    return (weight / (8 + distinct.length)) * early;
  };
}

/** The highest-ranked sentences of the document, in their order. */
export function summarise(document: ReadDocument, rank: Rank): string {
  const sentences = document.passages.filter(isSentence);
  const pool = sentences.length > 0 ? sentences : document.passages;
  const wanted = Math.min(MOST, Math.max(LEAST, Math.ceil(pool.length / SENTENCES_PER_SUMMARY_SENTENCE)));
  const ranked = pool.map((passage) => ({ passage, score: rank(passage) })).sort((a, b) => b.score - a.score);
  const chosen: Passage[] = [];
  for (const { passage } of ranked) {
    if (chosen.length === wanted) break;
    if (!chosen.some((other) => overlap(other.words, passage.words) > 0.6)) chosen.push(passage);
  }
  return chosen
    .sort((a, b) => a.start - b.start)
    .map(({ bodyStart, end }) => shorten(document.text.slice(bodyStart, end), MAX_SENTENCE_LENGTH))
    .join(' ');
}

/** Cuts a text at a word and adds an ellipsis. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()}…`;
}

/** Headings and table rows do not read well in a summary. */
function isSentence({ words, key }: Passage): boolean {
  return words.length >= 4 && /[.!?。！？…:;]["')\]]?$/.test(key) && !key.includes(' | ');
}

function overlap(one: string[], other: string[]): number {
  const [a, b] = [new Set(one), new Set(other)];
  return a.intersection(b).size / Math.min(a.size, b.size);
}
