import { UNSUBSCRIBE } from '../data/closings.ts';
import type { Phrasebook } from '../data/phrasebook.ts';
import type { Found } from '../found.ts';
import { LIMITS } from '../limits.ts';
import { daysAfter, type Sent } from '../moment.ts';
import type { Judgement, Kind, Range, TaskLetter } from '../suggestion.ts';
import { type DateFound, datesIn } from './dates.ts';
import { fold } from './fold.ts';
import { type Language, languagesOf, PHRASEBOOKS } from './languages.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { titleOf } from './title.ts';
import { inZone, zoneAfter, zoneOfAll } from './zone-names.ts';

/** What dates have in common in all languages: a sentence without is not read further. */
const DATED =
  /\d|day\b|tomorrow|tonight|tag\b|mittwoch|heute|morgen|samstag|di\b|demain|aujourd|manche\b|hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo/;
/** Characters before a day in which the words stand that say what it means. */
const BEFORE = 160;
/** A bill often comes with a way to unsubscribe; any other closing date in mail to many is an offer. */
const PAYMENT = /pay|due|zahl|fallig|echeance|regler|vencim|vence/;
const COMMA = /[,;:]/;
/** What comes after a colon is still said of what stands before it. */
const PAUSE = /[,;]/;
const CLAUSE = /[;:(–]\s|\s[-–]\s/;
/** Whom, when or why somebody is asked, before the comma. */
const ADDRESS =
  /^[^a-z]{0,6}(?:(?:if|when|once|as soon|before|after|to|for|in|ok|okay|wenn|falls|sobald|damit|um|fur|si|quand|des que|pour|afin|en|cuando|para|por|ok|vale)\b[^,]{0,80}|[a-z'-]{1,20}(?: [a-z'-]{1,20}){0,2}),\s/;
/** Before the verb that asks. */
const OPENING =
  /^[^a-z]{0,6}(?:(?:and|so|then|also|just|but|now|first|second|und|also|dann|oder|et|puis|alors|donc|y|pues|asi que|entonces) ){0,2}/;
/** Nobody meets at one. */
const DEADLINE = /\b(?:deadline|cut-?off|date limite|fecha limite|\w{0,20}frist|\w{2,20}schluss)\b/;
/** By a day, or on it: these words alone do not say. */
const FOR = /\b(?:pour|para|(?<!bis )zum)\s(?:el |le )?$/;
/** Characters beside the day in a sentence that only says by when. */
const AFTERTHOUGHT = 30;
/** Nobody is met before this hour. */
const EARLIEST = 5;
/** Minutes: anything finer is when a machine has noted something. */
const STEP = 5;

interface Passage {
  where: 'subject' | 'body';
  /** All of the text that the sentence stands in. */
  text: string;
  sentence: Sentence;
}

/** What is known of the whole letter. */
interface Reading {
  subject: string;
  sent: Sent;
  /** In which it gives its times. */
  zone: string | null;
  isToMany: boolean;
}

/** What people ask for, agree and announce in their own words. @param quoted What somebody else wrote before */
export function foundInProse(
  letter: TaskLetter,
  judgement: Judgement,
  quoted: readonly Range[],
  sent: Sent,
  isBulk: boolean,
): Found[] {
  const text = judgement.text.slice(0, LIMITS.text);
  const whole = fold(text);
  const passages = [
    ...passagesIn('subject', letter.subject.slice(0, LIMITS.sentence), []),
    ...passagesIn('body', text, quoted),
  ];
  const languages = languagesOf(passages.map(textOf).join(' '));
  const reading: Reading = {
    subject: letter.subject,
    sent,
    zone: zoneOfAll(whole),
    isToMany: isBulk || UNSUBSCRIBE.test(whole),
  };
  const found: Found[] = [];
  let left: number = LIMITS.datedSentences;
  let before = '';
  for (const passage of passages) {
    const folded = textOf(passage);
    const previous = before;
    before = passage.where === 'body' ? folded : '';
    if (!DATED.test(folded)) continue;
    if (left-- === 0) break;
    for (const language of languages) {
      const ones = foundIn(passage, folded, previous, language, reading);
      found.push(...ones);
      if (ones.length > 0) break;
    }
  }
  return found;
}

function textOf({ text, sentence }: Passage): string {
  return fold(text.slice(sentence.start, sentence.end));
}

function passagesIn(where: Passage['where'], text: string, quoted: readonly Range[]): Passage[] {
  return sentencesOf(text, quoted).map((sentence) => ({ where, text, sentence }));
}

