import type { Fact } from './fact.ts';

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

/** Between groups of a number: a space, a hyphen or an invisible character. */
const GAP = String.raw`[ \u00a0\u00ad\u200b-\u200d\u2060\ufeff-]`;
const IBAN = new RegExp(`(?<![\\p{L}\\p{N}])[A-Z]{2}\\d{2}(?:${GAP}{0,2}[A-Z0-9]){11,30}`, 'giu');
const IBAN_BEFORE = /IBAN[\s:.]{0,3}$/i;

/** Words for an account in common invoice languages. */
const NAMES = [
  'account|acct|a/c|sort code|routing|iban',
  'konto(?:nummer)?|kto|bankleitzahl|BLZ|rekening|rachunek|hesap',
  'cuenta|clabe|compte|conta|conto',
  'сч[её]т|р/с|บัญชี|账号|账户|帳號|帳戶|口座番号|口座|계좌(?:번호)?|حساب',
].join('|');
const NUMBER_OF = String.raw`\s(?:no|nr|n°|nº|№|number|num|numéro|número|numero|code|номер)`;
const BETWEEN = String.raw`(?:\s(?:is|ist|est|es))?(?:\s?\([^()\n]{1,12}\))?[.:#：№]{0,2}\s{0,3}`;
const LABELLED = new RegExp(
  `(?:${NAMES})\\p{L}{0,12}(?:${NUMBER_OF})?${BETWEEN}(?<number>\\d(?:${GAP}?\\d){4,24})(?!\\d)`,
  'giu',
);
const BIC = /(?:BIC|SWIFT)[\p{Ll}\s:./()-]{0,24}(?<number>[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)(?![A-Z0-9])/gu;
/** Addresses of Bitcoin (base58 and bech32) and of Ethereum. */
const WALLET =
  /(?<![\p{L}\p{N}])(?:bc1[a-z0-9]{25,62}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|0x[0-9a-fA-F]{40})(?![\p{L}\p{N}])/gu;

/**
 * Finds account numbers: IBANs and wallets by their form, others by the word before them. An IBAN with a wrong checksum
 * counts if it is in capitals or named an IBAN.
 */
export function accountsIn(text: string): Fact[] {
  const ibans = [...text.matchAll(IBAN)].flatMap(({ 0: match, index }) => {
    const end = ibanEnd(match);
    if (end === undefined) return [];
    const iban = accountFact(match.slice(0, end), index);
    const isIban =
      iban.text === iban.text.toUpperCase() ||
      isValidIban(iban.value) ||
      IBAN_BEFORE.test(text.slice(Math.max(0, index - 8), index));
    return isIban ? [iban] : [];
  });
  const wallets = [...text.matchAll(WALLET)].map(({ 0: match, index }) => ({
    ...accountFact(match, index),
    value: match,
  }));
  const labelled = [...text.matchAll(LABELLED)].map((match) => {
    const number = match.groups?.number ?? '';
    return accountFact(number, match.index + match[0].length - number.length);
  });
  const certain = [...ibans, ...wallets];
  const beside = labelled.filter(({ start, end }) => !certain.some((fact) => start < fact.end && fact.start < end));
  return [...certain, ...beside];
}

/** Finds bank codes (BIC, ISO 9362). */
export function bankCodesIn(text: string): Fact[] {
  return [...text.matchAll(BIC)].map((match) => {
    const code = match.groups?.number ?? '';
    return { ...accountFact(code, match.index + match[0].length - code.length), kind: 'bank' };
  });
}

function accountFact(text: string, start: number): Fact {
  const value = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return { kind: 'account', text, value, start, end: start + text.length };
}

/** The end of the IBAN at the start of `text`, which may be followed by more letters or digits. */
function ibanEnd(text: string): number | undefined {
  let left = IBAN_LENGTHS[text.slice(0, 2).toUpperCase()] ?? 0;
  if (left === 0) return undefined;
  for (let index = 0; index < text.length; index += 1) {
    if (/[A-Z0-9]/i.test(text.charAt(index))) left -= 1;
    if (left === 0) return index + 1;
  }
  return undefined;
}

/** ISO 7064 MOD 97-10. */
function isValidIban(iban: string): boolean {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
