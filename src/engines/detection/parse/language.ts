import { COMMON_WORDS } from '../data/common-words.ts';
import { OTHER_LETTERS } from '../data/language-marks.ts';
import { LANGUAGES, type Language } from '../data/languages.ts';
import { LIMITS } from '../limits.ts';
import { languageOfFew, type Spoken } from './few-words.ts';
import { oncePerWord } from './once-per-word.ts';
import type { Word } from './words.ts';

const SHARE = 0.15;
const LEAD = 1.25;
const ENOUGH = 6;
/** One short word is common in other languages too. */
const FEWEST = 2;

/** The languages that have a word among their most common, by their places in `LANGUAGES`. */
const languagesOfWord = new Map<string, readonly number[]>();
const NO_LANGUAGE: readonly number[] = [];
for (const [place, language] of LANGUAGES.entries()) {
  for (const word of new Set(COMMON_WORDS[language].split(' '))) {
    languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), place]);
  }
}
const placesOf = oncePerWord((norm) => languagesOfWord.get(norm) ?? NO_LANGUAGE);

/** The language of a text; null when it is too short or in none of the languages. */
export function languageOf(words: readonly Word[]): Language | null {
  return languageBy(countsIn(words), words.length);
}

/**
 * The points of each language for its common words, in the order of `LANGUAGES`. Languages that share a word split its
 * point.
 */
function countsIn(words: readonly Word[]): number[] {
  const counts = LANGUAGES.map(() => 0);
  for (const word of words) {
    const places = placesOf(word);
    for (const place of places) counts[place] = (counts[place] ?? 0) + 1 / places.length;
  }
  return counts;
}

function languageBy(counts: readonly number[], words: number): Language | null {
  const most = Math.max(...counts);
  const place = counts.indexOf(most);
  if (words < ENOUGH || most < FEWEST || most / words < SHARE) return null;
  return counts.every((count, other) => other === place || most >= count * LEAD) ? (LANGUAGES[place] ?? null) : null;
}

export interface Languages {
  /** The language of most of the text; null if it is none of ours. */
  language: Language | null;
  /** The languages of all passages. Empty: any is possible. */
  languages: readonly Language[];
  /** Whether most of the text is in a language of ours. */
  isRead: boolean;
}

/** From this many words on, common words are enough to tell the language. */
const FEW = 60;

function ofFew(subject: Spoken, body: Spoken, byCommonWords: Language | null): Language | null {
  if (OTHER_LETTERS.test(subject.text) || OTHER_LETTERS.test(body.text)) return byCommonWords;
  return languageOfFew([subject, body], placesOf);
}

const OPENING = 25;
const PASSAGE = 100;
/** Tables, addresses and signatures have no language, and legitimate emails contain them. */
const UNREAD_SHARE = 0.5;

/** The languages of an email, passage by passage, so that filler does not keep the rest from being read. */
export function languagesOf(subject: Spoken, { text, words: body }: Spoken): Languages {
  const sum = countsIn(subject.words);
  const counts = new Map<Language, number>();
  let topics = 0;
  let unread = 0;
  for (let from = 0; from < body.length; from += PASSAGE) {
    const passage = body.slice(from, from + PASSAGE);
    const common = countsIn(passage);
    for (const [place, count] of common.entries()) sum[place] = (sum[place] ?? 0) + count;
    const language = languageBy(common, passage.length);
    topics++;
    if (language === null) unread++;
    else counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const length = subject.words.length + body.length;
  const whole = length < FEW ? ofFew(subject, { text, words: body }, languageBy(sum, length)) : languageBy(sum, length);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  const languages = new Set(counts.keys());
  for (const one of [whole, languageOf(body.slice(0, OPENING))]) if (one) languages.add(one);
  return {
    language: whole ?? first?.[0] ?? null,
    languages: [...languages],
    isRead: whole !== null || (first !== undefined && unread <= topics * UNREAD_SHARE),
  };
}

/** Characters that join the parts of an address, without a space on either side. */
const JOINS = '.@/_=&?%:';
const WORD = /[\p{L}\p{N}]/u;

/** The words that are prose: `com` in an address is not Portuguese, and a number is in no language. */
export function spokenWords(text: string, words: readonly Word[]): Word[] {
  const isJoint = (at: number, beyond: number) => JOINS.includes(text[at] ?? ' ') && WORD.test(text[beyond] ?? ' ');
  return words.filter(
    ({ norm, start, end }) =>
      (norm.charCodeAt(0) > 57 || norm.charCodeAt(0) < 48) && !isJoint(end, end + 1) && !isJoint(start - 1, start - 2),
  );
}

/** Words a short text needs before its language matters. */
const A_FEW = { besideLink: 5, alone: 10 };
const SHARE_OF_FEW = { besideLink: 0.15, alone: 0.1 };
const FOREIGN_SHARE = 0.5;

/**
 * Whether a short text can be read. Next to a link it must clearly be in a language of ours; otherwise it must not
 * clearly be in another. Hardly any words can always be read.
 */
export function isShortTextRead(text: string, spoken: readonly Word[], hasLink: boolean): boolean {
  if (isForeign(text)) return false;
  const place = hasLink ? 'besideLink' : 'alone';
  if (spoken.length < A_FEW[place]) return true;
  const others = spoken.filter(({ start, end }) => OTHER_LETTERS.test(text.slice(start, end))).length;
  const most = Math.max(...countsIn(spoken));
  return most >= spoken.length * SHARE_OF_FEW[place] && (others === 0 || most > others * 2);
}

const BEYOND_ASCII = /[^\0-\x7f]/;
const ACCENTED_SHARE = 0.05;

/** Whether a text in none of our languages is in another one, rather than a table, an address or code. */
export function isOtherLanguage(text: string, spoken: readonly Word[]): boolean {
  const accented = spoken.filter(({ start, end }) => BEYOND_ASCII.test(text.slice(start, end))).length;
  return isForeign(text) || accented > spoken.length * ACCENTED_SHARE;
}

const OTHER_THAN_LATIN = /(?!\p{Script=Latin})\p{L}/u;

/** Whether most letters are not Latin. */
function isForeign(text: string): boolean {
  const start = text.slice(0, LIMITS.subject);
  if (!BEYOND_ASCII.test(start) || !OTHER_THAN_LATIN.test(start)) return false;
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  const latin = start.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters - latin > letters * FOREIGN_SHARE;
}
