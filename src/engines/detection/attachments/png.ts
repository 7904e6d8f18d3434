import { joined, latin1 } from './bytes.ts';
import { inflated } from './inflate.ts';

/** The lightness of each pixel, one byte each; unused room for colours (I420) follows. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** How rows of pixels are packed. */
export interface Raster {
  width: number;
  height: number;
  /** Bits per sample. */
  depth: number;
  /** Samples per pixel; the last of two or four is the opacity. */
  channels: number;
  palette?: Uint8Array;
  /** In seven passes, each a picture of its own (Adam7, clause 8.2). */
  isInterlaced?: true;
}

/** Where a pass begins, and how far apart its pixels are. */
const PASSES = [
  { left: 0, top: 0, across: 8, down: 8 },
  { left: 4, top: 0, across: 8, down: 8 },
  { left: 0, top: 4, across: 4, down: 8 },
  { left: 2, top: 0, across: 4, down: 4 },
  { left: 0, top: 2, across: 2, down: 4 },
  { left: 1, top: 0, across: 2, down: 2 },
  { left: 0, top: 1, across: 1, down: 2 },
] as const;

const SIGNATURE = 8;
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const INDEXED = 3;

/** The stated size of a PNG (ISO 15948); null for other files. */
export function pngSize(content: Uint8Array): { width: number; height: number } | null {
  if (latin1(content.subarray(12, 16)) !== 'IHDR') return null;
  return { width: bigEndian(content, 16), height: bigEndian(content, 20) };
}

/** How a PNG is packed; null for one that is broken. */
export function pngRaster(content: Uint8Array): Raster | null {
  const size = pngSize(content);
  if (size === null) return null;
  const [depth = 0, colour = 0, , , interlaced = 0] = content.subarray(24, 29);
  const channels = CHANNELS[colour];
  if (channels === undefined || ![1, 2, 4, 8, 16].includes(depth) || interlaced > 1) return null;
  return { ...size, depth, channels, ...(interlaced === 1 && { isInterlaced: true }) };
}

/** Decodes a PNG whose size was checked, taking every `step`th pixel of every `step`th row. */
export function decodePng(content: Uint8Array, size: Raster, step: number): Picture | null {
  const pieces: Uint8Array[] = [];
  let palette: Uint8Array | undefined;
  for (let at = SIGNATURE; at + 12 <= content.length; ) {
    const length = bigEndian(content, at);
    const type = latin1(content.subarray(at + 4, at + 8));
    const data = content.subarray(at + 8, at + 8 + length);
    if (type === 'PLTE') palette = data;
    if (type === 'IDAT') pieces.push(data);
    if (type === 'IEND') break;
    at += 12 + length;
  }
  const isIndexed = content[25] === INDEXED;
  if (isIndexed && palette === undefined) return null;
  const raster: Raster = { ...size, ...(isIndexed && palette ? { palette } : {}) };
  const filtered = inflated(joined(pieces), filteredLength(raster), 'zlib');
  if (raster.isInterlaced) return lightnessOfPasses(filtered, raster, step);
  const rows = unfiltered(filtered, raster);
  return rows === null ? null : lightnessOf(rows, raster, step);
}

/** The passes with pixels. Small pictures don't have all of them. */
function passesOf(raster: Raster) {
  const { isInterlaced: _isInterlaced, ...one } = raster;
  return PASSES.map((pass) => ({
    ...pass,
    raster: {
      ...one,
      width: Math.ceil((raster.width - pass.left) / pass.across),
      height: Math.ceil((raster.height - pass.top) / pass.down),
    },
  })).filter((pass) => pass.raster.width > 0 && pass.raster.height > 0);
}

function lightnessOfPasses(filtered: Uint8Array, raster: Raster, step: number): Picture | null {
  const whole = blank(Math.ceil(raster.width / step), Math.ceil(raster.height / step));
  let from = 0;
  for (const { left, top, across, down, raster: one } of passesOf(raster)) {
    const rows = unfiltered(filtered.subarray(from), one);
    if (rows === null) return null;
    from += filteredLength(one);
    const pass = lightnessOf(rows, one);
    for (let y = 0; y < pass.height; y++) {
      const row = top + y * down;
      if (row % step !== 0) continue;
      for (let x = 0; x < pass.width; x++) {
        const column = left + x * across;
        if (column % step === 0) {
          whole.data[(row / step) * whole.width + column / step] = pass.data[y * pass.width + x] ?? 0;
        }
      }
    }
  }
  return whole;
}

/** With room for colours, which the decoder of codes expects (I420). */
export function blank(width: number, height: number): Picture {
  return { width, height, data: new Uint8Array(width * height + 2 * Math.ceil(width / 2) * Math.ceil(height / 2)) };
}

/** Bytes of all rows, each with its filter byte. */
export function filteredLength(raster: Raster): number {
  if (raster.isInterlaced) return passesOf(raster).reduce((sum, pass) => sum + filteredLength(pass.raster), 0);
  return (strideOf(raster) + 1) * raster.height;
}

