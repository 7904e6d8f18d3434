import { deidentify } from './index.ts';

/** A private use character on its own line: no rule matches across it. */
const BOUNDARY = '\uf8ff';
const BETWEEN = `\n\n${BOUNDARY}\n\n`;

/**
 * Replaces what is personal in several texts about one email. Names found in one of them, for example in a greeting,
 * are replaced in all of them.
 * @param about the email itself, which is not returned
 */
export function deidentifyTogether({ texts, about }: { texts: readonly string[]; about: string }): string[] {
  const plain = [about, ...texts].map((text) => text.replaceAll(BOUNDARY, ''));
  const parts = deidentify(plain.join(BETWEEN)).split(BETWEEN);
  if (parts.length === plain.length) return parts.slice(1);
  // A boundary was lost. Processed one by one, they share less knowledge, but nothing gets mixed up.
  return plain.slice(1).map((text) => deidentify(text));
}
