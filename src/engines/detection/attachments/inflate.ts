import { Gunzip, Inflate, Unzlib } from 'fflate';

/** Bytes per step: deflate compresses at most 1,032 to 1, so a step produces no more than 4 MB. */
const STEP = 4_096;
const STREAMS = { raw: Inflate, zlib: Unzlib, gzip: Gunzip };

/**
 * Unpacks deflated data up to a limit, whatever its claimed size: a few kilobytes can contain gigabytes.
 * @returns what was unpacked before the limit or an error
 */
export function inflated(packed: Uint8Array, limit: number, format: keyof typeof STREAMS): Uint8Array {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const stream = new STREAMS[format]((piece) => {
    pieces.push(piece);
    length += piece.length;
  });
  try {
    for (let at = 0; at < packed.length && length < limit; at += STEP) {
      stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
    }
  } catch {
    // Lenient programs also show what comes before broken data.
  }
  const whole = new Uint8Array(Math.min(length, limit));
  let at = 0;
  for (const piece of pieces) {
    if (at >= whole.length) break;
    whole.set(piece.subarray(0, whole.length - at), at);
    at += piece.length;
  }
  return whole;
}
