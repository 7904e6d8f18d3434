import { joined } from '../attachments/bytes.ts';
import { LIMITS } from '../limits.ts';
import { Base64Content, encodedBase64 } from './base64.ts';
import { HeaderRoom } from './header-room.ts';
import { PartHeader } from './part-header.ts';

/** A decoded file: its beginning, and its full size. */
export interface LiftedFile {
  content: Uint8Array;
  size: number;
}

/** A message's source without parts that would only cost the parser time. */
export interface Prefiltered {
  /** Contains a mark in place of each encoded file; `liftedFile` resolves it. */
  source: Uint8Array;
  files: readonly LiftedFile[];
  /** Whether anything is missing besides the rest of encoded files. */
  truncated: boolean;
}

/** How many bytes of files and how many lines may still be kept of a message and those inside it. */
export interface Budget {
  decoded: number;
  lines: number;
}

export function newBudget(): Budget {
  // The lines of a message inside count for the one around it too.
  return { decoded: LIMITS.message.files, lines: LIMITS.message.keptLines * 2 };
}

/** How a part's lines are handled. */
type Treatment =
  | 'verbatim'
  /** Text whose line breaks mean nothing: each paragraph becomes one line. */
  | 'joined'
  /** An encoded file: decoded, and named in the source. */
  | 'lifted'
  /** Any other base64: decoded, cut and encoded again. */
  | 'recoded'
  /** A message in more messages than are opened. */
  | 'dropped';

/** The part of the message that is being read. */
interface Part {
  header: PartHeader;
  inHeader: boolean;
  treatment: Treatment;
  /** How many messages it is in. */
  messages: number;
  /** A message in more messages than are opened. */
  isTooDeep: boolean;
  /** Bytes of content so far. */
  bytes: number;
  headerRoom: HeaderRoom;
  /** Whether a joined line has begun and not ended. */
  isLineOpen: boolean;
  decoded: Base64Content | null;
}

/** A multipart that has begun and not ended. */
interface Multipart {
  boundary: string;
  isDigest: boolean;
  messages: number;
}

/** A line that separates or ends the parts of a multipart. */
interface Delimiter {
  /** Index of the multipart, from the outermost. */
  level: number;
  isLast: boolean;
}

const NEWLINE = 0x0a;
const RETURN = 0x0d;
const HYPHEN = 0x2d;
const LATIN_1 = new TextDecoder('latin1');
const MARK = /^lifted file (\d{1,4})$/;
const MARK_IN_TEXT = /lifted file \d|bGlmdGVkIGZpbGUg/;
const MAX_MARK_LENGTH = 16;
const LINE_END = Uint8Array.of(NEWLINE);
/** Separates joined lines: the parser takes them for one, a reader of text or HTML does not. */
const JOINT = Uint8Array.of(RETURN);

/**
 * Removes from a message what would only cost time. A MIME parser takes 10 µs for each line (measured), so encoded files
 * are decoded here and only named in the source, and text becomes one line. A message in more messages than are opened
 * is left out, since each of them would read it again. Parts and the whole are cut at `LIMITS.message`.
 * @param allowance what is left for the message and those inside it; what is used is subtracted
 * @param lifts whether files are taken out at all
 */
export function prefilter(bytes: Uint8Array, allowance: Budget = newBudget(), lifts = true): Prefiltered {
  const run = new Run(bytes, allowance, lifts);
  const end = Math.min(bytes.length, LIMITS.message.bytes);
  let start = 0;
  while (start < end) {
    start = run.readLine(start, end);
    if (run.isSpent) break;
  }
  return run.finish(start);
}

/** One pass over the lines of a message. */
class Run {
  private readonly output: Output;
  private readonly lifts: boolean;
  private readonly allowance: Budget;
  private readonly multiparts: Multipart[] = [];
  /** Their boundaries without white space at the end, so that a line is compared with all of them at once. */
  private boundaries: ReadonlySet<string> = new Set();
  private part = newPart();
  private readonly files: Base64Content[] = [];
  private readonly texts: { content: Base64Content; index: number }[] = [];
  private readonly used = { lines: 0, keptLines: 0, keptBytes: 0, parts: 0, decoded: 0 };
  private truncated = false;

  constructor(bytes: Uint8Array, allowance: Budget, lifts: boolean) {
    this.output = new Output(bytes);
    this.allowance = allowance;
    this.lifts = lifts;
  }

