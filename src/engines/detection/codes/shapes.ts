import { LIMITS } from '../limits.ts';
import type { Bitmap } from './bitmap.ts';

/** A filled rectangle. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something painted over what came before: a rectangle, or the inside of vertical edges (even-odd). */
export interface Shape extends Box {
  isDark: boolean;
  edges?: readonly Edge[];
  /** Its smallest visible width and height; for an outline, its shortest lines. */
  unit: { x: number; y: number };
}

/** A vertical line. */
export interface Edge {
  x: number;
  top: number;
  bottom: number;
}

export function boxShape(box: Box, isDark: boolean): Shape {
  return { ...box, isDark, unit: { x: box.width, y: box.height } };
}

/** Used if the smallest shape isn't a module: three cells for each module of the largest code. */
const FINE = 531;

/** Paints shapes in cells as large as the smallest of them; null if there are too few for a code. */
export function painted(shapes: readonly Shape[]): Bitmap | null {
  const dark = shapes.filter(({ isDark }) => isDark);
  const [x, y] = [least(dark, 'x'), least(dark, 'y')];
  const [right, bottom] = [most(dark, 'x', 'width'), most(dark, 'y', 'height')];
  const width = cellsIn((right - x) / smallest(shapes, 'x'));
  const height = cellsIn((bottom - y) / smallest(shapes, 'y'));
  if (width === 0 || height === 0) return null;
  const cell = { width: (right - x) / width, height: (bottom - y) / height };
  const cells = new Uint8Array(width * height);
  const column = (at: number) => Math.min(width, Math.max(0, Math.ceil((at - x) / cell.width - 0.5)));
  const row = (at: number) => Math.min(height, Math.max(0, Math.ceil((at - y) / cell.height - 0.5)));
  for (const shape of shapes) {
    const value = shape.isDark ? 1 : 0;
    for (let at = row(shape.y); at < row(shape.y + shape.height); at++) {
      const middle = y + (at + 0.5) * cell.height;
      const fill = (from: number, to: number) => cells.fill(value, at * width + column(from), at * width + column(to));
      if (!shape.edges) {
        if (shape.width > 0) fill(shape.x, shape.x + shape.width);
        continue;
      }
      const crossed = shape.edges.filter(({ top, bottom }) => top <= middle && middle < bottom).map((edge) => edge.x);
      crossed.sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossed.length; i += 2) fill(crossed[i] ?? 0, crossed[i + 1] ?? 0);
    }
  }
  return { width, height, cells };
}

function cellsIn(wanted: number): number {
  if (!(Math.round(wanted) >= LIMITS.drawn.leastCells)) return 0;
  return wanted > LIMITS.drawn.mostCells ? FINE : Math.round(wanted);
}

function least(shapes: readonly Shape[], side: 'x' | 'y'): number {
  return shapes.reduce((result, shape) => Math.min(result, shape[side]), Number.POSITIVE_INFINITY);
}

function most(shapes: readonly Shape[], side: 'x' | 'y', length: 'width' | 'height'): number {
  return shapes.reduce((result, shape) => Math.max(result, shape[side] + shape[length]), Number.NEGATIVE_INFINITY);
}

function smallest(shapes: readonly Shape[], side: 'x' | 'y'): number {
  return shapes.reduce(
    (result, { unit }) => (unit[side] > 0 ? Math.min(result, unit[side]) : result),
    Number.POSITIVE_INFINITY,
  );
}
