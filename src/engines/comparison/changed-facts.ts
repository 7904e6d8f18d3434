import { namesReader } from './changed-names.ts';
import type { Change, Edit } from './changes.ts';
import type { ReadDocument, Span } from './document.ts';
import { FACT_KINDS, type Fact, type FactKind } from './fact.ts';
import { factsIn } from './facts.ts';

/** A changed fact. One side is null if the fact was added or removed. */
export interface ChangedFact {
  kind: FactKind;
  before: string | null;
  after: string | null;
  /** Indices of the changes it belongs to: often the same detail changes in several places. */
  changes: number[];
}

/** Kinds reported even when only added or removed. Names and plain numbers would be every other sentence. */
const REPORTED_ALONE: readonly FactKind[] = ['account', 'bank', 'amount', 'percentage', 'date', 'email', 'web', 'term'];

/** Finds the changed facts: replaced ones before added and removed ones, each by seriousness of kind. */
export function changedFacts(before: ReadDocument, after: ReadDocument, changes: readonly Change[]): ChangedFact[] {
  const [factsBefore, factsAfter] = [factsReader(before), factsReader(after)];
  const namesIn = namesReader(before, after);
  const isReported = reportFilter(before, after);
  const found = changes.flatMap((change, index) => {
    const [left, right] = [
      factsBefore(change.kind === 'added' ? undefined : change.before),
      factsAfter(change.kind === 'removed' ? undefined : change.after),
    ];
    const facts = 'edits' in change ? editedFacts(left, right, change.edits) : paired(left, right);
    const names = 'edits' in change ? namesIn(change.edits) : [];
    const isNew = ({ edit }: { edit: Edit }) =>
      touching(left, edit.before).length + touching(right, edit.after).length === 0;
    return [...definitions(before, after, change), ...facts, ...names.filter(isNew).map(toName)]
      .filter(isReported)
      .map(({ kind, before, after }) => ({ kind, before, after, changes: [index] }));
  });
  return joinLoneAccounts(joinEqual(found)).sort((one, other) => rank(one) - rank(other));
}

/** Finds the facts in a span, with positions in the document. A clause number is not a fact. */
function factsReader({ text, passages }: ReadDocument): (span: Span | undefined) => Fact[] {
  const bodies = new Map(passages.map(({ start, bodyStart }) => [start, bodyStart]));
  return (span) => {
    if (!span) return [];
    const from = bodies.get(span.start) ?? span.start;
    return factsIn(text.slice(from, span.end)).map((fact) => ({
      ...fact,
      start: fact.start + from,
      end: fact.end + from,
    }));
  };
}

interface FactPair extends Omit<ChangedFact, 'changes'> {
  /** The key of a fact without a counterpart. */
  lone?: string | undefined;
}

/**
 * Pairs the facts of an edited passage by the words that replaced each other: if two amounts are swapped, both have
 * changed. Facts left on both sides are paired in the end.
 */
function editedFacts(before: Fact[], after: Fact[], edits: readonly Edit[]): FactPair[] {
  const groups: { before: Set<Fact>; after: Set<Fact> }[] = [];
  for (const edit of edits) {
    const touched = { before: touching(before, edit.before), after: touching(after, edit.after) };
    const last = groups.at(-1);
    const shared =
      touched.before.some((fact) => last?.before.has(fact)) || touched.after.some((fact) => last?.after.has(fact));
    if (last && shared) {
      for (const fact of touched.before) last.before.add(fact);
      for (const fact of touched.after) last.after.add(fact);
    } else groups.push({ before: new Set(touched.before), after: new Set(touched.after) });
  }
  const removed: Fact[] = [];
  const added: Fact[] = [];
  const pairs = groups.flatMap((group) => {
    const [left, right] = leftover([...group.before], [...group.after]);
    return FACT_KINDS.flatMap((kind) => {
      const [one, other] = [left.filter((fact) => fact.kind === kind), right.filter((fact) => fact.kind === kind)];
      const both = Math.min(one.length, other.length);
      removed.push(...one.slice(both));
      added.push(...other.slice(both));
      return one.slice(0, both).map((fact, index) => toPair(kind, fact, other[index]));
    });
  });
  return [...pairs, ...paired(...leftover(removed, added))];
}

