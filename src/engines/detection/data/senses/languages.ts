/** The languages of the sense tables, by their ISO 639-1 codes. */
export const SENSE_LANGUAGES = [
  ...([
    'en',
    'de',
    'fr',
    'es',
    'pt',
    'it',
    'nl',
    'pl',
    'sv',
    'da',
    'nb',
    'fi',
    'cs',
    'ro',
    'hu',
    'tr',
    'id',
    'vi',
  ] as const),
  ...(['el', 'ru', 'uk', 'ar', 'he', 'hi', 'th', 'ja', 'ko', 'zh'] as const),
] as const;
export type SenseLanguage = (typeof SENSE_LANGUAGES)[number];

/**
 * Words by the sense they have in emails. `send*` is a stem. In Chinese, Japanese and Thai, entries are searched for
 * within runs of text.
 */
export type Senses = Readonly<Record<string, string>>;
