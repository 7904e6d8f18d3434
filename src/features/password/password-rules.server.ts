import { type Failure, failure } from '../../server/failure.ts';
import type { PasswordCode } from './contract.ts';

const SHORTEST = 8;
const LONGEST = 128;

/**
 * Refuses a password by its length and by how common it is, and by nothing else: rules of composition make passwords
 * worse (NIST SP 800-63B, 3.1.1.2).
 */
export async function refusePassword(password: string, email: string): Promise<Failure | undefined> {
  const normalized = password.normalize('NFKC');
  const { length } = [...normalized];
  if (length < SHORTEST || length > LONGEST) {
    return refusal('PASSWORD_LENGTH', `A password has ${SHORTEST} to ${LONGEST} characters.`);
  }
  const folded = normalized.toLowerCase();
  if (folded === email || folded === email.split('@')[0] || (await commonPasswords()).has(folded)) {
    return refusal('PASSWORD_COMMON', 'This password is among the first that are tried. Please choose another one.');
  }
  return undefined;
}

function refusal(code: PasswordCode, message: string): Failure {
  return failure(400, code, message);
}

let common: Promise<Set<string>> | undefined;

/** The most common ones, in lower case. Read when the first password is chosen: most servers see none. */
function commonPasswords(): Promise<Set<string>> {
  common ??= import('./common-passwords.txt?raw').then(({ default: list }) => new Set(list.split('\n')));
  return common;
}