  get isSpent(): boolean {
    const { used, allowance } = this;
    const limits = LIMITS.message;
    return (
      used.lines > limits.lines ||
      used.keptLines > Math.min(limits.keptLines, allowance.lines) ||
      used.keptBytes > limits.keptBytes ||
      used.parts > limits.parts
    );
  }

  /** @returns where the next line starts */
  readLine(start: number, end: number): number {
    const { bytes } = this.output;
    const next = nextLine(bytes, start, end);
    const line = bytes.subarray(start, contentEnd(bytes, start, next));
    const delimiter = delimiterIn(line, this.multiparts, this.boundaries);
    if (delimiter) this.beginPart(delimiter);
    const { treatment } = this.part;
    if (treatment === 'lifted') this.lift(line, start, next);
    else if (treatment === 'recoded' || treatment === 'dropped') this.recode(line, start, next);
    else this.keep(line, start, next, delimiter !== null);
    this.used.lines += 1;
    return next;
  }

  /** @param end where reading stopped */
  finish(end: number): Prefiltered {
    const { output, allowance, used } = this;
    for (const { content, index } of this.texts) {
      output.replace(index, new TextEncoder().encode(`${encodedBase64(content.decoded())}\r\n`));
      this.truncated ||= content.length < content.size;
    }
    allowance.decoded -= used.decoded;
    allowance.lines -= used.keptLines;
    return {
      source: output.finish(end),
      files: this.files.map((content) => ({ content: content.decoded(), size: content.size })),
      truncated: this.truncated || end < output.bytes.length,
    };
  }

  private beginPart({ level, isLast }: Delimiter): void {
    if (this.part.isLineOpen) this.output.put(LINE_END);
    const { messages } = this.multiparts[level] ?? this.part;
    this.multiparts.length = isLast ? level : level + 1;
    this.boundaries = boundariesOf(this.multiparts);
    this.part = newPart(messages);
    this.part.inHeader = !isLast;
    this.used.parts += 1;
  }

  private lift(line: Uint8Array, start: number, next: number): void {
    const { part, output, used, allowance } = this;
    output.leaveOut(start, next);
    if (part.decoded === null) {
      part.decoded = new Base64Content();
      output.put(markOf(this.files.push(part.decoded) - 1));
    }
    const room = allowance.decoded - used.decoded + part.decoded.length;
    used.decoded += part.decoded.add(line, Math.min(LIMITS.message.file, room));
  }

  private recode(line: Uint8Array, start: number, next: number): void {
    const { part, output } = this;
    output.leaveOut(start, next);
    if (part.treatment === 'recoded' && part.decoded === null) {
      part.decoded = new Base64Content();
      this.texts.push({ content: part.decoded, index: output.put(LINE_END) });
    }
    this.used.keptBytes += part.decoded?.add(line, LIMITS.message.textPart) ?? 0;
    this.truncated ||= part.isTooDeep;
  }

  private keep(line: Uint8Array, start: number, next: number, isDelimiter: boolean): void {
    const { part, output, used } = this;
    const room = roomFor(part, line);
    this.truncated ||= room < line.length;
    if (part.treatment === 'joined') {
      output.leaveOut(start, next);
      if (part.isLineOpen) output.put(line.length === 0 ? LINE_END : JOINT);
      output.put(line.length === 0 ? LINE_END : line.subarray(0, room));
      part.isLineOpen = line.length > 0;
    } else if (room < line.length) {
      // A line that is cut keeps its end, so that the next one does not join it.
      output.leaveOut(start + room, room > 0 ? start + line.length : next);
    }
    if (room > 0 || line.length === 0) {
      used.keptBytes += Math.min(room, line.length);
      used.keptLines += 1;
    }
    if (!part.inHeader || isDelimiter) part.bytes += line.length;
    else if (line.length > 0) part.header.add(line.subarray(0, room));
    else this.endHeader();
  }

  /** The header is complete: it says what follows. */
  private endHeader(): void {
    const { part, multiparts } = this;
    const { header, messages } = part;
    const isMessage = header.isMessage(multiparts.at(-1)?.isDigest === true);
    // A message inside begins with a header of its own.
    if (isMessage && messages < LIMITS.nested.depth) {
      this.part = newPart(messages + 1);
      return;
    }
    // The parser gives up at the first part of one that is nested deeper.
    const around = multiparts.filter((one) => one.messages === messages);
    if (header.boundary !== '' && around.length <= LIMITS.message.multiparts) {
      multiparts.push({ boundary: header.boundary, isDigest: header.isDigest, messages });
      this.boundaries = boundariesOf(multiparts);
    }
    part.inHeader = false;
    part.isTooDeep = isMessage;
    part.treatment = this.treatmentOf(header, isMessage);
  }

