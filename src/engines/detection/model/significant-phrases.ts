import type { Evidence } from '../analysis.ts';
import { ABOUT_EMAIL } from '../data/aside-words.ts';
import { HEADER_LINE } from '../data/thread-words.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';
import { isQuoted } from '../parse/thread.ts';
import { isInAddress, type Word } from '../parse/words.ts';
import { weightsOfWords } from './text-score.ts';

const SHOWN = 3;
/** Characters of a header or footer. */
const ASIDE = 200;
const SHORTEST = 3;
const LONGEST = 12;
/** Words of fewer letters are mostly function words. */
const SIGNIFICANT_LETTERS = 4;
const SIGNIFICANT_WORDS = 2;
/** Thai and East Asian scripts, in which a word is a run of text. */
const UNSPACED = 0xe00;
const MIN_RUN_LENGTH = 6;
/** Shorter lines before and after all others are greetings, closings and signatures. */
const PROSE = 5;
/** A phrase with less than this share of the strongest one's weight explains nothing. */
const MIN_SHARE = 0.5;

/** The end of a bracket or list number that began before the quote. */
const CLOSING_FIRST = /^[^([{【「『（]{0,12}[)\]}】」』）]\s*(?=\p{L})/u;

/** Words from `first` to before `end`, numbered across subject and body, and their weight. */
interface Window {
  first: number;
  end: number;
  weight: number;
}

/** The phrases that raise the score most, strongest first: words of one sentence, as written. */
export function significantPhrases(parsed: ParsedEmail): Evidence[] {
  const words = [...parsed.subjectWords, ...parsed.words];
  const weights = weightsOfWords(parsed);
  const shown: Window[] = [];
  const windows = windowsOf(parsed, words, weights).sort((a, b) => b.weight - a.weight);
  const least = (windows[0]?.weight ?? 0) * MIN_SHARE;
  for (const window of windows) {
    if (shown.length === SHOWN || window.weight < least) break;
    if (!shown.some(({ first, end }) => window.first < end && first < window.end)) shown.push(window);
  }
  return shown.flatMap((window) => quoted(parsed, words, window) ?? []);
}

/** For each first word, the heaviest window that ends in a significant word. */
function windowsOf(parsed: ParsedEmail, words: readonly Word[], weights: Float64Array): Window[] {
  const bodyFrom = parsed.subjectWords.length;
  const { lines, prose, others } = linesOf(parsed);
  const isProse = (at: number) => {
    const line = lines[at - bodyFrom] ?? prose.first;
    return line >= prose.first && line <= prose.last && (at < bodyFrom || !others.has(line));
  };
  const written = words.map((word, at) => isWritten(parsed, word, placeOf(parsed, at)));
  return words.flatMap((word, first) => {
    if (!isProse(first)) return [];
    let best: Window | null = null;
    let weight = 0;
    let significant = 0;
    for (let at = first; at < Math.min(first + LONGEST, words.length); at++) {
      const next = words[at];
      if (!next || next.sentence !== word.sentence || at < bodyFrom !== first < bodyFrom) break;
      if (at >= bodyFrom && lines[at - bodyFrom] !== lines[first - bodyFrom]) break;
      if (!written[at]) break;
      weight += weights[at] ?? 0;
      const isSignificant = next.norm.length >= SIGNIFICANT_LETTERS;
      if (isSignificant) significant++;
      const isRun = next.norm.charCodeAt(0) >= UNSPACED && next.norm.length >= MIN_RUN_LENGTH;
      const isLong = at - first + 1 >= SHORTEST && significant >= SIGNIFICANT_WORDS;
      const isPhrase = isSignificant && (isLong || isRun);
      if (isPhrase && weight > (best?.weight ?? 0)) best = { first, end: at + 1, weight };
    }
    return best ?? [];
  });
}

/**
 * The line of each word of the body, the first and last line of prose (all lines when none is long enough), and those
 * that say how to unsubscribe, are about the email itself or are headers of a forwarded email.
 */
function linesOf({ text, words, phrases }: ParsedEmail) {
  const lines = new Uint32Array(words.length);
  const lengths = [0];
  let line = 0;
  for (const [at, { start }] of words.entries()) {
    const before = words[at - 1];
    if (before && text.slice(before.end, start).includes('\n')) line++;
    lines[at] = line;
    lengths[line] = (lengths[line] ?? 0) + 1;
  }
  const isProse = (length: number) => length >= PROSE;
  const first = lengths.findIndex(isProse);
  const prose = first === -1 ? { first: 0, last: line } : { first, last: lengths.findLastIndex(isProse) };
  const removals = phrases.get('removal-line')?.filter(({ where }) => where === 'body') ?? [];
  const headers = words.flatMap(({ start }, at) =>
    lines[at] !== lines[at - 1] && isAside(lineFrom(text, start)) ? (lines[at] ?? 0) : [],
  );
  return { lines, prose, others: new Set([...removals.map(({ word }) => lines[word] ?? 0), ...headers]) };
}

/** The text of a line from its first word, as far as it may be a header or a footer. */
function lineFrom(text: string, start: number): string {
  return text.slice(start, start + ASIDE).split('\n', 1)[0] ?? '';
}

/** Whether a line is a header of a forwarded email, or about the email itself. A long line also says something else. */
function isAside(line: string): boolean {
  return HEADER_LINE.test(line) || (line.length < ASIDE && ABOUT_EMAIL.test(line));
}

/** Whether a word is the writer's own prose. */
function isWritten(parsed: ParsedEmail, word: Word, where: 'subject' | 'body'): boolean {
  return !isInAddress(textOf(parsed, where), word) && (where === 'subject' || !isQuoted(parsed.thread, word.start));
}

function placeOf({ subjectWords }: ParsedEmail, at: number): 'subject' | 'body' {
  return at < subjectWords.length ? 'subject' : 'body';
}

function quoted(parsed: ParsedEmail, words: readonly Word[], { first, end }: Window): Evidence | null {
  const from = words[first]?.start;
  const to = words[end - 1]?.end;
  if (from === undefined || to === undefined) return null;
  const where = placeOf(parsed, first);
  const cut = textOf(parsed, where).slice(from, to);
  const start = from + (CLOSING_FIRST.exec(cut)?.[0].length ?? 0);
  return { quote: textOf(parsed, where).slice(start, to), where, start, end: to };
}
