import { runningLines } from './running-lines.ts';

/** A run of text on a page, in points from the page's lower left corner. */
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

/** Characters from which a line is no heading. */
const SHORTEST_FULL_LINE = 60;

export interface Line {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
}

/** In widths of an email: a gap that is a space, and one that parts the cells of a table. */
const SPACE = 0.15;
const CELL = 2.2;
/** A line further below than this many times its size begins a paragraph. */
const PARAGRAPH = 1.75;
/** Portions of a page's height in which running headers and footers stand. */
const MARGIN = 0.12;

/**
 * The text of a document's pages: columns one after the other, page numbers gone, broken lines and words joined. What
 * stands at the edge of most pages is kept once, headers at the beginning and footers at the end.
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
    if (last && goesOnOverPage(last, first)) paragraphs.splice(-1, 1, joined(last, first), ...rest);
    else paragraphs.push(first, ...rest);
  }
  return [...paragraphsOf(headers.kept), ...paragraphs, ...paragraphsOf(footers.kept)].join('\n\n');
}

/** A sentence that has not ended goes on on the next page; a heading is shorter. */
function goesOnOverPage(last: string, first: string): boolean {
  if (last.includes(' | ') || first.includes(' | ')) return false;
  if (/[\p{Ll},;-]$/u.test(last) && /^\p{Ll}/u.test(first)) return true;
  return last.length > SHORTEST_FULL_LINE && !/[.!?:…]["”')\]]?$/.test(last);
}

/** Parts a page that has a gutter down its middle, which no item crosses but those above and below the columns. */
function columnsOf({ items, left, width }: Page): TextItem[][] {
  const middle = left + width / 2;
  const crossing = items.filter((item) => item.x < middle - 4 && item.x + item.width > middle + 4);
  const lefts = items.filter((item) => item.x + item.width <= middle + 4 && item.x < middle - width * 0.1);
  const rights = items.filter((item) => item.x >= middle - 4);
  const rowsIn = (column: TextItem[]) => new Set(column.map(({ y }) => Math.round(y))).size;
  // Columns of prose are broken where the column ends; the cells of a table are shorter.
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
    const goesOn =
      previous !== undefined &&
      previous.y - line.y > 0 &&
      previous.y - line.y < line.size * PARAGRAPH &&
      Math.abs(previous.size - line.size) < line.size * 0.15 &&
      previous.right - previous.x > widest * 0.6 &&
      !previous.text.includes(' | ') &&
      !line.text.includes(' | ');
    if (goesOn) paragraphs.push(joined(paragraphs.pop() ?? '', line.text));
    else paragraphs.push(line.text);
    previous = line;
  }
  return paragraphs;
}

/**
 * Joins two lines. Whether the hyphen of a word that was broken at the end of the first is its own, as in `long-term`,
 * is not known here: it becomes a soft one. In an address it is part of it.
 */
function joined(one: string, other: string): string {
  if (/\p{Ll}\u00ad$/u.test(one)) return one + other;
  if (/\p{Ll}[-\u2010]$/u.test(one) && /^\p{Ll}/u.test(other)) {
    const word = `${/\S{1,200}$/.exec(one)?.[0] ?? ''}${/^\S+/.exec(other)?.[0] ?? ''}`;
    return /:\/\/|@|\.\p{L}/u.test(word) ? one + other : `${one.slice(0, -1)}\u00ad${other}`;
  }
  return /[\p{L}\p{N}][-/]$/u.test(one) ? one + other : `${one} ${other}`;
}

/** In which edge of its page a line stands, if in one. */
function edgeOf({ y }: Line, { bottom, height }: Page): 'top' | 'bottom' | undefined {
  const portion = (y - bottom) / height;
  if (portion > 1 - MARGIN) return 'top';
  return portion < MARGIN ? 'bottom' : undefined;
}
