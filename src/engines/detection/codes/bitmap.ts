/** A picture of dark and light cells. */
export interface Bitmap {
  width: number;
  height: number;
  /** 1 for dark, row by row. */
  cells: Uint8Array;
}

/** The modules of a QR code, row by row; as many rows as columns. */
export type Modules = readonly (readonly boolean[])[];

/** Modules on a side: version 1 to 40, four more each (ISO/IEC 18004, 5.3.1). */
const MIN_MODULES = 21;
const MAX_MODULES = 177;
const FINDER = 7;
/** Cells of a finder pattern that a logo or a rounded corner may change. */
const FINDER_ERRORS = 4;
/** Sizes that are tried; the finder patterns rule out nearly all. */
const MAX_SIZES = 3;

/** What may be a QR code: dark on light or light on dark, with three finder patterns in its corners. */
export function codesIn(bitmap: Bitmap): Modules[] {
  const inked = trimmed(bitmap);
  if (inked === null) return [];
  const other = trimmed({ ...inked, cells: inked.cells.map((cell) => 1 - cell) });
  return [inked, ...(other ? [other] : [])].flatMap(sizesOf);
}

function sizesOf(bitmap: Bitmap): Modules[] {
  const found: Modules[] = [];
  const most = Math.min(MAX_MODULES, bitmap.width, bitmap.height);
  for (let size = MIN_MODULES; size <= most && found.length < MAX_SIZES; size += 4) {
    const isDark = (row: number, column: number) => sample(bitmap, size, row, column);
    const corners = [
      [0, 0],
      [0, size - FINDER],
      [size - FINDER, 0],
    ] as const;
    if (!corners.every(([row, column]) => isFinder((r, c) => isDark(row + r, column + c)))) continue;
    found.push(
      Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => isDark(row, column))),
    );
  }
  return found;
}

/** The cell at the middle of a module. */
function sample({ width, height, cells }: Bitmap, size: number, row: number, column: number): boolean {
  const y = Math.floor(((row + 0.5) * height) / size);
  const x = Math.floor(((column + 0.5) * width) / size);
  return cells[y * width + x] === 1;
}

/** A dark square of three modules in a light ring in a dark ring. */
function isFinder(isDark: (row: number, column: number) => boolean): boolean {
  let errors = 0;
  for (let row = 0; row < FINDER; row++) {
    for (let column = 0; column < FINDER; column++) {
      const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3));
      if (isDark(row, column) !== (ring !== 2)) errors += 1;
    }
  }
  return errors <= FINDER_ERRORS;
}

/** Without the light edges; null if everything is light. */
function trimmed({ width, height, cells }: Bitmap): Bitmap | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (cells[at] !== 1) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) return null;
  const [w, h] = [right - left + 1, bottom - top + 1];
  const kept = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) kept.set(cells.subarray((top + y) * width + left, (top + y) * width + right + 1), y * w);
  return { width: w, height: h, cells: kept };
}
