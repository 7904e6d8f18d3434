/** The months of English, German, French, Spanish, Italian, Portuguese and Russian by number. */
const MONTHS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'january|januar|jänner|janvier|enero|gennaio|janeiro|января|январь|jan',
    'february|februar|février|febrero|febbraio|fevereiro|февраля|февраль|feb',
    'march|märz|mars|marzo|março|марта|март|mar',
    'april|avril|abril|aprile|апреля|апрель|apr',
    'may|mai|mayo|maggio|maio|мая|май',
    'june|juni|juin|junio|giugno|junho|июня|июнь|jun',
    'july|juli|juillet|julio|luglio|julho|июля|июль|jul',
    'august|août|agosto|августа|август|aug',
    'september|septembre|septiembre|settembre|setembro|сентября|сентябрь|sept|sep',
    'october|oktober|octobre|octubre|ottobre|outubro|октября|октябрь|oct|okt',
    'november|novembre|noviembre|novembro|ноября|ноябрь|nov',
    'december|dezember|décembre|diciembre|dicembre|dezembro|декабря|декабрь|dec|dez',
  ].flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const)),
);
const MONTH = Object.keys(MONTHS).join('|');
const MONTH_FIRST = new RegExp(`^(?:${MONTH})(?!\\p{L})`, 'iu');
const YEAR = String.raw`,? (?:de |del |of )?\d{4}`;

/** Forms of a date, the most complete first. */
export const DATES: readonly RegExp[] = [
  /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g,
  /(?<![\d.,])\d{1,2}([./-])\s?\d{1,2}\1\s?\d{2,4}(?!\d)/g,
  /\d{1,4}\s?年\s?\d{1,2}\s?月\s?\d{1,2}\s?日/g,
  new RegExp(
    `(?<!\\d)\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?\\s(?:de |of )?(?:${MONTH})(?!\\p{L})(?:\\.?${YEAR}(?!\\d))?`,
    'giu',
  ),
  new RegExp(`(?<!\\p{L})(?:${MONTH})\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?(?!\\d)`, 'giu'),
  new RegExp(`(?<!\\p{L})(?:${MONTH})\\.?${YEAR}(?!\\d)`, 'giu'),
];

export function beginsWithMonth(text: string): boolean {
  return MONTH_FIRST.test(text);
}

/** `12 March 2026` and `March 12, 2026` are equal. `3/4/2026` stays as written: its order depends on the country. */
export function dateValue([text]: RegExpExecArray): string {
  const lower = text.toLowerCase();
  const numbers = lower.match(/\d+/g) ?? [];
  const month = lower
    .match(/\p{L}+/gu)
    ?.map((word) => MONTHS[word])
    .find((found) => found !== undefined);
  if (month === undefined) return numbers.map(Number).join('-');
  const year = numbers.find((number) => number.length === 4);
  const day = numbers.find((number) => number.length < 3);
  return [year ?? '', month, day === undefined ? '' : Number(day)].join('-');
}
