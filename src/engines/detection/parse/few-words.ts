import { LANGUAGE_LETTERS, WORD_SHAPES } from '../data/language-marks.ts';
import type { Language } from '../data/languages.ts';
import type { Word } from './words.ts';

/** A text and those of its words that are prose. */
export interface Spoken {
  text: string;
  words: readonly Word[];
}

const OPENING_MARK = /[¿¡]/;
const BEYOND_ASCII = /[^\0-\x7f]/;
const NO_LETTERS = [null, null] as const;
const POINTS = { own: 2, shared: 1, built: 1 };
/** Points a language needs: in total, per word, and as a multiple of the next language's. */
const LEAST = 3;
const LEAST_A_WORD = 0.25;
const LEAD = 1.4;
/** Other languages form words the same way, so some words must be known. */
const LEAST_KNOWN = 2;
const LEAST_KNOWN_A_WORD = 0.2;
const FEWEST = 4;

/** The language of a short text, by its common words, its letters and the shape of its words; null when unclear. */
export function languageOfFew(
  { text, words }: Spoken,
  languages: readonly Language[],
  languagesOfWord: ReadonlyMap<string, readonly Language[]>,
): Language | null {
  if (words.length < FEWEST) return null;
  const points = new Map<Language, number>();
  const known = new Map<Language, number>();
  const give = (language: Language, more: number, to = points) => to.set(language, (to.get(language) ?? 0) + more);
  for (const { norm, start, end } of words) {
    const word = text.slice(start, end);
    const isAccented = BEYOND_ASCII.test(word);
    const among = languagesOfWord.get(norm) ?? [];
    for (const language of among) {
      give(language, POINTS.own / among.length);
      give(language, POINTS.own / among.length, known);
    }
    for (const language of languages) {
      const [own, shared] = isAccented ? LANGUAGE_LETTERS[language] : NO_LETTERS;
      if (own?.test(word)) {
        give(language, POINTS.own);
        give(language, POINTS.own, known);
      } else if (shared?.test(word)) give(language, POINTS.shared);
      if (among.length === 0 && WORD_SHAPES[language].test(norm)) give(language, POINTS.built);
    }
  }
  if (OPENING_MARK.test(text)) give('es', POINTS.own);
  const [first, second] = [...points].sort(([, a], [, b]) => b - a);
  if (!first || first[1] < Math.max(LEAST, words.length * LEAST_A_WORD)) return null;
  if ((known.get(first[0]) ?? 0) < Math.min(LEAST_KNOWN, words.length * LEAST_KNOWN_A_WORD)) return null;
  return first[1] >= (second?.[1] ?? 0) * LEAD ? first[0] : null;
}
