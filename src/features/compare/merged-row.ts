import type { Change } from '../../engines/comparison/index.ts';
import type { MarkedRow, Segment } from './marked-rows.ts';

export interface MergedSegment extends Segment {
  /** Set if the text is in one version only. */
  side?: 'before' | 'after';
}

/** Text of the earlier version alone, and how many characters of the shared text come before it. */
interface Removed {
  at: number;
  segment: MergedSegment;
}

/**
 * Both versions of a row as one text that has the shared text once.
 * @returns undefined if the shared text isn't the same on both sides
 */
export function mergedRow({ before, after }: MarkedRow, changes: readonly Change[]): MergedSegment[][] | undefined {
  const kindOf = ({ change }: Segment) => (change === undefined ? undefined : changes[change]?.kind);
  const isOwn = (segment: Segment) => segment.word === true || kindOf(segment) === 'moved';
  const shared = (paragraphs: Segment[][]) =>
    withoutSpace(
      paragraphs
        .flat()
        .filter((segment) => !isOwn(segment))
        .map(({ text }) => text)
        .join(''),
    );
  if (shared(before) !== shared(after)) return undefined;

  const removed = removedFrom(before.flat(), isOwn);
  let at = 0;
  const takeRemoved = (): MergedSegment[] => {
    const taken: MergedSegment[] = [];
    for (let first = removed[0]; first && first.at <= at; first = removed[0]) {
      taken.push(first.segment);
      removed.shift();
    }
    return taken;
  };
  const cut = (segment: Segment): MergedSegment[] => {
    const pieces: MergedSegment[] = [];
    let rest = segment.text;
    const end = at + withoutSpace(rest).length;
    for (let first = removed[0]; first && first.at < end; first = removed[0]) {
      const place = indexAfter(rest, first.at - at);
      at = first.at;
      pieces.push({ ...segment, text: rest.slice(0, place) }, ...takeRemoved());
      rest = rest.slice(place);
    }
    at = end;
    return [...pieces, { ...segment, text: rest }];
  };
  // The label of a change is before its first piece, which may belong to either version.
  const begun = new Set(after.flat().flatMap(({ begins, change }) => (begins ? [change] : [])));
  const labelled = (segment: MergedSegment): MergedSegment => {
    const { begins, ...rest } = segment;
    if (kindOf(segment) === 'moved' || kindOf(segment) === 'removed') return segment;
    return begun.delete(segment.change) ? { ...rest, begins: true } : rest;
  };
  return after.map((paragraph) => {
    const line = paragraph.flatMap((segment): MergedSegment[] => [
      ...takeRemoved(),
      ...(isOwn(segment) ? [{ ...segment, side: 'after' as const }] : cut(segment)),
    ]);
    return withSpaces([...line, ...takeRemoved()].map(labelled));
  });
}

function removedFrom(before: readonly Segment[], isOwn: (segment: Segment) => boolean): Removed[] {
  const removed: Removed[] = [];
  let at = 0;
  for (const segment of before) {
    if (isOwn(segment)) removed.push({ at, segment: { ...segment, side: 'before' } });
    else at += withoutSpace(segment.text).length;
  }
  return removed;
}

/** The spaces around removed words are not in the later version. */
function withSpaces(line: readonly MergedSegment[]): MergedSegment[] {
  return line.flatMap((segment, index) => {
    const last = line[index - 1];
    const isSpaced =
      (last?.side === 'before' || (last && segment.side === 'before')) &&
      !/[\s\p{Ps}]$/u.test(last.text) &&
      !/^[\s\p{Pe}\p{Po}]/u.test(segment.text);
    return isSpaced ? [{ text: ' ' }, segment] : [segment];
  });
}

const withoutSpace = (text: string) => text.replaceAll(/\s/g, '');

/** The index after this many characters other than spaces. */
function indexAfter(text: string, count: number): number {
  let left = count;
  let index = 0;
  for (; left > 0; index += 1) if (/\S/.test(text[index] ?? '')) left -= 1;
  return index;
}
