import { LIMITS } from '../limits.ts';
import { jpegSize } from './picture-size.ts';
import { filteredLength, pngRaster } from './png.ts';

/** Bytes of the rows of a PNG or PDF, which are in memory twice. */
export const PNG_BYTES = 25_165_824;
/** The decoder keeps coefficients, rows and pixels: 12 bytes a pixel. */
export const JPEG_MEGAPIXELS = 4;

/** Whether a PNG or JPEG can be decoded within the limits, by the size it states; null for one that states none. */
export function isDecodable(content: Uint8Array): boolean | null {
  const png = pngRaster(content);
  if (png) {
    const pixels = png.width * png.height;
    return pixels === 0 ? null : pixels <= LIMITS.pictures.pixels && filteredLength(png) <= PNG_BYTES;
  }
  const { width = 0, height = 0 } = jpegSize(content) ?? {};
  return width * height === 0 ? null : width * height <= JPEG_MEGAPIXELS * 1_000_000;
}
