import type { Phrasebook } from '../data/phrasebook.ts';
import { daysAfter, type Sent } from '../moment.ts';
import type { Kind } from '../suggestion.ts';
import {
  CLAUSE_END,
  COMMA,
  CONTEXT,
  clauseAround,
  clausesUpTo,
  MAIN_CLAUSE_END,
  PAUSE,
  rangeAround,
} from './clauses.ts';
import type { DateFound } from './dates.ts';
import { fold } from './fold.ts';

/** Bills have unsubscribe links, too; any other deadline in bulk email is an offer. */
const PAYMENT = /pay|due|zahl|fallig|echeance|regler|vencim|vence|pag|scad|bollett|betal|verval|platn|zaplat/;
/** Words for deadlines, so not a meeting. */
const DEADLINE =
  /\b(?:deadline|cut-?off|date limite|fecha limite|scadenza|prazo|uiterste datum|\w{0,20}frist|\w{2,20}schluss)\b/;
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
/** Polite forms that differ from “they” only by their capital. */
const FORMAL = /(?<=\S\s)(?:Sie|Ihnen|Ihre?[nmrs]?|Lei|La|Le|Su[oa]|Usted)\b/;

/** What applies to the whole email. */
export interface EmailContext {
  subject: string;
  sent: Sent;
  /** Of all its times. */
  zone: string | null;
  isToMany: boolean;
}

/** What comes before a sentence. */
export interface Prior {
  /** The previous sentence, or the one that introduces the list. */
  previous: string;
  /** Whether the sentence is an item of a list with an introduction. */
  isItem: boolean;
}

/** What a date means in its sentence; null when it is only mentioned. */
export function kindOf(
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
  if (book.hours.test(clauseAround(folded, start, end))) return null;
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

/** “I'm meeting the roofer at 8” and “Tim will pick her up at 5” are not appointments of the reader's. */
function isSomebodyElses(quote: string, folded: string, book: Phrasebook): boolean {
  const isAddressed = book.reader.test(folded) || book.joint.test(folded) || FORMAL.test(quote);
  return book.others.test(folded) && !isAddressed;
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
