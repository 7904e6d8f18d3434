import { namedAsker } from '../data/askers.ts';
import { UNSUBSCRIBE, WISH } from '../data/closings.ts';
import type { Found } from '../found.ts';
import { LIMITS } from '../limits.ts';
import { daysAfter, type Sent } from '../moment.ts';
import type { Judgement, Range, TaskEmail } from '../suggestion.ts';
import { CONTEXT } from './clauses.ts';
import { datesIn } from './dates.ts';
import { fold } from './fold.ts';
import { type EmailContext, kindOf, type Prior } from './kind.ts';
import { type Language, languagesOf, PHRASEBOOKS } from './languages.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { titleOf } from './title.ts';
import { inZone, zoneAfter, zoneOfAll } from './zone-names.ts';

/** A cheap test for dates in any language, before parsing. */
const DATED =
  /\d|day\b|tomorrow|tonight|tag\b|mittwoch|heute|morgen|samstag|di\b|demain|aujourd|manche\b|hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|\b(?:ieri|oggi|dopo)?domani\b|oggi|(?:lun|mart|mercol|giov|vener)edi|giovedi|domenica|fine (?:del )?mese|hoje|amanha|-feira|segunda|terca|quarta|quinta|sexta|(?:zon|maan|dins|woens|donder|vrij|zater)dag|vandaag|stasera|vanavond|vanmiddag|morgen|jutr[oa]|dzis|poniedzial|wtor|srod|czwart|piat|sobot|niedziel|mies|month|monat|mois|\bmes\b|maand|week|woche|semaine|semana|settimana|tygodnia|noon|midi/;
const DATE_LABEL =
  /^[^a-z]{0,6}(?:date|day|when|datum|tag|wann|termin|jour|quand|fecha|dia|cuando|data|giorno|quando|dag|wanneer|dzien|kiedy)\b[^:]{0,20}:/;
const TIME_LABEL =
  /^[^a-z]{0,6}(?:time|uhrzeit|zeit|heure|hora|ora|orario|horario|tijd|tijdstip|aanvang|godzina|beginn|start|begin|inicio|debut)\s?:\s{0,4}\D{0,6}\d/;
/** “Kick-off's at 2pm” continues the sentence that names the day. */
const BEGINNING =
  /^(?:the |der |das |le |el |la |l'|il |o |de |het )?(?:kick-?off|start|starts|it starts|doors|anstos\w?|beginn|los geht'?s|treffpunkt|einlass|coup d'envoi|debut|rendez-vous|empieza|comienza|inicio|inizio|ritrovo|aftrap|aanvang|poczatek)\b\D{0,16}\d/;
/** A cell of a bill, such as “Pay by”, whose date is in the next one. */
const DUE_CELL =
  /^(?!.*[.!?\d]).{0,40}\b(?:pay(?:able)?|payment|due|zahl\w{0,6}|fallig\w{0,10}|regler|payer|echeance|pagar|vencimiento|abonar|pagare|scadenza|vencimento|betalen|betaaldatum|platn\w{0,8}|zaplaty)\b.{0,24}$/;
const DATE_CELL = /^(?:[a-z]{2,12},? )?\d{1,4}[\s./-][^!?]{2,24}$/;
const ITEM = /^\s{0,12}(?:[-*•–·]|\d{1,2}[.)]|[a-z]\))\s/;
const LEAD_IN = /:\s{0,4}$/;

interface Passage {
  where: 'subject' | 'body';
  text: string;
  sentence: Sentence;
}

