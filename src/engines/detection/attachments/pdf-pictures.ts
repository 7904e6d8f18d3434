import { inflated } from './inflate.ts';
import type { PdfStream } from './pdf.ts';
import type { ObjectOf } from './pdf-objects.ts';
import type { PictureSize } from './picture-size.ts';
import { filteredLength, lightnessOf, type Picture, type Raster, undifferenced, unfiltered } from './png.ts';

/** Rows of pixels packed with Flate in a PDF (ISO 32000, 7.4.4), which aren't a file of their own. */
export interface PackedRows {
  /** Bits per sample. */
  depth: 1 | 8;
  /** Samples per pixel. */
  channels: 1 | 3;
  /** The transformation of samples before packing: `png` filters with a byte per row, or `tiff` differences. */
  predictor: 'none' | 'png' | 'tiff';
}

export interface PdfPicture extends PictureSize {
  content: Uint8Array;
  /** `jpeg` as in a file, or rows. Null for a method that isn't unpacked, such as fax encoding. */
  packing: 'jpeg' | PackedRows | null;
}

const IMAGE = /\/Subtype\s{0,5}\/Image\b/;
const FILTER = /\/Filter\s{0,5}(?:\[\s{0,5}([^\]]{0,60})\]|(\/\w{1,30}))/;
const REFERRED = /\/ColorSpace\s{0,5}(\d{1,9})\s{1,5}\d{1,5}\s{1,5}R\b/;
const PROFILE = /\/ICCBased\s{1,5}(\d{1,9})\s{1,5}\d{1,5}\s{1,5}R\b/;
/** The parameters of the filter: another object, or in place up to the end of their dictionary. */
const PARAMETERS = /\/(?:DecodeParms|DP)\s{0,5}\[?\s{0,5}(?:(\d{1,9})\s{1,5}\d{1,5}\s{1,5}R\b|<<([^<>]{0,300})>>)/;
const TIFF = 2;
const FIRST_PNG = 10;

/** The image in a stream of a PDF; null for other streams. */
export function pdfPicture({ dictionary, packed }: PdfStream, objectOf: ObjectOf): PdfPicture | null {
  if (!IMAGE.test(dictionary)) return null;
  const own = dictionary.replace(PARAMETERS, '');
  const number = (name: string) => numberIn(own, name, objectOf) ?? 0;
  const about = { width: number('Width'), height: number('Height'), content: packed };
  const [, several, one] = FILTER.exec(dictionary) ?? [];
  const filter = (several ?? one ?? '').trim();
  if (filter === '/DCTDecode') return { ...about, packing: 'jpeg' };
  const depth = number('BitsPerComponent') || 1;
  const channels = channelsOf(dictionary, objectOf);
  if (filter !== '/FlateDecode' || channels === null || (depth !== 1 && depth !== 8))
    return { ...about, packing: null };
  const raster = { width: about.width, depth, channels };
  const predictor = predictorOf(dictionary, raster, objectOf);
  return { ...about, packing: predictor && { depth, channels, predictor } };
}

/** A number of a dictionary, which may be an object of its own. */
function numberIn(dictionary: string, name: string, objectOf: ObjectOf): number | null {
  const found = new RegExp(`/${name}\\s{0,5}(\\d{1,9})\\b(\\s{1,5}\\d{1,5}\\s{1,5}R\\b)?`).exec(dictionary);
  const value = found?.[2] === undefined ? found?.[1] : /^\s{0,5}(\d{1,9})\b/.exec(objectOf(found[1] ?? ''))?.[1];
  return value === undefined ? null : Number(value);
}

/** Null if the parameters are missing, or describe other rows than the picture's. */
function predictorOf(
  dictionary: string,
  { width, depth, channels }: Pick<Raster, 'width' | 'depth' | 'channels'>,
  objectOf: ObjectOf,
): PackedRows['predictor'] | null {
  const [given, referred, inPlace] = PARAMETERS.exec(dictionary) ?? [];
  if (given === undefined) return 'none';
  const parameters = referred === undefined ? (inPlace ?? '') : objectOf(referred);
  if (parameters === '') return null;
  const number = (name: string, otherwise: number) => numberIn(parameters, name, objectOf) ?? otherwise;
  const predictor = number('Predictor', 1);
  if (predictor === 1) return 'none';
  // The defaults of table 8.
  const isOfPicture =
    number('Columns', 1) === width && number('Colors', 1) === channels && number('BitsPerComponent', 8) === depth;
  if (!isOfPicture) return null;
  if (predictor >= FIRST_PNG) return 'png';
  return predictor === TIFF && (depth === 8 || channels === 1) ? 'tiff' : null;
}

/** By the name of the colour space or its profile in the document; null for other colour spaces. */
function channelsOf(dictionary: string, objectOf: ObjectOf): 1 | 3 | null {
  const referred = REFERRED.exec(dictionary)?.[1];
  const colours = referred === undefined ? dictionary : objectOf(referred);
  if (/\/Indexed\b/.test(colours)) return null;
  if (/\/(?:Device|Cal)RGB\b/.test(colours)) return 3;
  if (/\/(?:Device|Cal)Gray\b|\/ImageMask\s{0,5}true/.test(colours)) return 1;
  const profile = PROFILE.exec(colours)?.[1];
  const samples = profile === undefined ? undefined : /\/N\s{0,5}(\d)/.exec(objectOf(profile))?.[1];
  return samples === '1' ? 1 : samples === '3' ? 3 : null;
}

export function rasterOfRows({ width, height }: PictureSize, { depth, channels }: PackedRows): Raster {
  return { width, height, depth, channels };
}

/** The lightness of rows whose stated size was checked; null if some are missing. */
export function lightnessOfRows(content: Uint8Array, size: PictureSize, rows: PackedRows, step = 1): Picture | null {
  const raster = rasterOfRows(size, rows);
  const isFiltered = rows.predictor === 'png';
  const length = filteredLength(raster);
  const unpacked = inflated(content, length, 'zlib');
  if (unpacked.length < length - (isFiltered ? 0 : size.height)) return null;
  const plain = isFiltered ? unfiltered(unpacked, raster) : unpacked;
  if (plain === null) return null;
  return lightnessOf(rows.predictor === 'tiff' ? undifferenced(plain, raster) : plain, raster, step);
}