/** The facts that an edit overlaps or touches. */
function touching(facts: Fact[], { start, end }: Span): Fact[] {
  const reach = start === end ? 1 : 0;
  return facts.filter((fact) => fact.start < end + reach && start - reach < fact.end);
}

/** Facts on one side only. */
function leftover(before: Fact[], after: Fact[]): [Fact[], Fact[]] {
  const without = (facts: Fact[], others: Fact[]) => {
    const present = Map.groupBy(others, keyOf);
    return facts.filter((fact) => present.get(keyOf(fact))?.pop() === undefined);
  };
  return [without(before, after), without(after, before)];
}

function keyOf({ kind, value }: Fact): string {
  return `${kind} ${value}`;
}

function paired(before: Fact[], after: Fact[]): FactPair[] {
  return FACT_KINDS.flatMap((kind) => {
    const [left, right] = [before.filter((fact) => fact.kind === kind), after.filter((fact) => fact.kind === kind)];
    return Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
      toPair(kind, left[index], right[index]),
    );
  });
}

function toPair(kind: FactKind, before: Fact | undefined, after: Fact | undefined): FactPair {
  const only = before && after ? undefined : (before ?? after);
  return { kind, before: before?.text ?? null, after: after?.text ?? null, lone: only && keyOf(only) };
}

function toName({ before, after }: { before: string; after: string }): FactPair {
  return { kind: 'name', before, after };
}

/** Terms whose definition changed, each with its text up to the next term. */
function definitions(before: ReadDocument, after: ReadDocument, change: Change): FactPair[] {
  if (change.kind !== 'changed') return [];
  const [old, current] = [definedIn(before.text, change.before), definedIn(after.text, change.after)];
  return [...current].flatMap(([term, after]) => {
    const before = old.get(term);
    return before === undefined || before === after ? [] : { kind: 'term' as const, before, after };
  });
}

function definedIn(text: string, { start, end }: Span): Map<string, string> {
  const passage = text.slice(start, end);
  // A term in brackets, (the “Client”), names the text before it, which is compared anyway.
  const terms = factsIn(passage).filter((fact) => fact.kind === 'term' && !/^\s*\)/.test(passage.slice(fact.end)));
  return new Map(
    terms.map((fact, index) => [
      fact.value,
      passage
        .slice(fact.start, terms[index + 1]?.start)
        .replace(/\s+/g, ' ')
        .trim(),
    ]),
  );
}

/** Whether to report a fact: one that the other document has elsewhere was not added or removed. */
function reportFilter(before: ReadDocument, after: ReadDocument): (fact: FactPair) => boolean {
  const [inBefore, inAfter] = [lazyKeys(before), lazyKeys(after)];
  return ({ kind, before: old, after: current, lone }) => {
    if (lone === undefined) return true;
    if (!REPORTED_ALONE.includes(kind)) return false;
    return old === null ? !inBefore().has(lone) : current !== null || !inAfter().has(lone);
  };
}

function lazyKeys({ text }: ReadDocument): () => Set<string> {
  let keys: Set<string> | undefined;
  return () => {
    keys ??= new Set(factsIn(text).map(keyOf));
    return keys;
  };
}

function joinEqual(facts: readonly ChangedFact[]): ChangedFact[] {
  const equal = Map.groupBy(facts, ({ kind, before, after }) => JSON.stringify([kind, before, after]));
  return [...equal.values()].flatMap(([first, ...more]) =>
    first ? { ...first, changes: [...new Set([first, ...more].flatMap(({ changes }) => changes))] } : [],
  );
}

/** One account removed and one added, however far apart, count as one changed account. */
function joinLoneAccounts(facts: ChangedFact[]): ChangedFact[] {
  const lone = facts.filter(({ kind, before, after }) => kind === 'account' && (before === null || after === null));
  const [left, ...moreRemoved] = lone.filter(({ after }) => after === null);
  const [right, ...moreAdded] = lone.filter(({ before }) => before === null);
  if (!left || !right || moreRemoved.length > 0 || moreAdded.length > 0) return facts;
  return [...facts.filter((fact) => fact !== left && fact !== right), { ...right, before: left.before }];
}

function rank({ kind, before, after }: ChangedFact): number {
  return FACT_KINDS.indexOf(kind) + (before === null || after === null ? FACT_KINDS.length : 0);
}
