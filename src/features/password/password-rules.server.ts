import { site } from '../../content/site.ts';
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
  const isOwnName = folded === email || folded === email.split('@')[0] || isProductName(folded);
  if (isOwnName || (await commonPasswords()).has(folded)) {
    return refusal('PASSWORD_COMMON', 'This password is among the first that are tried. Please choose another one.');
  }
  return undefined;
}

const LOOKALIKES: Record<string, string> = {
  i: 'l',
  '!': 'l',
  '|': 'l',
  1: 'l',
  0: 'o',
  3: 'e',
  4: 'a',
  '@': 'a',
  5: 's',
  $: 's',
  7: 't',
  '+': 't',
  '(': 'c',
};

const PRODUCT = alike(site.name);
/** Beside the product's name: with fewer it is still the name with something at its ends. */
const FEWEST_OTHER_LETTERS = 4;

/** Whether a password is little more than this product's name, whatever stands in for its letters, between or around them. */
function isProductName(password: string): boolean {
  const times = alike(password).split(PRODUCT).length - 1;
  const letters = password.match(/\p{L}/gu)?.length ?? 0;
  return times > 0 && letters < times * PRODUCT.length + FEWEST_OTHER_LETTERS;
}

/** Digits and signs as the letters that they are commonly typed for; without what is between. */
function alike(text: string): string {
  const letters = [...text.toLowerCase()].map((character) => LOOKALIKES[character] ?? character);
  return letters.join('').replaceAll(/[^\p{L}\p{N}]/gu, '');
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
