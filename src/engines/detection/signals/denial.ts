import type { SenseLanguage } from '../data/senses/languages.ts';
import { sensesOf } from '../model/senses.ts';
import type { Word } from '../parse/words.ts';

/** The beginnings of “can’t” and “won’t”, which are words of their own without the rest. */
const CONTRACTED: ReadonlySet<string> = new Set(['can', 'don', 'won', 'isn', 'doesn']);

/** The senses of each word of a sentence; what only looks like the beginning of a contraction has none. */
export function sensesInSentence(sentence: readonly Word[], language: SenseLanguage): (readonly number[])[] {
  return sentence.map((word, at) =>
    language === 'en' && CONTRACTED.has(word.norm) && sentence[at + 1]?.norm !== 't' ? [] : sensesOf(word, language),
  );
}
