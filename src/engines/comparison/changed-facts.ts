import type { Change, Edit } from './changes.ts';
import type { ReadDocument, Span } from './document.ts';
import { FACT_KINDS, type Fact, type FactKind, factsIn } from './facts.ts';

/** A fact that is not what it was. One side is null where there is only the other. */
export interface ChangedFact {
  kind: FactKind;
  before: string | null;
  after: string | null;
  /** Index of the change it belongs to. */
  change: number;
}

/** Kinds told of even when they only came or went; for names and mere numbers that would be every other sentence. */
const TOLD_ALONE: readonly FactKind[] = ['account', 'bank', 'amount', 'percentage', 'date', 'email', 'web', 'term'];

/** Finds the facts that are different, the gravest kinds first, those that became another before those that came or went. */
export function changedFacts(before: ReadDocument, after: ReadDocument, changes: readonly Change[]): ChangedFact[] {
  const [factsBefore, factsAfter] = [factsReader(before), factsReader(after)];
  const isTold = teller(before, after);
  const found = changes.flatMap((change, index) => {
    const [left, right] = [
      factsBefore(change.kind === 'added' ? undefined : change.before),
      factsAfter(change.kind === 'removed' ? undefined : change.after),
    ];
    const facts = 'edits' in change ? editedFacts(left, right, change.edits) : paired(left, right);
    return [...definitions(before, after, change), ...facts]
      .filter(isTold)
      .map(({ kind, before, after }) => ({ kind, before, after, change: index }));
  });
  return joinLoneAccounts(found).sort((one, other) => rank(one) - rank(other));
}

/** Reads the facts of a part of a document, at their places in it; the number of a clause is none. */
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

interface Unplaced extends Omit<ChangedFact, 'change'> {
  /** The key of the fact that has no counterpart. */
  lone?: string | undefined;
}

/**
 * Pairs the facts of a passage in two wordings by the words that took each other's place: where two amounts are
 * swapped, both have changed. What only came and what only went is paired with each other in the end.
 */
function editedFacts(before: Fact[], after: Fact[], edits: readonly Edit[]): Unplaced[] {
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
  const [gone, come]: [Fact[], Fact[]] = [[], []];
  const pairs = groups.flatMap((group) => {
    const [left, right] = leftover([...group.before], [...group.after]);
    return FACT_KINDS.flatMap((kind) => {
      const [one, other] = [left.filter((fact) => fact.kind === kind), right.filter((fact) => fact.kind === kind)];
      const both = Math.min(one.length, other.length);
      gone.push(...one.slice(both));
      come.push(...other.slice(both));
      return one.slice(0, both).map((fact, index) => toPair(kind, fact, other[index]));
    });
  });
  return [...pairs, ...paired(...leftover(gone, come))];
}

/** The facts that an edit is in or beside. */
function touching(facts: Fact[], { start, end }: Span): Fact[] {
  const reach = start === end ? 1 : 0;
  return facts.filter((fact) => fact.start < end + reach && start - reach < fact.end);
}

/** What is on one side only. */
function leftover(before: Fact[], after: Fact[]): [Fact[], Fact[]] {
  const without = (facts: Fact[], others: Fact[]) => {
    const there = Map.groupBy(others, keyOf);
    return facts.filter((fact) => there.get(keyOf(fact))?.pop() === undefined);
  };
  return [without(before, after), without(after, before)];
}

function keyOf({ kind, value }: Fact): string {
  return `${kind} ${value}`;
}

function paired(before: Fact[], after: Fact[]): Unplaced[] {
  return FACT_KINDS.flatMap((kind) => {
    const [left, right] = [before.filter((fact) => fact.kind === kind), after.filter((fact) => fact.kind === kind)];
    return Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
      toPair(kind, left[index], right[index]),
    );
  });
}

function toPair(kind: FactKind, before: Fact | undefined, after: Fact | undefined): Unplaced {
  const only = before && after ? undefined : (before ?? after);
  return { kind, before: before?.text ?? null, after: after?.text ?? null, lone: only && keyOf(only) };
}

/** Terms that are still defined, by other words: each with its definition, up to the next term. */
function definitions(before: ReadDocument, after: ReadDocument, change: Change): Unplaced[] {
  if (change.kind !== 'changed') return [];
  const [was, is] = [definedIn(before.text, change.before), definedIn(after.text, change.after)];
  return [...is].flatMap(([term, now]) => {
    const then = was.get(term);
    return then === undefined || then === now ? [] : { kind: 'term' as const, before: then, after: now };
  });
}

function definedIn(text: string, { start, end }: Span): Map<string, string> {
  const passage = text.slice(start, end);
  // A term in brackets, (the “Client”), names what stands before it: that is compared as it is.
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

/** Whether a fact is worth telling of: what the other document says somewhere else has not come or gone. */
function teller(before: ReadDocument, after: ReadDocument): (fact: Unplaced) => boolean {
  const [inBefore, inAfter] = [lazyKeys(before), lazyKeys(after)];
  return ({ kind, before: then, after: now, lone }) => {
    if (lone === undefined) return true;
    if (!TOLD_ALONE.includes(kind)) return false;
    return then === null ? !inBefore().has(lone) : now !== null || !inAfter().has(lone);
  };
}

function lazyKeys({ text }: ReadDocument): () => Set<string> {
  let keys: Set<string> | undefined;
  return () => {
    keys ??= new Set(factsIn(text).map(keyOf));
    return keys;
  };
}

/** One account gone and one come, however far apart, are the account that changed. */
function joinLoneAccounts(facts: ChangedFact[]): ChangedFact[] {
  const lone = facts.filter(({ kind, before, after }) => kind === 'account' && (before === null || after === null));
  const [gone, come] = [lone.filter(({ after }) => after === null), lone.filter(({ before }) => before === null)];
  const [left, right] = [gone[0], come[0]];
  if (gone.length !== 1 || come.length !== 1 || !left || !right) return facts;
  return [...facts.filter((fact) => fact !== left && fact !== right), { ...right, before: left.before }];
}

function rank({ kind, before, after }: ChangedFact): number {
  return FACT_KINDS.indexOf(kind) + (before === null || after === null ? FACT_KINDS.length : 0);
}
