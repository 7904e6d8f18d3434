/** In an unknown language the model only guesses. */
const UNKNOWN = 0.3;

/** The share of a score that counts in a language. */
export function trustIn(language: string | null, trust: Readonly<Record<string, number>>): number {
  return trust[language ?? ''] ?? UNKNOWN;
}