/** Undoes the filters of rows (clause 9); null when rows are missing. */
export function unfiltered(filtered: Uint8Array, raster: Raster): Uint8Array | null {
  if (filtered.length < filteredLength(raster)) return null;
  const { height, depth, channels } = raster;
  const stride = strideOf(raster);
  const step = Math.max(1, (depth * channels) >> 3);
  const rows = new Uint8Array(stride * height);
  let before = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const from = y * (stride + 1);
    const row = rows.subarray(y * stride, (y + 1) * stride);
    row.set(filtered.subarray(from + 1, from + 1 + stride));
    unfilterRow(filtered[from] ?? 0, row, before, step);
    before = row;
  }
  return rows;
}

function unfilterRow(filter: number, row: Uint8Array, before: Uint8Array, step: number): void {
  const at = (bytes: Uint8Array, index: number) => bytes[index] ?? 0;
  if (filter === 1) for (let x = step; x < row.length; x++) row[x] = at(row, x) + at(row, x - step);
  else if (filter === 2) for (let x = 0; x < row.length; x++) row[x] = at(row, x) + at(before, x);
  else if (filter === 3) {
    for (let x = 0; x < row.length; x++) row[x] = at(row, x) + ((at(row, x - step) + at(before, x)) >> 1);
  } else if (filter === 4) {
    for (let x = 0; x < row.length; x++) {
      const left = x < step ? 0 : at(row, x - step);
      const up = at(before, x);
      const corner = x < step ? 0 : at(before, x - step);
      const toLeft = Math.abs(up - corner);
      const toUp = Math.abs(left - corner);
      const toCorner = Math.abs(left + up - 2 * corner);
      row[x] = at(row, x) + (toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner);
    }
  }
}

/**
 * Adds up the difference of each sample from the one on its left (TIFF 6.0, section 14), with 8 bits or a single bit
 * each.
 */
export function undifferenced(
  differences: Uint8Array,
  raster: Pick<Raster, 'width' | 'height' | 'depth' | 'channels'>,
): Uint8Array {
  const { height, depth, channels } = raster;
  const stride = strideOf(raster);
  const rows = differences.slice(0, stride * height);
  for (let y = 0; y < height; y++) {
    const row = rows.subarray(y * stride, (y + 1) * stride);
    if (depth === 8) for (let x = channels; x < row.length; x++) row[x] = (row[x] ?? 0) + (row[x - channels] ?? 0);
    else undifferenceBits(row);
  }
  return rows;
}

function undifferenceBits(row: Uint8Array): void {
  let bit = 0;
  for (let x = 0; x < row.length; x++) {
    const byte = row[x] ?? 0;
    let sum = 0;
    for (let place = 7; place >= 0; place--) {
      bit ^= (byte >> place) & 1;
      sum |= bit << place;
    }
    row[x] = sum;
  }
}

/** The lightness of each pixel, from rows of samples, on a white background. */
export function lightnessOf(rows: Uint8Array, raster: Raster, step = 1): Picture {
  const { depth, channels, palette } = raster;
  const picture = blank(Math.ceil(raster.width / step), Math.ceil(raster.height / step));
  const { width, height, data } = picture;
  const stride = strideOf(raster);
  const lights = palette ? lightsOf(palette) : null;
  const most = (1 << Math.min(depth, 8)) - 1;
  const bytes = depth >> 3;
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      const at = y * step * stride + x * step * channels * bytes;
      if (bytes === 0) {
        const bit = x * step * depth;
        const sample = ((rows[y * step * stride + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & most;
        data[pixel] = lights ? (lights[sample] ?? 0) : (sample * 255) / most;
        continue;
      }
      const first = rows[at] ?? 0;
      const light = lights
        ? (lights[first] ?? 0)
        : channels < 3
          ? first
          : (first * 77 + (rows[at + bytes] ?? 0) * 151 + (rows[at + 2 * bytes] ?? 0) * 28) >> 8;
      const opaque = channels % 2 === 0 ? (rows[at + (channels - 1) * bytes] ?? 0) : 255;
      data[pixel] = opaque === 255 ? light : 255 - ((255 - light) * opaque) / 255;
    }
  }
  return picture;
}

function lightsOf(palette: Uint8Array): Uint8Array {
  const lights = new Uint8Array(256);
  for (let index = 0; index * 3 < palette.length; index++) {
    const [red = 0, green = 0, blue = 0] = palette.subarray(index * 3, index * 3 + 3);
    lights[index] = (red * 77 + green * 151 + blue * 28) >> 8;
  }
  return lights;
}

function strideOf({ width, depth, channels }: Pick<Raster, 'width' | 'depth' | 'channels'>): number {
  return Math.ceil((width * depth * channels) / 8);
}

function bigEndian(content: Uint8Array, at: number): number {
  return at + 4 <= content.length ? new DataView(content.buffer, content.byteOffset).getUint32(at) : 0;
}
