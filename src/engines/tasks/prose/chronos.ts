import { Chrono, de, en, es, fr, type Parser } from 'chrono-node';
import { isReal } from '../moment.ts';
import type { Language } from './languages.ts';

type Reference = Parameters<Parser['extract']>[0]['reference'];

const inDays = (pattern: RegExp, days: number): Parser => ({
  pattern: () => pattern,
  extract: ({ reference }) => {
    const date = reference.getDateWithAdjustedTimezone();
    date.setDate(date.getDate() + days);
    return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
  },
});

/** “the 20th” of this month, or of the next when it has passed. The month is implied, not certain. */
const dayOfMonth = (pattern: RegExp): Parser => ({
  pattern: () => pattern,
  extract: (context, match) => {
    const day = Number(match[1]);
    const today = context.reference.getDateWithAdjustedTimezone();
    const date = new Date(today.getFullYear(), today.getMonth() + (day < today.getDate() ? 1 : 0), day);
    if (date.getDate() !== day) return null;
    const components = context.createParsingComponents({ day });
    components.imply('month', date.getMonth() + 1);
    components.imply('year', date.getFullYear());
    return components;
  },
});

/** `4.12.`, which chrono reads only with a year. */
const DAY_AND_MONTH: Parser = {
  pattern: () => /(?<![\d.])([0-3]?\d)\.\s?([01]?\d)\.(?!\s?\d)/,
  extract: (context, match) => {
    const [day, month] = [Number(match[1]), Number(match[2])];
    const year = yearOf(context.reference, month, day);
    if (!isReal({ year, month, day })) return null;
    const components = context.createParsingComponents({ month, day });
    components.imply('year', year);
    return components;
  },
};

/** `a las 9 de la mañana`, `de 14:00 a 16:30`: chrono reads the “a” as “a.m.”. */
const SPANISH_TIME: Parser = {
  pattern: () =>
    /(?:(?<![\p{L}])(?:a|desde|sobre|entre) las? (\d{1,2})(?:[:.](\d{2}))?|(?<![\p{L}]de |[\d:.,/-])(?:(?<![\p{L}])de )?(\d{1,2}):(\d{2}))(?:\s?(?:h|hs|horas)(?![\p{L}]))?(?:\s(?:a|-|hasta|y)\s(?:las\s)?(\d{1,2})(?:[:.](\d{2}))?(?:\s?(?:h|hs|horas)(?![\p{L}]))?)?(?: (?:de|por) la (mañana|tarde|noche))?(?![\d:/])/u,
  extract: (context, match) => {
    const [from, to] = [Number(match[1] ?? match[3]), match[5] === undefined ? null : Number(match[5])];
    const isLate = match[7] !== undefined && match[7] !== 'mañana';
    const later = (hour: number) => (isLate && hour < 12 ? hour + 12 : hour);
    const start = { hour: later(from), minute: Number(match[2] ?? match[4] ?? 0) };
    const end = to === null ? undefined : { hour: later(to), minute: Number(match[6] ?? 0) };
    if ([start, end].some((time) => time && (time.hour > 23 || time.minute > 59))) return null;
    return context.createParsingResult(
      match.index ?? 0,
      match[0],
      { ...start, ...(match[7] && { meridiem: isLate ? 1 : 0 }) },
      end,
    );
  },
};

/** `bis Mittwochabend`: chrono reads the weekday only as a word of its own. Elsewhere the hour would matter. */
const GERMAN_WEEKDAY: Parser = {
  pattern: () =>
    /(?<=(?:bis|bis zum|vor|zum) )(sonn|mon|diens|mitt|donners|frei|sams)(?:tag|woch)(?:abend|mittag|nachmittag|vormittag|morgen|fr[üu]h)(?![\p{L}])/iu,
  extract: (context, match) =>
    context.createParsingComponents({ weekday: GERMAN_WEEKDAYS.indexOf((match[1] ?? '').toLowerCase()) }),
};
const GERMAN_WEEKDAYS = ['sonn', 'mon', 'diens', 'mitt', 'donners', 'frei', 'sams'];

/** `zwischen 8 und 10 Uhr`: chrono reads only the second time. */
const GERMAN_TIMES: Parser = {
  pattern: () =>
    /(?<![\p{L}])(?:zwischen|von) (\d{1,2})(?:[:.](\d{2}))?(?: uhr)? (?:und|bis) (\d{1,2})(?:[:.](\d{2}))? uhr/iu,
  extract: (context, match) => {
    const start = { hour: Number(match[1]), minute: Number(match[2] ?? 0) };
    const end = { hour: Number(match[3]), minute: Number(match[4] ?? 0) };
    if ([start, end].some(({ hour, minute }) => hour > 23 || minute > 59)) return null;
    return context.createParsingResult(match.index ?? 0, match[0], start, end);
  },
};

