import { beginsWithMonth } from './dates.ts';
import { labelLength, labelled } from './labels.ts';
import { LIMITS } from './limits.ts';
import { wordsOf } from './words.ts';

export interface SourceDocument {
  name: string;
  text: string;
}

/** Offsets into a document's text; the end is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** The unit of comparison: a sentence, a heading or a table row. */
export interface Passage extends Span {
  /** Index of its paragraph. */
  paragraph: number;
  /** Start after its number or bullet: a renumbered clause has not changed. */
  bodyStart: number;
  /** That number, if it is part of a sequence, else empty. */
  number: string;
  /** Normalised text: without invisible differences in spaces, quotes and dashes. */
  key: string;
  words: string[];
}

/** A split document. All spans refer to its `text`, in which one blank line separates paragraphs. */
export interface ReadDocument {
  name: string;
  text: string;
  paragraphs: Span[];
  passages: Passage[];
}

const BREAK = '\n\n';
const CELL_BORDER = /\t| \| /;

/** Abbreviations of five languages whose full stop doesn't end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(„“"'])(?:\p{L}|\p{L}\.\p{L}|Mr|Mrs|Ms|Dr|Prof|St|No|Nos|Nr|Art|Abs|Ziff|Lit|Inc|Ltd|Co|Corp|vs|cf|approx|ca|bzw|usw|vgl|inkl|zzgl|evtl|ggf|Str|Sr|Sra|Srta|Núm|núm|Av|Ud|Uds|pág|art|Mme|Mlle|éd|Sig|Dott|Spa|nº|tel|Tel)\.\s*$/u;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Splits a document into paragraphs and passages. */
export function readDocument({ name, text: source }: SourceDocument): ReadDocument {
  const paragraphs: Span[] = [];
  const spans: (Span & { paragraph: number })[] = [];
  const texts = paragraphsOf(source);
  let start = 0;
  for (const text of texts) {
    for (const piece of piecesOf(text)) {
      spans.push({ start: start + piece.start, end: start + piece.end, paragraph: paragraphs.length });
    }
    paragraphs.push({ start, end: start + text.length });
    start += text.length + BREAK.length;
  }
  const text = texts.join(BREAK);
  const labels = labelled(spans.map((span) => text.slice(span.start, span.end)));
  const passages = spans.map((span, index) => {
    const label = labels[index] ?? '';
    const bodyStart = span.start + label.length;
    const body = text.slice(bodyStart, span.end);
    const number = /[\p{L}\p{N}]/u.test(label) ? label.trim() : '';
    return { ...span, bodyStart, number, key: keyOf(body), words: wordsOf(body) };
  });
  return { name, text, paragraphs, passages };
}

/** Ligatures, wide and positional forms: other code points for the same letters. */
const SAME_LETTERS = /[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc\uff01-\uff5e]/g;

function keyOf(text: string): string {
  // Not NFKC for everything: it turns 10² into 102.
  return text
    .normalize('NFC')
    .replace(SAME_LETTERS, (letter) => letter.normalize('NFKC'))
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[‘’‚′`´]/g, "'")
    .replace(/[“”„«»″]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replaceAll('…', '...')
    .replace(/\s+(?=[%‰])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function paragraphsOf(source: string): string[] {
  return (
    source
      // Direction overrides would show an account number backwards.
      .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/\r\n?|[\u2028\u0085]/g, '\n')
      .split(/\n[^\S\n]*\n\s*|[\f\u2029]/)
      .flatMap((block) => unwrapped(block.split('\n')))
      .map((paragraph) => paragraph.replace(/[^\S\t]+/g, ' ').trim())
      .filter((paragraph) => paragraph !== '')
  );
}

/** Joins lines that were wrapped at the page width. Other lines are separate paragraphs. */
function unwrapped(lines: string[]): string[] {
  const longest = lines.reduce((length, line) => Math.max(length, line.length), 0);
  const paragraphs: string[] = [];
  let previous = '';
  for (const line of lines) {
    const wrapped =
      longest >= 50 &&
      previous.trimEnd().length >= longest * 0.6 &&
      labelLength(line.trimStart()) === 0 &&
      !CELL_BORDER.test(previous + line);
    if (wrapped) paragraphs.push(`${paragraphs.pop() ?? ''} ${line}`);
    else paragraphs.push(line);
    previous = line;
  }
  return paragraphs;
}

/** The spans of a paragraph's passages. */
function piecesOf(text: string): Span[] {
  const rows = CELL_BORDER.test(text) ? [{ start: 0, end: text.length }] : sentencesIn(text);
  return rows.flatMap((piece) => (piece.end - piece.start > LIMITS.longPassage ? cut(text, piece) : piece));
}

function sentencesIn(text: string): Span[] {
  const pieces: Span[] = [];
  let open: Span | undefined;
  for (const { segment, index } of sentences.segment(text)) {
    open = { start: open?.start ?? index, end: index + segment.trimEnd().length };
    const short = open.end - open.start < LIMITS.longPassage;
    if (short && continues(text.slice(open.start, open.end), text.slice(open.end, open.end + 24))) continue;
    pieces.push(open);
    open = undefined;
  }
  return open ? [...pieces, open] : pieces;
}

/** Whether a sentence continues: after a number, a bullet, an abbreviation or the day of a date (`am 3. März`). */
function continues(text: string, rest: string): boolean {
  const body = text.slice(labelLength(text));
  const hasContent = /\p{L}{2}/u.test(body) || (/\p{L}/u.test(body) && /\p{N}/u.test(body));
  if (!hasContent || ABBREVIATION.test(body.slice(-12))) return true;
  return /(?<!\d)\d{1,2}\.$/.test(text) && beginsWithMonth(rest.trimStart());
}

/**
 * Cuts text without sentence marks at words chosen by their hash (content-defined chunking). An insertion then moves
 * only the nearest cuts, while cuts at fixed distances would all move.
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
