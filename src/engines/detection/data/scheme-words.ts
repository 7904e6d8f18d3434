/**
 * Words that tell what an email offers, in English, German, French, Spanish, Portuguese, Italian, Dutch and Polish, and
 * names of programs. They choose the advice and say nothing of whether the email is honest. Own selection, 2026-11.
 */

/**
 * Programs that let somebody else control a device. Windows has one of its own, with a name, keys and an address: the name
 * is from Microsoft's help pages in each language.
 */
export const REMOTE_ACCESS =
  /(?<![\p{L}\d])(?:anydesk|teamviewer|ultraviewer|rustdesk|screenconnect|connectwise control|logmein|gotoassist|quick ?assist|remotehilfe|schnellhilfe|supremo|zoho assist|aweray|chrome remote desktop|assistance rapide|asistencia rápida|assistência rápida|assistenza rapida|snelle hulp|hulp op afstand|szybka pomoc|szybkiej pomocy|rychl(?:á|ou) pomoc|asistență rapidă|gyors segítség|snabbhjälp|hurtig hjælp|hurtighjelp|pikatuki|pikatuen|быстр(?:ая|ую|ой) помощь?и?|швидк(?:а|у|ої) допомог[аиу]|γρήγορη βοήθεια|hızlı yardım|bantuan cepat|hỗ trợ nhanh|المساعدة السريعة)(?![\p{L}\d])|クイック ?アシスト|快速(?:助手|协助|輔助)|빠른 지원|עזרה מהירה|(?:ctrl|strg)[ \u00a0]{0,2}\+[ \u00a0]{0,2}win(?:dows)?[ \u00a0]{0,2}\+[ \u00a0]{0,2}q(?!\w)|win(?:dows)?[ \u00a0]{0,2}\+[ \u00a0]{0,2}(?:ctrl|strg)[ \u00a0]{0,2}\+[ \u00a0]{0,2}q(?!\w)|ms-quick-assist:/iu;

/** What such a program shows and its user gives to whoever is to connect, in the 28 languages of the senses. */
export const SESSION_CODE =
  /(?<![\p{L}\d])(?:ids?|[\p{L}-]{0,12}codes?|[\p{L}-]{0,12}kod(?:e[nr]?|u|em|y|unu|i)?|k[oó]d(?:ot|u|ot|om)?|koodi\p{L}{0,2}|c[oó]digo|codice|cod(?:ul)?|kennung|identifiant|identificador|identificativo|identyfikator\p{L}{0,2}|код\p{L}{0,3}|[иі]дентиф[иі]катор\p{L}{0,2}|κωδικ\p{L}{1,3}|कोड|आईडी|mã)(?![\p{L}\d])|コード|番号|代码|代碼|识别码|識別碼|코드|번호|아이디|(?:ال)?(?:رمز|كود|معرف)|קוד|מזהה|รหัส|ไอดี/giu;

/** “Send me” in one word, in Spanish, Italian and Portuguese: the senses of words see only whole ones. */
export const SENDS_TO_WRITER =
  /(?<!\p{L})(?:env[ií]\p{L}{1,3}|m[aá]nd\p{L}{1,2}|p[aá]s\p{L}{1,2}|invia(?:te)?|comunica(?:te)?)(?:me|mi|nos|noslo|melo|ci)(?!\p{L})/iu;

/** To get or renew a program. */
const GETTING =
  'updat\\p{L}{1,3}|upgrad\\p{L}{1,3}|install\\p{L}{0,6}|re-?install\\p{L}{0,4}|download\\p{L}{0,4}|aktualisier\\p{L}{1,4}|herunterlad\\p{L}{1,3}|téléchargez?|mettez? à jour|mettre à jour|mise à jour|actuali[sz]\\p{L}{1,5}|instal\\p{L}{1,5}|descarg\\p{L}{1,4}|atuali[sz]\\p{L}{1,5}|baix[ea]r?|aggiorn\\p{L}{1,5}|scaric\\p{L}{1,4}|bijwerken|werk (?:je|uw|jouw)|downloaden|zaktualizuj|zainstaluj|pobierz|обнов\\p{L}{1,5}|установ\\p{L}{1,5}|скача\\p{L}{1,3}|更新|アップデート|インストール|ダウンロード|安装|安裝|下载|下載|升级|升級';
const PROGRAM =
  'browser\\p{L}{0,2}|chrome|firefox|microsoft edge|safari|flash|(?:media )?player|plug-?ins?|add-?ons?|software|antivirus|anti-virus|codecs?|drivers?|treiber|viewer|adobe|acrobat|windows|zoom client|navigateur|navegador\\p{L}{0,2}|logiciel|programm?\\p{L}{0,2}|aplicati(?:vo|on)|aplicación|applicazione|anwendung|przeglądark\\p{L}{1,2}|oprogramowani\\p{L}{1,2}|браузер\\p{L}{0,2}|программ\\p{L}{0,2}|приложени\\p{L}{1,2}|ブラウザ|プレーヤー|ソフト|浏览器|瀏覽器|播放器|软件|軟體';

