import type { Segment } from './marked-rows.ts';

/** Characters of unchanged text beside a change, or at the start of a paragraph without one. */
const KEPT = 120;
/** What is shorter needs no more space than the button. */
const SHORTEST = 160;

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

function endOfWord(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return space > 0 ? space : at;
}

function startOfWord(text: string, at: number): number {
  const space = text.indexOf(' ', Math.max(0, at));
  return space >= 0 ? space : at;
}
