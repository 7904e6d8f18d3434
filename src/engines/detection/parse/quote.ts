import { LEANING, UNITS } from '../data/quotation.ts';
import type { Range } from './thread.ts';
import type { Word } from './words.ts';

/** How many words a quote may be extended by, and within how many characters an open bracket may close. */
const MORE_WORDS = 3;
const BRACKET = 80;
/** The longest part of a compound or number next to a phrase. */
const BESIDE = 40;

const SPACES = /^[\s\u00a0'’-]+$/;
const NUMBER = /^\d/;
/** The rest of “sign-in”, of “18,500,000.00” and of “95%”. */
const REST = /^(?:[-'’]\p{L}[\p{L}\p{N}]*|[$€£]?\d+|[.,:]\d+|\s?[%€$£](?![\p{L}\p{N}]))+/u;
const BEFORE_LETTER = /(?:\p{L}[\p{L}\p{N}]{0,40}[-’']){1,9}$/u;
const BEFORE_DIGIT = /(?:(?:US|USD|EUR|GBP|CHF)\s?|(?:US)?[$€£]\s?)?(?:\d{1,3}[.,]){0,9}$/;

/**
 * The range a reader would underline for a phrase: with whole compounds, numbers and brackets, and not ending at a word
 * such as “your” that needs the next one.
 */
export function quotedRange(text: string, words: readonly Word[], from: number, to: number): Range {
  let last = to - 1;
  while (last < to - 1 + MORE_WORDS && goesOn(text, words[last], words[last + 1])) last++;
  const first = words[from];
  let start = first?.start ?? 0;
  let end = words[last]?.end ?? start;

  end += REST.exec(text.slice(end, end + BESIDE))?.[0].length ?? 0;
  const before = text.slice(Math.max(0, start - BESIDE), start);
  start -= (NUMBER.test(first?.norm ?? '') ? BEFORE_DIGIT : BEFORE_LETTER).exec(before)?.[0].length ?? 0;
  return { start, end: closeBracket(text, start, end) };
}

function goesOn(text: string, word: Word | undefined, next: Word | undefined): boolean {
  if (!word || !next || word.sentence !== next.sentence) return false;
  const leans = LEANING.has(word.norm) && text[word.start - 1] !== '-';
  if (!leans && !(NUMBER.test(word.norm) && UNITS.has(next.norm))) return false;
  return SPACES.test(text.slice(word.end, next.start));
}

function closeBracket(text: string, start: number, end: number): number {
  const quoted = text.slice(start, end);
  const open = quoted.lastIndexOf('(');
  if (open === -1 || quoted.includes(')', open)) return end;
  const close = text.slice(end, end + BRACKET).search(/[()]/);
  return text[end + close] === ')' && close !== -1 ? end + close + 1 : end;
}
