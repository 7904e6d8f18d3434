const LOOKALIKES = ['Cyrillic', 'Greek', 'Armenian', 'Cherokee'] as const;

/** Names the letters of another script that imitate Latin ones, or undefined if there are none. */
export function foreignLetters(text: string): string | undefined {
  if (!/\p{Script=Latin}/u.test(text)) return undefined;
  for (const script of LOOKALIKES) {
    const letters = text.match(new RegExp(`\\p{Script=${script}}`, 'gu'));
    if (letters) return `Contains ${script} ${[...new Set(letters)].map((letter) => `“${letter}”`).join(', ')}`;
  }
  return undefined;
}
