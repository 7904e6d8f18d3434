import { sensesOf } from '../model/senses.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import type { Range } from '../parse/thread.ts';

/** The senses of the words around a place in the text; none in a language whose senses are not known. */
export function sensesNear(
  { words, senseLanguage }: ParsedEmail,
  { start = 0, end = start }: Partial<Range>,
  characters: number,
): ReadonlySet<number> {
  if (senseLanguage === null) return new Set();
  const near = words.filter((word) => word.end >= start - characters && word.start <= end + characters);
  return new Set(near.flatMap(({ norm }) => sensesOf(norm, senseLanguage)));
}

/** Whether one of the senses is among those found. */
export function hasAny(found: ReadonlySet<number>, senses: ReadonlySet<number>): boolean {
  return !found.isDisjointFrom(senses);
}
