import { diffArrays } from 'diff';
import type { Passage, ReadDocument } from './document.ts';
import { LIMITS, THRESHOLDS } from './limits.ts';
import { type Bag, type Bags, similarity } from './similarity.ts';

/** Two matching passages, by index in the first and the second document. */
export interface Match {
  kind: 'same' | 'changed' | 'moved';
  before: number;
  after: number;
  /** 0 to 1. */
  similarity: number;
}

interface Range {
  from: number;
  to: number;
}

/** The passages between two neighbouring anchors, in both documents. */
interface Gap {
  before: Range;
  after: Range;
}

interface Candidate {
  before: number;
  after: number;
  similarity: number;
}

/**
 * Matches the passages of two documents.
 * 1. Equal passages in the same order are anchors (patience diff).
 * 2. Equal passages elsewhere have moved.
 * 3. Between the anchors, similar passages in the same order have changed.
 * 4. Similar passages elsewhere have moved and changed.
 * @returns the matches in the order of the second document; unmatched passages were removed or added
 */
export function align(before: ReadDocument, after: ReadDocument, bags: Bags): Match[] {
  const matches = new Matches(before, after, bags);
  const [keysBefore, keysAfter] = internKeys(before.passages, after.passages);
  const anchors: [number, number][] = [];
  anchor(keysBefore, keysAfter, everything(before, after), 0, anchors);
  for (const [a, b] of anchors) matches.add('same', a, b, 1);
  matchExactMoves(matches, keysBefore, keysAfter);
  for (const gap of gapsBetween(anchors, before, after)) matchChanged(matches, gap);
  matchChangedMoves(matches);
  return matches.list.sort((one, other) => one.after - other.after);
}

class Matches {
  readonly list: Match[] = [];
  readonly byBefore = new Map<number, Match>();
  readonly byAfter = new Map<number, Match>();
  readonly before: ReadDocument;
  readonly after: ReadDocument;
  readonly #bags: Bags;

  constructor(before: ReadDocument, after: ReadDocument, bags: Bags) {
    this.before = before;
    this.after = after;
    this.#bags = bags;
  }

  add(kind: Match['kind'], before: number, after: number, similarity: number): void {
    const match = { kind, before, after, similarity };
    this.list.push(match);
    this.byBefore.set(before, match);
    this.byAfter.set(after, match);
  }

  /** Unmatched passages in a range of the first document. */
  openBefore({ from, to }: Range): number[] {
    return range(from, to).filter((index) => !this.byBefore.has(index));
  }

  openAfter({ from, to }: Range): number[] {
    return range(from, to).filter((index) => !this.byAfter.has(index));
  }

  bagBefore(index: number): Bag {
    return this.#bags(this.before, index);
  }

  bagAfter(index: number): Bag {
    return this.#bags(this.after, index);
  }
}

function everything(before: ReadDocument, after: ReadDocument): Gap {
  return { before: { from: 0, to: before.passages.length }, after: { from: 0, to: after.passages.length } };
}

/** Interns the keys as numbers for fast comparison. */
function internKeys(before: Passage[], after: Passage[]): [number[], number[]] {
  const numbers = new Map<string, number>();
  const intern = ({ key }: Passage) => {
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  };
  return [before.map(intern), after.map(intern)];
}

/** Collects equal passages in order: common ends, then those unique on both sides, then recursively within the gaps. */
function anchor(a: number[], b: number[], gap: Gap, depth: number, found: [number, number][]): void {
  let { from: aFrom, to: aTo } = gap.before;
  let { from: bFrom, to: bTo } = gap.after;
  while (aFrom < aTo && bFrom < bTo && a[aFrom] === b[bFrom]) found.push([aFrom++, bFrom++]);
  while (aFrom < aTo && bFrom < bTo && a[aTo - 1] === b[bTo - 1]) found.push([--aTo, --bTo]);
  if (aFrom === aTo || bFrom === bTo) return;
  const inner = { before: { from: aFrom, to: aTo }, after: { from: bFrom, to: bTo } };
  const unique = depth < LIMITS.anchorDepth ? increasing(uniquePairs(a, b, inner)) : [];
  if (unique.length === 0) {
    anchorRepeated(a, b, inner, found);
    return;
  }
  let [aLast, bLast] = [aFrom, bFrom];
  for (const { before, after } of unique) {
    found.push([before, after]);
    const between = { before: { from: aLast, to: before }, after: { from: bLast, to: after } };
    anchor(a, b, between, depth + 1, found);
    [aLast, bLast] = [before + 1, after + 1];
  }
  anchor(a, b, { before: { from: aLast, to: aTo }, after: { from: bLast, to: bTo } }, depth + 1, found);
}

