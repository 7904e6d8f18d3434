import { isDarkColour } from './colours.ts';
import { boxShape, type Edge, type Shape } from './shapes.ts';

type Attributes = Readonly<Record<string, string>>;

const STEP = /([mlhvz])|(-?(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9}))/gi;
const MAX_STEPS = 60_000;

/** The shape painted by a `rect`, `circle` or `path`, whose colours may be inherited. */
export function svgShape(
  name: string,
  attributes: Attributes,
  style: ReadonlyMap<string, string>,
  size: Size,
): Shape[] {
  const fill = style.get('fill') ?? attributes.fill;
  const isDark = isDarkColour(fill) ?? true;
  const number = (key: string) => numberOf(attributes[key], 0);
  if (name === 'rect') {
    const [width, height] = [numberOf(attributes.width, size.width), numberOf(attributes.height, size.height)];
    return [boxShape({ x: number('x'), y: number('y'), width, height }, isDark)];
  }
  if (name === 'circle') {
    const radius = number('r');
    const box = { x: number('cx') - radius, y: number('cy') - radius, width: 2 * radius, height: 2 * radius };
    return [boxShape(box, isDark)];
  }
  const stroke = style.get('stroke') ?? attributes.stroke;
  const isLine = stroke !== undefined && stroke !== 'none' && (fill === undefined || fill === 'none');
  const lines = linesOf(attributes.d ?? '');
  if (!isLine) return filled(lines, isDark);
  const thick = Number.parseFloat(style.get('stroke-width') ?? attributes['stroke-width'] ?? '1') || 1;
  const isDarkLine = isDarkColour(stroke) ?? true;
  return lines
    .filter(({ y1, y2, isDrawn }) => isDrawn && y1 === y2)
    .map(({ x1, x2, y1 }) => {
      const box = { x: Math.min(x1, x2), y: y1 - thick / 2, width: Math.abs(x2 - x1), height: thick };
      return { ...boxShape(box, isDarkLine), unit: { x: Math.min(box.width, thick), y: thick } };
    });
}

/** The size of the drawing, which percentages refer to. */
export interface Size {
  width: number;
  height: number;
}

export function sizeOf({ viewbox = '', width, height }: Attributes): Size {
  const [, , boxWidth = 0, boxHeight = 0] = viewbox
    .trim()
    .split(/[\s,]+/)
    .map(Number.parseFloat);
  return { width: boxWidth || numberOf(width, 0), height: boxHeight || numberOf(height, 0) };
}

function numberOf(text: string | undefined, whole: number): number {
  const value = Number.parseFloat(text ?? '0');
  if (!Number.isFinite(value)) return 0;
  return text?.trim().endsWith('%') ? (value * whole) / 100 : value;
}

interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  /** False for a closed figure: a stroke without it gives the same picture. */
  isDrawn: boolean;
}

/** The lines of a path with straight lines, which is all that modules need; it ends at a curve. */
function linesOf(d: string): Line[] {
  const lines: Line[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let command = '';
  let numbers: number[] = [];
  const to = (nextX: number, nextY: number, isDrawn = true) => {
    lines.push({ x1: x, y1: y, x2: nextX, y2: nextY, isDrawn });
    [x, y] = [nextX, nextY];
  };
  let steps = 0;
  for (const [, next, digits] of d.matchAll(STEP)) {
    if (++steps > MAX_STEPS) break;
    if (next !== undefined) {
      command = next;
      numbers = [];
      if (/z/i.test(next)) to(startX, startY, false);
      continue;
    }
    numbers.push(Number.parseFloat(digits ?? '0'));
    const isRelative = command === command.toLowerCase();
    const lower = command.toLowerCase();
    const [first = 0, second] = numbers;
    if (lower === 'h') to((isRelative ? x : 0) + first, y);
    else if (lower === 'v') to(x, (isRelative ? y : 0) + first);
    else if (second === undefined) continue;
    else {
      const point = [(isRelative ? x : 0) + first, (isRelative ? y : 0) + second] as const;
      if (lower === 'm') {
        // An open figure is filled as if it were closed.
        if (x !== startX || y !== startY) to(startX, startY, false);
        [x, y] = point;
        [startX, startY] = point;
        command = isRelative ? 'l' : 'L';
      } else if (lower === 'l') to(...point);
    }
    numbers = [];
  }
  if (x !== startX || y !== startY) to(startX, startY, false);
  return lines;
}

function filled(lines: readonly Line[], isDark: boolean): Shape[] {
  const edges: Edge[] = lines
    .filter(({ x1, x2, y1, y2 }) => x1 === x2 && y1 !== y2)
    .map(({ x1, y1, y2 }) => ({ x: x1, top: Math.min(y1, y2), bottom: Math.max(y1, y2) }));
  if (edges.length < 2) return [];
  const [left, right] = extent(edges.map(({ x }) => x));
  const [top] = extent(edges.map((edge) => edge.top));
  const [, bottom] = extent(edges.map((edge) => edge.bottom));
  const across = lines.filter(({ y1, y2 }) => y1 === y2).map(({ x1, x2 }) => Math.abs(x2 - x1));
  const [unitY] = extent(edges.map((edge) => edge.bottom - edge.top));
  const [unitX] = extent(across.filter((length) => length > 0));
  return [{ x: left, y: top, width: right - left, height: bottom - top, isDark, edges, unit: { x: unitX, y: unitY } }];
}

function extent(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}
