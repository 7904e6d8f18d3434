import type { LaidOutText } from '../../engines/detection/display/layout.ts';
import type { Segment } from '../marks.ts';

/** A piece of the laid-out text with the same findings throughout, and the numbers printed after it. */
export interface Piece {
  text: string;
  notes: readonly number[];
  ending: readonly number[];
}

/** Whitespace that is a single space in the displayed text. */
const RUN = /[ \t\r\n\f\u00a0]+|[^ \t\r\n\f\u00a0]+/g;
const SPACE = /^[ \t\r\n\f\u00a0]/;

/** Transfers the marks of the displayed text to the text nodes of its layout, which have the same order. */
export class MarkCursor {
  private index = 0;

  private readonly segments: readonly Segment[];

  constructor(segments: readonly Segment[]) {
    this.segments = segments;
  }

  cut({ text, at }: LaidOutText): Piece[] {
    if (at === null) return [{ text, notes: [], ending: [] }];
    const pieces: Piece[] = [];
    let offset = at;
    let isFirst = true;
    // Marks that ended between two texts.
    const passed = this.passTo(at);
    if (passed.length > 0) pieces.push({ text: '', notes: [], ending: passed });
    for (const [run] of text.matchAll(RUN)) {
      const isSpace = SPACE.test(run);
      if (isSpace && isFirst) {
        pieces.push({ text: run, notes: [], ending: [] });
        continue;
      }
      isFirst = false;
      const end = offset + (isSpace ? 1 : run.length);
      let from = offset;
      while (from < end) {
        const segment = this.segments[this.index];
        const to = Math.min(end, segment ? segment.start + segment.text.length : end);
        const words = isSpace ? run : run.slice(from - offset, to - offset);
        add(pieces, { text: words, notes: segment?.notes ?? [], ending: [] });
        from = Math.max(to, from + 1);
        const ended = this.passTo(from);
        const last = pieces.at(-1);
        if (last && ended.length > 0) pieces[pieces.length - 1] = { ...last, ending: ended };
      }
      offset = end;
    }
    return pieces;
  }

  /** Moves on to the segment that contains an offset. @returns the numbers of those that end before it */
  private passTo(offset: number): number[] {
    const ended: number[] = [];
    for (;;) {
      const segment = this.segments[this.index];
      if (!segment || segment.start + segment.text.length > offset) return ended;
      ended.push(...segment.ending);
      this.index += 1;
    }
  }
}

/** Joins pieces with the same marks, such as a word and the space after it. */
function add(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  if (last && last.ending.length === 0 && last.notes.join() === piece.notes.join()) {
    pieces[pieces.length - 1] = { ...last, text: last.text + piece.text };
  } else pieces.push(piece);
}
