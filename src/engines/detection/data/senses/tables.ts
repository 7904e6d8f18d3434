import { AR } from './ar.ts';
import { CS } from './cs.ts';
import { DA } from './da.ts';
import { DE } from './de.ts';
import { EL } from './el.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FI } from './fi.ts';
import { FR } from './fr.ts';
import { HE } from './he.ts';
import { HI } from './hi.ts';
import { HU } from './hu.ts';
import { ID } from './id.ts';
import { IT } from './it.ts';
import { JA } from './ja.ts';
import { KO } from './ko.ts';
import type { SenseLanguage, Senses } from './languages.ts';
import { NB } from './nb.ts';
import { NL } from './nl.ts';
import { PL } from './pl.ts';
import { PT } from './pt.ts';
import { RO } from './ro.ts';
import { RU } from './ru.ts';
import { SV } from './sv.ts';
import { TH } from './th.ts';
import { TR } from './tr.ts';
import { UK } from './uk.ts';
import { VI } from './vi.ts';
import { ZH } from './zh.ts';

/** Everyday words for what emails ask for, and how, with the same meaning in each language. Own selection. */
export const SENSES: Readonly<Record<SenseLanguage, Senses>> = {
  en: EN,
  de: DE,
  fr: FR,
  es: ES,
  pt: PT,
  it: IT,
  nl: NL,
  pl: PL,
  sv: SV,
  da: DA,
  nb: NB,
  fi: FI,
  cs: CS,
  ro: RO,
  hu: HU,
  tr: TR,
  id: ID,
  vi: VI,
  el: EL,
  ru: RU,
  uk: UK,
  ar: AR,
  he: HE,
  hi: HI,
  th: TH,
  ja: JA,
  ko: KO,
  zh: ZH,
};
