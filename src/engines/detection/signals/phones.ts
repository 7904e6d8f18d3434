import type { Evidence } from '../analysis.ts';
import { everyMatch } from '../parse/every-match.ts';
import { once } from '../parse/once.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { rangeEvidence } from './signal.ts';

/** A sum of money, in the currencies of the languages whose senses are known. */
export const AMOUNT =
  /\p{Sc}\s?\d|\d\s?\p{Sc}|(?<!\p{L})(?:usd|eur|gbp|chf|pln|r\$|rp)\s?\d|\d\s?(?:usd|eur|gbp|chf|cad|aud|pln|czk|huf|ron|sek|nok|dkk|try|rub|uah|jpy|cny|krw|inr|brl|mxn|dollars|euros?|kr|zł|kč|ft|lei|tl|руб|грн)(?!\p{L})|\d\s?[元円원]/iu;
const PHONE = /(?<![\w.,/=-])(?:\+|\(|00)?\d[\d ().\u00a0\u2010-\u2013-]{7,22}\d(?![\w/=-])/g;
/** Digits written as words, to hide a phone number from filters. */
const SPELLED = /(?<![\p{L}\d])(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)(?![\p{L}\d])/giu;
const SPELLED_PHONE = /(?<![\w.,/=-])(?:\+|\(|00)?\d[\d ().\u00a0\u2010-\u2013-]{7,50}\d(?![\w/=-])/g;
const PHONE_DIGITS = { min: 9, max: 15 };
export const MAX_PHONES = 20;

/** Characters between “call us at” and the number. */
const BESIDE = 20;

/**
 * Phone numbers in groups or with a plus. An unbroken run of digits can be anything, unless it comes right after a
 * request to call.
 * @param most a writer may put harmless numbers before the one that matters
 */
export function phonesIn(parsed: ParsedEmail, most = 3): Evidence[] {
  return allPhonesIn(parsed).slice(0, most);
}

const allPhonesIn = once((parsed: ParsedEmail): Evidence[] => {
  const found: Evidence[] = [];
  const numerals = parsed.text.replace(SPELLED, (word) => '0'.padStart(word.length, '\u00a0'));
  for (const { 0: run, index } of everyMatch(numerals, numerals === parsed.text ? PHONE : SPELLED_PHONE)) {
    const digits = run.replace(/\D/g, '').length;
    const grouped = /[ ().\u00a0\u2010-\u2013-]/.test(run) || run.startsWith('+');
    const isCalled = parsed.phrases.get('call-us')?.some(({ end }) => Math.abs(index - end) <= BESIDE) === true;
    if (!(grouped || isCalled) || digits < PHONE_DIGITS.min || digits > PHONE_DIGITS.max) continue;
    found.push(rangeEvidence(parsed, 'body', index, index + run.length));
    if (found.length === MAX_PHONES) break;
  }
  return found;
});
