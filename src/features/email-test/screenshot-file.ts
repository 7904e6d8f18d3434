import { latin1 } from '../../engines/detection/attachments/bytes.ts';
import { isDecodable } from '../../engines/detection/attachments/decodable.ts';
import { pictureSize } from '../../engines/detection/attachments/picture-size.ts';
import type { ScreenshotType } from '../../engines/detection/attachments/screenshot-type.ts';
import { SCREENSHOT_LIMIT } from '../predict/contract.ts';
import { FILE_ERRORS } from './texts.ts';

/** The largest picture a browser has to decode: phones take photos of 50 megapixels. */
const MAX_PIXELS = 64_000_000;
/** The largest picture sent: the server decodes no larger JPEGs, and printed text stays legible at this size. */
const SENT_PIXELS = 3_900_000;
const QUALITY = 0.92;
/** The chunks of a PNG that contain its pixels. Others may contain the place, device or author. */
const PIXEL_CHUNKS: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
const PNG_SIGNATURE = 8;

/**
 * A PNG or JPEG ready to send: upright, no larger than the server reads, and without the place and time that cameras
 * write into photos. Photos and pictures that are too large are redrawn for that.
 * @returns an error message if that fails
 */
export async function screenshotOf(
  file: File,
  bytes: Uint8Array<ArrayBuffer>,
  type: ScreenshotType,
): Promise<File | string> {
  const { name } = file;
  if (file.size > SCREENSHOT_LIMIT) return FILE_ERRORS.pictureTooLarge(name);
  const size = pictureSize(bytes);
  const canDecode = isDecodable(bytes);
  if (size === null || canDecode === null) return FILE_ERRORS.damaged(name);
  if (size.width * size.height > MAX_PIXELS) return FILE_ERRORS.tooManyPixels(name);
  const bitmap = await createImageBitmap(new Blob([file], { type })).catch(() => null);
  if (bitmap === null) return FILE_ERRORS.damaged(name);
  try {
    if (canDecode && type === 'image/png') return new File(pixelChunks(bytes), name, { type });
    const drawn = await redrawn(bitmap, type);
    return drawn === null ? FILE_ERRORS.damaged(name) : new File([drawn], name, { type });
  } finally {
    bitmap.close();
  }
}

/** A PNG with the same pixels and nothing else, not even data after its end. */
function pixelChunks(content: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const view = new DataView(content.buffer, content.byteOffset, content.length);
  const kept = [content.subarray(0, PNG_SIGNATURE)];
  for (let at = PNG_SIGNATURE; at + 12 <= content.length; ) {
    const type = latin1(content.subarray(at + 4, at + 8));
    const end = at + 12 + view.getUint32(at);
    if (PIXEL_CHUNKS.includes(type)) kept.push(content.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  return kept;
}

function redrawn(bitmap: ImageBitmap, type: ScreenshotType): Promise<Blob | null> {
  const scale = Math.min(1, Math.sqrt(SENT_PIXELS / (bitmap.width * bitmap.height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(bitmap.width * scale));
  canvas.height = Math.max(1, Math.floor(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
