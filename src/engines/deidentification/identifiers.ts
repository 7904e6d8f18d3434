import { BETWEEN, BIRTHS, COMPOUNDS, NUMBER_WORDS, NUMBERED_THINGS, PAPERS, PLATES } from './labels.ts';
import { anyCase } from './phrases.ts';

/** Spaces and HTML between a label and its value. */
const SPACE =
  '(?:[ \\t\\u00a0*_]|\\r?\\n(?![ \\t]{0,8}\\r?\\n)|&nbsp;|</?(?:b|strong|i|em|u|span|font|td|th)(?:[ \\t][^<>]{0,200})?>)';
const NUMBER_SIGN =
  '(?:[Nn](?:\\.[ \\t]?)?[º°](?:\\.)?|№|[Nn]r\\.?|[Nn]o\\.|[Nn]o(?=[ \\t]{0,8}[:#])|[Nn]úm\\.?|[Nn]um\\.|[Nn]\\.(?=[ \\t])|#)';
/** Digits mixed with letters and signs, in one piece or in groups. */
const VALUE =
  '(?=[\\p{L}./-]{0,8}(?:[ ][A-Z]{1,3})?[ ]?\\d)[A-Za-z\\d](?:[./_-]?[A-Za-z\\d]){0,30}(?:[ ](?:[A-Z]{1,3}[ ])?(?=[A-Z]{0,4}\\d)[A-Z\\d](?:[./-]?[A-Z\\d]){1,14}){0,8}';

/** `Bestellnummer 2026-771`, `order no. A-20817`, `numéro de suivi : 6A123`, `póliza n.º 77-304`, `DNI 48291733K`. */
const LABELLED = new RegExp(
  `(?<![\\p{L}\\p{N}+/=_-])((?:${[
    `(?:${anyCase(NUMBERED_THINGS)})[ -](?:${anyCase(NUMBER_WORDS)}|[Ii][Dd]|${NUMBER_SIGN})`,
    `(?:${anyCase(NUMBERED_THINGS)})`,
    `(?:${anyCase(NUMBER_WORDS)})(?!\\p{L})(?:[ \\t]\\p{Ll}{1,20}(?!\\p{L})){0,3}`,
    `(?:${COMPOUNDS})`,
    `\\p{L}{2,20}[ \\t](?:${NUMBER_SIGN})(?:[ \\t](?:de|di|da|du)[ \\t]\\p{Ll}{3,20}(?!\\p{L}))?`,
    `(?:${PAPERS})(?!\\p{L})(?:[ \\t](?:${NUMBER_SIGN}|\\p{Ll}{1,12}(?!\\p{L}))){0,2}`,
  ].join('|')})(?:${SPACE}|(?<=[.#º°])|(?=[:#=])){1,3}(?:${BETWEEN}${SPACE}{0,3}){0,2})(${VALUE})(?![\\p{L}\\d%€$£])`,
  'gu',
);
const PLATED = new RegExp(
  `(?<!\\p{L})((?:${anyCase(PLATES)})(?!\\p{L})[^.;!?\\d]{0,30}?)((?<![\\p{L}\\d])(?=[A-ZÄÖÜ -]{0,8}\\d)[A-ZÄÖÜ\\d]{1,5}(?:[ -][A-ZÄÖÜ\\d]{1,5}){0,3})(?![\\p{L}\\d])`,
  'gu',
);
/** Plates recognisable by their form: KA-BW 1180, AB-482-CD, 12-KRB-7, LB68 HVR. */
const PLATE =
  /(?<![\p{L}\d-])(?:[A-ZÄÖÜ]{1,3}-[A-Z]{2} ?\d{2,4}[EH]?|(?!CD|DVD|USB|BD|ISO|DIN|EN)[A-ZÄÖÜ]{1,3}-[A-Z] ?\d{3,4}[EH]?|[A-Z]{2}-\d{3}-[A-Z]{2}|[A-Z]{2}-\d{2}-[A-Z]{2}|\d{1,2}-[B-DF-HJ-NP-TV-XZ]{2,3}-\d{1,2}|[A-Z]{1,2}-\d{2,3}-[B-DF-HJ-NP-TV-XZ]{1,2}|[A-Z]{2}\d{2} [A-HJ-PR-Z]{3})(?![\p{L}\d-])/gu;