function foundIn(
  { where, text, sentence }: Passage,
  folded: string,
  previous: string,
  language: Language,
  reading: Reading,
): Found[] {
  const { subject, sent, zone } = reading;
  const book = PHRASEBOOKS[language];
  if (book.dismissed.test(folded)) return [];
  const quote = text.slice(sentence.start, sentence.end);
  const found: Found[] = [];
  const dates = quote.length < LIMITS.sentence ? datesIn(quote, language, sent) : [];
  if (dates.length > LIMITS.datesInSentence) return [];
  for (const date of dates) {
    if (sentence.isForwarded && !date.isNamed) continue;
    if (!date.hasYear && daysAfter(sent, date.at) > LIMITS.daysAheadWithoutYear) continue;
    const kind = kindOf(folded, previous, date, book, reading);
    // What happens on the very day is read about on that day.
    if (kind === null || (kind === 'reminder' && daysAfter(sent, date.at) === 0)) continue;
    const { minutes, isNamed } = date;
    const at = inZone(date.at, zoneAfter(folded.slice(date.end, date.end + BEFORE)) ?? zone);
    found.push({
      kind,
      title: kind === 'task' ? titleOf(quote, folded, date, book, subject) : subject,
      // A task ends at its time: how long that is says nothing.
      at,
      ...(minutes !== undefined && kind !== 'task' && { minutes }),
      evidence: {
        quote: quote.slice(0, LIMITS.quote),
        where,
        start: sentence.start,
        end: sentence.start + Math.min(quote.length, LIMITS.quote),
      },
      source: 'prose',
      isNamed,
    });
  }
  return found;
}

/** What a day means in its sentence; null when it is only said. */
function kindOf(
  folded: string,
  previous: string,
  { start, end, at, isExact }: DateFound,
  book: Phrasebook,
  { isToMany, subject }: Reading,
): Kind | null {
  const before = folded.slice(Math.max(0, start - BEFORE), start);
  const after = folded.slice(end, end + BEFORE);
  const label = book.dueLabel.exec(before)?.[0];
  if (label !== undefined) {
    const isOthers = book.past.test(before) || book.aside.test(before) || (isToMany && !PAYMENT.test(label));
    return isOthers ? null : 'task';
  }
  if (book.hours.test(folded)) return null;
  const isDue = book.until.test(before) || book.latest.test(after);
  const isFor = FOR.test(before);
  const isHeld = book.holding.test(before);
  const isAskedFor =
    isAsked(folded, start, book) ||
    (book.deadline.test(before) && !book.telling.test(folded)) ||
    (isAfterthought(folded, start, end, book) &&
      !book.dismissed.test(previous) &&
      isAsked(previous, previous.length, book));
  const clause = clauseAround(folded, start, end);
  const isOthers = book.past.test(folded) || book.telling.test(clause);
  const isTold = isOthers || book.happening.test(folded);
  const isAside = book.aside.test(before.split(COMMA).at(-1) ?? '');
  const isReaders = !isTold && !isAside && !isHeld && !isFor && book.reader.test(book.verbLast ? folded : clause);
  if (isDue && !isToMany && (isAskedFor || isReaders)) return 'task';
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
  if (isMeeting || (book.ownMeeting.test(folded) && (hasTime || at.hour === undefined))) return 'appointment';
  const isAboutTheirs = !isToMany && at.hour === undefined && book.your.exec(fold(subject))?.index === 0;
  const theirs = isAboutTheirs ? folded : folded.slice(book.your.exec(folded)?.index ?? folded.length);
  const isTheirs = book.happening.test(theirs);
  return isTheirs ? 'reminder' : null;
}

/** Each of them may begin with what is to be done. */
function clausesUpTo(folded: string, start: number): string[] {
  return folded
    .slice(0, start)
    .split(CLAUSE)
    .flatMap((clause) => [clause, ADDRESS.test(clause) ? clause.slice(clause.indexOf(',') + 2) : ''])
    .map((clause) => clause.replace(OPENING, ''));
}

/** From the comma before a day to the one after. */
function clauseAround(folded: string, start: number, end: number, comma = COMMA): string {
  const [before] = folded
    .slice(Math.max(0, start - BEFORE), start)
    .split(comma)
    .slice(-1);
  // The comma may have been taken for a part of the day.
  const last = Math.max(start, end - 1);
  const [after] = folded.slice(last, last + BEFORE).split(comma, 1);
  return `${before}${folded.slice(start, last)}${after}`;
}

/** “By Friday at the latest.” says by when, and the sentence before it, what. */
function isAfterthought(folded: string, start: number, end: number, book: Phrasebook): boolean {
  return folded.length - (end - start) <= AFTERTHOUGHT && !book.telling.test(folded);
}

/** “Wednesday 7.30 at the station?” */
function isProposal(folded: string, start: number, end: number): boolean {
  return folded.endsWith('?') && folded.length - (end - start) <= AFTERTHOUGHT;
}

/** Whether the reader is asked, and by that day: not whether something else is the case by then. */
function isAsked(folded: string, start: number, book: Phrasebook): boolean {
  const asked = book.asking.exec(folded);
  if (!asked) return clausesUpTo(folded, start).some((clause) => book.imperative.test(clause));
  const asks = asked.index + asked[0].length;
  return !book.aside.test(folded.slice(asks <= start ? asks : 0, start));
}
