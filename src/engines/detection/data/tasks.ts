import { wordSet } from './table.ts';

/**
 * How people ask for something by a date, as `Word.norm` has the words, in English, German, French, Spanish,
 * Portuguese, Italian and Dutch. Own selection from everyday emails, 2026-11.
 */

/** Begins a request; a verb at the start of its sentence doesn't need it. */
export const ASKING = wordSet(`
  please kindly can could would must need needs should
  bitte kannst konnen konnten konntest mussen musst
  veuillez merci pouvez peux pourriez pourrais prie devez dois
  favor puede puedes podria podrias rogamos ruego debe debes
  pode podes poderia poderias gentileza deve precisa
  prego prega favore puo puoi potrebbe potresti potete deve devi cortesemente
  graag gelieve wilt kunt kun moet`);

/** The ones that are only a request if they address the reader: “can you”. */
export const ABLE = wordSet('can could');

/** May come before such a word and belongs to it: “por favor”, “si prega”. */
export const LEADING = wordSet('por per si se s il');

/** Verbs for the task, by their first letters. */
export const TASK_VERBS: readonly string[] = [
  ...wordSet(`
  send return submit forward share upload review read check approve pay settle transfer sign confirm reply respond answer
  register book complete fill finish prepare deliver update call
  senden sende schick send ubersend zusend ubermittel einreich einzureich pruf lesen uberweis bezahl zahl begleich
  unterschreib unterzeichn bestatig antwort meld registrier buch ausfull fertig vorbereit liefer aktualisier
  envoy transmet renvoy retourn verifi reli examin pay regl vir sign confirm repond inscri reserv compl rempl prepar livr
  envi mand remit devuelv revis comprob aprob pag abon transfier firm confirm respond contest inscrib reserv complet
  rellen prepar entreg actualiz
  mand devolv revej verifi aprov transf assin respond inscrev preench entreg atualiz
  invi mandar restitui controll rived approv salda bonific firm conferm rispond iscriv prenot compil consegn aggiorn
  stuur stur verzend bekijk control betaal overmak teken onderteken bevestig antwoord reageer meld aanmeld boek vul lever`),
];

/**
 * How an order of such a verb ends, perhaps with the person it is for (“envíame”, “inviaci”). Other forms say what was
 * done (“forwarded by”, “enviado el”) or name it (“delivery on”, “Lieferung am”).
 */
export const ORDER_ENDING =
  /^(?:|e|et|n|en|t|ez|er|ir|re|ar|a|an|am|em|i|ad|ate|are|ere|ite|ire|ue|uen|hi|ti|[ae](?:me|nos|lo|la|los|las|mi|ci)|(?:te)?(?:mi|ci)|ateci|atemi|vez|sez|tez|tre|issez)$/;
/** The same forms of nouns: “entrega el”, “consegna il”. */
export const NOUN_LIKE_ORDER = wordSet('entrega consegna update');

/** Between the task and its date. */
export const UNTIL = wordSet(`
  by before until till on due latest bis am vor spatestens zum avant jusqu d ici pour le plus tard
  antes hasta el del para al ate dia em no na entro prima entre il uiterlijk voor op tegen`);

/** Days that are certain once the date of the email is known. */
export const DAYS = wordSet(`
  today tonight tomorrow monday tuesday wednesday thursday friday saturday sunday
  heute morgen ubermorgen montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
  aujourd demain lundi mardi mercredi jeudi vendredi samedi dimanche
  hoy manana lunes martes miercoles jueves viernes sabado domingo
  hoje amanha segunda terca quarta quinta sexta feira
  oggi domani lunedi martedi mercoledi giovedi venerdi domenica
  vandaag overmorgen maandag dinsdag woensdag donderdag vrijdag zaterdag zondag`);

/** Names of months, which are dates only next to a number (“may” is a verb, “mars” a planet). */
export const MONTHS = wordSet(`
  january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec
  januar jaenner janner februar marz mai juni juli oktober dezember
  janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro
  gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre
  januari februari maart mei augustus`);
