import { LIMITS } from './limits.ts';

/** A message's source without what nobody reads of it. */
export interface Condensed {
  source: Uint8Array;
  /** The encoded files that were shortened, in their order: decoded bytes that are left, and that there were. */
  shortened: { left: number; size: number }[];
  /** Whether anything is missing but the rest of encoded files. */
  truncated: boolean;
}

/** What is known of the part that is being read. */
interface Part {
  inHeader: boolean;
  encoded: boolean;
  /** Says that it is something else than text. */
  file: boolean;
  headerBytes: number;
  bytes: number;
  /** Base64 digits so far, and how many of them are kept; 0 while all are. */
  digits: number;
  keptDigits: number;
}

const NEWLINE = 0x0a;
const RETURN = 0x0d;
const HYPHEN = 0x2d;
const EQUALS = 0x3d;
const ENCODED = /^content-transfer-encoding:\s*base64/i;
const FILE_TYPE = /^content-type:\s*(?!text\/|message\/|multipart\/)\w/i;
/** Bytes of a header line that say what is asked for here. */
const TELLING = 64;
const BASE64 = new Uint8Array(256);
for (const char of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=') BASE64[char.charCodeAt(0)] = 1;

/**
 * Leaves out of a message what would only cost time. A MIME parser takes 10 µs for each line (measured), and of an
 * encoded file only the beginning is looked at: so of each part its first stretch stays, and of the whole as much as
 * `LIMITS.message` says.
 */
export function condense(bytes: Uint8Array): Condensed {
  const limits = LIMITS.message;
  const end = Math.min(bytes.length, limits.bytes);
  const kept: Uint8Array[] = [];
  const shortened: Condensed['shortened'] = [];
  const total = { lines: 0, keptLines: 0, keptBytes: 0, parts: 0 };
  let truncated = bytes.length > end;
  let part = newPart();
  let keptFrom = 0;
  let start = 0;
  while (start < end) {
    const next = nextLine(bytes, start, end);
    const line = bytes.subarray(start, contentEnd(bytes, start, next));
    if (line[0] === HYPHEN && line[1] === HYPHEN) {
      noteFile(part, shortened);
      part = newPart();
      total.parts += 1;
    }
    const isFile = part.encoded && part.file;
    const room = roomFor(part, line.length);
    if (room < line.length) {
      if (isFile && isBase64(line)) part.keptDigits ||= part.digits;
      else truncated = true;
      if (keptFrom < start + room) kept.push(bytes.subarray(keptFrom, start + room));
      // The end of a line that is cut, so that the next does not join it.
      if (room > 0) kept.push(bytes.subarray(start + line.length, next));
      keptFrom = next;
    }
    if (room > 0 || line.length === 0) {
      total.keptBytes += Math.min(room, line.length);
      total.keptLines += 1;
    }
    if (!part.inHeader) {
      part.bytes += line.length;
      if (isFile) part.digits += digitsOf(line);
    } else readHeader(part, line);
    total.lines += 1;
    start = next;
    if (
      total.lines > limits.lines ||
      total.keptLines > limits.keptLines ||
      total.keptBytes > limits.keptBytes ||
      total.parts > limits.parts
    ) {
      truncated ||= start < bytes.length;
      break;
    }
  }
  noteFile(part, shortened);
  if (keptFrom < start) kept.push(bytes.subarray(keptFrom, start));
  return { source: joined(kept), shortened, truncated };
}

function newPart(): Part {
  return { inHeader: true, encoded: false, file: false, headerBytes: 0, bytes: 0, digits: 0, keptDigits: 0 };
}

/** How much of a line stays. Of a file it is whole lines, so that digits stay in fours. */
function roomFor({ inHeader, encoded, file, headerBytes, bytes }: Part, length: number): number {
  const limits = LIMITS.message;
  const room = inHeader ? limits.header - headerBytes : (encoded && file ? limits.filePart : limits.textPart) - bytes;
  return encoded && file && !inHeader && room < length ? 0 : Math.max(0, Math.min(room, length));
}

function readHeader(part: Part, line: Uint8Array): void {
  part.headerBytes += line.length;
  if (line.length === 0) part.inHeader = false;
  // Both fields that matter begin with a C.
  else if (line[0] === 0x43 || line[0] === 0x63) {
    const field = String.fromCharCode(...line.subarray(0, TELLING));
    part.encoded ||= ENCODED.test(field);
    part.file ||= FILE_TYPE.test(field);
  }
}

function noteFile({ digits, keptDigits }: Part, shortened: Condensed['shortened']): void {
  if (keptDigits > 0) shortened.push({ left: decodedSize(keptDigits), size: decodedSize(digits) });
}

function nextLine(bytes: Uint8Array, start: number, end: number): number {
  const newline = bytes.indexOf(NEWLINE, start);
  return newline < 0 || newline >= end ? end : newline + 1;
}

function contentEnd(bytes: Uint8Array, start: number, next: number): number {
  let end = next;
  if (end > start && bytes[end - 1] === NEWLINE) end -= 1;
  if (end > start && bytes[end - 1] === RETURN) end -= 1;
  return end;
}

function isBase64(line: Uint8Array): boolean {
  for (let index = 0; index < line.length; index += 1) if (BASE64[line[index] ?? 0] === 0) return false;
  return true;
}

/** Without the padding at the end. */
function digitsOf(line: Uint8Array): number {
  return line.length - (line.at(-1) === EQUALS ? 1 : 0) - (line.at(-2) === EQUALS ? 1 : 0);
}

function decodedSize(digits: number): number {
  return Math.floor((digits * 3) / 4);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
