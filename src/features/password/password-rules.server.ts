import { site } from '../../content/site.ts';
import { type Failure, failure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { isListed } from './breached-list.server.ts';
import { PASSWORD_LENGTH, type PasswordCode } from './contract.ts';
import { PASSWORD_ERRORS } from './texts.ts';

/** Checks length and commonness only; composition rules make passwords worse (NIST SP 800-63B, 3.1.1.2). */
export async function refusePassword(
  { settings }: Pick<Services, 'settings'>,
  password: string,
  email: string,
): Promise<Failure | undefined> {
  const normalized = password.normalize('NFKC');
  const { length } = [...normalized];
  const { shortest, longest } = PASSWORD_LENGTH;
  if (length < shortest || length > longest) {
    return refusal('PASSWORD_LENGTH', PASSWORD_ERRORS.length(shortest, longest));
  }
  const folded = normalized.toLowerCase();
  const isOwnName = folded === email || folded === email.split('@')[0] || isProductName(folded);
  if (isOwnName || (await commonPasswords()).has(folded)) {
    return refusal('PASSWORD_COMMON', PASSWORD_ERRORS.common);
  }
  const { breachedPasswords } = settings;
  if (breachedPasswords !== undefined && (await isListed(breachedPasswords, normalized))) {
    return refusal('PASSWORD_COMMON', PASSWORD_ERRORS.breached);
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

const PRODUCT = normalizeLookalikes(site.name);
/** With fewer other letters, a password is still the product's name. */
const MIN_OTHER_LETTERS = 4;

function isProductName(password: string): boolean {
  const times = normalizeLookalikes(password).split(PRODUCT).length - 1;
  const letters = password.match(/\p{L}/gu)?.length ?? 0;
  return times > 0 && letters < times * PRODUCT.length + MIN_OTHER_LETTERS;
}

/** Replaces digits and symbols with the letters they imitate, and drops the rest. */
function normalizeLookalikes(text: string): string {
  const letters = [...text.toLowerCase()].map((character) => LOOKALIKES[character] ?? character);
  return letters.join('').replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function refusal(code: PasswordCode, message: string): Failure {
  return failure(400, code, message);
}

let common: Promise<Set<string>> | undefined;

/** In lower case. Loaded on first use, because most servers never need it. */
function commonPasswords(): Promise<Set<string>> {
  common ??= import('./common-passwords.txt?raw').then(({ default: list }) => new Set(list.split('\n')));
  return common;
}
