import { LIMITS } from '../limits.ts';
import type { Bitmap } from './bitmap.ts';

/** The quarters of a character that are dark: upper left, upper right, lower left, lower right. */
const QUARTERS = new Map<string, readonly [0 | 1, 0 | 1, 0 | 1, 0 | 1]>([
  ...Array.from('█■◼⬛⚫●🔲▓▇#', (char) => [char, [1, 1, 1, 1]] as const),
  ...Array.from('□◻⬜⚪○🔳░ \u00a0\u2003\u3000', (char) => [char, [0, 0, 0, 0]] as const),
  ['▀', [1, 1, 0, 0]],
  ['▄', [0, 0, 1, 1]],
  ['▌', [1, 0, 1, 0]],
  ['▐', [0, 1, 0, 1]],
  ['▘', [1, 0, 0, 0]],
  ['▝', [0, 1, 0, 0]],
  ['▖', [0, 0, 1, 0]],
  ['▗', [0, 0, 0, 1]],
  ['▚', [1, 0, 0, 1]],
  ['▞', [0, 1, 1, 0]],
  ['▙', [1, 0, 1, 1]],
  ['▛', [1, 1, 1, 0]],
  ['▜', [1, 1, 0, 1]],
  ['▟', [0, 1, 1, 1]],
]);
const QUOTED = /^(?:> ?){1,9}/;
/** Two rows of modules fit in a line of half blocks. */
const MIN_LINES = 11;

/** Pictures made of block characters: runs of lines that contain nothing else. */
export function blockPictures(text: string): Bitmap[] {
  const found: Bitmap[] = [];
  let lines: string[][] = [];
  for (const line of [...text.slice(0, LIMITS.text).split('\n'), 'end']) {
    const characters = Array.from(line.replace(QUOTED, '').replace(/\r|\ufe0f|\u200b/g, ''));
    const isDrawn = characters.length <= LIMITS.drawn.mostCells && characters.every((char) => QUARTERS.has(char));
    const isBlank = characters.every((char) => char === ' ');
    if (isDrawn && !(isBlank && lines.length === 0) && lines.length < LIMITS.drawn.mostCells) {
      lines.push(characters);
      continue;
    }
    if (lines.length >= MIN_LINES) found.push(pictureOf(lines));
    lines = [];
  }
  return found;
}

/** Blank lines at the end belong to the text around the picture, and do not matter. */
function pictureOf(lines: readonly string[][]): Bitmap {
  const width = 2 * Math.max(...lines.map(({ length }) => length));
  const height = 2 * lines.length;
  const cells = new Uint8Array(width * height);
  for (const [row, characters] of lines.entries()) {
    for (const [column, character] of characters.entries()) {
      const [a = 0, b = 0, c = 0, d = 0] = QUARTERS.get(character) ?? [];
      const at = 2 * row * width + 2 * column;
      cells.set([a, b], at);
      cells.set([c, d], at + width);
    }
  }
  return { width, height, cells };
}
