const NONE = 255;
const VALUES = new Uint8Array(256).fill(NONE);
for (const [value, char] of [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].entries()) {
  VALUES[char.charCodeAt(0)] = value;
}
const PADDING = 0x3d;
const FIRST_ROOM = 4_096;
/** Bytes encoded per call: a multiple of three, so that only the last piece is padded. */
const PIECE = 6_000;

/**
 * Decodes base64 (RFC 2045, section 6.8) line by line. Other characters are skipped, as mail programs do; padding ends
 * a unit, even in the middle, since some programs pad every line.
 */
export class Base64Content {
  /** Bytes decoded so far. */
  length = 0;
  private bytes = new Uint8Array(FIRST_ROOM);
  /** Bytes of finished units, and digits of the unfinished one. */
  private ended = 0;
  private digits = 0;
  private pending = 0;
  private pendingBits = 0;

  /** Bytes in all, whether decoded or only counted. */
  get size(): number {
    return this.ended + bytesOf(this.digits);
  }

  /**
   * Decodes a line up to `limit` bytes; further digits are only counted.
   * @returns how many bytes were added
   */
  add(line: Uint8Array, limit: number): number {
    const before = this.length;
    this.makeRoom(Math.min(before + line.length, Math.max(before, limit)));
    const { bytes } = this;
    let { length, pending, pendingBits, digits } = this;
    for (let index = 0; index < line.length; index += 1) {
      const byte = line[index] ?? 0;
      if (byte === PADDING) {
        this.ended += bytesOf(digits);
        digits = 0;
        pendingBits = 0;
      }
      const value = VALUES[byte] ?? NONE;
      if (value === NONE) continue;
      digits += 1;
      if (length >= limit) continue;
      pending = ((pending << 6) | value) & 0xfff;
      pendingBits += 6;
      if (pendingBits < 8) continue;
      pendingBits -= 8;
      bytes[length++] = pending >> pendingBits;
    }
    Object.assign(this, { length, pending, pendingBits, digits });
    return length - before;
  }

  decoded(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }

  private makeRoom(needed: number): void {
    if (needed <= this.bytes.length) return;
    const bytes = new Uint8Array(Math.max(needed, this.bytes.length * 2));
    bytes.set(this.bytes.subarray(0, this.length));
    this.bytes = bytes;
  }
}

function bytesOf(digits: number): number {
  return Math.floor((digits * 3) / 4);
}

/** The bytes in one line, without padding inside. */
export function encodedBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE))));
  }
  return pieces.join('');
}
