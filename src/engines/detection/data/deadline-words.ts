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

/**
 * The sender pays, answers or ships, so the time is not a deadline for the reader. Closing or locking something is not
 * included.
 */
const SENDER_ACTS = [
  /(?:we|our (?:\p{L}{2,14} ){0,2}(?:team|staff|office|department))(?: (?:usually|always|normally|generally|typically|then|also|aim to|try to))? (?:pay|refund|repay|reimburse|repl(?:y|ies)|answer|respond|credit|transfer|ship|dispatch|process|return)(?:e?s)?/u,
  /(?:refunds?|reimbursements?|payouts?) (?:is|are|will be) (?:paid|made|issued|processed|credited|transferred)|you(?:['’]ll| will)? get your (?:money|refund)/u,
  /(?:überweisen|zahlen|erstatten|antworten|bearbeiten|versenden|verschicken|liefern) wir|wir (?:überweisen|zahlen|erstatten|antworten|bearbeiten|versenden|verschicken|liefern)/u,
  /nous (?:vous )?(?:versons|remboursons|répondons|payons|réglons|traitons|expédions|effectuons|procédons)/u,
  /devolvemos|reembolsamos|abonamos|pagamos|ingresamos|respondemos|contestamos|tramitamos|depositamos|transferimos|creditamos|processamos/u,
  /rimborsiamo|paghiamo|versiamo|rispondiamo|accreditiamo|effettuiamo|spediamo|evadiamo|restituiamo/u,
  /(?:storten|betalen|vergoeden|antwoorden|reageren|verwerken|versturen|leveren) (?:wij|we)|(?:wij|we) (?:storten|betalen|vergoeden|antwoorden|reageren|verwerken|versturen|leveren)/u,
  /wykon(?:a|uje)my|zwr(?:aca|óci)my|wypłac(?:a|i)my|przele(?:wa|je)my|odpowiadamy|realizujemy|wys(?:yła|yłe)my/u,
]
  .map(({ source }) => source)
  .join('|');

/** Before a time, with neither a request nor a condition in between. */
export const SENDER_ACTS_WITHIN = new RegExp(
  `(?<!\\p{L})(?:${SENDER_ACTS})(?!\\p{L})(?:(?!(?<!\\p{L})(?:please|kindly|if|when|once|unless|bitte|wenn|falls|sobald|veuillez|si|dès|por favor|cuando|per favore|se|quando|als|graag|indien|proszę|jeśli|gdy)(?!\\p{L}))[^.!?\\n,;:–—(]){0,60}$`,
  'iu',
);
/** Right after a time: “Within five days we pay”. */
export const ACTS_OF_SENDER = new RegExp(`^[ ,]{1,2}(?:${SENDER_ACTS})(?!\\p{L})`, 'iu');

/** “Valid”, up to the words that give the time: between them are only another date, a direction of travel and small words. */
export const VALID =
  /(?<!\p{L})(?:valid(?:ity)?|gültig(?:keit)?|valable|validité|válid[oa]s?|validez|vigencia|validade|valid[oaie]|validità|geldig(?:heid)?|ważn(?:y|a|e|ość))(?!\p{L})[ :,]{0,3}(?:(?:\d[\d./-]{0,9}|[–-]|is|for|from|travel|only|up|ist|sind|nur|von|vom|ab|zur|est|du|de|del|des|desde|dal?|dall['’]|el|es|é|è|van|vanaf|od|dnia|jest|outward|return|journey|hinfahrt|rückfahrt|aller|retour|ida|vuelta|volta|andata|ritorno|heenreis|terugreis)[ :,]{1,3}){0,8}$/iu;

/** Things that are used rather than bought: the deadline is for clicking, entering or accepting them. */
export const IS_USED =
  /(?<!\p{L})(?:links?|lien|enlace|vínculo|collegamento|łącze|buttons?|page|seite|(?<!(?:voucher|gift|discount) )codes?|código|codice|kod|passwor[dt]|passwort|kennwort|mot de passe|contraseña|senha|hasło|access|zugang|accès|acceso|acesso|accesso|toegang|dostęp|log-?in|offers?|angebote?|offres?|ofertas?|offert[ae]|aanbod|aanbieding\p{L}{0,2}|promo\p{L}{0,8}|deals?|sale|rabatte?|discounts?|invitation|einladung|invitación|convite|invito|uitnodiging|zaproszenie)(?!\p{L})/iu;
