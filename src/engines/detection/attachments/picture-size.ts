import { Bytes, latin1 } from './bytes.ts';
import { pngSize } from './png.ts';

/** Width and height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The size that a picture states in its header, before anything is decoded; null for other files and formats. */
export function pictureSize(content: Uint8Array): PictureSize | null {
  return pngSize(content) ?? gifSize(content) ?? jpegSize(content);
}

/** The size of a GIF's canvas (GIF89a, 18). */
export function gifSize(content: Uint8Array): PictureSize | null {
  const bytes = new Bytes(content);
  return latin1(content.subarray(0, 4)) === 'GIF8' ? { width: bytes.u16(6), height: bytes.u16(8) } : null;
}

/** The size in the frame header of a JPEG (T.81, B.2.2). */
export function jpegSize(content: Uint8Array): PictureSize | null {
  if (content[0] !== 0xff || content[1] !== 0xd8) return null;
  for (let at = 2; at + 9 < content.length && content[at] === 0xff; ) {
    const marker = content[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    const word = (offset: number) => ((content[at + offset] ?? 0) << 8) | (content[at + offset + 1] ?? 0);
    if (isFrame) return { height: word(5), width: word(7) };
    at += 2 + word(2);
  }
  return null;
}

/** The canvas of a WebP (RFC 9649, sections 2.5 to 2.7). Its words are not read, so only the display needs it. */
export function webpSize(content: Uint8Array): PictureSize | null {
  const bytes = new Bytes(content);
  const kind = latin1(content.subarray(12, 16));
  if (kind === 'VP8X') return { width: 1 + (bytes.u32(24) & 0xffffff), height: 1 + (bytes.u32(27) & 0xffffff) };
  if (kind === 'VP8L') {
    const sides = bytes.u32(21);
    return { width: 1 + (sides & 0x3fff), height: 1 + ((sides >>> 14) & 0x3fff) };
  }
  return kind === 'VP8 ' ? { width: bytes.u16(26) & 0x3fff, height: bytes.u16(28) & 0x3fff } : null;
}
