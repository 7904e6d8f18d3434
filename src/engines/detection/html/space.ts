import type { Style } from './style-sheet.ts';

/** Pixels that are more than a screen. */
export const TALL = 1000;
const PIXELS: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, em: 16, rem: 16, vh: 8 };
const LENGTH = /^(\d{1,7}(?:\.\d{1,4})?)(px|pt|em|rem|vh)?$/;
const SIZES = ['height', 'min-height'];
const EDGES = ['margin-top', 'margin-bottom', 'padding-top', 'padding-bottom'];

/** The height in pixels that an element takes without anything in it, as far as its styles say. */
export function heightOf(style: Style, { height = '' }: Readonly<Record<string, string>>): number {
  if (style.size === 0 && height === '') return 0;
  const size = Math.max(pixels(height.trim()), ...SIZES.map((one) => pixels(style.get(one))));
  return EDGES.reduce((sum, one) => sum + pixels(style.get(one)), size);
}

/** The space above or below what is in an element. */
export function edgeOf(style: Style, side: 'top' | 'bottom'): number {
  if (style.size === 0) return 0;
  return pixels(style.get(`margin-${side}`)) + pixels(style.get(`padding-${side}`));
}

function pixels(length: string | undefined): number {
  const [, number, unit = 'px'] = LENGTH.exec(length ?? '') ?? [];
  return number === undefined ? 0 : Number(number) * (PIXELS[unit] ?? 1);
}
