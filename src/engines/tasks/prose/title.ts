import type { Phrasebook } from '../data/phrasebook.ts';
import { LIMITS } from '../limits.ts';
import type { Range } from '../suggestion.ts';

/** A shorter request, such as “to the teachers”, is incomplete. */
const MIN_WORDS = 4;
const EDGE = /^[\s,;:.–•*-]{1,20}|[\s,;:.–-]{1,20}$/g;

/** The request in the writer's words: from the asking phrase to the date, or the sentence without the date. */
export function titleOf(
  quote: string,
  folded: string,
  { start, end }: Range,
  book: Phrasebook,
  subject: string,
): string {
  const before = folded.slice(0, start);
  if (book.dueLabel.test(before) && subject.trim() !== '') return subject;
  const untilAt = book.until.exec(before)?.index ?? start;
  const asked = book.asking.exec(before);
  const request = asked && !book.verbLast ? clean(quote.slice(asked.index + asked[0].length, untilAt)) : '';
  const latest = book.latest.exec(folded.slice(end))?.[0].length ?? 0;
  const whole = clean(`${clean(quote.slice(0, untilAt))} ${clean(quote.slice(end + latest))}`);
  const title = request.split(' ').length >= MIN_WORDS ? request : whole;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function clean(text: string): string {
  return text
    .slice(0, LIMITS.quote)
    .replace(/\s{1,50}/g, ' ')
    .replace(EDGE, '');
}
