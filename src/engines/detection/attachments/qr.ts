import decodeJpeg from 'jpeg-js/lib/decoder.js';
import decodeQR from 'qr/decode.js';
import type { Attachment, QrCode } from '../email.ts';
import { LIMITS } from '../limits.ts';
import { joinedPictures } from './joined-pictures.ts';
import { partsOf } from './pdf.ts';
import { objectsIn } from './pdf-objects.ts';
import { lightnessOfRows, type PdfPicture, pdfPicture } from './pdf-pictures.ts';
import { gifSize, jpegSize, type PictureSize } from './picture-size.ts';
import { mayHoldQrCode } from './pictures.ts';
import { decodePng, filteredLength, lightnessOf, type Picture, pngRaster, pngSize } from './png.ts';
import { kindOf } from './signature.ts';

/** An image whose size is known before it is decoded. */
interface Candidate {
  width: number;
  height: number;
  /** Of the packed image. */
  bytes: number;
  /** Pixels to look at, or the equivalent amount of work. */
  area: number;
  /** Absent for a type that is not decoded. */
  decode?(): Picture | null;
}

const JPEG_MEGABYTES = 64;
/** Bytes of a colour pixel with opacity. */
const MAX_PIXEL_LENGTH = 4;
/**
 * Only the attempts that every image gets: further ones are limited by time, so the answer would depend on the machine.
 */
const QR_OPTIONS = { effort: 1, timeLimit: 1_000, format: 'I420' } as const;

/** A decoded image without a code of its own. */
interface Piece {
  picture: Picture;
  attachment: string;
}

/**
 * Searches the images of an email and of its PDFs for QR codes, one per file, and neighbours that make up a square for one
 * that was cut in two. `left` is the number not searched.
 */
export function readQrCodes(attachments: readonly Attachment[]): { codes: QrCode[]; left: number } {
  const codes: QrCode[] = [];
  const pieces: Piece[] = [];
  let left = 0;
  let pictures: number = LIMITS.qr.pictures;
  let pixels: number = LIMITS.qr.totalPixels;
  for (const attachment of attachments.filter(mayHoldQrCode)) {
    for (const candidate of candidatesOf(attachment)) {
      const { decode, area } = candidate;
      if (pictures === 0 || !decode || isTooLarge(candidate) || area > pixels) {
        left += 1;
        continue;
      }
      pictures -= 1;
      pixels -= area;
      const picture = decodedBy(decode);
      const text = picture && qrCodeIn(picture);
      if (text !== null) {
        codes.push({ text: text.slice(0, LIMITS.qr.text), attachment: attachment.filename });
        break;
      }
      if (picture !== null) pieces.push({ picture, attachment: attachment.filename });
    }
  }
  return { codes: [...codes, ...codesCutInTwo(pieces)], left };
}

function codesCutInTwo(pieces: readonly Piece[]): QrCode[] {
  return pieces.slice(1).flatMap(({ picture, attachment }, index) => {
    const before = pieces[index];
    if (before === undefined) return [];
    for (const joined of joinedPictures(before.picture, picture)) {
      const text = qrCodeIn(joined);
      if (text !== null) return { text: text.slice(0, LIMITS.qr.text), attachment };
    }
    return [];
  });
}

function decodedBy(decode: () => Picture | null): Picture | null {
  try {
    return decode();
  } catch {
    // The decoders throw for broken images.
    return null;
  }
}

/** The content of a QR code in a decoded picture; null when there is none. */
export function qrCodeIn(picture: Picture): string | null {
  try {
    return decodeQR(picture, QR_OPTIONS);
  } catch {
    // Throws when there is no code.
    return null;
  }
}

function candidatesOf({ content = new Uint8Array() }: Attachment): Candidate[] {
  const found = kindOf(content) === 'pdf' ? picturesInPdf(content) : [pictureOf(content)];
  return found.filter(mayBeCode);
}

function mayBeCode({ width, height }: Candidate): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return short >= LIMITS.qr.least && long <= short * LIMITS.qr.elongation;
}

function isTooLarge({ bytes, area }: Candidate): boolean {
  return bytes > LIMITS.qr.bytes || area > LIMITS.qr.pixels;
}

function pictureOf(content: Uint8Array): Candidate {
  const png = pngRaster(content);
  const bytes = content.length;
  if (png) {
    // A large code is as clear with fewer pixels; unpacking is the expensive part.
    const step = Math.max(1, Math.ceil(Math.sqrt((png.width * png.height) / LIMITS.qr.pixels)));
    const area = Math.max((png.width * png.height) / step ** 2, filteredLength(png) / MAX_PIXEL_LENGTH);
    return { width: png.width, height: png.height, bytes, area, decode: () => decodePng(content, png, step) };
  }
  const jpeg = jpegSize(content);
  if (jpeg) return { ...jpeg, bytes, area: jpeg.width * jpeg.height, decode: () => jpegPixels(content) };
  return { ...undecodedSize(content), bytes, area: 0 };
}

function jpegPixels(content: Uint8Array): Picture {
  const { width, height, data } = decodeJpeg(content, {
    useTArray: true,
    formatAsRGBA: false,
    maxResolutionInMP: LIMITS.qr.pixels / 1_000_000,
    maxMemoryUsageInMB: JPEG_MEGABYTES,
  });
  return lightnessOf(data, { width, height, depth: 8, channels: 3 });
}

/** The size of a GIF or a PNG that can't be decoded; an image without a stated size may be as large as a code. */
function undecodedSize(content: Uint8Array): PictureSize {
  return gifSize(content) ?? pngSize(content) ?? { width: LIMITS.qr.least, height: LIMITS.qr.least };
}

function picturesInPdf(content: Uint8Array): Candidate[] {
  const { streams, objects } = partsOf(content);
  const objectOf = objectsIn(objects);
  return streams.flatMap((stream) => pdfPicture(stream, objectOf) ?? []).map(pictureInPdf);
}

function pictureInPdf({ content, packing, width, height }: PdfPicture): Candidate {
  const about = { width, height, bytes: content.length, area: width * height };
  if (packing === null) return about;
  if (packing === 'jpeg') return { ...about, decode: () => jpegPixels(content) };
  return { ...about, decode: () => lightnessOfRows(content, about, packing) };
}
