import type { Language } from '../languages.ts';
import type { PhraseTable } from './concepts.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT } from './it.ts';
import { NL } from './nl.ts';
import { PL } from './pl.ts';
import { PT } from './pt.ts';

export const PHRASES: Readonly<Record<Language, PhraseTable>> = {
  en: EN,
  de: DE,
  fr: FR,
  es: ES,
  pt: PT,
  it: IT,
  nl: NL,
  pl: PL,
};
