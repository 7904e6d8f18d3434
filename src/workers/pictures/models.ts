import type { Email } from '../../engines/detection/index.ts';
import { languagesOf } from '../../engines/detection/parse/language.ts';
import { senseLanguageOf } from '../../engines/detection/parse/sense-language.ts';
import { readText } from '../../engines/detection/parse/text.ts';
import { wordsOf } from '../../engines/detection/parse/words.ts';

/**
 * Language data of `@tesseract.js-data`, by its names. There is none for Russian: Belarusian has its whole alphabet
 * except ъ.
 */
export const MODELS = [
  'eng',
  'deu',
  'fra',
  'spa',
  'ita',
  'por',
  'pol',
  'bel',
  'ukr',
  'ell',
  'chi_sim',
  'chi_tra',
  'jpn',
  'kor',
  'ara',
  'heb',
  'hin',
  'tha',
] as const;
export type ModelName = (typeof MODELS)[number];

/** By ISO 639-1 code. The English data can read other languages in Latin script, but without accents. */
const BY_LANGUAGE: Readonly<Record<string, ModelName>> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  pt: 'por',
  pl: 'pol',
  ru: 'bel',
  be: 'bel',
  bg: 'bel',
  uk: 'ukr',
  el: 'ell',
  ja: 'jpn',
  ko: 'kor',
  ar: 'ara',
  fa: 'ara',
  he: 'heb',
  iw: 'heb',
  hi: 'hin',
  th: 'tha',
};
/** Country domains whose people write one script or language; elsewhere people write several. */
const BY_COUNTRY: Readonly<Record<string, ModelName>> = {
  de: 'deu',
  at: 'deu',
  fr: 'fra',
  es: 'spa',
  mx: 'spa',
  it: 'ita',
  br: 'por',
  pt: 'por',
  pl: 'pol',
  ru: 'bel',
  by: 'bel',
  ua: 'ukr',
  gr: 'ell',
  cn: 'chi_sim',
  tw: 'chi_tra',
  jp: 'jpn',
  kr: 'kor',
  il: 'heb',
  th: 'tha',
  eg: 'ara',
  sa: 'ara',
};
/** Tried if the language is unknown: one for each script, the most common in email first. */
const EACH_SCRIPT: readonly ModelName[] = ['eng', 'bel', 'jpn', 'chi_sim', 'ara', 'kor', 'hin', 'tha', 'heb', 'ell'];
/**
 * Characters that exist only in the traditional or only in the simplified script, from the 200 most common that differ.
 */
const TRADITIONAL = /[們來時個對說會過後國學這發經還沒開關點電話與爲為麼帳戶號請轉證銀]/gu;
const SIMPLIFIED = /[们来时个对说会过后国学这发经还没开关点电话与为么帐户号请转证银]/gu;
/** Declared encodings that are used for one script. */
const CHARSETS: readonly (readonly [RegExp, ModelName])[] = [
  [/charset="?(?:iso-2022-jp|shift_jis|euc-jp)/i, 'jpn'],
  [/charset="?(?:gb2312|gbk|gb18030)/i, 'chi_sim'],
  [/charset="?big5/i, 'chi_tra'],
  [/charset="?(?:euc-kr|ks_c_5601)/i, 'kor'],
  [/charset="?(?:koi8-r|windows-1251|iso-8859-5)/i, 'bel'],
  [/charset="?koi8-u/i, 'ukr'],
  [/charset="?(?:windows-1256|iso-8859-6)/i, 'ara'],
  [/charset="?(?:windows-1255|iso-8859-8)/i, 'heb'],
  [/charset="?(?:windows-1253|iso-8859-7)/i, 'ell'],
  [/charset="?(?:windows-874|tis-620|iso-8859-11)/i, 'tha'],
];

/**
 * The language data to try on an email's pictures, the likeliest first: by its own words, by what its HTML and headers
 * declare, and finally one for each script.
 */
export function modelsFor(email: Email): ModelName[] {
  const { html = '', headers = [] } = email;
  const written = modelOfText(`${email.from?.name ?? ''} ${email.subject}\n${readText(email).whole.slice(0, 5_000)}`);
  const declared = [
    /<html\b[^>]{0,300}\blang="?([a-z]{2})(-[a-z]{2,4})?/i.exec(html),
    /^([a-z]{2})(-[a-z]{2,4})?/i.exec(headers.find(({ name }) => /^content-language$/i.test(name))?.value ?? ''),
  ].map((found) => found && modelOfLanguage(found[1] ?? '', found[2] ?? ''));
  const type = headers.find(({ name }) => /^content-type$/i.test(name))?.value ?? '';
  const encoded = CHARSETS.find(([charset]) => charset.test(type))?.[1] ?? null;
  const countries = [email.from, ...(email.to ?? []).slice(0, 1)].map(
    (mailbox) => BY_COUNTRY[/\.([a-z]{2})$/i.exec(mailbox?.address ?? '')?.[1]?.toLowerCase() ?? ''] ?? null,
  );
  const likely = [written, ...declared, encoded, ...countries].filter((model) => model !== null);
  return [...new Set([...likely, ...EACH_SCRIPT])];
}

/** The language data for what a text is written in; null when that is unclear. */
export function modelOfText(text: string): ModelName | null {
  const words = wordsOf(text, true);
  const { language: known } = languagesOf({ text: '', words: [] }, { text, words });
  const language = senseLanguageOf(known, text, words) ?? languageOfScript(text);
  if (language === 'zh') return isTraditional(text) ? 'chi_tra' : 'chi_sim';
  return language === null ? null : (BY_LANGUAGE[language] ?? null);
}

/** A subject of a few words may be too short for its language, but not for its script. */
function languageOfScript(text: string): string | null {
  if (/[äöß]/i.test(text)) return 'de';
  if (/[ąęłżźśćń]/i.test(text)) return 'pl';
  if (/[ãõ]/i.test(text)) return 'pt';
  if (/[ñ¿¡]/i.test(text)) return 'es';
  return /[çêèœ]/i.test(text) ? 'fr' : null;
}

function isTraditional(text: string): boolean {
  return (text.match(TRADITIONAL)?.length ?? 0) > (text.match(SIMPLIFIED)?.length ?? 0);
}

function modelOfLanguage(language: string, region: string): ModelName | null {
  if (language.toLowerCase() === 'zh') return /^-(?:tw|hk|hant)/i.test(region) ? 'chi_tra' : 'chi_sim';
  return BY_LANGUAGE[language.toLowerCase()] ?? null;
}
