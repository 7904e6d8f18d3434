import { COMMON_WORDS, COMMON_WORDS_ELSEWHERE } from '../data/common-words.ts';
import type { Language } from '../data/languages.ts';
import type { SenseLanguage } from '../data/senses/languages.ts';
import { skeleton, type Word } from './words.ts';

/** Ranges of UTF-16 units, and the language written in them. */
const SCRIPTS: readonly (readonly [first: number, last: number, language: SenseLanguage | 'cyrillic' | 'han'])[] = [
  [0x370, 0x3ff, 'el'],
  [0x400, 0x52f, 'cyrillic'],
  [0x590, 0x5ff, 'he'],
  [0x600, 0x6ff, 'ar'],
  [0x900, 0x97f, 'hi'],
  [0xe00, 0xe7f, 'th'],
  [0x3041, 0x30ff, 'ja'],
  [0x3400, 0x9fff, 'han'],
  [0xac00, 0xd7a3, 'ko'],
];
/** Characters that only one of the languages in Latin script has. */
const OWN_CHARACTERS: readonly (readonly [RegExp, SenseLanguage])[] = [
  [/[ışğİ]/, 'tr'],
  [/[őű]/i, 'hu'],
  [/[țșă]/i, 'ro'],
  [/[ěřů]/i, 'cs'],
  [/[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỵỷỹ]/i, 'vi'],
];
const UKRAINIAN = /[іїєґ]/i;
const KANA = /[\u3041-\u30ff]/;

/** How many words are checked, and the share of them that must be in one script or among a language's most common. */
const LOOKED_AT = 300;
const SHARE = { script: 0.35, common: 0.06 };
const FEWEST = 2;
const SEARCHED = 2_000;
const LEAD = 1.2;

const languagesOfWord = new Map<string, SenseLanguage[]>();
for (const [language, words] of Object.entries({ ...COMMON_WORDS, ...COMMON_WORDS_ELSEWHERE })) {
  for (const word of new Set(words.split(' ').map(skeleton))) {
    languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language as SenseLanguage]);
  }
}

/**
 * The language whose senses are looked up.
 * @param known the language found among those of the phrase tables
 */
export function senseLanguageOf(known: Language | null, text: string, words: readonly Word[]): SenseLanguage | null {
  if (known !== null) return known;
  const some = words.slice(0, LOOKED_AT);
  const counts = new Map<string, number>();
  for (const { start } of some) {
    const code = text.charCodeAt(start);
    const script = code < 0x370 ? undefined : SCRIPTS.find(([first, last]) => code >= first && code <= last);
    if (script) counts.set(script[2], (counts.get(script[2]) ?? 0) + 1);
  }
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  if (first && first[1] >= some.length * SHARE.script) {
    if (first[0] === 'cyrillic') return UKRAINIAN.test(text) ? 'uk' : 'ru';
    if (first[0] === 'han') return KANA.test(text) ? 'ja' : 'zh';
    return first[0] as SenseLanguage;
  }
  return (
    byCommonWords(some) ?? OWN_CHARACTERS.find(([characters]) => characters.test(text.slice(0, SEARCHED)))?.[1] ?? null
  );
}

function byCommonWords(words: readonly Word[]): SenseLanguage | null {
  const points = new Map<SenseLanguage, number>();
  for (const { norm } of words) {
    const languages = languagesOfWord.get(norm) ?? [];
    for (const language of languages)
      points.set(language, (points.get(language) ?? 0) + 1 / Math.sqrt(languages.length));
  }
  const [first, second] = [...points].sort(([, a], [, b]) => b - a);
  if (!first || first[1] < FEWEST || first[1] < words.length * SHARE.common) return null;
  return first[1] >= (second?.[1] ?? 0) * LEAD ? first[0] : null;
}
