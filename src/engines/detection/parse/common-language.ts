import { COMMON_WORDS, COMMON_WORDS_ELSEWHERE } from '../data/common-words.ts';
import { MORE_COMMON_WORDS } from '../data/more-common-words.ts';
import { oncePerWord } from './once-per-word.ts';
import type { Word } from './words.ts';

/** A text and its words. */
interface Spoken {
  text: string;
  words: readonly Word[];
}

const LOOKED_AT = 300;
/** Distinct words that only this language has, and the share of all words that are among its most common. */
const FEWEST = 2;
const SHARE = 0.15;
const BEYOND_ASCII = /[^\0-\x7e]/;

const NO_LANGUAGE: readonly string[] = [];
const languagesOfWord = new Map<string, readonly string[]>();
for (const [language, words] of Object.entries({ ...COMMON_WORDS, ...COMMON_WORDS_ELSEWHERE, ...MORE_COMMON_WORDS })) {
  for (const word of new Set(words.toLowerCase().split(' '))) {
    languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language]);
  }
}

/**
 * The language whose most common words cover most of a text: neighbours such as Russian and Bulgarian share most of
 * their alphabet and words, but not these.
 * @param alphabetOf the alphabet of a language, if known; words with other characters don't count
 * @returns null if no language is clearly ahead
 */
export function languageByCommonWords(
  texts: readonly Spoken[],
  alphabetOf: (language: string) => string | undefined,
): string | null {
  const met = new Set<string>();
  const wordsOfLanguage = new Map<string, string[]>();
  for (const { text, words } of texts) {
    for (const word of words.slice(0, LOOKED_AT)) {
      const spelt = isPlain(text, word) ? word.norm : spellingOf(text, word);
      if (met.has(spelt)) continue;
      met.add(spelt);
      for (const language of spelt === word.norm ? languagesOf(word) : languagesOfAccented(spelt, word)) {
        if (!isSpelt(spelt, alphabetOf(language))) continue;
        const own = wordsOfLanguage.get(language);
        if (own) own.push(spelt);
        else wordsOfLanguage.set(language, [spelt]);
      }
    }
  }
  const [first, second] = [...wordsOfLanguage].sort(([, a], [, b]) => b.length - a.length);
  if (!first || first[1].length === second?.[1].length || first[1].length < met.size * SHARE) return null;
  const others = new Set(second?.[1]);
  return first[1].filter((word) => !others.has(word)).length >= FEWEST ? first[0] : null;
}

const languagesOf = oncePerWord((norm) => languagesOfWord.get(norm) ?? NO_LANGUAGE);

/** The tables of the first languages have no accents. */
function languagesOfAccented(spelt: string, word: Word): ReadonlySet<string> {
  const plain = languagesOf(word).filter((one) => one in COMMON_WORDS);
  return new Set([...(languagesOfWord.get(spelt) ?? NO_LANGUAGE), ...plain]);
}

/** Whether a word is spelt like its normal form, as all words without accents are. */
function isPlain(text: string, { norm, start, end }: Word): boolean {
  if (norm.length !== end - start) return false;
  for (let at = start; at < end; at++) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
}

function spellingOf(text: string, { start, end }: Word): string {
  return text.slice(start, end).normalize('NFC').toLowerCase();
}

function isSpelt(word: string, alphabet: string | undefined): boolean {
  if (alphabet === undefined || alphabet === '' || !BEYOND_ASCII.test(word)) return true;
  return Array.from(word).every((one) => one < '\x7f' || alphabet.includes(one));
}
