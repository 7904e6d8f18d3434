import { COMMON_WORDS, COMMON_WORDS_ELSEWHERE } from '../data/common-words.ts';
import type { ParsedEmail } from './parsed-email.ts';
import { isInAddress, skeleton } from './words.ts';

/**
 * The share of a language's most common words in sentences: 35 % in the median of honest English emails, and less than
 * this in one of twenty, most of them logs. Heaps of words against filters have 5 to 15 %.
 */
const MIN_COMMON = { english: 0.18, other: 0.1 };

const tables = new Map(
  Object.entries({ ...COMMON_WORDS, ...COMMON_WORDS_ELSEWHERE }).map(([language, words]) => [
    language,
    new Set(words.split(' ').map(skeleton)),
  ]),
);

/**
 * Whether the body consists of sentences, judged by the most common words of its language; also true if these are
 * unknown.
 */
export function isProse({ text, words, senseLanguage }: ParsedEmail): boolean {
  const common = tables.get(senseLanguage ?? '');
  if (common === undefined) return true;
  const said = words.filter((word) => !isInAddress(text, word));
  const share = said.filter(({ norm }) => common.has(norm)).length / Math.max(1, said.length);
  return share >= (senseLanguage === 'en' ? MIN_COMMON.english : MIN_COMMON.other);
}
