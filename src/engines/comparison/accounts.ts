import type { Fact } from './facts.ts';

/** Characters of an IBAN by country, from the IBAN registry (ISO 13616). */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  AZ: 28,
  BA: 20,
  BE: 16,
  BG: 22,
  BH: 22,
  BR: 29,
  CH: 21,
  CR: 22,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  DO: 28,
  EE: 20,
  ES: 24,
  FI: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  GT: 28,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IS: 26,
  IT: 27,
  KW: 30,
  KZ: 20,
  LB: 28,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  MU: 30,
  NL: 18,
  NO: 15,
  PK: 24,
  PL: 28,
  PS: 29,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  SA: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  TN: 24,
  TR: 26,
  UA: 29,
  VA: 22,
  VG: 24,
  XK: 20,
};

const IBAN = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?:[ \u00a0-]?[A-Z0-9]){11,30}/g;
const LABELLED =
  /(?:account|acct|a\/c|konto(?:nummer)?|kto|cuenta|compte|conta|conto|sort code|bankleitzahl|BLZ|routing|clabe)\p{L}{0,12}(?:\s(?:no|nr|n°|nº|number|numéro|número|numero|code))?[.:#]{0,2}\s{0,3}(?<number>\d(?:[ \u00a0-]?\d){4,24})(?!\d)/giu;
const BIC = /(?:BIC|SWIFT)[\p{Ll}\s:./()-]{0,24}(?<number>[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)(?![A-Z0-9])/gu;

/** Finds account numbers: IBANs by their form, also with a wrong checksum, the others by the word before them. */
export function accountsIn(text: string): Fact[] {
  const ibans = [...text.matchAll(IBAN)].flatMap(({ 0: match, index }) => {
    const end = ibanEnd(match);
    return end === undefined ? [] : [toFact(match.slice(0, end), index)];
  });
  const labelled = [LABELLED, BIC].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => {
      const number = match.groups?.number ?? '';
      return toFact(number, match.index + match[0].length - number.length);
    }),
  );
  const beside = labelled.filter(({ start, end }) => !ibans.some((iban) => start < iban.end && iban.start < end));
  return [...ibans, ...beside];
}

function toFact(text: string, start: number): Fact {
  const value = text.replace(/[^A-Z0-9]/g, '');
  return { kind: 'account', text, value, start, end: start + text.length };
}

/** Where the IBAN at the start of `text` ends: what follows it may look like more of it. */
function ibanEnd(text: string): number | undefined {
  let left = IBAN_LENGTHS[text.slice(0, 2)] ?? 0;
  if (left === 0) return undefined;
  for (let index = 0; index < text.length; index += 1) {
    if (/[A-Z0-9]/.test(text.charAt(index))) left -= 1;
    if (left === 0) return index + 1;
  }
  return undefined;
}
