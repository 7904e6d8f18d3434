/** A word that was broken at the end of a line, where nobody knows whether its hyphen is its own. */
const BROKEN = /([\p{L}\p{N}]{1,99})\u00ad([\p{L}\p{N}]{1,99})/gu;
const HYPHENATED = /[\p{L}\p{N}]{1,99}[-\u2010\u2011][\p{L}\p{N}]{1,99}/gu;

/**
 * Makes broken words whole (their break is a soft hyphen): with the hyphen when one of the documents writes the word
 * so, as in `long-term`, without it otherwise.
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
