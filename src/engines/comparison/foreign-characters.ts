const LOOKALIKES = ['Cyrillic', 'Greek', 'Armenian', 'Cherokee'] as const;

/** Says which letters of an address or a name only look like Latin ones among which they stand, if there are any. */
export function foreignLetters(text: string): string | undefined {
  if (!/\p{Script=Latin}/u.test(text)) return undefined;
  for (const script of LOOKALIKES) {
    const letters = text.match(new RegExp(`\\p{Script=${script}}`, 'gu'));
    if (letters) return `Contains ${script} ${[...new Set(letters)].map((letter) => `“${letter}”`).join(', ')}`;
  }
  return undefined;
}
