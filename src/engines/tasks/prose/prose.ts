import { namedAsker } from '../data/askers.ts';
import { UNSUBSCRIBE, WISH } from '../data/closings.ts';
import type { Phrasebook } from '../data/phrasebook.ts';
import type { Found } from '../found.ts';
import { LIMITS } from '../limits.ts';
import { daysAfter, type Sent } from '../moment.ts';
import type { Judgement, Kind, Range, TaskEmail } from '../suggestion.ts';
import { type DateFound, datesIn } from './dates.ts';
import { fold } from './fold.ts';
import { type Language, languagesOf, PHRASEBOOKS } from './languages.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { titleOf } from './title.ts';
import { inZone, zoneAfter, zoneOfAll } from './zone-names.ts';

/** A cheap test for dates in any language, before parsing. */
const DATED =
  /\d|day\b|tomorrow|tonight|tag\b|mittwoch|heute|morgen|samstag|di\b|demain|aujourd|manche\b|hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|\b(?:ieri|oggi|dopo)?domani\b|oggi|(?:lun|mart|mercol|giov|vener)edi|giovedi|domenica|fine (?:del )?mese|hoje|amanha|-feira|segunda|terca|quarta|quinta|sexta|(?:zon|maan|dins|woens|donder|vrij|zater)dag|vandaag|stasera|vanavond|vanmiddag|morgen|jutr[oa]|dzis|poniedzial|wtor|srod|czwart|piat|sobot|niedziel|mies|month|monat|mois|\bmes\b|maand|week|woche|semaine|semana|settimana|tygodnia|noon|midi/;
/** Characters around a date that decide what it means. */
const CONTEXT = 160;
/** Bills have unsubscribe links, too; any other deadline in bulk email is an offer. */
const PAYMENT = /pay|due|zahl|fallig|echeance|regler|vencim|vence/;
const COMMA = /[,;:]/;
/** Not the colon: the text after it still belongs to the text before. */
/** Also between two main clauses, which may have different subjects. */
const CLAUSE_END = /[,;:]|\s(?:and|und|et|y|ed?|en|i|oraz)\s/;
/** Without commas, which also set off what belongs to the clause. */
const MAIN_CLAUSE_END = /[;:]|\s(?:and|und|et|y|ed?|en|i|oraz)\s/;
const PAUSE = /[,;]/;
const CLAUSE = /[;:(–]\s|\s[-–]\s/;
/** A name or subordinate clause before the request. */
const ADDRESS =
  /^[^a-z]{0,6}(?:(?:if|when|once|as soon|before|after|to|for|in|ok|okay|wenn|falls|sobald|damit|um|fur|si|quand|des que|pour|afin|en|cuando|para|por|ok|vale)\b[^,]{0,80}|[a-z'-]{1,20}(?: [a-z'-]{1,20}){0,2}),\s/;
/** Connectives before the verb. */
const OPENING =
  /^[^a-z]{0,6}(?:(?:and|so|then|also|just|but|now|first|second|und|also|dann|oder|et|puis|alors|donc|y|pues|asi que|entonces) ){0,2}/;
/** Words for deadlines, so not a meeting. */
const DEADLINE = /\b(?:deadline|cut-?off|date limite|fecha limite|\w{0,20}frist|\w{2,20}schluss)\b/;
/** Ambiguous between “by” and “on”. */
const FOR = /\b(?:pour|para|(?<!bis )zum)\s(?:el |le )?$/;
/** Characters besides the date in a sentence that only gives the deadline. */
const AFTERTHOUGHT = 30;
/** Meetings start at this hour or later. */
const EARLIEST = 5;
/** In minutes; a finer time is a machine's timestamp. */
const STEP = 5;

/** “11/12” may also be a fraction or a number. */
const SPELLED = /[a-z]|\d{4}/;
/** Polite forms that only their capital tells from “they”. */
const FORMAL = /(?<=\S\s)(?:Sie|Ihnen|Ihre?[nmrs]?|Lei|La|Le|Su[oa]|Usted)\b/;
const DATE_LABEL =
  /^[^a-z]{0,6}(?:date|day|when|datum|tag|wann|termin|jour|quand|fecha|dia|cuando|data|giorno|quando|dag|wanneer|dzien|kiedy)\b[^:]{0,20}:/;
