import type { ChangedFact } from './changed-facts.ts';
import type { Change } from './changes.ts';
import type { Comparison, DocumentDifferences } from './comparison.ts';
import type { ReadDocument, Span } from './document.ts';
import type { FactKind } from './fact.ts';
import { foreignLetters } from './foreign-characters.ts';
import { shorten } from './summarise.ts';

const MAX_QUOTE_LENGTH = 180;
/** Characters quoted before the difference in a long passage. */
const CONTEXT_BEFORE = 60;
const MAX_FACTS = 40;
const MAX_CHANGES = 12;

export const FACT_NAMES: Readonly<Record<FactKind, string>> = {
  account: 'Account number',
  bank: 'Bank code (BIC)',
  amount: 'Amount',
  percentage: 'Percentage',
  date: 'Date',
  email: 'Email address',
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

type Findings = Pick<Comparison, 'shared' | 'pairs' | 'differences'>;

/** Describes what the documents share. */
export function explainSimilarities(documents: readonly ReadDocument[], { shared, pairs }: Findings): string {
  const two = documents.length === 2;
  if (pairs.every(({ identical }) => identical)) {
    const all = two ? 'The two documents' : `All ${documents.length} documents`;
    return pairs.some(({ renumbered }) => renumbered)
      ? `${all} are identical except for paragraph numbers.`
      : `${all} are identical, word for word.`;
  }
  const sentences =
    shared.count === 0
      ? [`No passage appears word for word in ${two ? 'both documents' : `all ${documents.length} documents`}.`]
      : [
          `${two ? 'Both documents' : `All ${documents.length} documents`} share ${counted(shared.count, 'passage')} word for word: ${percent(shared.portion)} of the words in ${nameOf(documents, 0)}.`,
        ];
  if (shared.passages.length > 0) {
    sentences.push(ended(`For example: ${shared.passages.map((text) => quote(text)).join(', ')}`));
  }
  const blocks = [sentences.join(' ')];
  const closeness = pairs.map((pair) => {
    const names = `${nameOf(documents, pair.first)} and ${nameOf(documents, pair.second)}`;
    if (!pair.identical) return `${names} are ${percent(pair.similarity)} similar.`;
    return pair.renumbered ? `${names} are identical except for paragraph numbers.` : `${names} are identical.`;
  });
  if (two) blocks.push(closeness.join(' '));
  else blocks.push(closeness.map((line, index) => `${index + 1}. ${line}`).join('\n'));
  blocks.push('Similarity is the share of neighbouring word pairs that two documents have in common.');
  return blocks.join('\n\n');
}

/** Describes the differences from the first document, file by file: changed facts, then passages. */
export function explainDifferences(documents: readonly ReadDocument[], { differences, pairs }: Findings): string {
  return differences
    .map((difference) => {
      const pair = pairs.find(({ first, second }) => first === 0 && second === difference.document);
      return explainOne(documents, difference, pair?.renumbered ?? false);
    })
    .join('\n\n');
}

function explainOne(
  documents: readonly ReadDocument[],
  { document, changes, facts }: DocumentDifferences,
  renumbered: boolean,
): string {
  const [before, after] = [documents[0], documents[document]];
  if (!before || !after) return '';
  const opening = `${after.name} compared with ${before.name}:`;
  if (changes.length === 0) return `${opening} no differences${renumbered ? ' except paragraph numbers' : ''}.`;
  const counts = (['changed', 'added', 'removed', 'moved'] as const)
    .map((kind) => ({ kind, count: changes.filter((change) => change.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }, index) => (index === 0 ? `${counted(count, 'passage')} ${kind}` : `${count} ${kind}`));
  const blocks = [`${opening} ${listed(counts)}.`];
  if (facts.length > 0) {
    blocks.push('Changed facts:', numbered(facts.slice(0, MAX_FACTS).map(factLine), facts.length, 'changed facts'));
  }
  const lines = changes.slice(0, MAX_CHANGES).map((change) => changeLine(change, before, after));
  blocks.push('Changed passages:', numbered(lines, changes.length, 'changed passages'));
  return blocks.join('\n\n');
}

function factLine(fact: ChangedFact): string {
  const foreign = foreignLetters(`${fact.before ?? ''} ${fact.after ?? ''}`);
  const places = fact.changes.length > 1 ? ` In ${fact.changes.length} places.` : '';
  return `${factSentence(fact)}${places}${foreign ? ` ${foreign}.` : ''}`;
}

function factSentence({ kind, before, after }: ChangedFact): string {
  const name = FACT_NAMES[kind];
  if (before === null) return `${name} ${quote(after ?? '')} was added.`;
  if (after === null) return `${name} ${quote(before)} was removed.`;
  return ended(`${name} ${quote(before)} became ${quote(after)}`);
}

function changeLine(change: Change, before: ReadDocument, after: ReadDocument): string {
  const name = KIND_NAMES[change.kind];
  const old = (span: Span, edited?: Span) => quote(before.text.slice(span.start, span.end), edited, span);
  const now = (span: Span, edited?: Span) => quote(after.text.slice(span.start, span.end), edited, span);
  if (change.kind === 'added') return `${name}: ${now(change.after)}`;
  if (change.kind === 'removed') return `${name}: ${old(change.before)}`;
  const [edit] = change.edits;
  if (!edit) return `${name}: ${now(change.after)}`;
  const and = change.kind === 'moved' ? ' and changed' : '';
  return `${name}${and}: ${old(change.before, edit.before)} became ${now(change.after, edit.after)}`;
}

function numbered(lines: string[], all: number, what: string): string {
  const rest = all - lines.length;
  const shown = lines.map((line, index) => `${index + 1}. ${line}`).join('\n');
  return rest > 0 ? `${shown}\n\n${rest} more ${what} are marked in the documents.` : shown;
}

/** 100% only for equal, 0% only for nothing in common. */
export function percent(portion: number): string {
  if (portion >= 1) return '100%';
  if (portion <= 0) return '0%';
  return `${Math.min(99, Math.max(1, Math.round(portion * 100)))}%`;
}

/** @param edited the part that a shortened quote must show, in the coordinates of `span` */
function quote(text: string, edited?: Span, span?: Span): string {
  const from = edited && span && text.length > MAX_QUOTE_LENGTH ? beginBefore(text, edited.start - span.start) : 0;
  const shown = text.slice(from).replace(/\s+/g, ' ').trim();
  return `“${from > 0 ? '…' : ''}${shorten(shown, MAX_QUOTE_LENGTH)}”`;
}

/** The start of a word shortly before a position. */
function beginBefore(text: string, position: number): number {
  if (position <= MAX_QUOTE_LENGTH - CONTEXT_BEFORE) return 0;
  const from = position - CONTEXT_BEFORE;
  const space = text.indexOf(' ', from);
  return space >= 0 && space < position ? space + 1 : from;
}

/** Adds a full stop unless the quote at the end has one. */
function ended(sentence: string): string {
  return /[.!?。！？…]”$/.test(sentence) ? sentence : `${sentence}.`;
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
