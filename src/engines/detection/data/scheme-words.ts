/**
 * Words that show what an email offers, in English, German, French, Spanish, Portuguese, Italian, Dutch and Polish, and
 * names of programs. They select the advice and say nothing about whether the email is honest. Own selection, 2026-11.
 */

/**
 * Programs that let somebody else control a device. Windows has one of its own, with a name, keys and an address: the name
 * is from Microsoft's help pages in each language.
 */
export const REMOTE_ACCESS =
  /(?<![\p{L}\d])(?:anydesk|teamviewer|ultraviewer|rustdesk|screenconnect|connectwise control|logmein|gotoassist|quick ?assist|remotehilfe|schnellhilfe|supremo|zoho assist|aweray|chrome remote desktop|assistance rapide|asistencia rápida|assistência rápida|assistenza rapida|snelle hulp|hulp op afstand|szybka pomoc|szybkiej pomocy|rychl(?:á|ou) pomoc|asistență rapidă|gyors segítség|snabbhjälp|hurtig hjælp|hurtighjelp|pikatuki|pikatuen|быстр(?:ая|ую|ой) помощь?и?|швидк(?:а|у|ої) допомог[аиу]|γρήγορη βοήθεια|hızlı yardım|bantuan cepat|hỗ trợ nhanh|المساعدة السريعة)(?![\p{L}\d])|クイック ?アシスト|快速(?:助手|协助|輔助)|빠른 지원|עזרה מהירה|(?:ctrl|strg)[ \u00a0]{0,2}\+[ \u00a0]{0,2}win(?:dows)?[ \u00a0]{0,2}\+[ \u00a0]{0,2}q(?!\w)|win(?:dows)?[ \u00a0]{0,2}\+[ \u00a0]{0,2}(?:ctrl|strg)[ \u00a0]{0,2}\+[ \u00a0]{0,2}q(?!\w)|ms-quick-assist:/iu;

/** What such a program shows, for its user to give to the person who connects, in the 28 languages of the senses. */
export const SESSION_CODE =
  /(?<![\p{L}\d])(?:ids?|[\p{L}-]{0,12}codes?|[\p{L}-]{0,12}kod(?:e[nr]?|u|em|y|unu|i)?|k[oó]d(?:ot|u|ot|om)?|koodi\p{L}{0,2}|c[oó]digo|codice|cod(?:ul)?|kennung|identifiant|identificador|identificativo|identyfikator\p{L}{0,2}|код\p{L}{0,3}|[иі]дентиф[иі]катор\p{L}{0,2}|κωδικ\p{L}{1,3}|कोड|आईडी|mã)(?![\p{L}\d])|コード|番号|代码|代碼|识别码|識別碼|코드|번호|아이디|(?:ال)?(?:رمز|كود|معرف)|קוד|מזהה|รหัส|ไอดี/giu;

/** “Send me” in one word, in Spanish, Italian and Portuguese: the senses of words see only whole ones. */
export const SENDS_TO_WRITER =
  /(?<!\p{L})(?:env[ií]\p{L}{1,3}|m[aá]nd\p{L}{1,2}|p[aá]s\p{L}{1,2}|invia(?:te)?|comunica(?:te)?)(?:me|mi|nos|noslo|melo|ci)(?!\p{L})/iu;

/** Words for getting or renewing a program. */
const GETTING =
  'updat\\p{L}{1,3}|upgrad\\p{L}{1,3}|install\\p{L}{0,6}|re-?install\\p{L}{0,4}|download\\p{L}{0,4}|aktualisier\\p{L}{1,4}|herunterlad\\p{L}{1,3}|téléchargez?|mettez? à jour|mettre à jour|mise à jour|actuali[sz]\\p{L}{1,5}|instal\\p{L}{1,5}|descarg\\p{L}{1,4}|atuali[sz]\\p{L}{1,5}|baix[ea]r?|aggiorn\\p{L}{1,5}|scaric\\p{L}{1,4}|bijwerken|werk (?:je|uw|jouw)|downloaden|zaktualizuj|zainstaluj|pobierz|обнов\\p{L}{1,5}|установ\\p{L}{1,5}|скача\\p{L}{1,3}';
