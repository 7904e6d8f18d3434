import { decode, decodeText } from './charsets.ts';
import { DATA, type Hide } from './hide.ts';

const BASE64_RUN = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{8,}={0,2}/g;
/** In paths and file names, `/`, `_` and `-` are separators. */
const PIECES = [/[A-Za-z0-9+_-]{8,}={0,2}/g, /[A-Za-z0-9+]{8,}={0,2}/g];
const BASE64_LINE = /^[ \t>]*([A-Za-z0-9+/_-]{4,}={0,2})[ \t\r]*$/;
const MIN_FULL_LINE_LENGTH = 8;
/** RFC 2045 wraps at 76; lines this long and even are data, not prose. */
const MIN_LINE_OF_DATA_LENGTH = 32;
/** Unreadable data, such as images and documents, cannot be de-identified. */
const MAX_UNREADABLE_LENGTH = 256;

/** Hides personal data in base64, in blocks of lines and in single runs, and encodes the rest again. */
export function hideBase64(text: string, hide: Hide): string {
  const lines = text.split('\n');
  const result: string[] = [];
  for (let index = 0; index < lines.length; ) {
    const end = endOfBlock(lines, index);
    const block = lines.slice(index, end).join('\n');
    const hidden = end - index > 1 ? hideBlock(block, widthOf(lines[index]), hide) : undefined;
    result.push(hidden ?? block.replace(BASE64_RUN, (run) => hideRun(run, hide)));
    index = end;
  }
  return result.join('\n');
}

/** @returns undefined when the line is not one of base64 */
export function bytesOfBase64(run: string): Uint8Array | undefined {
  const standard = run
    .replace(/-/g, '+')
    .replace(/_/g, '/')
    .replace(/={1,2}$/, '');
  // One character over is not a whole byte: it belongs to the surrounding text.
  const whole = standard.length % 4 === 1 ? standard.slice(0, -1) : standard;
  try {
    return Uint8Array.from(atob(whole), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** The number of base64 characters in a line; 0 when it contains anything else. */
export function widthOf(line = ''): number {
  return BASE64_LINE.exec(line)?.[1]?.length ?? 0;
}

/** The index after the last line of the base64 block that begins here: full lines, then one that may be shorter. */
function endOfBlock(lines: readonly string[], start: number): number {
  const width = widthOf(lines[start]);
  if (width < MIN_FULL_LINE_LENGTH) return start + 1;
  let end = start + 1;
  while (widthOf(lines[end]) === width) end += 1;
  const last = widthOf(lines[end]);
  return last > 0 && last < width ? end + 1 : end;
}

function hideBlock(block: string, width: number, hide: Hide): string | undefined {
  const whole = block.replace(/[\s>]+/g, '');
  const hidden = hideWhole(whole, hide);
  // Narrow lines may be words below each other.
  return hidden === whole || (hidden === DATA && width < MIN_LINE_OF_DATA_LENGTH && !isText(whole))
    ? undefined
    : hidden;
}

function hideRun(run: string, hide: Hide): string {
  const hidden = hideWhole(run, hide);
  if (!/[/_-]/.test(run)) return hidden;
  return PIECES.reduce(
    (current, piece) => (current === run ? run.replace(piece, (part) => hideWhole(part, hide)) : current),
    hidden,
  );
}

function hideWhole(run: string, hide: Hide): string {
  const bytes = bytesOfBase64(run);
  const decoded = bytes && decodeText(bytes);
  if (decoded === undefined) return run.length > MAX_UNREADABLE_LENGTH ? DATA : run;
  const hidden = hide.decoded(decoded);
  if (hidden === decoded) return run;
  return hidden === DATA ? DATA : toBase64(hidden);
}

function isText(run: string): boolean {
  const bytes = bytesOfBase64(run);
  return bytes !== undefined && decode(bytes) !== undefined;
}

function toBase64(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}
