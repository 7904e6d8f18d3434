import { areaUnderCurve } from '../detection/tally.ts';
import type { Judgement } from './filter.ts';
import { ARCHIVES, type Archive } from './mails.ts';

/** What a filter made of the measured mails. */
export interface Result {
  name: string;
  thresholds: readonly string[];
  judgements: Readonly<Record<Archive, readonly Judgement[]>>;
  seconds: number;
  processorSeconds: number;
}

const HEAD = [
  'filter',
  'phish found',
  'spam found',
  'both found',
  'ham flagged',
  'AUC phish',
  'AUC spam',
  'AUC both',
  'mails/s',
  'per core',
];

/** The lines of a table with a line for each threshold of each filter. */
export function tableOf(results: readonly Result[]): string[] {
  const rows = results.flatMap((result) => result.thresholds.map((_, index) => rowOf(result, index)));
  return aligned([HEAD, ...rows]);
}

function rowOf({ name, thresholds, judgements, seconds, processorSeconds }: Result, threshold: number): string[] {
  const { phish, spam, ham } = judgements;
  const both = [...phish, ...spam];
  const mails = both.length + ham.length;
  return [
    `${name}, ${thresholds[threshold]}`,
    ...[phish, spam, both, ham].map((group) => share(group, threshold)),
    ...[phish, spam, both].map((group) =>
      group.length * ham.length === 0 ? '-' : areaUnderCurve(group, ham).toFixed(3),
    ),
    ...[seconds, processorSeconds].map((time) => (mails / time).toFixed(0)),
  ];
}

function share(judgements: readonly Judgement[], threshold: number): string {
  if (judgements.length === 0) return '-';
  const count = judgements.filter(({ flagged }) => flagged[threshold]).length;
  return `${((100 * count) / judgements.length).toFixed(1)} % (${count}/${judgements.length})`;
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}

/** The judgements, sorted by the archives that the mails are from. */
export function byArchive(
  mails: readonly { archive: Archive }[],
  judgements: readonly Judgement[],
): Record<Archive, Judgement[]> {
  const of = (archive: Archive) => judgements.filter((_, index) => mails[index]?.archive === archive);
  return Object.fromEntries(ARCHIVES.map((archive) => [archive, of(archive)])) as Record<Archive, Judgement[]>;
}