function uniquePairs(a: number[], b: number[], gap: Gap): Candidate[] {
  const inAfter = uniqueKeys(b, gap.after);
  return [...uniqueKeys(a, gap.before)].flatMap(([key, before]) => {
    const after = inAfter.get(key);
    return after === undefined ? [] : { before, after, similarity: 1 };
  });
}

/** Index by key, of the keys that occur once in a range. */
function uniqueKeys(keys: number[], { from, to }: Range): Map<number, number> {
  const indices = new Map<number, number>();
  const repeated = new Set<number>();
  for (let index = from; index < to; index += 1) {
    const key = keys[index] ?? -1;
    if (indices.has(key)) repeated.add(key);
    else indices.set(key, index);
  }
  for (const key of repeated) indices.delete(key);
  return indices;
}

/** Without unique passages (rows of a form), the shortest edit script decides. */
function anchorRepeated(a: number[], b: number[], { before, after }: Gap, found: [number, number][]): void {
  const options = { maxEditLength: LIMITS.editLength };
  const script = diffArrays(a.slice(before.from, before.to), b.slice(after.from, after.to), options) ?? [];
  let [aAt, bAt] = [before.from, after.from];
  for (const { added, removed, count } of script) {
    if (!added && !removed) for (let step = 0; step < count; step += 1) found.push([aAt + step, bAt + step]);
    if (!added) aAt += count;
    if (!removed) bAt += count;
  }
}

/** The heaviest chain of candidates that increases in both documents, in O(n log n) with a Fenwick tree of maxima. */
function increasing(candidates: Candidate[]): Candidate[] {
  const positions = [...new Set(candidates.map(({ after }) => after))].sort((one, other) => one - other);
  const rank = new Map(positions.map((position, index) => [position, index + 1]));
  const best: (Chain | undefined)[] = new Array(positions.length + 1);
  const chains = candidates
    .toSorted((one, other) => one.before - other.before || other.after - one.after)
    .map((candidate): Chain => {
      const own = rank.get(candidate.after) ?? 1;
      let previous: Chain | undefined;
      for (let at = own - 1; at > 0; at -= at & -at) previous = heavier(previous, best[at]);
      const chain = { candidate, weight: candidate.similarity + (previous?.weight ?? 0), previous };
      for (let at = own; at < best.length; at += at & -at) best[at] = heavier(best[at], chain);
      return chain;
    });
  const result: Candidate[] = [];
  for (let chain = chains.reduce<Chain | undefined>(heavier, undefined); chain; chain = chain.previous) {
    result.push(chain.candidate);
  }
  return result.reverse();
}

interface Chain {
  candidate: Candidate;
  weight: number;
  previous: Chain | undefined;
}

function heavier(one: Chain | undefined, other: Chain | undefined): Chain | undefined {
  return !one || (other && other.weight > one.weight) ? other : one;
}

function gapsBetween(anchors: [number, number][], before: ReadDocument, after: ReadDocument): Gap[] {
  const inOrder = anchors.toSorted(([one], [other]) => one - other);
  const gaps: Gap[] = [];
  let [aLast, bLast] = [0, 0];
  for (const [a, b] of [...inOrder, [before.passages.length, after.passages.length] as const]) {
    if (a > aLast && b > bLast) gaps.push({ before: { from: aLast, to: a }, after: { from: bLast, to: b } });
    [aLast, bLast] = [a + 1, b + 1];
  }
  return gaps;
}

