/** A word broken at the end of a line: its hyphen may belong to it or not. */
const BROKEN = /([\p{L}\p{N}]{1,99})\u00ad([\p{L}\p{N}]{1,99})/gu;
const HYPHENATED = /[\p{L}\p{N}]{1,99}[-\u2010\u2011][\p{L}\p{N}]{1,99}/gu;

/**
 * Rejoins words broken by a soft hyphen: with a hyphen if one of the documents has the word that way, as in `long-term`,
 * otherwise without.
 */
export function wholeWords(texts: readonly string[]): string[] {
  if (!texts.some((text) => text.includes('\u00ad'))) return [...texts];
  const hyphenated = new Set(
    texts
      .flatMap((text) => text.match(HYPHENATED) ?? [])
      .map((word) => word.replace(/[\u2010\u2011]/, '-').toLowerCase()),
  );
  return texts.map((text) =>
    text.replace(BROKEN, (_, one: string, other: string) =>
      hyphenated.has(`${one}-${other}`.toLowerCase()) ? `${one}-${other}` : one + other,
    ),
  );
}
