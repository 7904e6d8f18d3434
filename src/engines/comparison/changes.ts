import { diffArrays } from 'diff';
import { align, type Match } from './align.ts';
import type { Passage, ReadDocument, Span } from './document.ts';
import { LIMITS } from './limits.ts';
import type { Bags } from './similarity.ts';
import { type Token, tokensOf } from './words.ts';

/** One difference from the first document to the second. Spans refer to the documents' texts. */
export type Change =
  | { kind: 'added'; after: Span }
  | { kind: 'removed'; before: Span }
  | {
      kind: 'changed' | 'moved';
      before: Span;
      after: Span;
      /** The words that differ; empty for an unchanged move. */
      edits: Edit[];
    };

/** Replaced words. An empty span marks where words were added or removed. */
export interface Edit {
  before: Span;
  after: Span;
}

/** Paragraphs shown side by side, by index; `to` is exclusive. */
export interface Row {
  before: { from: number; to: number };
  after: { from: number; to: number };
}

export interface Alignment {
  /** In reading order. */
  changes: Change[];
  rows: Row[];
}

/** Aligns two documents and lists the differences. */
export function compareTwo(before: ReadDocument, after: ReadDocument, bags: Bags): Alignment {
  const matches = align(before, after, bags);
  return {
    changes: changesOf(before, after, matches),
    rows: rowsOf(before, after, matches),
  };
}

function changesOf(before: ReadDocument, after: ReadDocument, matches: Match[]): Change[] {
  const removed = new Set(before.passages.keys());
  for (const match of matches) removed.delete(match.before);
  const matched = new Map(matches.map((match) => [match.after, match]));
  const list = new ChangeList(before, after);
  const inOrder = matches.filter(({ kind }) => kind !== 'moved').values();
  let [next, nextBefore] = [inOrder.next().value, 0];
  // Removed text comes before the text that replaces it.
  const removeUpTo = (end = before.passages.length) => {
    for (; nextBefore < end; nextBefore += 1) if (removed.has(nextBefore)) list.remove(nextBefore);
  };
  for (const index of after.passages.keys()) {
    if (next && next.after < index) next = inOrder.next().value;
    removeUpTo(next?.before);
    const match = matched.get(index);
    if (!match) list.add(index);
    else if (match.kind === 'moved') list.move(match);
    else if (match.kind === 'changed') list.change(match);
    else list.close();
  }
  removeUpTo();
  return list.changes;
}

/** Merges adjacent changes: an added paragraph is one addition, a moved section one move. */
class ChangeList {
  readonly changes: Change[] = [];
  readonly #before: ReadDocument;
  readonly #after: ReadDocument;
  /** The last passages of the open change, if it can still grow. */
  #end: { before?: number; after?: number } = {};

  constructor(before: ReadDocument, after: ReadDocument) {
    this.#before = before;
    this.#after = after;
  }

  /** Ends the open change. */
  close(): void {
    this.#end = {};
  }

