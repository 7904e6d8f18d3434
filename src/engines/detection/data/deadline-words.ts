/**
 * How emails give time, in English, German, French, Spanish, Portuguese, Italian, Dutch and Polish. Own selection,
 * 2026-11.
 */

/** A number of days or weeks; captures the number and the beginning of the unit. */
export const TIME_GIVEN =
  /(?<!\d)(\d{1,3})[ \u00a0]{1,2}(?:\p{L}{2,14}[ \u00a0]{1,2})?(?:(?:working|business|calendar)[ ])?(day|tag|werktag|kalendertag|jour|día|dias|giorn|dag|werkdag|dni|week|woche|semaine|semana|settiman|weken|tygod)/iu;

/** Times that are neither numbers nor names of days. */
export const SOON =
  /(?<!\p{L})(?:soon|shortly|tomorrow|close of|end of|left|morgen|bald|übermorgen|demain|bientôt|minuit|mañana|pronto|amanhã|breve|domani|presto|middernacht|binnenkort|jutro|wkrótce|końca|koniec)(?!\p{L})/iu;

/** Times of the day, in the words of a deadline or right after them. */
export const TIME_OF_DAY =
  /(?<!\p{L})(?:noon|midday|midnight|mittags?|mitternachts?|midi|minuit|mediodía|medianoche|meio-dia|meia-noite|mezzogiorno|mezzanotte|middag|middernacht|południ\p{L}{1,2}|północ\p{L}?)(?!\p{L})/iu;

/** Units of `TIME_GIVEN` that are weeks. */
export const WEEK_UNIT = /^(?:we[ek]|wo|sem|sett|tyg)/iu;

/** “If it is”, right before “urgent”. */
export const CONDITION =
  /(?<!\p{L})(?:(?:if|when) (?:it['’]?s|it is|this is|that is)|(?:wenn|falls) (?:es|das)|si c['’]est|si (?:es|est)|se (?:for|é|è|fosse)|(?:als|indien) (?:het|dit)|(?:jeśli|jeżeli|gdy) (?:to|jest))(?: (?:really|wirklich|sehr|vraiment|muy|muito|molto|echt|heel|very|bardzo))?\s{1,3}$/iu;
