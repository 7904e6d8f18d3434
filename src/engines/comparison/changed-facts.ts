import type { Change } from './changes.ts';
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
const TOLD_ALONE: readonly FactKind[] = ['account', 'amount', 'percentage', 'date', 'email', 'web', 'term'];

/** Finds the facts that are different, the gravest kinds first, those that became another before those that came or went. */
export function changedFacts(before: ReadDocument, after: ReadDocument, changes: readonly Change[]): ChangedFact[] {
  const [factsBefore, factsAfter] = [factsReader(before), factsReader(after)];
  const found = changes.flatMap((change, index) => {
    const [left, right] = leftover(
      factsBefore(change.kind === 'added' ? undefined : change.before),
      factsAfter(change.kind === 'removed' ? undefined : change.after),
    );
    return [...definitions(before, after, change), ...paired(left, right)].map((fact) => ({ ...fact, change: index }));
  });
  return joinLoneAccounts(found.filter((fact) => isTold(fact, before, after))).sort(
    (one, other) => rank(one) - rank(other),
  );
}

/** Reads the facts of a part of a document; the number of a clause is none. */
function factsReader({ text, passages }: ReadDocument): (span: Span | undefined) => Fact[] {
  const bodies = new Map(passages.map(({ start, bodyStart }) => [start, bodyStart]));
  return (span) => (span ? factsIn(text.slice(bodies.get(span.start) ?? span.start, span.end)) : []);
}

/** What is on one side only. */
function leftover(before: Fact[], after: Fact[]): [Fact[], Fact[]] {
  const keyOf = ({ kind, value }: Fact) => `${kind} ${value}`;
  const without = (facts: Fact[], others: Fact[]) => {
    const there = Map.groupBy(others, keyOf);
    return facts.filter((fact) => there.get(keyOf(fact))?.pop() === undefined);
  };
  return [without(before, after), without(after, before)];
}

type Unplaced = Omit<ChangedFact, 'change'>;

function paired(before: Fact[], after: Fact[]): Unplaced[] {
  return FACT_KINDS.flatMap((kind) => {
    const [left, right] = [before, after].map((facts) => facts.filter((fact) => fact.kind === kind)) as [
      Fact[],
      Fact[],
    ];
    return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => ({
      kind,
      before: left[index]?.text ?? null,
      after: right[index]?.text ?? null,
    }));
  });
}

/** A term that is still defined, by other words. */
function definitions(before: ReadDocument, after: ReadDocument, change: Change): Unplaced[] {
  if (change.kind !== 'changed') return [];
  const [left, right] = [change.before, change.after].map(({ start, end }) => ({ start, end })) as [Span, Span];
  const [from, to] = [before.text.slice(left.start, left.end), after.text.slice(right.start, right.end)];
  const terms = (text: string) =>
    factsIn(text)
      .filter(({ kind }) => kind === 'term')
      .map(({ value }) => value);
  const defined = new Set(terms(from));
  return terms(to).some((term) => defined.has(term)) ? [{ kind: 'term', before: from, after: to }] : [];
}

function isTold({ kind, before, after }: ChangedFact, from: ReadDocument, to: ReadDocument): boolean {
  if (before !== null && after !== null) return true;
  if (!TOLD_ALONE.includes(kind)) return false;
  // What the other document says somewhere else has not come or gone.
  return before === null ? !from.text.includes(after ?? '') : !to.text.includes(before);
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
