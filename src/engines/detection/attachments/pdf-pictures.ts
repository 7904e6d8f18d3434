import { inflated } from './inflate.ts';
import type { PdfStream } from './pdf.ts';
import type { PictureSize } from './picture-size.ts';
import { filteredLength, lightnessOf, type Picture, type Raster, unfiltered } from './png.ts';

/** Rows of pixels as a PDF packs them with Flate (ISO 32000, 7.4.4): no file of its own. */
export interface PackedRows {
  /** Bits per sample. */
  depth: 1 | 8;
  /** Samples per pixel. */
  channels: 1 | 3;
  /** Whether each row has a filter byte, as in a PNG. */
  isFiltered: boolean;
}

export interface PdfPicture extends PictureSize {
  content: Uint8Array;
  /** As it would be in a file, rows, or by a method that is not unpacked, such as those of fax machines. */
  packing: 'jpeg' | PackedRows | null;
}

const IMAGE = /\/Subtype\s{0,5}\/Image\b/;
const FILTER = /\/Filter\s{0,5}(?:\[\s{0,5}([^\]]{0,60})\]|(\/\w{1,30}))/;
const REFERRED = /\/ColorSpace\s{0,5}(\d{1,9})\s{1,5}\d{1,5}\s{1,5}R\b/;
const PROFILE = /\/ICCBased\s{1,5}(\d{1,9})\s{1,5}\d{1,5}\s{1,5}R\b/;
/** Characters of an object that is looked up. */
const OBJECT = 400;

/** The image in a stream of a PDF; null where there is another thing in it. */
export function pdfPicture({ dictionary, packed }: PdfStream, objects: string): PdfPicture | null {
  if (!IMAGE.test(dictionary)) return null;
  const number = (name: string) => Number(new RegExp(`/${name}\\s{0,5}(\\d{1,5})\\b`).exec(dictionary)?.[1] ?? 0);
  const about = { width: number('Width'), height: number('Height'), content: packed };
  const [, several, one] = FILTER.exec(dictionary) ?? [];
  const filter = (several ?? one ?? '').trim();
  if (filter === '/DCTDecode') return { ...about, packing: 'jpeg' };
  const depth = number('BitsPerComponent') || 1;
  const channels = channelsOf(dictionary, objects);
  if (filter !== '/FlateDecode' || channels === null || (depth !== 1 && depth !== 8))
    return { ...about, packing: null };
  return { ...about, packing: { depth, channels, isFiltered: number('Predictor') >= 10 } };
}

/** By the colours' name, or the profile that the document has for them; null where they are of another kind. */
function channelsOf(dictionary: string, objects: string): 1 | 3 | null {
  const referred = REFERRED.exec(dictionary)?.[1];
  const colours = referred === undefined ? dictionary : objectIn(objects, referred);
  if (/\/Indexed\b/.test(colours)) return null;
  if (/\/(?:Device|Cal)RGB\b/.test(colours)) return 3;
  if (/\/(?:Device|Cal)Gray\b|\/ImageMask\s{0,5}true/.test(colours)) return 1;
  const profile = PROFILE.exec(colours)?.[1];
  const samples = profile === undefined ? undefined : /\/N\s{0,5}(\d)/.exec(objectIn(objects, profile))?.[1];
  return samples === '1' ? 1 : samples === '3' ? 3 : null;
}

function objectIn(objects: string, number: string): string {
  const at = objects.search(new RegExp(`(?<!\\d)${number}\\s{1,5}\\d{1,5}\\s{1,5}obj\\b`));
  if (at < 0) return '';
  const object = objects.slice(at, at + OBJECT);
  const end = object.indexOf('endobj');
  return end < 0 ? object : object.slice(0, end);
}

export function rasterOfRows({ width, height }: PictureSize, { depth, channels }: PackedRows): Raster {
  return { width, height, depth, channels };
}

/** The lightness of rows whose stated size was checked; null where some are missing. */
export function lightnessOfRows(content: Uint8Array, size: PictureSize, rows: PackedRows, step = 1): Picture | null {
  const raster = rasterOfRows(size, rows);
  const length = filteredLength(raster);
  const unpacked = inflated(content, length, 'zlib');
  if (unpacked.length < length - (rows.isFiltered ? 0 : size.height)) return null;
  const plain = rows.isFiltered ? unfiltered(unpacked, raster) : unpacked;
  return plain && lightnessOf(plain, raster, step);
}
