import decodeJpeg from 'jpeg-js/lib/decoder.js';
import { GifReader } from 'omggif';
import { JPEG_MEGAPIXELS, PNG_BYTES } from '../../engines/detection/attachments/decodable.ts';
import { lightnessOfRows, type PackedRows, rasterOfRows } from '../../engines/detection/attachments/pdf-pictures.ts';
import type { UnreadPicture } from '../../engines/detection/attachments/picture-files.ts';
import { gifSize, jpegSize } from '../../engines/detection/attachments/picture-size.ts';
import {
  blank,
  decodePng,
  filteredLength,
  lightnessOf,
  type Picture,
  pngRaster,
} from '../../engines/detection/attachments/png.ts';
import { LIMITS } from '../../engines/detection/limits.ts';
import { collectGarbage } from './memory.ts';

/** The lightness of each pixel, one byte each. */
export type Grey = Picture;

/** Larger pictures are read at half the size or less; printed text stays legible. */
const MAX_PIXELS = 4_194_304;
const JPEG_MEGABYTES = 64;
const GIF_PIXELS = 4_194_304;
/** Recognition needs characters 20 to 30 pixels high; on screens they have 10 to 15. */
const SCREEN_WIDTH = 1_100;
/** Rows added above and below, like the first and the last: characters at the edge are misread. */
export const PADDING = 10;
/** Size in bytes of files whose decoding leaves much garbage in memory. */
const LARGE = 200_000;
const WHITE = 255;

/** Decodes a picture whose stated size was checked; null for one that is broken or of another format. */
export function greyOf(picture: Pick<UnreadPicture, 'content' | 'width' | 'height' | 'rows'>): Grey | null {
  const { content, rows } = picture;
  try {
    if (rows) return rowsOfPdf(picture, rows);
    return pngOf(content) ?? gifOf(content) ?? jpegOf(content);
  } catch {
    // The decoders throw if a picture is broken or too large.
    return null;
  } finally {
    if (content.length > LARGE) collectGarbage();
  }
}

function rowsOfPdf({ content, width, height }: Pick<UnreadPicture, 'content' | 'width' | 'height'>, rows: PackedRows) {
  const size = { width, height };
  if (filteredLength(rasterOfRows(size, rows)) > PNG_BYTES) return null;
  return lightnessOfRows(content, size, rows, stepFor(size));
}

function pngOf(content: Uint8Array): Grey | null {
  const raster = pngRaster(content);
  return raster && filteredLength(raster) <= PNG_BYTES ? decodePng(content, raster, stepFor(raster)) : null;
}

function jpegOf(content: Uint8Array): Grey | null {
  const size = jpegSize(content);
  if (size === null) return null;
  const { width, height, data } = decodeJpeg(content, {
    useTArray: true,
    formatAsRGBA: false,
    maxResolutionInMP: JPEG_MEGAPIXELS,
    maxMemoryUsageInMB: JPEG_MEGABYTES,
  });
  return lightnessOf(data, { width, height, depth: 8, channels: 3 }, stepFor(size));
}

/** The first frame, on white. */
function gifOf(content: Uint8Array): Grey | null {
  const size = gifSize(content);
  if (size === null || size.width * size.height > GIF_PIXELS) return null;
  const pixels = new Uint8Array(size.width * size.height * 4);
  new GifReader(content).decodeAndBlitFrameRGBA(0, pixels);
  return lightnessOf(pixels, { ...size, depth: 8, channels: 4 });
}

function stepFor({ width, height }: { width: number; height: number }): number {
  return Math.max(1, Math.ceil(Math.sqrt((width * height) / MAX_PIXELS)));
}

/** The factor by which a picture is enlarged before it is read. */
export function enlargement({ width, height }: Grey): number {
  return width <= SCREEN_WIDTH && 4 * width * height <= LIMITS.pictures.pixels ? 2 : 1;
}

/** Rows `top` to `bottom` for the recogniser: enlarged by interpolation, dark on light, in opaque colours. */
export function rowsOf(grey: Grey, top: number, bottom: number, scale: number): Rgba {
  const width = grey.width * scale;
  const height = (bottom - top + 2 * PADDING) * scale;
  const data = new Uint8ClampedArray(width * height * 4).fill(WHITE);
  const isDark = meanOf(grey.data.subarray(top * grey.width, bottom * grey.width)) < WHITE / 2;
  for (let y = 0, at = 0; y < height; y++) {
    const rows = between(top - PADDING + (y + 0.5) / scale - 0.5, top, bottom - 1);
    for (let x = 0; x < width; x++, at += 4) {
      const light = lightBetween(grey, between((x + 0.5) / scale - 0.5, 0, grey.width - 1), rows);
      data[at] = data[at + 1] = data[at + 2] = isDark ? WHITE - light : light;
    }
  }
  return { width, height, data };
}

/** The picture reduced by interpolation to at most this many pixels. */
export function reducedTo(pixels: number, grey: Grey): Grey {
  const scale = Math.sqrt(pixels / (grey.width * grey.height));
  if (scale >= 1) return grey;
  const { width, height, data } = blank(
    Math.max(1, Math.floor(grey.width * scale)),
    Math.max(1, Math.floor(grey.height * scale)),
  );
  for (let y = 0, at = 0; y < height; y++) {
    const rows = between((y + 0.5) / scale - 0.5, 0, grey.height - 1);
    for (let x = 0; x < width; x++, at++) {
      data[at] = lightBetween(grey, between((x + 0.5) / scale - 0.5, 0, grey.width - 1), rows);
    }
  }
  return { width, height, data };
}

function meanOf(lights: Uint8Array): number {
  let sum = 0;
  for (const light of lights) sum += light;
  return sum / Math.max(1, lights.length);
}

/** What the recogniser takes: an `ImageData` of a browser, which Node lacks. */
export interface Rgba {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** The pixels on both sides of a position, and how close it is to the second. */
type Between = [before: number, after: number, share: number];

function between(position: number, first: number, last: number): Between {
  const held = Math.min(last, Math.max(first, position));
  const before = Math.floor(held);
  return [before, Math.min(last, before + 1), held - before];
}

function lightBetween(grey: Grey, [left, right, across]: Between, [row, below, down]: Between): number {
  const above = mixed(lightAt(grey, left, row), lightAt(grey, right, row), across);
  const under = mixed(lightAt(grey, left, below), lightAt(grey, right, below), across);
  return mixed(above, under, down);
}

function mixed(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

function lightAt({ width, data }: Grey, x: number, y: number): number {
  return data[y * width + x] ?? WHITE;
}
