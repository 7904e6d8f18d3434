import { beginsWithMonth } from './dates.ts';
import { labelLength, labelled } from './labels.ts';
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
  /** That number, if it is one of several in order. */
  number: string;
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
const CELL_BORDER = /\t| \| /;

/** Shortened words of five languages whose full stop ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(„“"'])(?:\p{L}|\p{L}\.\p{L}|Mr|Mrs|Ms|Dr|Prof|St|No|Nos|Nr|Art|Abs|Ziff|Lit|Inc|Ltd|Co|Corp|vs|cf|approx|ca|bzw|usw|vgl|inkl|zzgl|evtl|ggf|Str|Sr|Sra|Srta|Núm|núm|Av|Ud|Uds|pág|art|Mme|Mlle|éd|Sig|Dott|Spa|nº|tel|Tel)\.\s*$/u;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Takes a document apart into paragraphs and passages. */
export function readDocument({ name, text: source }: SourceDocument): ReadDocument {
  const paragraphs: Span[] = [];
  const places: (Span & { paragraph: number })[] = [];
  const texts = paragraphsOf(source);
  let start = 0;
  for (const text of texts) {
    for (const piece of piecesOf(text)) {
      places.push({ start: start + piece.start, end: start + piece.end, paragraph: paragraphs.length });
    }
    paragraphs.push({ start, end: start + text.length });
    start += text.length + BREAK.length;
  }
  const text = texts.join(BREAK);
  const labels = labelled(places.map((place) => text.slice(place.start, place.end)));
  const passages = places.map((place, index) => {
    const label = labels[index] ?? '';
    const bodyStart = place.start + label.length;
    const body = text.slice(bodyStart, place.end);
    const number = /[\p{L}\p{N}]/u.test(label) ? label.trim() : '';
    return { ...place, bodyStart, number, key: keyOf(body), words: wordsOf(body) };
  });
  return { name, text, paragraphs, passages };
}

/** Letters joined for the eye, in their wide or in their positional forms: other characters, nothing else to read. */
const SAME_LETTERS = /[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc\uff01-\uff5e]/g;

function keyOf(text: string): string {
  // Not NFKC as a whole, for which 10² is 102.
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
      // What turns the direction of reading would show an account backwards.
      .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/\r\n?|[\u2028\u0085]/g, '\n')
      .split(/\n[^\S\n]*\n\s*|[\f\u2029]/)
      .flatMap((block) => unwrapped(block.split('\n')))
      .map((paragraph) => paragraph.replace(/[^\S\t]+/g, ' ').trim())
      .filter((paragraph) => paragraph !== '')
  );
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
      labelLength(line.trimStart()) === 0 &&
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
    const short = open.end - open.start < LIMITS.longPassage;
    if (short && goesOn(text.slice(open.start, open.end), text.slice(open.end, open.end + 24))) continue;
    pieces.push(open);
    open = undefined;
  }
  return open ? [...pieces, open] : pieces;
}

/** A number, a bullet, a shortened word or the day of a date (`am 3. März`) goes on with what follows it. */
function goesOn(text: string, rest: string): boolean {
  const said = text.slice(labelLength(text));
  const says = /\p{L}{2}/u.test(said) || (/\p{L}/u.test(said) && /\p{N}/u.test(said));
  if (!says || ABBREVIATION.test(said.slice(-12))) return true;
  return /(?<!\d)\d{1,2}\.$/.test(text) && beginsWithMonth(rest.trimStart());
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
