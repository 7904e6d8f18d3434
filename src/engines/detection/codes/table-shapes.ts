import { boxShape, type Shape } from './shapes.ts';

/** A cell of a table, with the sizes stated by it and its row; 0 for none. */
export interface Cell {
  columns: number;
  rows: number;
  width: number;
  height: number;
  isDark: boolean;
}

/** A table's cells as boxes: in pixels if all have a width, otherwise in columns. */
export function tableShapes(rows: readonly (readonly Cell[])[]): Shape[] {
  const cells = rows.flat();
  const inPixels = cells.every(({ width }) => width > 0) && cells.some(({ width }) => width !== cells[0]?.width);
  const heights = rows.map((row) => Math.max(0, ...row.map(({ height }) => height)));
  const hasHeights = inPixels && heights.every((height) => height > 0);
  const shapes: Shape[] = [];
  /** By column, the first row that no cell from above reaches into. */
  const freeFrom: number[] = [];
  let y = 0;
  for (const [at, row] of rows.entries()) {
    const height = hasHeights ? (heights[at] ?? 1) : 1;
    let x = 0;
    for (const cell of row) {
      const width = inPixels ? cell.width : cell.columns;
      while (!inPixels && (freeFrom[x] ?? 0) > at) x += 1;
      shapes.push(boxShape({ x, y, width, height: height * cell.rows }, cell.isDark));
      if (!inPixels && cell.rows > 1)
        for (let column = x; column < x + width; column++) freeFrom[column] = at + cell.rows;
      x += width;
    }
    y += height;
  }
  return shapes;
}