/** Finds requests, appointments and announcements in the text. @param quoted ranges that quote earlier emails */
export function foundInProse(
  email: TaskEmail,
  judgement: Judgement,
  quoted: readonly Range[],
  sent: Sent,
  isBulk: boolean,
): Found[] {
  const text = judgement.text.slice(0, LIMITS.text);
  const whole = fold(text);
  const passages = [
    ...passagesIn('subject', email.subject.slice(0, LIMITS.sentence), []),
    ...passagesIn('body', text, quoted),
  ];
  const languages = languagesOf(passages.map(textOf).join(' '));
  const context: EmailContext = {
    subject: email.subject,
    sent,
    zone: zoneOfAll(whole),
    isToMany: isBulk || UNSUBSCRIBE.test(whole),
  };
  const found: Found[] = [];
  let left: number = LIMITS.datedSentences;
  let before = '';
  let leadIn = '';
  for (const passage of passages) {
    const folded = textOf(passage);
    const isItem = ITEM.test(folded);
    if (!isItem) leadIn = passage.where === 'body' && LEAD_IN.test(folded) ? folded : '';
    // A list's items continue the sentence that introduces them.
    const previous = isItem && leadIn !== '' ? leadIn : before;
    before = passage.where === 'body' ? folded : '';
    if (!DATED.test(folded)) continue;
    if (left-- === 0) break;
    for (const language of languages) {
      const inPassage = foundIn(passage, folded, { previous, isItem: isItem && leadIn !== '' }, language, context);
      found.push(...inPassage);
      if (inPassage.length > 0) break;
    }
  }
  return found;
}

function textOf({ text, sentence }: Passage): string {
  return fold(text.slice(sentence.start, sentence.end));
}

function passagesIn(where: Passage['where'], text: string, quoted: readonly Range[]): Passage[] {
  return withTimes(text, sentencesOf(text, quoted)).map((sentence) => ({ where, text, sentence }));
}

/** Joins “Date: 16 March” and “Time: 14:20” on the next line, a day with when it begins, and two cells of a bill. */
function withTimes(text: string, sentences: readonly Sentence[]): Sentence[] {
  const joined: Sentence[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    const [before, folded] = [
      last ? text.slice(last.start, last.end) : '',
      text.slice(sentence.start, sentence.end),
    ].map((one) => fold(one.slice(0, LIMITS.sentence)));
    if (last && continues(before ?? '', folded ?? '')) last.end = sentence.end;
    else joined.push({ ...sentence });
  }
  return joined;
}

function continues(before: string, folded: string): boolean {
  if (TIME_LABEL.test(folded.slice(0, 40)) && DATE_LABEL.test(before.slice(0, 40))) return true;
  if (BEGINNING.test(folded)) return /\d/.test(before) && !/\d[:.h]\d|\d ?(?:am|pm|uhr|h)\b/.test(before);
  return DUE_CELL.test(before) && DATE_CELL.test(folded);
}

function foundIn(
  { where, text, sentence }: Passage,
  folded: string,
  prior: Prior,
  language: Language,
  context: EmailContext,
): Found[] {
  const { subject, sent, zone } = context;
  const book = PHRASEBOOKS[language];
  if (book.dismissed.test(folded) || WISH.test(folded)) return [];
  const quote = text.slice(sentence.start, sentence.end);
  const found: Found[] = [];
  const asker = namedAsker(quote, language);
  const dates = quote.length < LIMITS.sentence ? datesIn(quote, language, sent) : [];
  if (dates.length > LIMITS.datesInSentence) return [];
  for (const date of dates) {
    if (sentence.isForwarded && !date.isNamed) continue;
    if (!date.hasYear && daysAfter(sent, date.at) > LIMITS.daysAheadWithoutYear) continue;
    const kind = kindOf(quote, folded, prior, asker !== null, date, book, context);
    // A reminder for the day of sending comes too late.
    if (kind === null || (kind === 'reminder' && daysAfter(sent, date.at) === 0)) continue;
    const { minutes, isNamed } = date;
    const at = inZone(
      date.at,
      zoneAfter(quote.slice(date.end, date.end + CONTEXT), folded.slice(date.end, date.end + CONTEXT)) ?? zone,
    );
    found.push({
      kind,
      title: kind === 'task' ? titleOf(quote, folded, date, book, subject) : subject,
      at,
      // A deadline has no duration.
      ...(minutes !== undefined && kind !== 'task' && { minutes }),
      evidence: {
        quote: quote.slice(0, LIMITS.quote),
        where,
        start: sentence.start,
        end: sentence.start + Math.min(quote.length, LIMITS.quote),
      },
      source: 'prose',
      ...(asker !== null && { asker }),
      isNamed,
    });
  }
  return found;
}
