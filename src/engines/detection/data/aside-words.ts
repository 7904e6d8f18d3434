/**
 * Words that give other words a harmless meaning, mostly in English, whose lists are the longest. Own selection from
 * honest emails and newsletters that were misread, 2026-11. Frauds can write the same words, so those about common
 * pretexts count only if the email leads to nobody else (`parse/leads-elsewhere.ts`).
 */

/** Right before “out of town”: says that it is the writer. */
export const WRITER_IS = /(?<!\p{L})(?:i['’]?m|am|be|we['’]?re|are|been|currently)\s(?:\p{L}{2,10}\s)?$/iu;
export const OUT_OF = /^out of(?!\p{L})/iu;
/** A planned meeting. */
export const MEETING_AHEAD =
  /(?<!\p{L})(?:forward to|request|schedule|arrange|set up|have (?:a |some )?meetings?|like to|want to|hope to)(?!\p{L})/iu;
/** Parts and pains of the body that cures promise to treat. */
export const LOSS_OF_BODY =
  /(?:hair|weight|fat|memory|hearing|bone|muscle|vision)[ -]loss|loss of (?:hair|weight|memory|hearing)/iu;
/** A status code of a delivery report (RFC 3463), or who wrote it. */
export const DELIVERY_REPORT = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])|mailer-daemon|delivery status notification/iu;
/** Senders of delivery reports, which mention full mailboxes and other people’s sites. */
export const MAIL_SYSTEM = /^(?:mailer-daemon|postmaster)(?:@|$)/i;
/** A line about the email itself: how to leave its list, or which program sent it. Every newsletter has such a line. */
export const ABOUT_EMAIL =
  /unsubscrib|(?<!\p{L})opt(?:ing)?[ -]?out|abmelden|abbestell|austragen|désabonn|désinscri|darse de baja|cancelar (?:la |su |tu )?suscripci|desuscri|descadastr|cancelar (?:a |sua )?(?:inscri|assinatura)|disiscri|annulla(?:re)? l[’']iscrizione|afmeld|uitschrijv|wypisz|wypisać|zrezygnuj z|avregistrer|avsluta (?:din )?prenumeration|avmeld|frameld|peruuta (?:tilaus|uutiskirje)|odhlási|odhlasi|dezabon|leiratkoz|abonelikten çık|отпис|відпис|διαγραφ|κατάργηση εγγραφής|berhenti berlangganan|hủy đăng ký|huỷ đăng ký|退订|退訂|取消订阅|取消訂閱|配信停止|登録解除|수신 ?거부|구독 (?:취소|해지)|הסרה מרשימ|ביטול (?:ה)?מנוי|إلغاء الاشتراك|ยกเลิกการ(?:รับ|สมัคร)|सदस्यता (?:रद्द|समाप्त|छोड़)|powered by|(?:e-?mail|message|nachricht|mensaje|mensagem|messaggio|bericht|wiadomość)[^.!?\n]{0,30}(?:sent|generated|envoyé|gesendet|versendet|erstellt|enviado|gerado|inviato|generato|verzonden|wysłana)\p{L}{0,2} (?:by|with|through|from|par|via|von|durch|über|mit|por|desde|com|da|tramite|con|door|met|przez)(?!\p{L})/iu;
/** Mailboxes whose names say that they aren't read. */
export const NO_REPLY =
  /^[^@]{0,40}?(?:no|not|non|nao|nicht|keine?|ne[._-]?pas|geen|niet|nie)[._-]?(?:reply|replies|respond\w{0,4}|rispond\w{0,4}|r[eé]pondre|antwort\w{0,3}|antwoord\w{0,3}|beantwoorden|odpowiada\w{0,3}|contest\w{0,3})[^@]{0,20}@/i;
/** Before the noun that a clause begins with. */
export const ARTICLE =
  /^\s*(?:the|this|your|der|die|das|dieser?|ihr|le|ce|votre|el|este|su|il|lo|questo|o|esse|de|deze|uw|ten)\s/iu;
/** Addresses that are there for reports of abuse (RFC 2142, section 4, and what companies call theirs). */
export const REPORT_DESK = /^(?:abuse|security|postmaster|phishing|spam|report-?(?:phishing|spam|abuse))@/i;
/** Says that an email was sent in somebody else's name. */
export const IMITATES = /pretend(?:s|ing|ed)? to be|impersonat(?:es?|ing)/iu;
/** An order that nobody has placed yet, and a package of money or benefits. */
export const NO_PARCEL = /order (?:will|should|can|would) be (?:shipped|delivered)/iu;
export const PACKAGE_OF_MONEY =
  /(?<!\p{L})(?:relief|benefits?|stimulus|salary|compensation|severance|grants?|donations?|awards?|funds?|funding)(?!\p{L})/iu;
/** Things that people can join for free. */
export const FOR_FREE =
  /(?<!\p{L})(?:gratis|free|kostenlos|gratuit\p{L}{0,3}|za darmo|bezpłatn\p{L}{1,2}|anonym|anoniem)(?!\p{L})/iu;
/** Space, which can also be on a disk, in a building or in a programme. */
export const SPACE = /(?<!\p{L})(?:space|disk)(?!\p{L})/iu;
export const MAILBOX = /mailbox|inbox|e-?mail|icloud|cloud|account|quota|webmail/iu;
/** Says, right before “a voice mail”, that somebody left one. */
export const LEFT = /(?<!\p{L})(?:left|leave|leaving)(?: \p{L}{1,8}){0,2}\s$/iu;
/** Follows “confidence” in statistics. */
export const STATISTICS = /^\s(?:intervals?|limits?|levels?|bands?|bounds?|regions?)(?!\p{L})/iu;
/** Things called secure that aren't documents. */
export const NO_DOCUMENT = /secure\s(?:payment|link|code|connection)(?!\p{L})/iu;
/** In the small print of bulk email: “you got this because someone used your address”. */
export const GOT_THIS = /(?:receiv(?:ed|ing)|got|getting) this/iu;
/** Praise for others. */
export const PRAISE = /^congratulations to(?!\p{L})/iu;
/** “Crypto” can also mean cryptography. */
export const CRYPTO_ALONE = /^[ck]r[iy]pto(?:(?:gra|analy|log)\p{L}{0,12})?$/iu;
export const OF_COINS =
  /wallet|coin|token|invest|exchange|trad(?:e|ing)|currenc|blockchain|airdrop|mining|portfolio|asset|profit|earn|free|claim|bonus|reward|stolen|funds|send|buy|gratis|kostenlos|börse|handel|währung|monnaie|moneda|moeda|valut|portfel/iu;
/** Little time or haste, which is advertising only where something is on offer. */
export const LITTLE_TIME =
  /^(?:limited time|tiempo limitad[oa]|tempo limita[dt][oa]|durée limitée|beperkte tijd|hurry)(?!\p{L})/iu;
/** Nearby words that show something is on offer. */
export const ON_OFFER =
  /(?<!\p{L})(?:offers?|deals?|sales?|prices?|discounts?|promo\p{L}{0,8}|vouchers?|coupons?|stocks?|supplies|supply|products?|items?|shop\p{L}{0,4}|stores?|orders?|buy|savings?|saves?|free|bonus|subscri\p{L}{2,8}|available|only|ofertas?|descuentos?|precios?|gratis|compra\p{L}{0,2}|preços?|descontos?|grátis|condiç\p{L}{2,3}|aproveit\p{L}{1,2}|offert[ae]|sconti?|prezz[oi]|offres?|soldes|réductions?|remises?|prix|gratuit\p{L}{0,2}|aanbieding\p{L}{0,2}|korting\p{L}{0,2}|prij[sz]\p{L}{0,2})(?!\p{L})|\d\s?%|[€$£]\s?\d|\d\s?€/iu;
