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

interface Line {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
}

/** In widths of a letter: a gap that is a space, and one that parts the cells of a table. */
const SPACE = 0.15;
const CELL = 2.2;
/** A line further below than this many times its size begins a paragraph. */
const PARAGRAPH = 1.75;
/** Portions of a page's height in which running headers and footers stand. */
const MARGIN = 0.12;
/** Least portion of the pages that repeat a line at their edge, for it to be a running header. */
const RUNNING = 0.6;

/** The text of a document's pages: columns one after the other, running headers gone, broken lines and words joined. */
export function textOfPages(pages: readonly Page[]): string {
  const lined = pages.map((page) => ({ page, lines: columnsOf(page).flatMap(linesOf) }));
  const running = runningLines(lined);
  const paragraphs: string[] = [];
  for (const { page, lines } of lined) {
    const body = lines.filter((line) => !(isAtEdge(line, page) && running.has(pattern(line.text))));
    const onPage = paragraphsOf(body);
    const last = paragraphs.at(-1);
    const [first, ...rest] = onPage;
    if (last && first && goesOnOverPage(last, first)) {
      paragraphs.splice(-1, 1, joined(last, first), ...rest);
    } else paragraphs.push(...onPage);
  }
  return paragraphs.join('\n\n');
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

/** Joins two lines; a word that was broken at the end of the first becomes whole, unless its hyphen is its own. */
function joined(one: string, other: string): string {
  if (/\p{Ll}\u00ad$/u.test(one)) return one.slice(0, -1) + other;
  if (/\p{Ll}[-\u2010]$/u.test(one) && /^\p{Ll}/u.test(other)) return one.slice(0, -1) + other;
  return /[\p{L}\p{N}][-/]$/u.test(one) ? one + other : `${one} ${other}`;
}

/** Lines at the edges that most pages repeat; page numbers count as the same. */
function runningLines(pages: { page: Page; lines: Line[] }[]): Set<string> {
  const count = new Map<string, number>();
  for (const { page, lines } of pages) {
    const edges = new Set(lines.filter((line) => isAtEdge(line, page)).map(({ text }) => pattern(text)));
    for (const edge of edges) count.set(edge, (count.get(edge) ?? 0) + 1);
  }
  const least = Math.max(2, pages.length * RUNNING);
  return new Set([...count].filter(([, times]) => times >= least).map(([text]) => text));
}

function isAtEdge({ y }: Line, { bottom, height }: Page): boolean {
  const portion = (y - bottom) / height;
  return portion < MARGIN || portion > 1 - MARGIN;
}

function pattern(text: string): string {
  return text.replace(/\d+/g, '#');
}