  private treatmentOf(header: PartHeader, isTooDeep: boolean): Treatment {
    if (header.isEncodedFile && this.lifts) return 'lifted';
    if (header.isEncodedText) return 'recoded';
    if (isTooDeep) return 'dropped';
    return header.isPlainText ? 'joined' : 'verbatim';
  }
}

/** The source that stays: stretches of the original, and what is put in place of others. */
class Output {
  readonly bytes: Uint8Array;
  private readonly pieces: Uint8Array[] = [];
  /** Where the stretch begins that was neither copied nor left out yet. */
  private from = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** Leaves out a stretch of the original, and copies what comes before it. */
  leaveOut(start: number, end: number): void {
    if (this.from < start) this.pieces.push(this.bytes.subarray(this.from, start));
    this.from = end;
  }

  /** @returns the piece's index, by which it can be replaced */
  put(piece: Uint8Array): number {
    return this.pieces.push(piece) - 1;
  }

  replace(index: number, piece: Uint8Array): void {
    this.pieces[index] = piece;
  }

  finish(end: number): Uint8Array {
    this.leaveOut(end, end);
    return joined(this.pieces);
  }
}

/** The file that a mark refers to. A sender who forges a mark gets one of their own files, or none. */
export function liftedFile(content: Uint8Array, files: readonly LiftedFile[]): LiftedFile | undefined {
  if (content.length > MAX_MARK_LENGTH) return undefined;
  const index = MARK.exec(new TextDecoder().decode(content))?.[1];
  return index === undefined ? undefined : files[Number(index)];
}

function markOf(index: number): Uint8Array {
  return new TextEncoder().encode(`${btoa(`lifted file ${index}`)}\r\n`);
}

/** Whether text contains a mark: the parser then divided the message into other parts than this filter did. */
export function containsMark(text: string): boolean {
  return MARK_IN_TEXT.test(text);
}

function newPart(messages = 0): Part {
  return {
    header: new PartHeader(),
    inHeader: true,
    treatment: 'verbatim',
    messages,
    isTooDeep: false,
    bytes: 0,
    headerRoom: new HeaderRoom(),
    isLineOpen: false,
    decoded: null,
  };
}

/**
 * The innermost multipart that a line is a delimiter of. Only a boundary declared by a header counts: any line may
 * begin with hyphens. It may end in white space (RFC 2046, section 5.1.1).
 */
function delimiterIn(
  line: Uint8Array,
  multiparts: readonly Multipart[],
  boundaries: ReadonlySet<string>,
): Delimiter | null {
  if (boundaries.size === 0 || line[0] !== HYPHEN || line[1] !== HYPHEN) return null;
  const text = LATIN_1.decode(line.subarray(2));
  const said = withoutSpace(text);
  if (!boundaries.has(said) && !boundaries.has(withoutSpace(said.slice(0, -2)))) return null;
  for (let level = multiparts.length - 1; level >= 0; level -= 1) {
    const { boundary = '' } = multiparts[level] ?? {};
    if (!text.startsWith(boundary)) continue;
    const rest = said.slice(boundary.length);
    if (rest === '' || rest === '--') return { level, isLast: rest !== '' };
  }
  return null;
}

function boundariesOf(multiparts: readonly Multipart[]): Set<string> {
  return new Set(multiparts.map(({ boundary }) => withoutSpace(boundary)));
}

/** A pattern would look for the end from each space. */
function withoutSpace(text: string): string {
  let end = text.length;
  while (text[end - 1] === ' ' || text[end - 1] === '\t') end -= 1;
  return text.slice(0, end);
}

/** How many bytes of a line stay. */
function roomFor({ inHeader, headerRoom, bytes }: Part, line: Uint8Array): number {
  return inHeader ? headerRoom.take(line) : Math.max(0, Math.min(LIMITS.message.textPart - bytes, line.length));
}

function nextLine(bytes: Uint8Array, start: number, end: number): number {
  const newline = bytes.indexOf(NEWLINE, start);
  return newline < 0 || newline >= end ? end : newline + 1;
}

function contentEnd(bytes: Uint8Array, start: number, next: number): number {
  let end = next;
  if (end > start && bytes[end - 1] === NEWLINE) end -= 1;
  // However many, as in the MIME parser.
  while (end > start && bytes[end - 1] === RETURN) end -= 1;
  return end;
}
