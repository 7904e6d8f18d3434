import { stripVTControlCharacters } from 'node:util';
import { escapeControls } from './one-line.ts';
import type { Services } from './services.ts';

/** One thing that `npm run admin` can do. */
export interface OperatorCommand {
  /** Such as `waitlist erase`. */
  name: string;
  /** What has to follow the name, such as `EMAIL`. */
  operands?: readonly string[];
  /** Options beside `--json` and `--help`, each with a sentence. */
  options?: Record<string, { type: 'string' | 'boolean'; help: string }>;
  /** What it does, as a sentence. */
  help: string;
  run(services: Services, given: OperatorInput): Promise<OperatorOutput>;
}

export interface OperatorInput {
  operands: string[];
  options: Record<string, string | boolean | undefined>;
}

export interface OperatorOutput {
  /** What `--json` prints. */
  data: unknown;
  /** What is printed otherwise. */
  text: string;
  /** Nothing was done: the exit code says so. */
  failed?: true;
}

/** Rows in columns, for the terminal. */
export function columns(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(inOneLine));
  const widths = (cells[0] ?? []).map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Text of strangers without what a terminal would obey, and what turns the direction of writing round. */
export function printable(text: string): string {
  return stripVTControlCharacters(text).replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '');
}

/** JSON for a terminal or another program: JSON itself escapes only some of what a terminal would obey. */
export function printableJson(data: unknown): string {
  return escapeControls(JSON.stringify(data, null, 2));
}

/** What a command says that has done nothing. */
export function refused(text: string): OperatorOutput {
  return { data: { error: text }, text, failed: true };
}

/** The one whose id begins so; ids are too long to type. */
export function findById<T extends { id: string }>(
  all: readonly T[],
  what: string,
  prefix: string,
): T | OperatorOutput {
  const [found, another] = all.filter(({ id }) => prefix !== '' && id.startsWith(prefix));
  if (!found) return refused(`There is no ${what} ${prefix}.`);
  return another ? refused(`Several ids begin with ${prefix}.`) : found;
}

export function isOutput(value: object): value is OperatorOutput {
  return 'text' in value && 'data' in value;
}

/** A time as the operator reads it. */
export function when(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');
}

function inOneLine(text: string): string {
  return printable(text).replace(/\s+/g, ' ');
}
