import { joined } from '../attachments/bytes.ts';
import { LIMITS } from '../limits.ts';
import { Base64Content, encodedBase64 } from './base64.ts';
import { PartHeader } from './part-header.ts';

/** An encoded file, decoded: its beginning, and how long it is. */
export interface LiftedFile {
  content: Uint8Array;
  size: number;
}

/** A message's source without what would only cost the parser time. */
export interface Prefiltered {
  /** In place of each encoded file stands the mark that `liftedFile` knows. */
  source: Uint8Array;
  files: readonly LiftedFile[];
  /** Whether anything is missing but the rest of encoded files. */
  truncated: boolean;
}

/** What may still be kept of an email with all messages inside it: bytes of files, and lines. */
export interface Kept {
  decoded: number;
  lines: number;
}

export function newKept(): Kept {
  // A message inside is among the lines of the one around it, too.
  return { decoded: LIMITS.message.files, lines: LIMITS.message.keptLines * 2 };
}

/** What is known of the part that is being read. */
interface Part {
  inHeader: boolean;
  header: PartHeader;
  isEncodedFile: boolean;
  isEncodedText: boolean;
  /** How many messages it stands in, and whether it is one that is in too many to be opened. */
  messages: number;
  isDropped: boolean;
  /** Whether its lines are made one, but for empty ones, and whether one has begun. */
  isJoined: boolean;
  isOpen: boolean;
  bytes: number;
  content: Base64Content | null;
}

/** A multipart that has begun and not ended. */
interface Enclosing {
  delimiter: Uint8Array;
  isDigest: boolean;
  messages: number;
}

const NEWLINE = 0x0a;
const RETURN = 0x0d;
const HYPHEN = 0x2d;
const MARK = /^lifted file (\d{1,4})$/;
const MARK_IN_TEXT = /lifted file \d|bGlmdGVkIGZpbGUg/;
const LONGEST_MARK = 16;
const LINE_END = Uint8Array.of(NEWLINE);
/** Separates lines that the parser takes for one; to a reader of text or HTML it is the same. */
const JOINT = Uint8Array.of(RETURN);

/**
 * Takes out of a message what would only cost time. A MIME parser takes 10 µs for each line (measured), so encoded
 * files are decoded here and only named in the source, and text becomes one line; what stands in more messages than are
 * opened is left out, since each would read it anew; of each part its first stretch stays, and of the whole as much as
 * `LIMITS.message` says. `lifts`: whether files are taken out at all; `allowance`: what is left for the message and
 * those inside it.
 */
