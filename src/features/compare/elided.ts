import type { Segment } from './marked-rows.ts';

export interface Room {
  /** Characters of unchanged text beside a change, or at the start of a paragraph without one. */
  kept: number;
  /** Shorter text takes no more space than the button. */
  shortest: number;
  /** Whether a sentence with a change in it is shown whole. */
  wholeSentences: boolean;
}

const WIDE: Room = { kept: 120, shortest: 160, wholeSentences: true };
export const NARROW: Room = { kept: 40, shortest: 80, wholeSentences: false };
/** For a summary on a narrow screen. */
export const BRIEF: Room = { kept: 400, shortest: 300, wholeSentences: true };

/** If there is no space within this distance, the language has none, or the text is one long address. */
const MAX_WORD_LENGTH = 40;

const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/** A piece of a paragraph as shown; the text in between appears when the reader asks for it. */
export interface Piece extends Segment {
  /** Unchanged text after it. */
  hidden?: string;
}

/** Shortens long unchanged text to the parts next to changes. */
export function elide<S extends Segment>(segments: readonly S[], room: Room = WIDE): (Piece & S)[] {
  const { kept, shortest, wholeSentences } = room;
  return segments.flatMap((segment, index): (Piece & S)[] => {
    const { text, change, word, begins } = segment;
    if (word || (change !== undefined && wholeSentences)) return [segment];
    const head = index > 0 || segments.length === 1 ? endOfWord(text, kept) : 0;
    const tail = index < segments.length - 1 ? startOfWord(text, text.length - kept) : text.length;
    if (tail - head < shortest) return [segment];
    const rest = { ...segment, text: text.slice(tail) };
    if (begins) delete rest.begins;
    return [{ ...segment, text: text.slice(0, head), hidden: text.slice(head, tail) }, rest];
  });
}

/** Counts words as readers do, even in languages without spaces between them, such as Chinese. */
export function wordsIn(text: string): number {
  return [...WORDS.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}

function endOfWord(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return at - space <= MAX_WORD_LENGTH ? space : boundary(text, at);
}

function startOfWord(text: string, at: number): number {
  const space = text.indexOf(' ', Math.max(0, at));
  return space >= 0 && space - at <= MAX_WORD_LENGTH ? space : boundary(text, at);
}

/** The start of the word at this position. */
const boundary = (text: string, at: number) => WORDS.segment(text).containing(at)?.index ?? at;
