const MAX_LATIN1_LENGTH = 8_192;
const WINDOWS_1252 = new TextDecoder('windows-1252');

/** Reads numbers and text at positions given by a file; positions outside of it are empty. */
export class Bytes {
  readonly all: Uint8Array;
  private readonly view: DataView;

  constructor(all: Uint8Array) {
    this.all = all;
    this.view = new DataView(all.buffer, all.byteOffset, all.byteLength);
  }

  get length(): number {
    return this.all.length;
  }

  /** Little endian, as in zip, OLE and TNEF; 0 outside of the file. */
  u16(at: number): number {
    return at >= 0 && at + 2 <= this.length ? this.view.getUint16(at, true) : 0;
  }

  u32(at: number): number {
    return at >= 0 && at + 4 <= this.length ? this.view.getUint32(at, true) : 0;
  }

  slice(start: number, length: number): Uint8Array {
    return start < 0 || length <= 0 ? this.all.subarray(0, 0) : this.all.subarray(start, start + length);
  }
}

/**
 * Each byte as the character of that number. For beginnings and names only: the number of arguments of a call is
 * limited.
 */
export function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, MAX_LATIN1_LENGTH));
}

/**
 * One character per byte, so that offsets are the same as in the file. ASCII stays the same, the rest is Windows-1252:
 * native decoding takes a tenth of the time (measured).
 */
export function charactersOf(bytes: Uint8Array): string {
  return WINDOWS_1252.decode(bytes);
}

/** Text of an unknown encoding: by its byte order mark, or else UTF-8. */
export function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** The text as UTF-16, little endian, one character per byte, as OLE and Windows write names. */
export function wide(text: string): string {
  return [...text].map((char) => `${char}\0`).join('');
}

export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
