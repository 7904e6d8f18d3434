import { domainOf, isFreemail, registeredBy } from './domains.ts';
import { wordsOf } from './words.ts';

const NAME_LENGTH = 200;
const NAME_WORDS = 6;

/** “Lovelace, Ada” and “Ada Lovelace” are one name; a single word is too common to name somebody. */
export function nameKey(name: string): string | null {
  const words = wordsOf(name.slice(0, NAME_LENGTH), false).map(({ norm }) => norm);
  return words.length >= 2 && words.length <= NAME_WORDS ? words.sort().join(' ') : null;
}

/** The place somebody writes from: the organization's domain or, for a free provider, the whole address. */
export function placeOf(address: string): string {
  return isFreemail(domainOf(address)) ? address.toLowerCase() : registeredBy(address);
}
