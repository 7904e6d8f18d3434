/**
 * How mail programs mark replies, quotations and forwarded emails, in English, German, French, Spanish, Portuguese,
 * Italian, Dutch and Polish. Own selection from emails as Outlook, Gmail, Thunderbird and Apple Mail write them,
 * 2026-11.
 */

/** Before the subject of a reply. */
export const REPLY_PREFIX = /^\s{0,9}(?:re|aw|sv|antw|rif|res|r|odp)\s{0,3}(?:\[\d{1,4}\])?:/i;

/** Before the subject of a forwarded email. */
export const FORWARD_PREFIX = /^\s{0,9}(?:fwd?|wg|tr|enc|rv|i|doorst|pd)\s{0,5}:/i;

/** In the line above a forwarded email. */
export const FORWARD_MARK =
  /forwarded|weitergeleitete|transféré|reenviado|encaminhada|inoltrato|doorgestuurd|przekazan|przesłan/i;

/** “On Monday, Ada wrote:”, as a line. */
export const ATTRIBUTION =
  /^(?:-{0,10} ?)?(?:on|am|le|el|em|il|op|den|w dniu|dnia|(?:pon|wt|śr|czw|pt|sob|niedz)\.,)\s.{4,160}\s(?:wrote|schrieb|a écrit|escribió|escreveu|ha scritto|schreef|skrev|pisze|napisała?|napisał\(a\))(?:\s.{0,80})?:\s*$/i;

/** “-----Original Message-----”, as a line. */
export const ORIGINAL_MESSAGE =
  /^[\s>]*[-_]{2,}\s?(?:original message|ursprüngliche nachricht|message d'origine|mensaje original|mensagem original|messaggio originale|oorspronkelijk bericht|wiadomość oryginalna|oryginalna wiadomość|reply message)\s?[-_]{2,}/i;

/** The beginning of a header line of a quoted email. */
export const HEADER_LINE =
  /^[\s>*]{0,6}(?:from|sent|to|subject|date|datum|cc|von|gesendet|an|betreff|de|envoyé|à|objet|enviado|para|asunto|assunto|da|inviato|oggetto|van|verzonden|aan|onderwerp|od|wysłano|data|do|dw|temat)\s?\*?:/i;
export const SUBJECT_LINE = /^[\s>*]{0,6}(?:subject|betreff|objet|asunto|assunto|oggetto|onderwerp|temat)\s?\*?:/i;
export const WRITER_LINE = /^[\s>*]{0,6}(?:from|von|de|da|van|od)\s?\*?:/i;

/** The same with the writer's name and address. */
export const WRITER =
  /^[\s>*]{0,6}(?:from|von|de|da|van|od)\s?\*?:\*?[ \t]{0,9}(?:([^\n<[(]{0,200})[<[(](?:mailto:)?)?([\w.+=-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/im;