/** The same where no space is written between words. */
const GETTING_UNSPACED = '更新|アップデート|インストール|ダウンロード|安装|安裝|下载|下載|升级|升級';
const PROGRAM =
  'browser\\p{L}{0,2}|chrome|firefox|microsoft edge|safari|flash|(?:media )?player|plug-?ins?|add-?ons?|software|antivirus|anti-virus|codecs?|drivers?|treiber|viewer|adobe|acrobat|windows (?:update|defender|media player)|(?:your|ihr|dein|votre|ton|tu|su|seu|tuo|uw|je|twój) windows|zoom client|navigateur|navegador\\p{L}{0,2}|logiciel|programm?\\p{L}{0,2}|aplicati(?:vo|on)|aplicación|applicazione|anwendung|przeglądark\\p{L}{1,2}|oprogramowani\\p{L}{1,2}|браузер\\p{L}{0,2}|программ\\p{L}{0,2}|приложени\\p{L}{1,2}|ブラウザ|プレーヤー|ソフト|浏览器|瀏覽器|播放器|软件|軟體';

/** A program to install or update, or one that is called out of date. */
export const PROGRAM_OFFER = new RegExp(
  `(?:(?<!\\p{L})(?:${GETTING})(?!\\p{L})|${GETTING_UNSPACED})[^.!?。\\n]{0,40}(?<!\\p{Script=Latin})(?:${PROGRAM})|(?<!\\p{Script=Latin})(?:${PROGRAM})[^.!?。\\n]{0,30}(?:${GETTING}|${GETTING_UNSPACED}|out of date|outdated|veraltet|obsolète|pas à jour|desactualizad[oa]|obsolet[oa]|non aggiornato|verouderd|nieaktualn\\p{L}{1,2}|устарел\\p{L}{0,2}|古い|过期|過期)`,
  'giu',
);

/** An order to get it, as a sentence begins. */
export const GET_ORDER =
  /^(?:(?:update|upgrade|(?:re-?)?install|download|aktualisieren?|herunterladen|installieren?|téléchargez?|mettez? à jour|installez|actualic[ae]|actualiza|instale|instala|descarga|descargue|atualize|baixe|aggiorna(?:te|re)?|installa(?:te|re)?|scarica(?:te|re)?|bijwerken|werk (?:je|uw|jouw)|installeer|zaktualizuj|zainstaluj|pobierz|обновите|установите|скачайте)(?!\p{L}))/iu;

