import decodeQR from 'qr/decode.js';
import type { Email, QrCode } from '../email.ts';
import { LIMITS } from '../limits.ts';
import { type Bitmap, codesIn, type Modules } from './bitmap.ts';
import { blockPictures } from './block-text.ts';
import { drawingsIn } from './drawings.ts';
import { painted } from './shapes.ts';

/** Pixels of a module, and light modules around the code (ISO/IEC 18004, 5.3.8). */
const SCALE = 3;
const QUIET = 4;
const LIGHT = 255;

/** The QR codes that an email draws with tables, boxes, shapes or block characters. */
export function readDrawnCodes({ html, body }: Pick<Email, 'html' | 'body'>): QrCode[] {
  const drawn = html === undefined ? null : drawingsIn(html);
  const pictures: Bitmap[] = [
    ...(drawn?.shapes ?? []).map(painted).filter((picture) => picture !== null),
    ...[drawn?.text ?? '', body].flatMap(blockPictures),
  ];
  const texts = new Set<string>();
  let left: number = LIMITS.drawn.codes;
  for (const modules of pictures.flatMap(codesIn)) {
    if (left-- === 0) break;
    const text = decoded(modules);
    if (text !== null) texts.add(text.slice(0, LIMITS.qr.text));
  }
  return [...texts].map((text) => ({ text, attachment: '', isDrawn: true }));
}

function decoded(modules: Modules): string | null {
  const size = (modules.length + 2 * QUIET) * SCALE;
  const data = new Uint8Array(size * size + 2 * Math.ceil(size / 2) ** 2).fill(LIGHT);
  for (const [row, line] of modules.entries()) {
    for (const [column, isDark] of line.entries()) {
      if (!isDark) continue;
      for (let y = 0; y < SCALE; y++) {
        const at = ((row + QUIET) * SCALE + y) * size + (column + QUIET) * SCALE;
        data.fill(0, at, at + SCALE);
      }
    }
  }
  try {
    return decodeQR({ width: size, height: size, data }, { effort: 1, timeLimit: 1_000, format: 'I420' });
  } catch {
    // Throws when there is no code.
    return null;
  }
}
