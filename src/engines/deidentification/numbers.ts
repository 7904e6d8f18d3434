const DOT = '(?:\\.|\\[\\.\\]|\\(\\.\\)|\\[dot\\])';
const IPV4 = new RegExp(`(?<![\\w.])(?:\\d{1,3}${DOT}){3}\\d{1,3}(?![\\w]|\\.\\d)`, 'giu');
const IPV6 = /(?<![\w:.])(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}(?![\w:])/gi;
/** Spaces and dashes of any kind, and invisible characters. */
const SEPARATOR = '[\\p{Zs}\\p{Pd}\\p{Cf}\\t\\u2212()./_+]';
const IBAN =
  /(?<![\p{L}\p{N}])[A-Z]{2}\p{Nd}{2}(?:(?:[\p{Zs}\p{Pd}\p{Cf}\t.]|\r?\n[ \t>]{0,8}){0,2}[A-Z\p{Nd}]){11,30}(?![\p{L}\p{N}])/giu;
/** Dates come first, so that they are not taken for the beginning of a number. */
const DATE_OR_DIGITS = new RegExp(
  `(?<![\\d.])(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}([./-])\\d{1,2}\\1(?:\\d{4}|\\d{2}))(?![./-]?\\d)|[+(]{0,3}\\p{Nd}(?:${SEPARATOR}{0,3}\\p{Nd}){5,}`,
  'gu',
);
const AFTER_PHONE_WORD =
  /(?<!\p{L})(?:tel|phone|telephone|call|mobile|cell|fax|sms|text|whatsapp|telefon|mobil|handy|ruf|rufen|téléphone|appelez|portable|teléfono|llame|móvil|telefone|ligue|telefono|chiama|cellulare|bel|telefoon)\P{N}{0,14}$/iu;

const MIN_PHONE_DIGITS = 8;
const MAX_PHONE_DIGITS = 17;
/** An unbroken number this long identifies something. */
const LONG_NUMBER = 9;
/** `0.30000000004` and `3.14159` are numbers, `030.1234567` is a phone number. */
const DECIMAL = /^(?:0|[1-9]\d{0,2})\.\d+$/;

/** Hides IP addresses. */
export function hideNetworkAddresses(text: string): string {
  return text
    .replace(IPV4, (found) => (found.match(/\d+/g)?.every((part) => Number(part) <= 255) ? '[ip]' : found))
    .replace(IPV6, (found) => (isIpv6(found) ? '[ip]' : found))
    .replaceAll('[[ip]]', '[ip]');
}

/** Hides bank accounts by their IBAN. */
export function hideIbans(text: string): string {
  return text.replace(IBAN, hideIban);
}

/** Hides payment cards, phone numbers and other long numbers. */
export function hideNumbers(text: string): string {
  return text.replace(DATE_OR_DIGITS, (found, separator, offset: number, whole: string) => {
    const kind = kindOf(found, whole.slice(Math.max(0, offset - 30), offset));
    return kind === undefined || separator !== undefined ? found : `[${kind}]`;
  });
}

function kindOf(written: string, before: string): 'card' | 'phone' | 'number' | undefined {
  const found = inAscii(written);
  const digits = found.replace(/\D/g, '');
  const groups = found.match(/\d+/g) ?? [];
  if (/^\d{4}-\d{2}-\d{2}$/.test(found) || DECIMAL.test(found)) return undefined;
  if (
    digits.length >= 13 &&
    digits.length <= 19 &&
    groups.slice(0, -1).every((group) => group.length >= 4) &&
    hasLuhn(digits)
  ) {
    return 'card';
  }
  if (AFTER_PHONE_WORD.test(before)) return 'phone';
  if (digits.length >= MIN_PHONE_DIGITS && looksDialled(found, digits, groups)) return 'phone';
  if (groups.some((group) => group.length >= LONG_NUMBER) || /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/.test(found))
    return 'number';
  return undefined;
}

function looksDialled(found: string, digits: string, groups: string[]): boolean {
  if (found.includes('+')) return true;
  const lengths = groups.map((group) => group.length).join('-');
  if (/(?:^|-)3-3-4$/.test(lengths)) return true;
  return digits.startsWith('0') && digits.length <= MAX_PHONE_DIGITS;
}

/** The check digit of payment cards (ISO/IEC 7812-1, annex B). */
function hasLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Capitals after an account may have been included in the match, so the longest valid beginning counts. */
function hideIban(found: string): string {
  for (let end = found.length; end >= 15; end -= 1) {
    const compact = inAscii(found.slice(0, end))
      .replace(/[^A-Z\d]/gi, '')
      .toUpperCase();
    if (compact.length <= 34 && /[A-Z\p{Nd}]/iu.test(found[end - 1] ?? '') && isIban(compact))
      return `[iban]${found.slice(end)}`;
  }
  // An account number with a typing error is personal too.
  return !/\p{Ll}/u.test(found) && (found.match(/\p{Nd}/gu) ?? []).length >= 12 ? '[iban]' : found;
}

/** ISO 13616: with country and check digits at the end and letters as 10 to 35, the remainder of 97 is 1. */
function isIban(compact: string): boolean {
  if (compact.length < 15) return false;
  let remainder = 0;
  for (const character of compact.slice(4) + compact.slice(0, 4)) {
    for (const digit of String(Number.parseInt(character, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder === 1;
}

function isIpv6(found: string): boolean {
  const groups = found.split(':').filter(Boolean);
  if (!/\d/.test(found) || groups.length < 2) return false;
  return found.includes('::') ? groups.length <= 7 : groups.length === 8;
}

/** Digits of any script as ASCII digits. The ten digits of a script are consecutive. */
function inAscii(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[^\P{Nd}\d]/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      let value = 0;
      while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
      return String(value);
    });
}
