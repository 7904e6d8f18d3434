import { Gunzip, Inflate, Unzlib } from 'fflate';

/** Bytes fed at once: deflate packs at most 1,032 to 1, so that a step makes no more than 4 MB. */
const STEP = 4_096;
const STREAMS = { raw: Inflate, zlib: Unzlib, gzip: Gunzip };

/**
 * Unpacks deflated data up to a limit, whatever size it claims to have: a few kilobytes can hold gigabytes.
 * @returns what came out before the limit or a fault
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
    // Broken data: what was read before it is what a lenient program would see as well.
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
