import type { SenseLanguage } from '../data/senses/languages.ts';
import { sensesOf } from '../model/senses.ts';
import { once } from '../parse/once.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { senseLanguageOf } from '../parse/sense-language.ts';
import type { Range } from '../parse/thread.ts';
import type { Word } from '../parse/words.ts';

/**
 * The senses of the words around a place in the text, in the language of their line and in that of the email: a
 * service's user may type in another language than the service. English if neither is known.
 */
export function sensesNear(
  parsed: ParsedEmail,
  { start = 0, end = start }: Partial<Range>,
  characters: number,
): ReadonlySet<number> {
  const near = parsed.words.filter((word) => word.end >= start - characters && word.start <= end + characters);
  const ofLine = lineLanguage(parsed, { start, end }, near);
  const languages = new Set([parsed.senseLanguage, ofLine].filter((one) => one !== null));
  if (languages.size === 0) languages.add('en');
  return new Set([...languages].flatMap((language) => near.flatMap((word) => sensesOf(word, language))));
}

/** The language of the line of a place in the text, by the words given; null if they don't tell. */
export function lineLanguage(
  { text }: ParsedEmail,
  { start, end }: Range,
  words: readonly Word[],
): SenseLanguage | null {
  const line = { start: text.lastIndexOf('\n', start), end: (text.indexOf('\n', end) + 1 || text.length + 1) - 1 };
  const beside = words.filter((word) => word.start > line.start && word.end <= line.end);
  return senseLanguageOf(null, text.slice(line.start + 1, line.end), beside.map(movedBy(-line.start - 1)));
}

/** The senses of all words of the subject and the body, in the email's language. */
export const sensesSaid = once(({ senseLanguage, subjectWords, words }: ParsedEmail): ReadonlySet<number> => {
  const said = new Set<number>();
  if (senseLanguage === null) return said;
  for (const some of [subjectWords, words]) {
    for (const word of some) for (const sense of sensesOf(word, senseLanguage)) said.add(sense);
  }
  return said;
});

function movedBy(offset: number): (word: Word) => Word {
  return (word) => ({ ...word, start: word.start + offset, end: word.end + offset });
}

/** Whether one of the senses is among those found. */
export function hasAny(found: ReadonlySet<number>, senses: ReadonlySet<number>): boolean {
  return !found.isDisjointFrom(senses);
}
