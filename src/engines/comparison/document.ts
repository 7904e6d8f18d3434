import { LIMITS } from './limits.ts';
import { wordsOf } from './words.ts';

/** A document as it comes in: what it is called and what it says. */
export interface SourceDocument {
  name: string;
  text: string;
}

/** A part of a document's text. */
export interface Span {
  start: number;
  end: number;
}

/** The smallest part that is compared as a whole: a sentence, a heading, a row of a table. */
export interface Passage extends Span {
  /** Index of its paragraph. */
  paragraph: number;
  /** Where it begins after its number or bullet: a clause that is merely renumbered has not changed. */
  bodyStart: number;
  /** What it says, without differences that no reader sees: kinds of spaces, quotes and dashes. */
  key: string;
  words: string[];
}

/** A document taken apart. All places refer to its `text`, in which one blank line separates paragraphs. */
export interface ReadDocument {
  name: string;
  text: string;
  paragraphs: Span[];
  passages: Passage[];
}

const BREAK = '\n\n';
const LABEL = /^(?:\(?\d{1,3}(?:[.)]\d{1,3})*[.)]\)?|\d{1,3}(?:\.\d{1,3})+|\(?[a-zA-Z][.)]|§+\s?\d+[a-z]?|[•▪◦–*-])\s+/;
const CELL_BORDER = /\t| \| /;

/** Shortened words of five languages whose full stop ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(„“"'])(?:\p{L}|\p{L}\.\p{L}|Mr|Mrs|Ms|Dr|Prof|St|No|Nos|Nr|Art|Abs|Ziff|Lit|Inc|Ltd|Co|Corp|vs|cf|approx|ca|bzw|usw|vgl|inkl|zzgl|evtl|ggf|Str|Sr|Sra|Srta|Núm|núm|Av|Ud|Uds|pág|art|Mme|Mlle|éd|Sig|Dott|Spa|nº|tel|Tel)\.\s*$/u;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Takes a document apart into paragraphs and passages. */
export function readDocument({ name, text: source }: SourceDocument): ReadDocument {
  const paragraphs: Span[] = [];
  const passages: Passage[] = [];
  const texts = paragraphsOf(source);
  let start = 0;
  for (const text of texts) {
    for (const piece of piecesOf(text)) {
      const passage = toPassage(text.slice(piece.start, piece.end));
      passages.push({
        ...passage,
        start: start + piece.start,
        end: start + piece.end,
        bodyStart: start + piece.start + passage.bodyStart,
        paragraph: paragraphs.length,
      });
    }
    paragraphs.push({ start, end: start + text.length });
    start += text.length + BREAK.length;
  }
  return { name, text: texts.join(BREAK), paragraphs, passages };
}

function toPassage(text: string): Pick<Passage, 'bodyStart' | 'key' | 'words'> {
  const label = LABEL.exec(text)?.[0].length ?? 0;
  const bodyStart = label < text.length ? label : 0;
  const body = text.slice(bodyStart);
  return { bodyStart, key: keyOf(body), words: wordsOf(body) };
}

function keyOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[‘’‚′`´]/g, "'")
    .replace(/[“”„«»″]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

function paragraphsOf(source: string): string[] {
  return source
    .replace(/\r\n?|[\u2028\u0085]/g, '\n')
    .split(/\n[^\S\n]*\n\s*|[\f\u2029]/)
    .flatMap((block) => unwrapped(block.split('\n')))
    .map((paragraph) => paragraph.replace(/[^\S\t]+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

/** Joins lines that were broken only because the page was full; all others are paragraphs of their own. */
function unwrapped(lines: string[]): string[] {
  const longest = lines.reduce((length, line) => Math.max(length, line.length), 0);
  const paragraphs: string[] = [];
  let previous = '';
  for (const line of lines) {
    const wrapped =
      longest >= 50 &&
      previous.trimEnd().length >= longest * 0.6 &&
      !LABEL.test(line.trimStart()) &&
      !CELL_BORDER.test(previous + line);
    if (wrapped) paragraphs.push(`${paragraphs.pop() ?? ''} ${line}`);
    else paragraphs.push(line);
    previous = line;
  }
  return paragraphs;
}

/** The places of the passages of a paragraph. */
function piecesOf(text: string): Span[] {
  const rows = CELL_BORDER.test(text) ? [{ start: 0, end: text.length }] : sentencesIn(text);
  return rows.flatMap((piece) => (piece.end - piece.start > LIMITS.longPassage ? cut(text, piece) : piece));
}

function sentencesIn(text: string): Span[] {
  const pieces: Span[] = [];
  let open: Span | undefined;
  for (const { segment, index } of sentences.segment(text)) {
    open = { start: open?.start ?? index, end: index + segment.trimEnd().length };
    if (open.end - open.start < LIMITS.longPassage && goesOn(text.slice(open.start, open.end))) continue;
    pieces.push(open);
    open = undefined;
  }
  return open ? [...pieces, open] : pieces;
}

/** A number, a bullet or a shortened word goes on with what follows it. */
function goesOn(text: string): boolean {
  const said = text.replace(LABEL, '');
  const says = /\p{L}{2}/u.test(said) || (/\p{L}/u.test(said) && /\p{N}/u.test(said));
  return !says || ABBREVIATION.test(said.slice(-12));
}

/**
 * Cuts what has no sentence marks. The words themselves decide where: an insertion then moves only the cuts beside it,
 * where cuts at fixed distances would all move.
 */
function cut(text: string, { start, end }: Span): Span[] {
  const pieces: Span[] = [];
  let from = start;
  for (const { 0: word, index } of text.slice(start, end).matchAll(/\S{1,200}/g)) {
    const to = start + index + word.length;
    const length = to - from;
    if ((length > 120 && hash(word) % 8 === 0) || length > LIMITS.longPassage) {
      pieces.push({ start: from, end: to });
      from = to + (/^\s*/.exec(text.slice(to, to + 8))?.[0].length ?? 0);
    }
  }
  if (from < end) pieces.push({ start: from, end });
  return pieces;
}

function hash(word: string): number {
  let value = 7;
  for (let index = 0; index < word.length; index += 1) value = (value * 31 + word.charCodeAt(index)) >>> 0;
  return value;
}
