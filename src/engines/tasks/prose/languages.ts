import { GERMAN } from '../data/de.ts';
import { ENGLISH } from '../data/en.ts';
import { SPANISH } from '../data/es.ts';
import { FRENCH } from '../data/fr.ts';
import { ITALIAN } from '../data/it.ts';
import { DUTCH } from '../data/nl.ts';
import type { Phrasebook } from '../data/phrasebook.ts';
import { POLISH } from '../data/pl.ts';
import { PORTUGUESE } from '../data/pt.ts';

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'pl';

export const PHRASEBOOKS: Readonly<Record<Language, Phrasebook>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  nl: DUTCH,
  pl: POLISH,
};
const LANGUAGES = Object.keys(PHRASEBOOKS) as Language[];
/** Characters examined. */
const SAMPLE = 4_000;
const WORD = /[a-z']{1,20}/g;

/** The language whose small words are the most frequent in a folded text; several when it is too short to say. */
export function languagesOf(folded: string): Language[] {
  const words = folded.slice(0, SAMPLE).match(WORD) ?? [];
  const counts = LANGUAGES.map((language) => words.filter((word) => PHRASEBOOKS[language].small.has(word)).length);
  const most = Math.max(...counts);
  return LANGUAGES.filter((_, index) => counts[index] === most);
}
