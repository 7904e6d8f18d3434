import type { Language } from './languages.ts';

/**
 * Beginnings, ends and letter groups that words of one language have and those of the others do not, without accents, as
 * `Word.norm` has them. Own selection, 2026-11.
 */
export const WORD_SHAPES: Readonly<Record<Language, RegExp>> = {
  en: /^th|^wh|ght|ould$|ly$|ness$|tions?$|[bcdfglmnprst]ing$/,
  de: /ung(?:en)?$|lich|keit|^ver.|[ea]cht|tz|[aeiou]sch|ieren$|^ge.{2,}t$/,
  fr: /eaux?$|eux$|[^aeiou]ez$|oir$|^aujourd$|ement$|tions?$|age$|^qu[ei]?$|^ous?$/,
  es: /ciones$|cion$|dad(?:es)?$|^ll.|illa?s?$|ue[lrnsv][aeot]|^[a-z]+rlos?$|iend?o$|^hay$/,
  pt: /c(?:ao|oes)$|lh|[aeio]nh|agem$|agens$|dade$|[ae]ndo$|eir[ao]s?$|[^aeiou]ei$|[^y]ou$/,
  it: /zion[ei]$|gli|[aeiou]tt[aoei]$|zz|cch|ghi|tta$|[aeiou]ss[aoei]$|ezza$|ggi|zia(?:no)?$/,
  nl: /ij|aa|uu|lijk|heid|oe[a-z]|ui[a-z]|[aeiou]{2}[nrtkl]$|^ge.{2,}d$/,
  pl: /sz|cz|rz|dz|ego$|ych$|emy$|sci|ow$|owa/,
};

/** Letters that only one of the languages has, and letters that it shares with another. */
export const LANGUAGE_LETTERS: Readonly<Record<Language, readonly [own: RegExp | null, shared: RegExp | null]>> = {
  en: [null, null],
  de: [/ß/i, /[äöü]/i],
  fr: [/[œûî]/i, /[çàéâèêù]/i],
  es: [/ñ/i, /[áíóúé]/i],
  pt: [/[ãõ]/i, /[áíóúçâêé]/i],
  it: [/[ìò]/i, /[àèéù]/i],
  nl: [null, /[ëï]/i],
  pl: [/[ąęłżźśćń]/i, /ó/i],
};

/** Nordic, Baltic, Czech, Hungarian, Romanian, Turkish and other letters that none of the languages uses. */
export const OTHER_LETTERS = /[åøæğşıěřůšžťďňőűțșăđðþāēīūķļņģįųė]/i;