  add(index: number): void {
    const { start, end } = spanOf(this.#after.passages[index]);
    const last = this.changes.at(-1);
    const continues = this.#end.after === index - 1 && isSameParagraph(this.#after, index);
    if (last?.kind === 'added' && continues) last.after.end = end;
    else this.changes.push({ kind: 'added', after: { start, end } });
    this.#end = { after: index };
  }

  remove(index: number): void {
    const { start, end } = spanOf(this.#before.passages[index]);
    const last = this.changes.at(-1);
    const continues = this.#end.before === index - 1 && isSameParagraph(this.#before, index);
    if (last?.kind === 'removed' && continues) last.before.end = end;
    else this.changes.push({ kind: 'removed', before: { start, end } });
    this.#end = { before: index };
  }

  change(match: Match): void {
    this.changes.push(this.#pairOf('changed', match));
    this.close();
  }

  move(match: Match): void {
    const pair = this.#pairOf('moved', match);
    const last = this.changes.at(-1);
    const continues = this.#end.before === match.before - 1 && this.#end.after === match.after - 1;
    if (last?.kind === 'moved' && continues) {
      last.before.end = pair.before.end;
      last.after.end = pair.after.end;
      last.edits.push(...pair.edits);
    } else this.changes.push(pair);
    this.#end = { before: match.before, after: match.after };
  }

  #pairOf(kind: 'changed' | 'moved', match: Match) {
    const [from, to] = [this.#before.passages[match.before], this.#after.passages[match.after]];
    const [before, after] = [spanOf(from), spanOf(to)];
    const edits = from?.key === to?.key ? [] : editsBetween(this.#before.text, before, this.#after.text, after);
    return { kind, before, after, edits };
  }
}

/** Whether a passage is in the same paragraph as the one before it. */
function isSameParagraph({ passages }: ReadDocument, index: number): boolean {
  return passages[index]?.paragraph === passages[index - 1]?.paragraph;
}

function spanOf(passage: Passage | undefined): Span {
  return { start: passage?.start ?? 0, end: passage?.end ?? 0 };
}

/** The words that differ between two passages; all words if there are too many differences. */
function editsBetween(before: string, from: Span, after: string, to: Span): Edit[] {
  const [a, b] = [tokensOf(before.slice(from.start, from.end)), tokensOf(after.slice(to.start, to.end))];
  const script = diffArrays(
    a.map(({ text }) => text),
    b.map(({ text }) => text),
    { maxEditLength: LIMITS.editLength },
  );
  if (!script) return [{ before: from, after: to }];
  const edits: Edit[] = [];
  let [aAt, bAt] = [0, 0];
  let [aFrom, bFrom] = [0, 0];
  const close = () => {
    if (aAt === aFrom && bAt === bFrom) return;
    edits.push({ before: tokenSpan(a, aFrom, aAt, from), after: tokenSpan(b, bFrom, bAt, to) });
  };
  for (const { added, removed, count } of script) {
    if (!added && !removed) close();
    if (!added) aAt += count;
    if (!removed) bAt += count;
    if (!added && !removed) [aFrom, bFrom] = [aAt, bAt];
  }
  close();
  // The difference is between words, such as the space in `10 %`.
  return edits.length > 0 ? edits : [{ before: from, after: to }];
}

/** The span of tokens `from` up to `to` (exclusive) in a passage. It may be empty. */
function tokenSpan(tokens: Token[], from: number, to: number, { start, end }: Span): Span {
  const [first, last] = [tokens[from], tokens[to - 1]];
  const begin = first ? start + first.start : end;
  return from < to && last
    ? { start: begin, end: start + last.start + last.text.length }
    : { start: begin, end: begin };
}

/** Paragraphs share a row if they have matching passages. Moved passages do not count. */
function rowsOf(before: ReadDocument, after: ReadDocument, matches: Match[]): Row[] {
  const rows: Row[] = [];
  let [aNext, bNext] = [0, 0];
  const alone = (aEnd: number, bEnd: number) => {
    for (; aNext < aEnd; aNext += 1) rows.push({ before: one(aNext), after: none(bNext) });
    for (; bNext < bEnd; bNext += 1) rows.push({ before: none(aNext), after: one(bNext) });
  };
  for (const match of matches) {
    if (match.kind === 'moved') continue;
    const a = before.passages[match.before]?.paragraph ?? 0;
    const b = after.passages[match.after]?.paragraph ?? 0;
    const last = rows.at(-1);
    if (last && (a < aNext || b < bNext)) {
      // One of the paragraphs is in the last row already: it was split or merged.
      last.before.to = aNext = Math.max(aNext, a + 1);
      last.after.to = bNext = Math.max(bNext, b + 1);
      continue;
    }
    alone(a, b);
    rows.push({ before: one(a), after: one(b) });
    [aNext, bNext] = [a + 1, b + 1];
  }
  alone(before.paragraphs.length, after.paragraphs.length);
  return rows;
}

const one = (index: number) => ({ from: index, to: index + 1 });
const none = (index: number) => ({ from: index, to: index });