/** `between 9 and 11 am`: chrono reads only the second time. */
const ENGLISH_TIMES: Parser = {
  pattern: () =>
    /\b(?:between|from) (\d{1,2})(?:[:.](\d{2}))?(?: ?[ap]\.?m\.?)? (?:and|to|till|until) (\d{1,2})(?:[:.](\d{2}))? ?([ap])\.?m\b\.?/i,
  extract: (context, match) => {
    const isAfternoon = match[5]?.toLowerCase() === 'p';
    const hourOf = (text: string | undefined) => (Number(text) % 12) + (isAfternoon ? 12 : 0);
    const end = { hour: hourOf(match[3]), minute: Number(match[4] ?? 0) };
    // “from 11 to 1 pm” starts in the morning.
    const first = hourOf(match[1]);
    const start = { hour: first > end.hour ? first - 12 : first, minute: Number(match[2] ?? 0) };
    if ([start, end].some(({ hour, minute }) => hour < 0 || hour > 23 || minute > 59)) return null;
    return context.createParsingResult(
      match.index ?? 0,
      match[0],
      { ...start, meridiem: start.hour >= 12 ? 1 : 0 },
      end,
    );
  },
};

/** `9 h 20`: chrono reads only the hour. */
const FRENCH_TIME: Parser = {
  pattern: () => /(?<![\p{L}\d:.,/-])([0-2]?\d)\s?(?:h|heures?)(?:\s?([0-5]\d))?(?![\p{L}\d:])/iu,
  extract: (context, match) => {
    const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
    if (hour > 23) return null;
    return context.createParsingResult(match.index ?? 0, match[0], { hour, minute });
  },
};

// Chrono's casual parsers read “morgen” and “mañana” as a time of day, and “après-demain” as tomorrow.
/** Chrono for the languages that it reads well, with additional everyday dates. Others: `word-dates.ts`. */
export const CHRONOS: Readonly<Partial<Record<Language, Chrono>>> = {
  en: withParsers({ parsers: en.casual.parsers, refiners: en.casual.refiners }, [
    ENGLISH_TIMES,
    dayOfMonth(
      /(?<=\b(?:(?:by|before|than) (?:the )?|(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:the )?))([0-3]?\d)(?:st|nd|rd|th)\b(?! (?:of|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|century|floor|birthday|anniversary))/i,
    ),
  ]),
  de: withParsers(de.createConfiguration(false), [
    GERMAN_WEEKDAY,
    DAY_AND_MONTH,
    GERMAN_TIMES,
    dayOfMonth(
      /(?<=zum |am |(?:tag|woch|abend),? (?:den |dem )?)([0-3]?\d)\.(?=\s{0,2}(?:$|[,;!?)a-zäöü]))(?!\s{0,2}(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez))/,
    ),
    inDays(/(?<![\p{L}])heute(?![\p{L}])/iu, 0),
    inDays(/(?<![\p{L}]|guten )morgen(?![\p{L}])(?: fr[üu]h| vormittag| nachmittag| abend)?/u, 1),
    inDays(/(?<![\p{L}])[üÜ]bermorgen(?![\p{L}])/u, 2),
  ]),
  fr: withParsers(fr.createConfiguration(false), [
    FRENCH_TIME,
    dayOfMonth(
      /(?<=(?:avant|pour|d['’]ici) le |(?:lun|mar|mercre|jeu|vendre|same)di |dimanche )([0-3]?\d)(?=\s{0,2}(?:$|[,;.!?)])| à \d)/i,
    ),
    inDays(/(?<![\p{L}])aujourd['’]hui(?![\p{L}])/iu, 0),
    inDays(/(?<![\p{L}]|après-|apres-)demain(?![\p{L}])(?: matin| soir)?/iu, 1),
    inDays(/(?<![\p{L}])apr[èe]s-demain(?![\p{L}])/iu, 2),
  ]),
  es: withParsers(es.createConfiguration(false), [
    SPANISH_TIME,
    dayOfMonth(
      /(?<=antes del (?:día )?|(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo),? (?:día )?)([0-3]?\d)(?=\s{0,2}(?:$|[,;.!?)])| a las? \d)/i,
    ),
    inDays(/(?<![\p{L}])hoy(?![\p{L}])/iu, 0),
    inDays(/(?<![\p{L}]|(?:la|pasado|cada|buena) )ma[ñn]ana(?![\p{L}])(?: por la (?:mañana|tarde|noche))?/iu, 1),
    inDays(/(?<![\p{L}])pasado ma[ñn]ana(?![\p{L}])/iu, 2),
  ]),
};

function withParsers(
  { parsers, refiners }: NonNullable<ConstructorParameters<typeof Chrono>[0]>,
  more: readonly Parser[],
): Chrono {
  return new Chrono({ parsers: [...more, ...parsers], refiners });
}

/** The year of the next such day. */
function yearOf(reference: Reference, month: number, day: number): number {
  const today = reference.getDateWithAdjustedTimezone();
  const hasPassed = month - 1 < today.getMonth() || (month - 1 === today.getMonth() && day < today.getDate());
  return today.getFullYear() + (hasPassed ? 1 : 0);
}
