import { type Extracted, Unreadable } from './extracted.ts';

/** MS-DOS files end with it (Ctrl-Z). */
const END_OF_TEXT = '\u001a';
const CONTROLS = /[\p{Cc}--[\s\u0080-\u009f]]/v;
const TEXT_CHARACTERS = /[\s\p{L}\p{M}\p{Nd}\p{P}\p{S}]/gu;
const MIN_TEXT = 0.97;
const HEAD = 64 * 1024;

/** Reads plain text and detects UTF-8, UTF-16 (with or without a BOM) or Windows-1252. */
export function readTxt(bytes: Buffer): Extracted {
  const text = withoutEnd(decoded(bytes));
  // Text has no such characters: this is a picture or a program.
  if (CONTROLS.test(text)) throw new Unreadable('WRONG_TYPE');
  return { ok: true, text, notes: [] };
}

function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const utf8 = decodedStrictly('utf-8', bytes);
  if (utf8 !== undefined && !CONTROLS.test(withoutEnd(utf8))) return utf8;
  return decodedUtf16(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
}

/**
 * UTF-16 without a BOM: the high bytes have few distinct values, because a text stays in few scripts. Where that does not
 * show, as in short Chinese texts, control characters rule out Windows-1252.
 */
function decodedUtf16(bytes: Buffer): string | undefined {
  if (bytes.length % 2 !== 0) return undefined;
  const head = bytes.subarray(0, HEAD);
  const [even, odd] = [0, 1].map((parity) => new Set(head.filter((_, index) => index % 2 === parity)).size) as [
    number,
    number,
  ];
  const isLopsided = Math.min(even, odd) * 2 < Math.max(even, odd);
  if (!isLopsided && !CONTROLS.test(head.toString('latin1'))) return undefined;
  const text = decodedStrictly(odd <= even ? 'utf-16le' : 'utf-16be', bytes);
  const readable = text?.slice(0, HEAD).match(TEXT_CHARACTERS)?.length ?? 0;
  return text && readable >= Math.min(text.length, HEAD) * MIN_TEXT ? text : undefined;
}

function withoutEnd(text: string): string {
  return text.endsWith(END_OF_TEXT) ? text.slice(0, -1) : text;
}

function decodedStrictly(encoding: string, bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
