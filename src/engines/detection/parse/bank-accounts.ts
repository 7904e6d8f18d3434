import { everyMatch } from './every-match.ts';
import type { Range } from './thread.ts';

/** A bank account named in a text. */
export interface BankAccount extends Range {
  /** Without spaces, in capitals. */
  iban: string;
}

/** A country, two check digits and up to 30 more, in groups or not (ISO 13616). */
const IBAN = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[ \u00a0-]?[A-Z0-9]){11,30}(?![\p{L}\p{N}])/giu;
const SHORTEST = 15;
const MOST = 20;

/** The IBANs in a text whose check digits are right. */
export function bankAccountsIn(text: string): BankAccount[] {
  const found: BankAccount[] = [];
  for (const { 0: match, index } of everyMatch(text, IBAN)) {
    if (found.length >= MOST) break;
    const end = endOfIban(match);
    if (end > 0) found.push({ iban: compact(match.slice(0, end)), start: index, end: index + end });
  }
  return found;
}

/** A word after the number may have been read as part of it. */
function endOfIban(match: string): number {
  for (
    let end = match.length;
    end > 0;
    end = Math.max(match.lastIndexOf(' ', end - 1), match.lastIndexOf('\u00a0', end - 1))
  ) {
    if (isIban(compact(match.slice(0, end)))) return end;
  }
  return 0;
}

function compact(text: string): string {
  return text.replace(/[^a-z0-9]/gi, '').toUpperCase();
}

/** ISO 7064, MOD 97-10: the first four characters are moved to the end, and A counts 10. */
function isIban(iban: string): boolean {
  if (iban.length < SHORTEST || iban.length > 34) return false;
  let rest = 0;
  for (const char of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(char, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** 32 bits (FNV-1a) tell a sender's accounts apart, and many accounts share them: the account can't be restored. */
export function fingerprintOf(iban: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < iban.length; at++) hash = Math.imul(hash ^ iban.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
