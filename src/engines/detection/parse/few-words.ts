import { LANGUAGE_LETTERS, WORD_SHAPES } from '../data/language-marks.ts';
import { LANGUAGES, type Language } from '../data/languages.ts';
import { oncePerWord } from './once-per-word.ts';
import type { Word } from './words.ts';

/** A text and its words of prose. */
export interface Spoken {
  text: string;
  words: readonly Word[];
}

const OPENING_MARK = /[¿¡]/;
const BEYOND_ASCII = /[^\0-\x7f]/;
const POINTS = { own: 2, shared: 1, built: 1 };
/** Points a language needs: in total, per word, and as a multiple of the next language's. */
const LEAST = 3;
const MIN_PER_WORD = 0.25;
const LEAD = 1.4;
/** Other languages form words in the same way, so some words must be known. */
const MIN_KNOWN = 2;
const MIN_KNOWN_PER_WORD = 0.2;
const FEWEST = 4;

/** The languages with this kind of word endings, by their places. */
const builtAs = oncePerWord((norm) =>
  LANGUAGES.flatMap((language, place) => (WORD_SHAPES[language].test(norm) ? place : [])),
);

/**
 * The language of short texts, by their common words, their letters and the shape of their words; null when unclear.
 * @param placesOf the languages that have a word among their most common, by their places in `LANGUAGES`
 */
export function languageOfFew(texts: readonly Spoken[], placesOf: (word: Word) => readonly number[]): Language | null {
  const length = texts.reduce((sum, { words }) => sum + words.length, 0);
  if (length < FEWEST) return null;
  const points = LANGUAGES.map(() => 0);
  const known = LANGUAGES.map(() => 0);
  const give = (place: number, more: number, to = points) => {
    to[place] = (to[place] ?? 0) + more;
  };
  for (const { text, words } of texts) {
    for (const word of words) {
      const among = placesOf(word);
      for (const place of among) {
        give(place, POINTS.own / among.length);
        give(place, POINTS.own / among.length, known);
      }
      const spelt = text.slice(word.start, word.end);
      if (BEYOND_ASCII.test(spelt)) {
        for (const [place, language] of LANGUAGES.entries()) {
          const [own, shared] = LANGUAGE_LETTERS[language];
          if (own?.test(spelt)) {
            give(place, POINTS.own);
            give(place, POINTS.own, known);
          } else if (shared?.test(spelt)) give(place, POINTS.shared);
        }
      }
      if (among.length === 0) for (const place of builtAs(word)) give(place, POINTS.built);
    }
  }
  if (texts.some(({ text }) => OPENING_MARK.test(text))) give(LANGUAGES.indexOf('es'), POINTS.own);
  const most = Math.max(...points);
  const first = points.indexOf(most);
  if (most < Math.max(LEAST, length * MIN_PER_WORD)) return null;
  if ((known[first] ?? 0) < Math.min(MIN_KNOWN, length * MIN_KNOWN_PER_WORD)) return null;
  return points.every((other, place) => place === first || most >= other * LEAD) ? (LANGUAGES[first] ?? null) : null;
}
