/** The months of English, German, French, Spanish, Italian and Portuguese by number. */
export const MONTHS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'january|januar|jänner|janvier|enero|gennaio|janeiro|jan',
    'february|februar|février|febrero|febbraio|fevereiro|feb',
    'march|märz|mars|marzo|março|mar',
    'april|avril|abril|aprile|apr',
    'may|mai|mayo|maggio|maio',
    'june|juni|juin|junio|giugno|junho|jun',
    'july|juli|juillet|julio|luglio|julho|jul',
    'august|août|agosto|aug',
    'september|septembre|septiembre|settembre|setembro|sept|sep',
    'october|oktober|octobre|octubre|ottobre|outubro|oct|okt',
    'november|novembre|noviembre|novembro|nov',
    'december|dezember|décembre|diciembre|dicembre|dezembro|dec|dez',
  ].flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const)),
);

/** `12 March 2026` and `March 12, 2026` are one date; `3/4/2026` stays as written, its order depends on the country. */
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
  return [year ?? '', month, Number(day)].join('-');
}
