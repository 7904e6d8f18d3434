import type { Language, Spoken } from './language.ts';

/** How words of a language are built that the others build otherwise, without accents, as `Word.norm` has them. */
const BUILT: Readonly<Record<Language, RegExp>> = {
  en: /^th|^wh|ght|ould$|ly$|ness$|tions?$|[bcdfglmnprst]ing$/,
  de: /ung(?:en)?$|lich|keit|^ver.|[ea]cht|tz|[aeiou]sch|ieren$|^ge.{2,}t$/,
  fr: /eaux?$|eux$|[^aeiou]ez$|oir$|^aujourd$|ement$|tions?$|age$|^qu[ei]?$|^ous?$/,
  es: /ciones$|cion$|dad(?:es)?$|^ll.|illa?s?$|ue[lrnsv][aeot]|^[a-z]+rlos?$|iend?o$|^hay$/,
  pt: /c(?:ao|oes)$|lh|[aeio]nh|agem$|agens$|dade$|[ae]ndo$|eir[ao]s?$|[^aeiou]ei$|[^y]ou$/,
  it: /zion[ei]$|gli|[aeiou]tt[aoei]$|zz|cch|ghi|tta$|[aeiou]ss[aoei]$|ezza$|ggi|zia(?:no)?$/,
  nl: /ij|aa|uu|lijk|heid|oe[a-z]|ui[a-z]|[aeiou]{2}[nrtkl]$|^ge.{2,}d$/,
  pl: /sz|cz|rz|dz|ego$|ych$|emy$|sci|ow$|owa/,
};
/** Emails that one of the languages has alone, and those that it shares with another. */
const EMAILS: Readonly<Record<Language, readonly [own: RegExp | null, shared: RegExp | null]>> = {
  en: [null, null],
  de: [/ß/i, /[äöü]/i],
  fr: [/[œûî]/i, /[çàéâèêù]/i],
  es: [/ñ/i, /[áíóúé]/i],
  pt: [/[ãõ]/i, /[áíóúçâêé]/i],
  it: [/[ìò]/i, /[àèéù]/i],
  nl: [null, /[ëï]/i],
  pl: [/[ąęłżźśćń]/i, /ó/i],
};
const OPENING_MARK = /[¿¡]/;
const POINTS = { own: 2, shared: 1, built: 1 };
/** Points that a language needs, by itself, by word, and as a multiple of the next one’s. */
const LEAST = 3;
const LEAST_A_WORD = 0.25;
const LEAD = 1.4;
/** Other languages build words alike: some must be known ones. */
const LEAST_KNOWN = 2;
const LEAST_KNOWN_A_WORD = 0.2;
const FEWEST = 4;

/** Of few words, few are common ones: what language they are in by their emails and their build as well. */
export function languageOfFew(
  { text, words }: Spoken,
  languages: readonly Language[],
  languagesOfWord: ReadonlyMap<string, readonly Language[]>,
): Language | null {
  if (words.length < FEWEST) return null;
  const points = new Map<Language, number>();
  const known = new Map<Language, number>();
  const give = (language: Language, more: number, to = points) => to.set(language, (to.get(language) ?? 0) + more);
  for (const { norm, start, end } of words) {
    const word = text.slice(start, end);
    const among = languagesOfWord.get(norm) ?? [];
    for (const language of among) {
      give(language, POINTS.own / among.length);
      give(language, POINTS.own / among.length, known);
    }
    for (const language of languages) {
      const [own, shared] = EMAILS[language];
      if (own?.test(word)) {
        give(language, POINTS.own);
        give(language, POINTS.own, known);
      } else if (shared?.test(word)) give(language, POINTS.shared);
      if (among.length === 0 && BUILT[language].test(norm)) give(language, POINTS.built);
    }
  }
  if (OPENING_MARK.test(text)) give('es', POINTS.own);
  const [first, second] = [...points].sort(([, a], [, b]) => b - a);
  if (!first || first[1] < Math.max(LEAST, words.length * LEAST_A_WORD)) return null;
  if ((known.get(first[0]) ?? 0) < Math.min(LEAST_KNOWN, words.length * LEAST_KNOWN_A_WORD)) return null;
  return first[1] >= (second?.[1] ?? 0) * LEAD ? first[0] : null;
}
