import { deidentify } from './index.ts';

/** Of the private use area, in a line of its own: no rule matches across it. */
const BOUNDARY = '\uf8ff';
const BETWEEN = `\n\n${BOUNDARY}\n\n`;

/**
 * Replaces what is personal in several texts about one email. What is known from one of them, such as a name in a
 * greeting, is replaced in all of them.
 * @param about the email itself, which is not returned
 */
export function deidentifyTogether({ texts, about }: { texts: readonly string[]; about: string }): string[] {
  const plain = [about, ...texts].map((text) => text.replaceAll(BOUNDARY, ''));
  const parts = deidentify(plain.join(BETWEEN)).split(BETWEEN);
  if (parts.length === plain.length) return parts.slice(1);
  // A boundary was lost. One by one less is known, but nothing is mixed up.
  return plain.slice(1).map((text) => deidentify(text));
}
