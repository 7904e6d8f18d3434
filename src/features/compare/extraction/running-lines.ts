import type { Line } from './line.ts';

/** Least portion of the pages that repeat a line at their edge, for it to be a running header or footer. */
const RUNNING = 0.6;
/** `Page 3 of 12` says nothing but where it stands; with more words it also says something else. */
const WORDS_OF_PAGE_NUMBER = 2;

/** Stands in the place of a page's number. */
const NUMBER = '\u0000';

/**
 * Finds the running headers or footers among the lines at one edge of each page.
 * @returns all of them, and of each that says more than a page number the first
 */
export function runningLines(edges: readonly (readonly Line[])[]): { all: Set<Line>; kept: Line[] } {
  const groups = new Map<string, Line[]>();
  for (const placed of byPattern(edges).values()) {
    const numbered = pageNumberAt(placed);
    for (const { line } of placed) {
      const key = withoutNumber(line.text, numbered);
      const group = groups.get(key);
      if (group) group.push(line);
      else groups.set(key, [line]);
    }
  }
  const least = Math.max(2, edges.length * RUNNING);
  const running = [...groups].filter(([, lines]) => lines.length >= least);
  const kept = running.flatMap(([key, lines]) => (saysMore(key) ? lines.slice(0, 1) : []));
  return { all: new Set(running.flatMap(([, lines]) => lines)), kept: kept.sort((one, other) => other.y - one.y) };
}

interface Placed {
  line: Line;
  page: number;
  numbers: number[];
}

/** Lines that are the same but for their numbers. */
function byPattern(edges: readonly (readonly Line[])[]): Map<string, Placed[]> {
  const placed = edges.flatMap((lines, page) =>
    lines.map((line) => ({ line, page, numbers: (line.text.match(/\d+/g) ?? []).map(Number) })),
  );
  return Map.groupBy(placed, ({ line }) => line.text.replace(/\d+/g, '#'));
}

/** Which of their numbers counts the pages. */
function pageNumberAt(placed: Placed[]): number | undefined {
  const [first] = placed;
  if (!first || placed.length < 2) return undefined;
  const place = first.numbers.findIndex((number, index) =>
    placed.every(({ page, numbers }) => (numbers[index] ?? 0) - page === number - first.page),
  );
  return place < 0 ? undefined : place;
}

function withoutNumber(text: string, place: number | undefined): string {
  let count = -1;
  return text.replace(/\d+/g, (number) => {
    count += 1;
    return count === place ? NUMBER : number;
  });
}

/** Whether a line says anything beside the number of its page, of so many. */
function saysMore(key: string): boolean {
  const [before = '', after] = key.split(NUMBER);
  if (after === undefined) return true;
  const rest = before + after.replace(/^\s*(?:\/|\p{L}+)\s*\d+/u, '');
  return /\d/.test(rest) || (rest.match(/\p{L}+/gu)?.length ?? 0) > WORDS_OF_PAGE_NUMBER;
}
