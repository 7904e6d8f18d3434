import {
  ATTRIBUTION,
  FORWARD_MARK,
  FORWARD_PREFIX,
  HEADER_LINE,
  ORIGINAL_MESSAGE,
  SUBJECT_LINE,
  WRITER_LINE,
} from '../data/thread-words.ts';
import { LIMITS } from '../limits.ts';

/** A stretch of a text, as UTF-16 offsets. */
export interface Range {
  start: number;
  end: number;
}

export interface Thread {
  /** What somebody else wrote before: answers below it are the email itself. */
  quoted: Range[];
  /** Whether quoted header lines (From, Sent, To, Subject) stand in the text. */
  headerLines: number;
  /** Where the header lines of an email stand that is passed on. */
  forwardedAt?: number;
}

const QUOTED_LINE = /^\s{0,4}>/;
/** Header lines in a row that make a quoted email's head, if a subject is among them: other lists have labels, too. */
const HEAD = 3;
/** Under a line that says so, whoever passes an email on may have left more than its writer and its subject out. */
const SHORT_HEAD = 2;
/** What a header line that is too long is continued with. */
const CONTINUED = /[@;]/;
const LINE = 400;

/**
 * Finds the parts of a text that quote an earlier email. A forwarded email is not among them: whoever forwards it
 * wants it read. Lines longer than any quotation mark's are not looked at beyond their start.
 */
export function threadOf(text: string, subject: string): Thread {
  const forwarded = FORWARD_PREFIX.test(subject);
  const quoted: Range[] = [];
  let headerLines = 0;
  let row = 0;
  let rowStart = 0;
  let subjectSeen = false;
  let forwardedAt: number | undefined;
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    const line = text.slice(start, Math.min(end, start + LINE));
    if (HEADER_LINE.test(line)) {
      if (row === 0) {
        rowStart = start;
        subjectSeen = false;
      }
      row++;
      headerLines++;
      subjectSeen ||= SUBJECT_LINE.test(line);
    } else if (line.trim() !== '' && !CONTINUED.test(line)) row = 0;
    const isAnyHead = subjectSeen && (row >= HEAD || (row >= SHORT_HEAD && isUnderMark(text, rowStart)));
    const isHead = isAnyHead && !forwarded && !isForward(text, rowStart);
    if (isAnyHead && !isHead) forwardedAt ??= rowStart;
    const isAttribution = ATTRIBUTION.test(line);
    if ((ORIGINAL_MESSAGE.test(line) && !forwarded) || isHead || (isAttribution && !isMarked(text, end))) {
      quoted.push({ start: isHead ? rowStart : start, end: text.length });
      return {
        quoted,
        headerLines: headerLines + countHeaderLines(text, end),
        ...(forwardedAt !== undefined && { forwardedAt }),
      };
    }
    if (isAttribution || QUOTED_LINE.test(line)) quoted.push({ start, end });
    start = end + 1;
  }
  return { quoted, headerLines, ...(forwardedAt !== undefined && { forwardedAt }) };
}

/** Whether the lines from here on bear marks of quotation: then what has none is an answer again. */
function isMarked(text: string, from: number): boolean {
  return QUOTED_LINE.test(text.slice(from, from + LINE).trimStart());
}

function countHeaderLines(text: string, from: number): number {
  let count = 0;
  for (const line of text.slice(from, from + 2_000).split('\n')) if (HEADER_LINE.test(line.slice(0, LINE))) count++;
  return count;
}

function isForward(text: string, head: number): boolean {
  return isUnderMark(text, head) || text.slice(0, head).trim() === '';
}

function isUnderMark(text: string, head: number): boolean {
  return FORWARD_MARK.test(text.slice(Math.max(0, head - 120), head));
}

/** An address that stands as a writer's in the quoted part. */
export interface Correspondent {
  address: string;
  start: number;
  end: number;
}

const ADDRESS_DOMAIN = /@((?:[\p{L}\p{N}_-]{1,63}\.){1,8}[\p{L}\p{N}-]{2,63})/gu;
const LOCAL_PART = /[\w.+-]{1,64}$/;

/** Who wrote the emails that are quoted, by their From lines and by lines such as “On Monday, Ada <…> wrote:”. */
export function correspondentsOf(text: string, thread: Thread): Correspondent[] {
  const found = new Map<string, Correspondent>();
  for (const { 0: match, index } of thread.quoted.length === 0 ? [] : text.matchAll(ADDRESS_DOMAIN)) {
    if (found.size >= LIMITS.correspondents) break;
    const before = text.slice(Math.max(0, index - LINE), index);
    const local = LOCAL_PART.exec(before)?.[0];
    if (local === undefined) continue;
    const line = before.slice(before.lastIndexOf('\n') + 1);
    const [rest = '', next = ''] = text.slice(index, index + LINE).split('\n', 2);
    // Mail programs break the line in front of the verb.
    const named = ATTRIBUTION.test(line + rest) || ATTRIBUTION.test(`${line}${rest} ${next}`);
    if (!named && !(WRITER_LINE.test(line) && isQuoted(thread, index))) continue;
    const address = local + match;
    if (!found.has(address)) found.set(address, { address, start: index - local.length, end: index + match.length });
  }
  return [...found.values()];
}

/** Whether an offset lies in a quoted stretch. The ranges are in order, so a search by halves does. */
export function isQuoted({ quoted }: Thread, offset: number): boolean {
  let low = 0;
  let high = quoted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((quoted[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const range = quoted[low];
  return range !== undefined && range.start <= offset;
}
