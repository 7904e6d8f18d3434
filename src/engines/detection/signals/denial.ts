import type { SenseLanguage } from '../data/senses/languages.ts';
import { sensesOf } from '../model/senses.ts';
import type { Word } from '../parse/words.ts';

/** The first halves of “can’t” and “won’t”, which are separate words by themselves. */
const CONTRACTED: ReadonlySet<string> = new Set(['can', 'don', 'won', 'isn', 'doesn']);

/** The senses of each word of a sentence; a word that only looks like the start of a contraction has none. */
export function sensesInSentence(sentence: readonly Word[], language: SenseLanguage): (readonly number[])[] {
  return sentence.map((word, at) =>
    language === 'en' && CONTRACTED.has(word.norm) && sentence[at + 1]?.norm !== 't' ? [] : sensesOf(word, language),
  );
}
