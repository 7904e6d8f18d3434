import type { Page, TextItem } from './page-text.ts';

/** A run of text as PDF.js gives it: its matrix is the size and direction of the emails, and their place. */
interface PdfText {
  str: string;
  transform: number[];
  width: number;
  height: number;
}

/**
 * Turns a page so that its text runs from left to right. What runs in another direction, such as a stamp in the margin,
 * becomes a page of its own, after that with most text.
 * @param view left, bottom, right and top of the page
 */
export function uprightPages([left = 0, bottom = 0, right = 0, top = 0]: number[], texts: readonly PdfText[]): Page[] {
  const byTurns = [...Map.groupBy(texts, quarterTurns)].sort(([, one], [, other]) => lengthOf(other) - lengthOf(one));
  if (byTurns.length === 0) byTurns.push([0, []]);
  return byTurns.map(([turns, directed]) => {
    const corners = [turned(left, bottom, turns), turned(right, top, turns)] as const;
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    return {
      left: Math.min(...xs),
      bottom: Math.min(...ys),
      width: Math.max(...xs) - Math.min(...xs),
      height: Math.max(...ys) - Math.min(...ys),
      items: directed.map((text) => toItem(text, turns)),
    };
  });
}

/** How often the direction of the text is turned by 90° to the left. */
function quarterTurns({ transform: [a = 1, b = 0] }: PdfText): number {
  return (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4;
}

function turned(x: number, y: number, turns: number): [number, number] {
  const places: [number, number][] = [
    [x, y],
    [y, -x],
    [-x, -y],
    [-y, x],
  ];
  return places[turns] ?? [x, y];
}

function toItem({ str, transform, width, height }: PdfText, turns: number): TextItem {
  const [, , c = 0, d = 0, e = 0, f = 0] = transform;
  const [x, y] = turned(e, f, turns);
  return { text: str, x, y, width, size: height || Math.hypot(c, d) };
}

function lengthOf(texts: readonly PdfText[]): number {
  return texts.reduce((sum, { str }) => sum + str.length, 0);
}