const TIME_LABEL =
  /^[^a-z]{0,6}(?:time|uhrzeit|zeit|heure|hora|ora|orario|horario|tijd|tijdstip|aanvang|godzina|beginn|start|begin|inicio|debut)\s?:\s{0,4}\D{0,6}\d/;
const ITEM = /^\s{0,12}(?:[-*•–·]|\d{1,2}[.)]|[a-z]\))\s/;
const LEAD_IN = /:\s{0,4}$/;

interface Passage {
  where: 'subject' | 'body';
  text: string;
  sentence: Sentence;
}

/** What applies to the whole email. */
interface EmailContext {
  subject: string;
  sent: Sent;
  /** Of all its times. */
  zone: string | null;
  isToMany: boolean;
}

/** What comes before a sentence. */
interface Prior {
  /** The previous sentence, or the one that introduces the list. */
  previous: string;
  /** Whether the sentence is an item of a list with an introduction. */
  isItem: boolean;
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

/** Joins “Date: 16 March” and “Time: 14:20” on the next line. */
function withTimes(text: string, sentences: readonly Sentence[]): Sentence[] {
  const joined: Sentence[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    const isTime = last && TIME_LABEL.test(fold(text.slice(sentence.start, sentence.start + 40)));
    if (isTime && DATE_LABEL.test(fold(text.slice(last.start, last.start + 40)))) last.end = sentence.end;
    else joined.push({ ...sentence });
  }
  return joined;
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

/** What a date means in its sentence; null when it is only mentioned. */
function kindOf(
  quote: string,
  folded: string,
  { previous, isItem }: Prior,
  isPassedOn: boolean,
  { start, end, at, isExact, isNamed, isDeadline }: DateFound,
  book: Phrasebook,
  { isToMany, subject, sent }: EmailContext,
): Kind | null {
  const before = folded.slice(Math.max(0, start - CONTEXT), start);
  const after = folded.slice(end, end + CONTEXT);
  const label = book.dueLabel.exec(before)?.[0];
  if (label !== undefined) {
    const isOthers = book.past.test(before) || book.aside.test(before) || (isToMany && !PAYMENT.test(label));
    return isOthers ? null : 'task';
  }
  if (book.hours.test(folded)) return null;
  const isDue = isDeadline || book.until.test(before) || book.latest.test(after);
  const isFor = FOR.test(before);
  const isHeld = book.holding.test(before);
  const isAskedFor =
    isPassedOn ||
    isAsked(folded, start, book) ||
    (isItem && isAsked(previous, previous.length, book)) ||
    (book.deadline.test(before) && !book.telling.test(folded)) ||
    (isAfterthought(folded, start, end, book) &&
      !book.dismissed.test(previous) &&
      isAsked(previous, previous.length, book));
  const clause = clauseAround(folded, start, end);
  const isOthers = book.past.test(folded) || book.telling.test(clause);
  const isTold = isOthers || book.happening.test(folded);
  const isAside = book.aside.test(before.split(COMMA).at(-1) ?? '');
  const isReaders = !isTold && !isAside && !isHeld && !isFor && book.reader.test(book.verbLast ? folded : clause);
  const isOffer = book.offer.test(folded);
  if (isDue && !isToMany && !isOffer && (isAskedFor || isReaders)) return 'task';
  if (isHeld && !isToMany && !isOthers && book.your.test(before)) return 'reminder';
  if ((isDue && !isFor) || isHeld || book.since.test(before) || book.past.test(folded)) return null;
  if (book.outage.test(folded) || book.debit.test(folded)) return 'reminder';
  const hasTime = at.hour !== undefined && at.hour >= EARLIEST && (at.minute ?? 0) % STEP === 0;
  const isMeeting =
    !isToMany &&
    hasTime &&
    !DEADLINE.test(folded) &&
    (isExact ||
      isProposal(folded, start, end) ||
      book.meeting.test(folded) ||
      book.together.test(clauseAround(folded, start, end, PAUSE)));
  const own = rangeAround(folded, start, end, CLAUSE_END);
  const main = rangeAround(folded, start, end, MAIN_CLAUSE_END);
  const isElse = isSomebodyElses(quote.slice(main.start, main.end), folded.slice(main.start, main.end), book);
  if (isMeeting && isElse && !folded.endsWith('?')) return null;
  if (isMeeting || (book.ownMeeting.test(folded) && (hasTime || at.hour === undefined))) return 'appointment';
  const isAboutTheirs = !isToMany && at.hour === undefined && book.your.exec(fold(subject))?.index === 0;
  const theirs = isAboutTheirs ? folded : folded.slice(book.your.exec(folded)?.index ?? folded.length);
  if (book.happening.test(theirs)) return 'reminder';
  const isToday = isNamed && daysAfter(sent, at) === 0;
  const isRequest =
    !isToMany &&
    !isOffer &&
    !isOthers &&
    !isAside &&
    !isToday &&
    !book.meeting.test(folded.slice(own.start, own.end)) &&
    SPELLED.test(folded.slice(start, end)) &&
    isAskedOn(folded, folded.slice(own.start, book.verbLast ? own.end : start), start, book);
  return !isRequest ? null : hasTime ? 'appointment' : 'task';
}

/** “Leave it there tomorrow, please”: a request for that day, without a deadline's preposition. */
function isAskedOn(folded: string, clause: string, start: number, book: Phrasebook): boolean {
  const isOrdered = clausesUpTo(folded, start).some((one) => !one.includes(',') && book.imperative.test(one));
  return isOrdered || book.asking.test(clause);
}

/** “I'm meeting the roofer at 8” and “Tim will pick her up at 5” are no appointments of the reader's. */
function isSomebodyElses(quote: string, folded: string, book: Phrasebook): boolean {
  const isAddressed = book.reader.test(folded) || book.joint.test(folded) || FORMAL.test(quote);
  return book.others.test(folded) && !isAddressed;
}

/** The clauses before the date, each of which may start with an imperative. */
function clausesUpTo(folded: string, start: number): string[] {
  return folded
    .slice(0, start)
    .split(CLAUSE)
    .flatMap((clause) => [clause, ADDRESS.test(clause) ? clause.slice(clause.indexOf(',') + 2) : ''])
    .map((clause) => clause.replace(OPENING, ''));
}

/** From the comma before a date to the one after. */
function clauseAround(folded: string, start: number, end: number, comma = COMMA): string {
  const [before] = folded
    .slice(Math.max(0, start - CONTEXT), start)
    .split(comma)
    .slice(-1);
  // The date may include the comma.
  const last = Math.max(start, end - 1);
  const [after] = folded.slice(last, last + CONTEXT).split(comma, 1);
  return `${before}${folded.slice(start, last)}${after}`;
}

/** The clause of the date. */
function rangeAround(folded: string, start: number, end: number, ending: RegExp): Range {
  const from = Math.max(0, start - CONTEXT);
  const before = folded.slice(from, start).split(ending).at(-1) ?? '';
  const after = folded.slice(end, end + CONTEXT).split(ending, 1)[0] ?? '';
  return { start: start - before.length, end: end + after.length };
}

/** “By Friday at the latest.” gives the deadline for the previous sentence. */
function isAfterthought(folded: string, start: number, end: number, book: Phrasebook): boolean {
  return folded.length - (end - start) <= AFTERTHOUGHT && !book.telling.test(folded);
}

/** “Wednesday 7.30 at the station?” */
function isProposal(folded: string, start: number, end: number): boolean {
  return folded.endsWith('?') && folded.length - (end - start) <= AFTERTHOUGHT;
}

/** Whether the reader is asked for something by that date. */
function isAsked(folded: string, start: number, book: Phrasebook): boolean {
  const asked = book.asking.exec(folded);
  if (!asked) return clausesUpTo(folded, start).some((clause) => book.imperative.test(clause));
  const asks = asked.index + asked[0].length;
  return !book.aside.test(folded.slice(asks <= start ? asks : 0, start));
}
