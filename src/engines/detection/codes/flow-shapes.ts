import { isDarkColour } from './colours.ts';
import { boxShape, type Shape } from './shapes.ts';
import { pixels } from './styles.ts';

/** A box without text. It is at its own position if it has one; otherwise it follows the previous box. */
export interface FlowBox {
  width: number;
  height: number;
  isDark: boolean;
  place?: { x: number; y: number };
}

/** Boxes side by side, and the width of the element around them; 0 for none. */
export interface FlowRow {
  boxes: FlowBox[];
  room: number;
}

/** Places boxes as a browser does, as far as drawings of codes need it. */
export function flowShapes(rows: readonly FlowRow[]): Shape[] {
  const shapes: Shape[] = [];
  let y = 0;
  for (const { boxes, room } of rows) {
    const flowing = boxes.filter(({ place }) => place === undefined);
    for (const { place, width, height, isDark } of boxes) {
      if (place) shapes.push(boxShape({ ...place, width, height }, isDark));
    }
    const right = rightEdge(flowing, room, rows.length === 1);
    let [x, tallest] = [0, 0];
    for (const { width, height, isDark } of flowing) {
      if (x > 0 && x + width > right + width / 4) {
        y += tallest;
        [x, tallest] = [0, 0];
      }
      shapes.push(boxShape({ x, y, width, height }, isDark));
      x += width;
      tallest = Math.max(tallest, height);
    }
    y += tallest;
  }
  return shapes;
}

/**
 * Where a row wraps: at the edge of the surrounding element, or so that it forms a square if everything is in one row.
 */
function rightEdge(boxes: readonly FlowBox[], room: number, isAlone: boolean): number {
  const whole = boxes.reduce((sum, { width }) => sum + width, 0);
  if (room > 0 && whole > room) return room;
  const height = boxes[0]?.height ?? 0;
  return isAlone && height > 0 ? Math.round(Math.sqrt(whole / height)) * height : Number.POSITIVE_INFINITY;
}

const SHADOWS = /,(?![^(]{0,60}\))/;
const MAX_SHADOWS = 32_000;

/** One element whose shadows are the modules: `4px 0 #000, 8px 0 #000`. */
export function shadowShapes(shadows: string, width: number, height: number): Shape[] {
  return shadows.split(SHADOWS, MAX_SHADOWS).map((shadow) => {
    const parts = shadow.trim().split(/\s+/, 8);
    const [x = 0, y = 0, , spread = 0] = parts.filter((part) => /^-?[\d.]/.test(part)).map(pixels);
    const colour = parts.filter((part) => !/^-?[\d.]/.test(part)).join(' ');
    const box = { x: x - spread, y: y - spread, width: width + 2 * spread, height: height + 2 * spread };
    return boxShape(box, isDarkColour(colour) ?? true);
  });
}
