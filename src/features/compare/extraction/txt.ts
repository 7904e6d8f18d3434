import { type Extracted, Unreadable } from './extracted.ts';

/** Reads plain text in UTF-8, UTF-16 (with or without a mark) or Windows-1252, whichever it is. */
export function readTxt(bytes: Buffer): Extracted {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  // What is left are bytes of a picture or a program: text has none of these characters.
  if (/[\p{Cc}--[\s\u0080-\u009f]]/v.test(text)) throw new Unreadable('WRONG_TYPE');
  return { ok: true, text, notes: [] };
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const [even, odd] = zeroes(bytes);
  // In UTF-16 the upper half of most characters of most languages is zero, or at least a few spaces' and marks' are.
  if (bytes.length % 2 === 0 && odd > 0 && even === 0) return 'utf-16le';
  if (bytes.length % 2 === 0 && even > 0 && odd === 0) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** How many zero bytes stand at even and at odd places in the beginning. */
function zeroes(bytes: Buffer): [number, number] {
  let [even, odd] = [0, 0];
  for (const [index, byte] of bytes.subarray(0, 64 * 1024).entries()) {
    if (byte === 0 && index % 2 === 0) even += 1;
    else if (byte === 0) odd += 1;
  }
  return [even, odd];
}
