import { IBAN_LENGTHS } from '../data/iban-lengths.ts';
import { everyMatch } from './every-match.ts';

/** Country, check digits and account, in groups of four or without spaces. */
const IBAN = /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z0-9]){11,30}/g;
const FEW = 3;

/** The first few bank account numbers with a valid checksum. */
export function ibansIn(text: string): { start: number; end: number }[] {
  const found = [];
  for (const { 0: run, index } of everyMatch(text, IBAN)) {
    const length = IBAN_LENGTHS.get(run.slice(0, 2));
    const end = length === undefined ? null : endOf(run, length);
    if (end === null || !isValid(run.slice(0, end).replace(/[ \u00a0]/g, ''))) continue;
    found.push({ start: index, end: index + end });
    if (found.length === FEW) break;
  }
  return found;
}

/** The position after this many letters and digits, not counting spaces. */
function endOf(run: string, length: number): number | null {
  let count = 0;
  for (let at = 0; at < run.length; at++) {
    if (/[A-Z0-9]/.test(run.charAt(at))) count++;
    if (count === length) return at + 1;
  }
  return null;
}

/** ISO 13616: with the first four characters moved to the end and letters as numbers, the remainder of 97 is 1. */
function isValid(iban: string): boolean {
  let remainder = 0;
  for (const char of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(char, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