/** A program to install or update, or one that is called out of date. */
export const PROGRAM_OFFER = new RegExp(
  `(?<!\\p{L})(?:${GETTING})(?!\\p{L})[^.!?。\\n]{0,40}(?:${PROGRAM})|(?:${PROGRAM})[^.!?。\\n]{0,30}(?:${GETTING}|out of date|outdated|veraltet|obsolète|pas à jour|desactualizad[oa]|obsolet[oa]|non aggiornato|verouderd|nieaktualn\\p{L}{1,2}|устарел\\p{L}{0,2}|古い|过期|過期)`,
  'iu',
);

/** Work that is offered to the reader. */
export const JOB =
  /(?<!\p{L})(?:work(?:ing)? from home|remote (?:job|work|position)|part[- ]time (?:job|work|position)|job offer|mystery shopper|no experience (?:needed|required|necessary)|we(?: are|['’]re) hiring|your (?:application|résumé|resume|cv)|earn (?:up to )?[$€£]?\d|heimarbeit|homeoffice-job|nebenjob|minijob|stellenangebot|ihre bewerbung|testkäufer|télétravail|offre d[’']emploi|votre candidature|client mystère|teletrabajo|oferta de (?:trabajo|empleo|emprego)|su candidatura|trabalh\p{L}{1,3} (?:de|em) casa|renda extra|lavoro da casa|offerta di lavoro|tua candidatura|thuiswerk|bijbaan|vacature|sollicitatie|praca (?:zdalna|z domu)|oferta pracy)/iu;

/** Money or parcels to be passed on: no company that is only paid itself says so. */
export const PASSING_ON =
  /(?<!\p{L})(?:(?:keep|retain)\p{L}{0,3} \d{1,2} ?%|payment (?:processing )?agent|reship\p{L}{0,4}|forward(?:ing)? (?:the |our )?(?:parcels?|packages?|funds|payments?)|(?:zahlungen|gelder|pakete) weiter(?:zu)?leite\p{L}{0,2}|finanzagent\p{L}{0,3}|(?:transférer|réexpédier|faire suivre) (?:les|des) (?:fonds|virements|colis)|reenviar (?:los |las )?(?:fondos|pagos|paquetes)|(?:repassar|reenviar) (?:os |as )?(?:valores|pagamentos|encomendas)|(?:inoltrare|trasferire) (?:i |il )?(?:pacchi|denaro|pagamenti)|(?:betalingen|pakketten) door(?:te)?\s?sturen|przekazywa\p{L}{1,3} (?:dalej )?(?:płatności|środki|paczki))/iu;

/** Other people’s money is to come to the reader’s account, in one sentence. */
export const RECEIVING =
  /(?<!\p{L})(?:receiv|process|accept|entgegen|empfang|erhalt|recevoir|recevrez|recib|receb|ricever|ontvang|przyjm|otrzym)\p{L}{0,6}[^.!?\n]{0,60}(?<!\p{L})(?:(?:in)?to|on|in|through|auf|über|sur|en|em|na|no|sul|op|do) (?:your|ihr(?:em|en)?|dein(?:em|en)?|votre|ton|su|tu|seu|sua|tuo|uw|je|twoje|swoje)(?: (?:own|personal|private|eigen\p{L}{0,2}|privat\p{L}{0,2}))?(?: (?:bank|bancaria|bancária))? ?(?:accounts?|konto|compte|cuenta|conta|conto|rekening)(?!\p{L})/iu;

/** A stranger who seeks affection. */
export const ROMANCE =
  /(?<!\p{L})(?:(?:true|real) love|soul ?mate|(?:honest|serious|long[- ]term) relationship|lonely|my (?:dear|darling|love)(?!\p{L})|your (?:profile|photo|picture) (?:online|caught)|widow(?:er|ed)?|get(?:ting)? to know (?:you|each other)|einsam|kennen ?lernen|wahre liebe|verwitwet|seelenverwandt\p{L}{0,2}|faire (?:ta|votre) connaissance|âme sœur|veu[fv]e?|conocerte|alma gemela|viud[ao]|te conhecer|alma gêmea|viúv[ao]|conoscerti|anima gemella|vedov[ao]|eenzaam|leren kennen|weduw(?:e|naar)|poznać cię|samotn[aye]|wdow(?:a|iec))/iu;
