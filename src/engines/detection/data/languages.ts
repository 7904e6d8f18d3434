/** The languages whose words are read, by their ISO 639-1 codes. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
