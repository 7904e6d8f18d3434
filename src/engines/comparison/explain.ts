import type { ChangedFact } from './changed-facts.ts';
import type { Change } from './changes.ts';
import type { Comparison, DocumentDifferences } from './compare.ts';
import type { ReadDocument, Span } from './document.ts';
import type { FactKind } from './facts.ts';
import { shorten } from './summarise.ts';

const LONGEST_QUOTE = 180;
const FACTS_TOLD = 40;
const CHANGES_TOLD = 12;

export const FACT_NAMES: Readonly<Record<FactKind, string>> = {
  account: 'Account number',
  amount: 'Amount',
  percentage: 'Percentage',
  date: 'Date',
  email: 'E-mail address',
  web: 'Web address',
  name: 'Name',
  term: 'Defined term',
  number: 'Number',
};

const KIND_NAMES: Readonly<Record<Change['kind'], string>> = {
  changed: 'Changed',
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
};

type Told = Pick<Comparison, 'shared' | 'pairs' | 'differences'>;

/** What the documents have in common, as a few sentences. */
export function explainSimilarities(documents: readonly ReadDocument[], { shared, pairs }: Told): string {
  const all = documents.length === 2 ? 'Both documents' : `All ${documents.length} documents`;
  if (pairs.every(({ identical }) => identical)) {
    return `${documents.length === 2 ? 'The two' : `All ${documents.length}`} documents are identical: every word of their text is the same.`;
  }
  const sentences =
    shared.passages.length === 0
      ? [
          `No passage stands word for word in ${documents.length === 2 ? 'both documents' : `all ${documents.length} documents`}.`,
        ]
      : [
          `${all} share ${counted(shared.count, 'passage')} word for word, ${percent(shared.portion)} of the words of ${first(documents)}.`,
          `They all say, for example: ${shared.passages.map(quote).join(', ')}.`,
        ];
  const blocks = [sentences.join(' ')];
  const closeness = pairs.map(
    (pair) =>
      `${nameOf(documents, pair.first)} and ${nameOf(documents, pair.second)} ${pair.identical ? 'are identical' : `are ${percent(pair.similarity)} alike`}.`,
  );
  if (documents.length > 2) blocks.push(closeness.map((line, index) => `${index + 1}. ${line}`).join('\n'));
  else blocks.push(closeness.join(' '));
  return blocks.join('\n\n');
}

/** What is different, file by file against the first: changed facts, then the passages. */
export function explainDifferences(documents: readonly ReadDocument[], { differences }: Told): string {
  return differences.map((difference) => explainOne(documents, difference)).join('\n\n');
}

function explainOne(documents: readonly ReadDocument[], { document, changes, facts }: DocumentDifferences): string {
  const [before, after] = [documents[0], documents[document]];
  if (!before || !after) return '';
  const opening = `${after.name} compared with ${before.name}:`;
  if (changes.length === 0) return `${opening} no differences.`;
  const counts = (['changed', 'added', 'removed', 'moved'] as const)
    .map((kind) => ({ kind, count: changes.filter((change) => change.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }, index) => (index === 0 ? `${counted(count, 'passage')} ${kind}` : `${count} ${kind}`));
  const blocks = [`${opening} ${listed(counts)}.`];
  if (facts.length > 0) {
    blocks.push('Changed facts:', numbered(facts.slice(0, FACTS_TOLD).map(factLine), facts.length, 'changed facts'));
  }
  const told = changes.slice(0, CHANGES_TOLD).map((change) => changeLine(change, before, after));
  blocks.push('Changed passages:', numbered(told, changes.length, 'changed passages'));
  return blocks.join('\n\n');
}

function factLine({ kind, before, after }: ChangedFact): string {
  const name = FACT_NAMES[kind];
  if (before === null) return `${name} ${quote(after ?? '')} was added.`;
  if (after === null) return `${name} ${quote(before)} was removed.`;
  return `${name} ${quote(before)} became ${quote(after)}.`;
}

function changeLine(change: Change, before: ReadDocument, after: ReadDocument): string {
  const name = KIND_NAMES[change.kind];
  const old = (span: Span) => quote(before.text.slice(span.start, span.end));
  const now = (span: Span) => quote(after.text.slice(span.start, span.end));
  switch (change.kind) {
    case 'added':
      return `${name}: ${now(change.after)}`;
    case 'removed':
      return `${name}: ${old(change.before)}`;
    case 'moved':
      return `${name}${change.words.before.length + change.words.after.length > 0 ? ' and changed' : ''}: ${now(change.after)}`;
    case 'changed':
      return `${name}: ${old(change.before)} became ${now(change.after)}`;
  }
}

function numbered(lines: string[], all: number, what: string): string {
  const rest = all - lines.length;
  const shown = lines.map((line, index) => `${index + 1}. ${line}`).join('\n');
  return rest > 0 ? `${shown}\n\n${rest} more ${what} are marked in the documents.` : shown;
}

/** Never 100 % while there is a difference, never 0 % while there is something in common. */
export function percent(portion: number): string {
  if (portion >= 1) return '100 %';
  if (portion <= 0) return '0 %';
  return `${Math.min(99, Math.max(1, Math.round(portion * 100)))} %`;
}

function quote(text: string): string {
  return `“${shorten(text.replace(/\s+/g, ' ').trim(), LONGEST_QUOTE)}”`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function listed(parts: string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function nameOf(documents: readonly ReadDocument[], index: number): string {
  return documents[index]?.name ?? '';
}

const first = (documents: readonly ReadDocument[]) => nameOf(documents, 0);
