import { stripVTControlCharacters } from 'node:util';
import { escapeControls } from './one-line.ts';
import type { Services } from './services.ts';

export interface OperatorCommand {
  /** Such as `waitlist erase`. */
  name: string;
  /** Required operands, such as `EMAIL`. */
  operands?: readonly string[];
  /** In addition to `--json` and `--help`. */
  options?: Record<string, { type: 'string' | 'boolean'; help: string }>;
  help: string;
  run(services: Services, given: OperatorInput): Promise<OperatorOutput>;
}

export interface OperatorInput {
  operands: string[];
  options: Record<string, string | boolean | undefined>;
}

export interface OperatorOutput {
  data: unknown;
  text: string;
  /** Sets the exit code. */
  failed?: true;
}

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

/** Makes untrusted text safe to print on a terminal. */
export function printable(text: string): string {
  return stripVTControlCharacters(text).replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '');
}

export function printableJson(data: unknown): string {
  return escapeControls(JSON.stringify(data, null, 2));
}

export function refused(text: string): OperatorOutput {
  return { data: { error: text }, text, failed: true };
}

/** Finds by the start of the id, which is too long to type. */
export function findById<T extends { id: string }>(
  all: readonly T[],
  what: string,
  prefix: string,
): T | OperatorOutput {
  const [found, another] = all.filter(({ id }) => prefix !== '' && id.startsWith(prefix));
  if (!found) return refused(`No ${what} has an id that starts with ${prefix}.`);
  return another ? refused(`Several ids start with ${prefix}. Type more of it.`) : found;
}

export function isOutput(value: object): value is OperatorOutput {
  return 'text' in value && 'data' in value;
}

/** In UTC. */
export function when(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');
}

function inOneLine(text: string): string {
  return printable(text).replace(/\s+/g, ' ');
}
