import { GERMAN } from './de.ts';
import { DEVELOPMENT } from './development/emails.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { GERMAN as GERMAN_EVERYDAY } from './everyday/de.ts';
import { ENGLISH as ENGLISH_EVERYDAY } from './everyday/en.ts';
import { SPANISH as SPANISH_EVERYDAY } from './everyday/es.ts';
import { FRENCH as FRENCH_EVERYDAY } from './everyday/fr.ts';
import { FRENCH } from './fr.ts';
import { GERMAN as GERMAN_FURTHER } from './further/de.ts';
import { ENGLISH as ENGLISH_FURTHER } from './further/en.ts';
import { SPANISH as SPANISH_FURTHER } from './further/es.ts';
import { FRENCH as FRENCH_FURTHER } from './further/fr.ts';
import { GERMAN as GERMAN_FURTHER_VARIED } from './further-varied/de.ts';
import { ENGLISH as ENGLISH_FURTHER_VARIED } from './further-varied/en.ts';
import { SPANISH as SPANISH_FURTHER_VARIED } from './further-varied/es.ts';
import { FRENCH as FRENCH_FURTHER_VARIED } from './further-varied/fr.ts';
import { GERMAN as GERMAN_HELD_OUT } from './held-out/de.ts';
import { ENGLISH as ENGLISH_HELD_OUT } from './held-out/en.ts';
import { SPANISH as SPANISH_HELD_OUT } from './held-out/es.ts';
import { FRENCH as FRENCH_HELD_OUT } from './held-out/fr.ts';
import { GERMAN as GERMAN_LATER } from './later-wording/de.ts';
import { ENGLISH as ENGLISH_LATER } from './later-wording/en.ts';
import { SPANISH as SPANISH_LATER } from './later-wording/es.ts';
import { FRENCH as FRENCH_LATER } from './later-wording/fr.ts';
import type { LabelledMessage } from './message.ts';
import { GERMAN as GERMAN_NEW } from './new-wording/de.ts';
import { ENGLISH as ENGLISH_NEW } from './new-wording/en.ts';
import { SPANISH as SPANISH_NEW } from './new-wording/es.ts';
import { FRENCH as FRENCH_NEW } from './new-wording/fr.ts';
import { GERMAN as GERMAN_THIRD } from './third/de.ts';
import { ENGLISH as ENGLISH_THIRD } from './third/en.ts';
import { SPANISH as SPANISH_THIRD } from './third/es.ts';
import { FRENCH as FRENCH_THIRD } from './third/fr.ts';
import { ITALIAN as ITALIAN_THIRD } from './third/it.ts';
import { DUTCH as DUTCH_THIRD } from './third/nl.ts';
import { POLISH as POLISH_THIRD } from './third/pl.ts';
import { PORTUGUESE as PORTUGUESE_THIRD } from './third/pt.ts';
import { GERMAN as GERMAN_VARIED } from './varied/de.ts';
import { ENGLISH as ENGLISH_VARIED } from './varied/en.ts';
import { SPANISH as SPANISH_VARIED } from './varied/es.ts';
import { FRENCH as FRENCH_VARIED } from './varied/fr.ts';

type Part = 'tuned' | 'new wording' | 'development' | 'formerly held out' | 'third';

/**
 * What rules were written by, and what was set aside for the measurement alone. The new wording was written when the first
 * rules were there, and they were widened by it. The formerly held-out part was written after that, with the same fifteen
 * errands and fifteen that are none in each language. At 0.79 and 0.72 its errors were looked at, and their causes mended.
 * The third set was written and committed before that; only its figures per language and type were ever looked at. A request without a
 * date expects nothing: a suggestion needs a day.
 */
export const SETS: Readonly<Record<Part, Readonly<Record<string, readonly LabelledMessage[]>>>> = {
  tuned: {
    en: [...ENGLISH, ...ENGLISH_EVERYDAY, ...ENGLISH_VARIED, ...ENGLISH_FURTHER, ...ENGLISH_FURTHER_VARIED],
    de: [...GERMAN, ...GERMAN_EVERYDAY, ...GERMAN_VARIED, ...GERMAN_FURTHER, ...GERMAN_FURTHER_VARIED],
    fr: [...FRENCH, ...FRENCH_EVERYDAY, ...FRENCH_VARIED, ...FRENCH_FURTHER, ...FRENCH_FURTHER_VARIED],
    es: [...SPANISH, ...SPANISH_EVERYDAY, ...SPANISH_VARIED, ...SPANISH_FURTHER, ...SPANISH_FURTHER_VARIED],
  },
  'new wording': {
    en: [...ENGLISH_NEW, ...ENGLISH_LATER],
    de: [...GERMAN_NEW, ...GERMAN_LATER],
    fr: [...FRENCH_NEW, ...FRENCH_LATER],
    es: [...SPANISH_NEW, ...SPANISH_LATER],
  },
  development: DEVELOPMENT,
  'formerly held out': { en: ENGLISH_HELD_OUT, de: GERMAN_HELD_OUT, fr: FRENCH_HELD_OUT, es: SPANISH_HELD_OUT },
  third: {
    en: ENGLISH_THIRD,
    de: GERMAN_THIRD,
    fr: FRENCH_THIRD,
    es: SPANISH_THIRD,
    it: ITALIAN_THIRD,
    pt: PORTUGUESE_THIRD,
    nl: DUTCH_THIRD,
    pl: POLISH_THIRD,
  },
};