function matchExactMoves(matches: Matches, a: number[], b: number[]): void {
  const { before, after } = everything(matches.before, matches.after);
  const open = Map.groupBy(matches.openBefore(before), (index) => a[index]);
  const openAfter = matches.openAfter(after);
  for (const index of openAfter) {
    const long = (matches.after.passages[index]?.words.length ?? 0) >= THRESHOLDS.movedWords;
    const origin = long ? open.get(b[index])?.shift() : undefined;
    if (origin !== undefined) matches.add('moved', origin, index, 1);
  }
  // Short passages, such as headings, move with their neighbour.
  for (const [indices, step] of [[openAfter, -1] as const, [openAfter.toReversed(), 1] as const]) {
    for (const index of indices) {
      const neighbour = matches.byAfter.get(index + step);
      if (matches.byAfter.has(index) || neighbour?.kind !== 'moved') continue;
      const origin = neighbour.before - step;
      if (a[origin] === b[index] && !matches.byBefore.has(origin)) matches.add('moved', origin, index, 1);
    }
  }
}

function matchChanged(matches: Matches, gap: Gap): void {
  const [before, after] = [matches.openBefore(gap.before), matches.openAfter(gap.after)];
  const least = before.length === 1 && after.length === 1 ? THRESHOLDS.changedAlone : THRESHOLDS.changed;
  for (const { before: a, after: b, similarity } of increasing(candidates(matches, before, after, least))) {
    const same = matches.before.passages[a]?.key === matches.after.passages[b]?.key;
    matches.add(same ? 'same' : 'changed', a, b, similarity);
  }
}

function matchChangedMoves(matches: Matches): void {
  const { before, after } = everything(matches.before, matches.after);
  const isLong = (document: ReadDocument) => (index: number) =>
    (document.passages[index]?.words.length ?? 0) >= THRESHOLDS.movedWords;
  const open = matches.openBefore(before).filter(isLong(matches.before));
  const openAfter = matches.openAfter(after).filter(isLong(matches.after));
  const best = candidates(matches, open, openAfter, THRESHOLDS.moved).sort((a, b) => b.similarity - a.similarity);
  for (const { before: a, after: b, similarity } of best) {
    if (!matches.byBefore.has(a) && !matches.byAfter.has(b)) matches.add('moved', a, b, similarity);
  }
}

/** Unmatched pairs with at least this similarity. Of many passages, only pairs that share a rare word are compared. */
function candidates(matches: Matches, before: number[], after: number[], least: number): Candidate[] {
  const inFull = before.length * after.length <= LIMITS.pairsComparedInFull;
  const near = inFull ? () => before : sharingRareWords(matches, before);
  return after.flatMap((b) =>
    near(b).flatMap((a) => {
      const found = similarity(matches.bagBefore(a), matches.bagAfter(b));
      return found >= least ? { before: a, after: b, similarity: found } : [];
    }),
  );
}

function sharingRareWords(matches: Matches, before: number[]): (after: number) => number[] {
  const passagesWith = new Map<number, number[]>();
  for (const index of before) {
    for (const word of matches.bagBefore(index).words) {
      const list = passagesWith.get(word);
      if (!list) passagesWith.set(word, [index]);
      else if (list.length <= LIMITS.rareWord) list.push(index);
    }
  }
  return (after) => {
    const shared = new Map<number, number>();
    const { words, weights } = matches.bagAfter(after);
    for (const [position, word] of words.entries()) {
      const list = passagesWith.get(word) ?? [];
      if (list.length > LIMITS.rareWord) continue;
      for (const index of list) shared.set(index, (shared.get(index) ?? 0) + (weights[position] ?? 0));
    }
    return [...shared]
      .sort(([, one], [, other]) => other - one)
      .slice(0, LIMITS.candidates)
      .map(([index]) => index);
  };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, step) => from + step);
}