const BORN = new RegExp(
  `(?<!\\p{L})((?:${anyCase(BIRTHS)})[^\\d.;!?]{0,50}?)((?<!\\d)(?:\\d{1,4}[./ -]\\d{1,2}[./ -]\\d{1,4}|\\d{1,2}\\.?[ \\t](?:de[ \\t])?\\p{L}{3,12}\\.?,?[ \\t](?:de[ \\t])?\\d{4}|\\p{L}{3,12}\\.?[ \\t]\\d{1,2},?[ \\t]\\d{4}))(?!\\d)`,
  'gu',
);
/** Bitcoin (base58check, bech32) and similar; Ethereum. */
const WALLET =
  /(?<![A-Za-z0-9])(?:(?:bc|tb|ltc)1[02-9ac-hj-np-z]{11,71}|(?:BC|TB|LTC)1[02-9AC-HJ-NP-Z]{11,71}|(?<![+/=])(?=[A-Za-z]{0,30}\d)(?=[\dA-Z]{0,30}[a-z])[13LMTD][1-9A-HJ-NP-Za-km-z]{25,34}(?![+/=])|0x[0-9a-fA-F]{40}|[48][1-9A-HJ-NP-Za-km-z]{94})(?![A-Za-z0-9])/g;
/** 1Z999AA10123456784 in one piece or in groups, RR123456785DE (UPU S10), and other long runs of capitals and digits. */
const SHIPMENT = /(?<![A-Za-z\d])(?:1Z(?: ?[A-Z\d]){16}|[A-Z]{2} ?\d{3} ?\d{3} ?\d{3} ?[A-Z]{2})(?![A-Za-z\d])/g;
const LONG_CODE = /(?<![\w/+=-])(?=[A-Z]{0,12}\d)(?=\d{0,40}[A-Z])[A-Z\d]{9,40}(?![\w/+=-])/g;
/** Codice fiscale, NIE and DNI, CPF, and a British national insurance number. */
const PERSON =
  /(?<![\p{L}\d])(?:[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]|[XYZ]\d{7}[A-Z]|\d{8}[A-Z]|\d{3}\.\d{3}\.\d{3}-\d{2}|[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D])(?![\p{L}\d])/gu;

const DATE =
  /^(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|\d{1,2}[./]\d{1,2}[./]\d\d|\d{4}-\d{2}-\d{2}|(?:19|20)\d\d(?:[-/](?:19|20)?\d\d)?)$/;
/** `order 302-1234567`, but not `order 2`. */
const THING_ALONE = new RegExp(`^(?:${anyCase(NUMBERED_THINGS)})\\s{0,3}$`, 'u');
const MIN_DIGITS_ALONE = 6;
const MIN_DIGITS = 3;
/** Shorter numbers only after a sign: `the number of people rose to 1200`. */
const MIN_CHARACTERS = 4;
/** From this length it may be a payment card, which has a check of its own. */
const CARD_DIGITS = 13;
/** Keeps a word in capitals with a year after it. */
const MIN_DIGITS_OF_CODE = 4;

/** Hides identifiers by their label or form: order and document numbers, plates, parcels, wallets, birth dates. */
export function hideIdentifiers(text: string): string {
  return text
    .replace(WALLET, '[wallet]')
    .replace(SHIPMENT, '[number]')
    .replace(LONG_CODE, (code) => (digitsIn(code) < MIN_DIGITS_OF_CODE ? code : '[number]'))
    .replace(PERSON, '[number]')
    .replace(BORN, '$1[date]')
    .replace(LABELLED, (found, label: string, value: string) => (isNumber(label, value) ? `${label}[number]` : found))
    .replace(PLATED, (found, label: string, plate: string) => (isPlate(plate) ? `${label}[plate]` : found))
    .replace(PLATE, '[plate]');
}

function isNumber(label: string, value: string): boolean {
  const digits = digitsIn(value);
  if (THING_ALONE.test(label)) return digits >= MIN_DIGITS_ALONE && !DATE.test(value);
  const least = /^[A-Z\d]{6,}$/.test(value) ? MIN_DIGITS - 1 : MIN_DIGITS;
  if (digits < least || DATE.test(value) || (digits >= CARD_DIGITS && !/[A-Z]/i.test(value))) return false;
  return value.length > MIN_CHARACTERS || (value.length === MIN_CHARACTERS && /[:#=.º°]\s*$/.test(label));
}

function isPlate(plate: string): boolean {
  const length = plate.replace(/[ -]/g, '').length;
  return length >= 5 && length <= 9 && /[A-ZÄÖÜ]/.test(plate) && digitsIn(plate) >= 1;
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length;
}
