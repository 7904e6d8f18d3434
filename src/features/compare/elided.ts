import type { Segment } from './marked-rows.ts';

/** Characters of unchanged text beside a change, or at the start of a paragraph without one. */
const KEPT = 120;
/** What is shorter needs no more space than the button. */
const SHORTEST = 160;
/** Without a space that near, the language has none, or the text is one long address. */
const LONGEST_WORD = 40;

const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/** A piece of a paragraph as it is shown: the text between is there when it is asked for. */
export interface Piece extends Segment {
  /** Unchanged text after it. */
  hidden?: string;
}

/** Shortens long unchanged text to what is beside the changes. */
export function elide(segments: readonly Segment[]): Piece[] {
  return segments.flatMap((segment, index): Piece[] => {
    const { text, change } = segment;
    if (change !== undefined) return [segment];
    const head = index > 0 || segments.length === 1 ? endOfWord(text, KEPT) : 0;
    const tail = index < segments.length - 1 ? startOfWord(text, text.length - KEPT) : text.length;
    if (tail - head < SHORTEST) return [segment];
    return [{ text: text.slice(0, head), hidden: text.slice(head, tail) }, { text: text.slice(tail) }];
  });
}

/** As readers count them, also where nothing is between words, as in Chinese. */
export function wordsIn(text: string): number {
  return [...WORDS.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}

function endOfWord(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return at - space <= LONGEST_WORD ? space : boundary(text, at);
}

function startOfWord(text: string, at: number): number {
  const space = text.indexOf(' ', Math.max(0, at));
  return space >= 0 && space - at <= LONGEST_WORD ? space : boundary(text, at);
}

/** The start of the word there. */
const boundary = (text: string, at: number) => WORDS.segment(text).containing(at)?.index ?? at;
