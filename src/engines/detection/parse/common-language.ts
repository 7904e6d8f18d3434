import { COMMON_WORDS, COMMON_WORDS_ELSEWHERE } from '../data/common-words.ts';
import { MORE_COMMON_WORDS } from '../data/more-common-words.ts';
import type { Word } from './words.ts';

/** A text and its words. */
interface Spoken {
  text: string;
  words: readonly Word[];
}

const LOOKED_AT = 300;
/** Distinct words that only the language has, and the share of all that are among its commonest. */
const FEWEST = 2;
const SHARE = 0.15;

const languagesOfWord = new Map<string, readonly string[]>();
for (const [language, words] of Object.entries({ ...COMMON_WORDS, ...COMMON_WORDS_ELSEWHERE, ...MORE_COMMON_WORDS })) {
  for (const word of new Set(words.toLowerCase().split(' '))) {
    languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language]);
  }
}

/**
 * The language whose commonest words cover most of a text: neighbours such as Russian and Bulgarian share most of
 * their alphabet and words, but not these.
 * @param alphabetOf the alphabet of a language, if known; words with other characters don't count
 * @returns null if no language is clearly ahead
 */
export function languageByCommonWords(
  texts: readonly Spoken[],
  alphabetOf: (language: string) => string | undefined,
): string | null {
  const words = distinctWords(texts);
  const wordsOfLanguage = new Map<string, Set<string>>();
  for (const [spelt, norm] of words) {
    // The tables of the first languages have no accents.
    const plain = norm === spelt ? [] : (languagesOfWord.get(norm) ?? []).filter((one) => one in COMMON_WORDS);
    for (const language of new Set([...(languagesOfWord.get(spelt) ?? []), ...plain])) {
      if (!isSpelt(spelt, alphabetOf(language))) continue;
      const own = wordsOfLanguage.get(language) ?? new Set();
      wordsOfLanguage.set(language, own.add(spelt));
    }
  }
  const [first, second] = [...wordsOfLanguage].sort(([, a], [, b]) => b.size - a.size);
  if (!first || first[1].size === second?.[1].size || first[1].size < words.size * SHARE) return null;
  const own = [...first[1]].filter((word) => !second?.[1].has(word));
  return own.length >= FEWEST ? first[0] : null;
}

function isSpelt(word: string, alphabet: string | undefined): boolean {
  return (
    alphabet === undefined || alphabet === '' || Array.from(word).every((one) => one < '\x7f' || alphabet.includes(one))
  );
}

/** Each word once, as a name may be repeated: its spelling and its normal form. */
function distinctWords(texts: readonly Spoken[]): Map<string, string> {
  const all = texts.flatMap(({ text, words }) =>
    words
      .slice(0, LOOKED_AT)
      .map(({ norm, start, end }): [string, string] => [text.slice(start, end).normalize('NFC').toLowerCase(), norm]),
  );
  return new Map(all);
}
