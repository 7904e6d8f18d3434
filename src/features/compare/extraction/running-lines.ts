import type { Line } from './line.ts';

/** Least share of the pages that must repeat a line for a running header or footer. */
const RUNNING = 0.6;
/** `Page 3 of 12` is only a page number; more words make it content. */
const WORDS_OF_PAGE_NUMBER = 2;

const NUMBER = '\u0000';

/**
 * Finds running headers or footers among the lines at one edge of each page.
 * @returns all of them, and the first of each that is more than a page number
 */
export function runningLines(edges: readonly (readonly Line[])[]): { all: Set<Line>; unique: Line[] } {
  const groups = new Map<string, Line[]>();
  for (const occurrences of byPattern(edges).values()) {
    const numbered = pageNumberAt(occurrences);
    for (const { line } of occurrences) {
      const key = withoutNumber(line.text, numbered);
      const group = groups.get(key);
      if (group) group.push(line);
      else groups.set(key, [line]);
    }
  }
  const least = Math.max(2, edges.length * RUNNING);
  const running = [...groups].filter(([, lines]) => lines.length >= least);
  const unique = running.flatMap(([key, lines]) => (saysMore(key) ? lines.slice(0, 1) : []));
  return { all: new Set(running.flatMap(([, lines]) => lines)), unique: unique.sort((one, other) => other.y - one.y) };
}

interface Occurrence {
  line: Line;
  page: number;
  numbers: number[];
}

function byPattern(edges: readonly (readonly Line[])[]): Map<string, Occurrence[]> {
  const occurrences = edges.flatMap((lines, page) =>
    lines.map((line) => ({ line, page, numbers: (line.text.match(/\d+/g) ?? []).map(Number) })),
  );
  return Map.groupBy(occurrences, ({ line }) => line.text.replace(/\d+/g, '#'));
}

function pageNumberAt(occurrences: Occurrence[]): number | undefined {
  const [first] = occurrences;
  if (!first || occurrences.length < 2) return undefined;
  const found = first.numbers.findIndex((number, index) =>
    occurrences.every(({ page, numbers }) => (numbers[index] ?? 0) - page === number - first.page),
  );
  return found < 0 ? undefined : found;
}

function withoutNumber(text: string, at: number | undefined): string {
  let count = -1;
  return text.replace(/\d+/g, (number) => {
    count += 1;
    return count === at ? NUMBER : number;
  });
}

/** Whether a line is more than a page number, such as `3` or `Page 3 of 12`. */
function saysMore(key: string): boolean {
  const [before = '', after] = key.split(NUMBER);
  if (after === undefined) return true;
  const rest = before + after.replace(/^\s*(?:\/|\p{L}+)\s*\d+/u, '');
  return /\d/.test(rest) || (rest.match(/\p{L}+/gu)?.length ?? 0) > WORDS_OF_PAGE_NUMBER;
}
