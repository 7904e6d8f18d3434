import type { Line } from './line.ts';
import { runningLines } from './running-lines.ts';

/** A run of text, in points from the page's lower left corner. */
export interface TextItem {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

export interface Page {
  width: number;
  height: number;
  left: number;
  bottom: number;
  items: TextItem[];
}

/** Shorter lines may be headings. */
const MIN_FULL_LINE_LENGTH = 60;

/** Gaps relative to the text size: between words, and between cells of a table. */
const SPACE = 0.15;
const CELL = 2.2;
const PARAGRAPH = 1.75;
/** Share of a page's height for running headers, and for footers. */
const MARGIN = 0.12;

/**
 * The text of a document's pages: column by column, without page numbers, with broken lines and words joined. Running
 * headers come once at the beginning, running footers once at the end.
 */
export function textOfPages(pages: readonly Page[]): string {
  const lined = pages.map((page) => {
    const lines = columnsOf(page).flatMap(linesOf);
    return {
      lines,
      top: lines.filter((line) => edgeOf(line, page) === 'top'),
      bottom: lines.filter((line) => edgeOf(line, page) === 'bottom'),
    };
  });
  const [headers, footers] = [
    runningLines(lined.map(({ top }) => top)),
    runningLines(lined.map(({ bottom }) => bottom)),
  ];
  const paragraphs: string[] = [];
  for (const { lines } of lined) {
    const body = lines.filter((line) => !headers.all.has(line) && !footers.all.has(line));
    const [first, ...rest] = paragraphsOf(body);
    const last = paragraphs.at(-1);
    if (first === undefined) continue;
    if (last && continuesOnNextPage(last, first)) paragraphs.splice(-1, 1, joined(last, first), ...rest);
    else paragraphs.push(first, ...rest);
  }
  return [...paragraphsOf(headers.unique), ...paragraphs, ...paragraphsOf(footers.unique)].join('\n\n');
}

/** Whether a sentence continues on the next page. A heading is shorter. */
function continuesOnNextPage(last: string, first: string): boolean {
  if (last.includes(' | ') || first.includes(' | ')) return false;
  if (/[\p{Ll},;-]$/u.test(last) && /^\p{Ll}/u.test(first)) return true;
  return last.length > MIN_FULL_LINE_LENGTH && !/[.!?:…]["”')\]]?$/.test(last);
}

/** Splits a page with two columns: a middle gutter that only items above and below the columns cross. */
function columnsOf({ items, left, width }: Page): TextItem[][] {
  const middle = left + width / 2;
  const crossing = items.filter((item) => item.x < middle - 4 && item.x + item.width > middle + 4);
  const lefts = items.filter((item) => item.x + item.width <= middle + 4 && item.x < middle - width * 0.1);
  const rights = items.filter((item) => item.x >= middle - 4);
  const rowsIn = (column: TextItem[]) => new Set(column.map(({ y }) => Math.round(y))).size;
  // Lines of prose fill their column; table cells are shorter.
  const isProse = (column: TextItem[]) =>
    column.length > 0 && column.filter((item) => item.width > width * 0.25).length > rowsIn(column) * 0.5;
  if (
    crossing.length > rowsIn(items) * 0.2 ||
    rowsIn(lefts) < 4 ||
    rowsIn(rights) < 4 ||
    !isProse(lefts) ||
    !isProse(rights)
  ) {
    return [items];
  }
  const top = Math.max(...[...lefts, ...rights].map(({ y }) => y));
  const above = crossing.filter(({ y }) => y > top);
  const among = new Set([...lefts, ...rights, ...above]);
  return [above, lefts, rights, items.filter((item) => !among.has(item))];
}

function linesOf(items: TextItem[]): Line[] {
  const lines: TextItem[][] = [];
  for (const item of items.toSorted((one, other) => other.y - one.y || one.x - other.x)) {
    const current = lines.at(-1);
    const [first] = current ?? [];
    if (current && first && Math.abs(first.y - item.y) <= Math.max(first.size, item.size) * 0.45) current.push(item);
    else lines.push([item]);
  }
  return lines.map(toLine);
}

function toLine(items: TextItem[]): Line {
  const inOrder = items.toSorted((one, other) => one.x - other.x);
  let text = '';
  let right = Number.NaN;
  for (const item of inOrder) {
    const gap = (item.x - right) / (item.size || 10);
    if (gap > CELL) text += ' | ';
    else if (gap > SPACE && !/\s$/.test(text) && !/^\s/.test(item.text)) text += ' ';
    text += item.text;
    right = item.x + item.width;
  }
  const size = Math.max(...items.map((item) => item.size));
  return { text: text.replace(/\s+/g, ' ').trim(), x: inOrder[0]?.x ?? 0, right, y: inOrder[0]?.y ?? 0, size };
}

function paragraphsOf(lines: Line[]): string[] {
  const paragraphs: string[] = [];
  const widest = lines.reduce((width, line) => Math.max(width, line.right - line.x), 0);
  let previous: Line | undefined;
  for (const line of lines) {
    const continues =
      previous !== undefined &&
      previous.y - line.y > 0 &&
      previous.y - line.y < line.size * PARAGRAPH &&
      Math.abs(previous.size - line.size) < line.size * 0.15 &&
      previous.right - previous.x > widest * 0.6 &&
      !previous.text.includes(' | ') &&
      !line.text.includes(' | ');
    if (continues) paragraphs.push(joined(paragraphs.pop() ?? '', line.text));
    else paragraphs.push(line.text);
    previous = line;
  }
  return paragraphs;
}

/**
 * Joins two lines. A hyphen at the line's end may belong to the word, as in `long-term`: it becomes a soft hyphen, to be
 * resolved later. In an address it stays.
 */
function joined(one: string, other: string): string {
  if (/\p{Ll}\u00ad$/u.test(one)) return one + other;
  if (/\p{Ll}[-\u2010]$/u.test(one) && /^\p{Ll}/u.test(other)) {
    const word = `${/\S{1,200}$/.exec(one)?.[0] ?? ''}${/^\S+/.exec(other)?.[0] ?? ''}`;
    return /:\/\/|@|\.\p{L}/u.test(word) ? one + other : `${one.slice(0, -1)}\u00ad${other}`;
  }
  return /[\p{L}\p{N}][-/]$/u.test(one) ? one + other : `${one} ${other}`;
}

function edgeOf({ y }: Line, { bottom, height }: Page): 'top' | 'bottom' | undefined {
  const portion = (y - bottom) / height;
  if (portion > 1 - MARGIN) return 'top';
  return portion < MARGIN ? 'bottom' : undefined;
}
