import { Base64Content } from './base64.ts';
import { LIMITS } from './limits.ts';

/** An encoded file, decoded: its beginning, and how long it is. */
export interface LiftedFile {
  content: Uint8Array;
  size: number;
}

/** A message's source without what would only cost the parser time. */
export interface Condensed {
  /** In place of each encoded file stands the mark that `liftedFile` knows. */
  source: Uint8Array;
  files: readonly LiftedFile[];
  /** Whether anything is missing but the rest of encoded files. */
  truncated: boolean;
}

/** What is known of the part that is being read. */
interface Part {
  inHeader: boolean;
  encoded: boolean;
  /** Says that it is something else than text to be shown. */
  file: boolean;
  headerBytes: number;
  bytes: number;
  content: Base64Content | null;
}

const NEWLINE = 0x0a;
const RETURN = 0x0d;
const HYPHEN = 0x2d;
const ENCODED = /^content-transfer-encoding:\s*base64/i;
const FILE_TYPE = /^content-type:\s*(?!text\/|message\/|multipart\/)\w|^content-disposition:\s*attachment/i;
/** Bytes of a header line that say what is asked for here. */
const TELLING = 64;
const MARK = /^lifted file (\d{1,4})$/;
const LONGEST_MARK = 16;

/**
 * Takes out of a message what would only cost time. A MIME parser takes 10 µs for each line (measured), so encoded
 * files are decoded here and only named in the source; of each other part its first stretch stays, and of the whole as
 * much as `LIMITS.message` says.
 */
export function condense(bytes: Uint8Array): Condensed {
  const limits = LIMITS.message;
  const end = Math.min(bytes.length, limits.bytes);
  const kept: Uint8Array[] = [];
  const contents: Base64Content[] = [];
  const total = { lines: 0, keptLines: 0, keptBytes: 0, parts: 0, decoded: 0 };
  let truncated = bytes.length > end;
  let part = newPart();
  let keptFrom = 0;
  let start = 0;
  while (start < end) {
    const next = nextLine(bytes, start, end);
    const line = bytes.subarray(start, contentEnd(bytes, start, next));
    if (line[0] === HYPHEN && line[1] === HYPHEN) {
      part = newPart();
      total.parts += 1;
    }
    if (!part.inHeader && part.encoded && part.file) {
      if (keptFrom < start) kept.push(bytes.subarray(keptFrom, start));
      keptFrom = next;
      if (part.content === null) {
        part.content = new Base64Content();
        kept.push(markOf(contents.push(part.content) - 1));
      }
      total.decoded += part.content.add(
        line,
        Math.min(limits.file, limits.files - total.decoded + part.content.length),
      );
    } else {
      const room = roomFor(part, line.length);
      if (room < line.length) {
        truncated = true;
        if (keptFrom < start + room) kept.push(bytes.subarray(keptFrom, start + room));
        // The end of a line that is cut, so that the next does not join it.
        if (room > 0) kept.push(bytes.subarray(start + line.length, next));
        keptFrom = next;
      }
      if (room > 0 || line.length === 0) {
        total.keptBytes += Math.min(room, line.length);
        total.keptLines += 1;
      }
      if (part.inHeader) readHeader(part, line);
      else part.bytes += line.length;
    }
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
  if (keptFrom < start) kept.push(bytes.subarray(keptFrom, start));
  const files = contents.map((content) => ({ content: content.decoded(), size: content.size }));
  return { source: joined(kept), files, truncated };
}

/** The file that a part's content stands for. A sender who writes such a mark gets one of the own files, or none. */
export function liftedFile(content: Uint8Array, files: readonly LiftedFile[]): LiftedFile | undefined {
  if (content.length > LONGEST_MARK) return undefined;
  const index = MARK.exec(new TextDecoder().decode(content))?.[1];
  return index === undefined ? undefined : files[Number(index)];
}

function markOf(index: number): Uint8Array {
  return new TextEncoder().encode(`${btoa(`lifted file ${index}`)}\r\n`);
}

function newPart(): Part {
  return { inHeader: true, encoded: false, file: false, headerBytes: 0, bytes: 0, content: null };
}

/** How much of a line stays. */
function roomFor({ inHeader, headerBytes, bytes }: Part, length: number): number {
  const room = inHeader ? LIMITS.message.header - headerBytes : LIMITS.message.textPart - bytes;
  return Math.max(0, Math.min(room, length));
}

function readHeader(part: Part, line: Uint8Array): void {
  part.headerBytes += line.length;
  if (line.length === 0) part.inHeader = false;
  // All fields that matter begin with a C.
  else if (line[0] === 0x43 || line[0] === 0x63) {
    const field = String.fromCharCode(...line.subarray(0, TELLING));
    part.encoded ||= ENCODED.test(field);
    part.file ||= FILE_TYPE.test(field);
  }
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

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
