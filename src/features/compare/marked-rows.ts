import type { Change, DocumentDifferences, Span } from '../../engines/comparison/index.ts';

/** The segments of a paragraph together are its text. */
export interface Segment {
  text: string;
  change?: number;
  /** The words themselves differ, not just the sentence around them. */
  word?: true;
  begins?: true;
}

export interface MarkedRow {
  before: Segment[][];
  after: Segment[][];
  same: boolean;
}

export interface Stretch {
  folded: boolean;
  from: number;
  rows: MarkedRow[];
}

type Side = 'before' | 'after';
interface Mark extends Span {
  change: number;
  word: boolean;
}

const CONTEXT = 1;

export function markedRows(
  before: string,
  after: string,
  { changes, rows }: Pick<DocumentDifferences, 'changes' | 'rows'>,
): MarkedRow[] {
  const sides = {
    before: paragraphSegments(before, changes, 'before'),
    after: paragraphSegments(after, changes, 'after'),
  };
  return rows.map((row) => {
    const cells = {
      before: sides.before.slice(row.before.from, row.before.to),
      after: sides.after.slice(row.after.from, row.after.to),
    };
    const marked = [...cells.before, ...cells.after].some((segments) =>
      segments.some(({ change }) => change !== undefined),
    );
    return { ...cells, same: !marked };
  });
}

/** @param context how many rows beside a change stay unfolded */
export function foldedRows(rows: readonly MarkedRow[], context = CONTEXT): Stretch[] {
  const near = new Set<number>();
  for (const [index, { same }] of rows.entries()) {
    if (same) continue;
    for (let step = -context; step <= context; step += 1) near.add(index + step);
  }
  const stretches: Stretch[] = [];
  for (const [index, row] of rows.entries()) {
    // A single row needs no more space than the button.
    const alone = (index === 0 || near.has(index - 1)) && (index === rows.length - 1 || near.has(index + 1));
    const folded = !near.has(index) && !alone;
    const last = stretches.at(-1);
    if (last?.folded === folded) last.rows.push(row);
    else stretches.push({ folded, from: index, rows: [row] });
  }
  return stretches;
}

function paragraphSegments(text: string, changes: readonly Change[], side: Side): Segment[][] {
  const marks = changes
    .flatMap((change, index) => marksOf(change, index, side))
    .sort((one, other) => one.start - other.start);
  const begun = new Set<number>();
  const paragraphs: Segment[][] = [];
  let [start, next] = [0, 0];
  for (const paragraph of text === '' ? [] : text.split('\n\n')) {
    const end = start + paragraph.length;
    const segments: Segment[] = [];
    let at = start;
    for (let mark = marks[next]; mark && mark.start < end; mark = marks[next]) {
      const from = Math.max(mark.start, at);
      const to = Math.min(mark.end, end);
      if (from > at) segments.push({ text: text.slice(at, from) });
      if (to > from) segments.push(segmentOf(text.slice(from, to), mark, begun));
      at = Math.max(at, to);
      // The mark continues in the next paragraph.
      if (mark.end > end) break;
      next += 1;
    }
    if (at < end) segments.push({ text: text.slice(at, end) });
    paragraphs.push(segments);
    start = end + 2;
  }
  return paragraphs;
}

function segmentOf(text: string, { change, word }: Mark, begun: Set<number>): Segment {
  const begins = !begun.has(change);
  begun.add(change);
  return { text, change, ...(word && { word }), ...(begins && { begins }) };
}

/** The marks of a change on one side: the edited words and the text between them, in order. */
function marksOf(change: Change, index: number, side: Side): Mark[] {
  const span = spanOn(change, side);
  if (!span) return [];
  if (change.kind === 'added' || change.kind === 'removed') return [{ ...span, change: index, word: true }];
  const marks: Mark[] = [];
  let at = span.start;
  for (const { [side]: edited } of change.edits) {
    const { start, end } = edited;
    if (start === end) continue;
    if (start > at) marks.push({ start: at, end: start, change: index, word: false });
    marks.push({ start, end, change: index, word: true });
    at = end;
  }
  if (at < span.end) marks.push({ start: at, end: span.end, change: index, word: false });
  return marks;
}

function spanOn(change: Change, side: Side): Span | undefined {
  if (side === 'before') return change.kind === 'added' ? undefined : change.before;
  return change.kind === 'removed' ? undefined : change.after;
}
