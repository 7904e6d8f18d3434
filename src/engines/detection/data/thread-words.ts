/**
 * How mail programs mark replies, quotations and forwarded emails, in English, German, French, Spanish, Portuguese,
 * Italian, Dutch and Polish, and the header and attribution lines in 18 more. Own selection from emails as Outlook, Gmail,
 * Thunderbird and Apple Mail write them, 2026-11.
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

/** The verb in the line above a quotation in other languages, where an address and a colon are in the line as well. */
export const OTHER_ATTRIBUTION =
  /^(?=.{0,300}@)(?=.{0,300}(?:skrev|kirjoitti|napsala?|napísala?|a scris|ezt írta|yazdı|написала?|написав|пише|έγραψε|menulis|đã viết|写道|寫道|작성|כתב|كتب|^\d{4}年)).{3,300}[:：]\s*$/iu;

const FROM =
  'from|von|de|da|van|od|från|fra|lähettäjä|de la|feladó|kimden|gönderen|от|від|από|dari|từ|差出人|发件人|寄件者|보낸 사람|מאת|من';
const TO =
  'to|cc|an|à|para|a|aan|do|dw|till|til|kopi|kopia|kopie|vastaanottaja|komu|către|címzett|kime|alıcı|bilgi|кому|копия|копія|προς|kepada|đến|宛先|收件人|收件者|抄送|副本|받는 사람|참조|אל|إلى';
const SUBJECT =
  'subject|betreff|objet|asunto|assunto|oggetto|onderwerp|temat|ämne|emne|aihe|předmět|subiect|tárgy|konu|тема|θέμα|perihal|subjek|chủ đề|件名|主题|主旨|제목|נושא|الموضوع';
const DATE =
  'sent|date|datum|gesendet|envoyé|enviado|inviato|verzonden|wysłano|data|skickat|sendt|dato|lähetetty|odesláno|trimis|elküldve|küldve|gönderildi|tarih|отправлено|дата|надіслано|στάλθηκε|ημερομηνία|dikirim|tanggal|ngày|đã gửi|送信日時|日時|发送时间|日期|보낸 날짜|날짜|נשלח|תאריך|التاريخ';

/** A line that begins with one of these labels, perhaps quoted or in bold. */
const labelled = (labels: string) => new RegExp(`^[\\s>*]{0,6}(?:${labels})\\s?\\*?[:：]`, 'i');

/** The beginning of a header line of a quoted email. */
export const HEADER_LINE = labelled(`${FROM}|${TO}|${SUBJECT}|${DATE}`);
export const SUBJECT_LINE = labelled(SUBJECT);
export const WRITER_LINE = labelled(FROM);
export const RECIPIENT_LINE = labelled(TO);

/** The same with the writer's name and address. */
export const WRITER =
  /^[\s>*]{0,6}(?:from|von|de|da|van|od)\s?\*?:\*?[ \t]{0,9}(?:([^\n<[(]{0,200})[<[(](?:mailto:)?)?([\w.+=-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/im;