export function prefilter(bytes: Uint8Array, allowance: Kept = newKept(), lifts = true): Prefiltered {
  const limits = LIMITS.message;
  const end = Math.min(bytes.length, limits.bytes);
  const kept: Uint8Array[] = [];
  const contents: Base64Content[] = [];
  const texts: { content: Base64Content; place: number }[] = [];
  const total = { lines: 0, keptLines: 0, keptBytes: 0, parts: 0, decoded: 0 };
  let truncated = bytes.length > end;
  const enclosing: Enclosing[] = [];
  let part = newPart();
  let keptFrom = 0;
  let start = 0;
  while (start < end) {
    const next = nextLine(bytes, start, end);
    const line = bytes.subarray(start, contentEnd(bytes, start, next));
    const delimiter = line[0] === HYPHEN && line[1] === HYPHEN ? delimiterIn(line, enclosing) : null;
    if (delimiter) {
      if (part.isOpen) kept.push(LINE_END);
      const { messages } = enclosing[delimiter.level] ?? part;
      enclosing.length = delimiter.isLast ? delimiter.level : delimiter.level + 1;
      part = newPart(messages);
      part.inHeader = !delimiter.isLast;
      total.parts += 1;
    }
    if (lifts && !part.inHeader && part.isEncodedFile) {
      if (keptFrom < start) kept.push(bytes.subarray(keptFrom, start));
      keptFrom = next;
      if (part.content === null) {
        part.content = new Base64Content();
        kept.push(markOf(contents.push(part.content) - 1));
      }
      total.decoded += part.content.add(
        line,
        Math.min(limits.file, allowance.decoded - total.decoded + part.content.length),
      );
    } else if (part.isDropped || part.isEncodedText) {
      if (keptFrom < start) kept.push(bytes.subarray(keptFrom, start));
      keptFrom = next;
      if (part.isEncodedText && part.content === null) {
        part.content = new Base64Content();
        texts.push({ content: part.content, place: kept.push(LINE_END) - 1 });
      }
      total.keptBytes += part.content?.add(line, limits.textPart) ?? 0;
      truncated ||= part.isDropped;
    } else {
      const room = roomFor(part, line.length);
      truncated ||= room < line.length;
      if (part.isJoined) {
        if (keptFrom < start) kept.push(bytes.subarray(keptFrom, start));
        if (part.isOpen) kept.push(line.length === 0 ? LINE_END : JOINT);
        kept.push(line.length === 0 ? LINE_END : line.subarray(0, room));
        part.isOpen = line.length > 0;
        keptFrom = next;
      } else if (room < line.length) {
        if (keptFrom < start + room) kept.push(bytes.subarray(keptFrom, start + room));
        // The end of a line that is cut, so that the next does not join it.
        if (room > 0) kept.push(bytes.subarray(start + line.length, next));
        keptFrom = next;
      }
      if (room > 0 || line.length === 0) {
        total.keptBytes += Math.min(room, line.length);
        total.keptLines += 1;
      }
      if (part.inHeader && !delimiter) part = readHeader(part, line.subarray(0, room), line.length === 0, enclosing);
      else part.bytes += line.length;
    }
    total.lines += 1;
    start = next;
    if (
      total.lines > limits.lines ||
      total.keptLines > Math.min(limits.keptLines, allowance.lines) ||
      total.keptBytes > limits.keptBytes ||
      total.parts > limits.parts
    ) {
      truncated ||= start < bytes.length;
      break;
    }
  }
  if (keptFrom < start) kept.push(bytes.subarray(keptFrom, start));
  allowance.decoded -= total.decoded;
  allowance.lines -= total.keptLines;
  for (const { content, place } of texts) {
    kept[place] = new TextEncoder().encode(`${encodedBase64(content.decoded())}\r\n`);
    truncated ||= content.length < content.size;
  }
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

/** Whether a mark stands where text should: the parser took the parts for others than they were taken for here. */
export function holdsMark(text: string): boolean {
  return MARK_IN_TEXT.test(text);
}

function newPart(messages = 0): Part {
  return {
    inHeader: true,
    header: new PartHeader(),
    isEncodedFile: false,
    isEncodedText: false,
    messages,
    isDropped: false,
    isJoined: false,
    isOpen: false,
    bytes: 0,
    content: null,
  };
}

/**
 * The level of the multipart that a line delimits the parts of, the innermost first, and whether it ends it. Only what a
 * header around it declares is a delimiter: anybody may begin a line with hyphens.
 */
function delimiterIn(line: Uint8Array, enclosing: readonly Enclosing[]): { level: number; isLast: boolean } | null {
  for (let level = enclosing.length - 1; level >= 0; level -= 1) {
    const { delimiter } = enclosing[level] ?? {};
    if (!delimiter?.every((byte, index) => line[index + 2] === byte)) continue;
    const rest = line.subarray(delimiter.length + 2);
    const isLast = rest[0] === HYPHEN && rest[1] === HYPHEN;
    if (rest.subarray(isLast ? 2 : 0).every((byte) => byte === 0x20 || byte === 0x09)) return { level, isLast };
  }
  return null;
}

/** How much of a line stays. */
function roomFor({ inHeader, header, bytes }: Part, length: number): number {
  const room = inHeader ? LIMITS.message.header - header.bytes : LIMITS.message.textPart - bytes;
  return Math.max(0, Math.min(room, length));
}

/** Takes in a line of a part's header; the one that ends it shows what follows. */
function readHeader(part: Part, line: Uint8Array, isEnd: boolean, enclosing: Enclosing[]): Part {
  const { header } = part;
  if (!isEnd) {
    header.add(line);
    return part;
  }
  // A message inside begins with a header of its own.
  const isMessage = header.isMessage(enclosing.at(-1)?.isDigest === true);
  if (isMessage && part.messages < LIMITS.nested.depth) return newPart(part.messages + 1);
  if (header.boundary !== '') {
    enclosing.push({
      delimiter: new TextEncoder().encode(header.boundary),
      isDigest: header.isDigest,
      messages: part.messages,
    });
  }
  part.inHeader = false;
  part.isDropped = isMessage;
  part.isEncodedFile = header.isEncodedFile;
  part.isEncodedText = header.isEncodedText;
  part.isJoined = header.isPlainText;
  return part;
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
