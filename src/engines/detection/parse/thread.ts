import {
  ATTRIBUTION,
  FORWARD_MARK,
  FORWARD_PREFIX,
  HEADER_LINE,
  ORIGINAL_MESSAGE,
  OTHER_ATTRIBUTION,
  RECIPIENT_LINE,
  SUBJECT_LINE,
  WRITER_LINE,
} from '../data/thread-words.ts';
import { LIMITS } from '../limits.ts';

/** A range of a text, in UTF-16 offsets. */
export interface Range {
  start: number;
  end: number;
}

export interface Thread {
  /** Ranges quoted from earlier emails. */
  quoted: Range[];
  /** Number of quoted header lines (From, Sent, To, Subject). */
  headerLines: number;
  /** Position of a forwarded email's header lines. */
  forwardedAt?: number;
}

const QUOTED_LINE = /^\s{0,4}>/;
/** Consecutive header lines that make a quoted email's head, if one is a subject: other lists have labels too. */
const HEAD = 3;
/** Below a line that marks a forwarded email, writer and subject are enough. */
const SHORT_HEAD = 2;
/** How a long header line continues. */
const CONTINUED = /[@;]/;
const LINE = 400;

/**
 * Finds the ranges that quote an earlier email. A forwarded email is not among them: its reader is meant to read it.
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
    const isAttribution = attributes(line);
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

/** The end of a forwarded email's header lines, from their position: its text begins there. */
export function endOfHead(text: string, head: number): number {
  let at = head;
  while (at < text.length) {
    const newline = text.indexOf('\n', at);
    const end = newline === -1 ? text.length : newline;
    const line = text.slice(at, Math.min(end, at + LINE));
    if (line.trim() !== '' && !HEADER_LINE.test(line) && !CONTINUED.test(line)) return at;
    at = end + 1;
  }
  return text.length;
}

/** Whether the following lines have quotation marks. If so, a line without them is new text. */
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

/** Whether a line says who wrote what is quoted below it. */
function attributes(line: string): boolean {
  return ATTRIBUTION.test(line) || OTHER_ATTRIBUTION.test(line);
}

/** The address of somebody who wrote an email in the quoted part, or received one. */
export interface Correspondent {
  /** Empty if the line has none. */
  name: string;
  address: string;
  isWriter: boolean;
  start: number;
  end: number;
}

const ADDRESS_DOMAIN = /@((?:[\p{L}\p{N}_-]{1,63}\.){1,8}[\p{L}\p{N}-]{2,63})/gu;
const LOCAL_PART = /[\w.+-]{1,64}$/;
/** “Ada Lovelace <”, up to the address. */
const NAME_BEFORE = /([\p{L}\p{M}.'’ -]{3,80})["']?\s?[<[(](?:mailto:)?$/u;

/**
 * The writers and recipients of the quoted emails, by From, To and Cc lines and by lines such as “On Monday, Ada <…>
 * wrote:”.
 */
export function correspondentsOf(text: string, thread: Thread): Correspondent[] {
  const found = new Map<string, Correspondent>();
  for (const { 0: match, index } of thread.quoted.length === 0 ? [] : text.matchAll(ADDRESS_DOMAIN)) {
    if (found.size >= LIMITS.correspondents) break;
    const before = text.slice(Math.max(0, index - LINE), index);
    const local = LOCAL_PART.exec(before)?.[0];
    if (local === undefined) continue;
    const line = before.slice(before.lastIndexOf('\n') + 1);
    const [rest = '', next = ''] = text.slice(index, index + LINE).split('\n', 2);
    const isIn = isQuoted(thread, index);
    // Mail programs break the line before the verb.
    const isWriter =
      attributes(line + rest) || attributes(`${line}${rest} ${next}`) || (isIn && WRITER_LINE.test(line));
    if (!isWriter && !(isIn && RECIPIENT_LINE.test(line))) continue;
    const address = local + match;
    const known = found.get(address);
    if (known?.isWriter || (known && !isWriter)) continue;
    const name = NAME_BEFORE.exec(line.slice(0, -local.length))?.[1]?.trim() ?? '';
    found.set(address, { name, address, isWriter, start: index - local.length, end: index + match.length });
  }
  return [...found.values()];
}

/** Whether an offset is in a quoted range. The ranges are sorted: binary search. */
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