/** Work that is offered to the reader. */
export const JOB =
  /(?<!\p{L})(?:work(?:ing)? from home|remote (?:job|work|position)|part[- ]time (?:job|work|position)|job offer|mystery shopper|no experience (?:needed|required|necessary)|we(?: are|['’]re) hiring|your (?:application|résumé|resume|cv)|earn (?:up to )?[$€£]?\d|heimarbeit|homeoffice-job|nebenjob|minijob|stellenangebot|ihre bewerbung|testkäufer|télétravail|offre d[’']emploi|votre candidature|client mystère|teletrabajo|oferta de (?:trabajo|empleo|emprego)|su candidatura|trabalh\p{L}{1,3} (?:de|em) casa|renda extra|lavoro da casa|offerta di lavoro|tua candidatura|thuiswerk|bijbaan|vacature|sollicitatie|praca (?:zdalna|z domu)|oferta pracy)/iu;

/** Parcels to forward, or the job of passing on money: only people who receive it first are asked to do so. */
export const AGENT =
  /(?<!\p{L})(?:payment (?:processing )?agent|reship\p{L}{0,4}|forward(?:ing)? (?:the |our )?(?:parcels?|packages?)|pakete weiter(?:zu)?leite\p{L}{0,2}|finanzagent\p{L}{0,3}|(?:réexpédier|faire suivre) (?:les|des) colis|reenviar (?:los |las )?paquetes|(?:repassar|reenviar) (?:os |as )?encomendas|inoltrare (?:i |il )?pacchi|pakketten door(?:te)?\s?sturen|przekazywa\p{L}{1,3} (?:dalej )?paczki)/iu;

const MONEY =
  '(?:money|funds?|payments?|transfers?|wires?|che(?:que|ck)s?|deposits?|gelde?r?|zahlung\\p{L}{0,2}|überweisung\\p{L}{0,2}|argent|fonds|virements?|paiements?|dinero|fondos|pagos?|transferencias?|dinheiro|valores|pagamentos?|transferências?|denaro|fondi|pagamenti|bonific[io]|geld|betaling\\p{L}{0,2}|overboeking\\p{L}{0,2}|środk\\p{L}{1,2}|płatnoś\\p{L}{1,3}|przelew\\p{L}{0,2}|pieni\\p{L}{2,4})';
const RECEIVE =
  '(?:receiv|process|accept|entgegen|empfang|erhalt|recevoir|recevrez|recib|receb|ricever|ontvang|przyjm|otrzym)\\p{L}{0,6}';

/** Money that the reader will receive, in one sentence. */
export const RECEIVING = new RegExp(`(?<!\\p{L})${RECEIVE}[^.!?\\n]{0,60}?(?<!\\p{L})${MONEY}(?!\\p{L})`, 'giu');

/** Words for passing it on, or keeping a share of it: “we keep” is about a fee. */
export const PASSING_ON = new RegExp(
  `(?<!\\p{L})(?:(?<!we |wir |nous )(?:keep|retain|behalt|conserv|gard|qued|fic(?:ar|a|ará|am) com|tratten|houd|zatrzym)\\p{L}{0,5} (?:(?:the|a|up to|el|o|il|un|uma?|en|le) ){0,2}\\d{1,2} ?%|\\d{1,2} ?% (?:behalten|houden)|(?:forward|transfer|send|pass|wire|remit)(?:ing)? (?:it|them|(?:the|our|this|these|their|all) (?:${MONEY}|rest|remainder|balance)|on)(?!\\p{L})|(?:leite\\p{L}{0,2}|überweis\\p{L}{1,3}) (?:sie|es|den rest)[^.!?\\n]{0,20} weiter|weiter(?:zu)?(?:leit|überweis)\\p{L}{1,4}|(?:transférer|faire suivre|reverser) (?:l[ae]s?|des|le reste)|(?:las|los|lo|el resto) (?:enviará|transferirá|reenviará)|(?:reenviar|transferir|enviará)(?:los|las|lo)?(?!\\p{L})|(?:repassar|reenviar|transferir) (?:os|as|o resto)|(?:inoltrar|trasferir|girar)(?:e|li|lo)|door(?:te)?\\s?(?:sturen|boeken|storten)|(?:przekazywa|przesyła)\\p{L}{1,3}(?: dalej)?)`,
  'iu',
);

/** A stranger who wants to get to know the reader. */
export const APPROACH =
  /(?<!\p{L})(?:get(?:ting)? to know (?:you|each other)|(?:dich|sie|uns|einander)(?: \p{L}{2,10}){0,2} kennen ?(?:zu ?)?lernen|faire (?:ta|votre) connaissance|conocer(?:te|nos)|te conhecer|conoscer(?:ti|ci)|(?:je|jou|elkaar)(?: \p{L}{2,10}){0,2} leren kennen|poznać (?:cię|się))(?!\p{L})/iu;

/** Topics of such a stranger: a single one occurs in emails of every kind, and widows leave fortunes. */
export const AFFECTION: readonly RegExp[] = [
  /(?<!\p{L})(?:lonely|loneliness|einsam|solitaire|sol[ao] en la vida|solitári[ao]|solitudine|eenzaam|samotn[aye])(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:true|real) love|wahre liebe|amour véritable|amor verdadero|amor verdadeiro|vero amore|ware liefde|prawdziw\p{L}{1,2} miłoś\p{L}{1,2})(?!\p{L})/iu,
  /(?<!\p{L})(?:soul ?mate|seelenverwandt\p{L}{0,2}|âme sœur|alma gemela|alma gêmea|anima gemella|zielsverwant|bratni\p{L}{1,2} dusz\p{L}{1,2})(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:honest|serious|long[- ]term) relationship|ernste beziehung|relation sérieuse|relación seria|relacionamento sério|relazione seria|serieuze relatie|poważn\p{L}{1,2} związ\p{L}{1,3})(?!\p{L})/iu,
  /(?<!\p{L})your (?:profile|photo|picture) (?:online|caught)(?!\p{L})/iu,
  /(?<!\p{L})my (?:darling|love)(?!\p{L})/iu,
];
