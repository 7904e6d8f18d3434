import type { Concept } from '../data/phrases/concepts.ts';
import { REPORTS } from '../data/reports.ts';
import { confirmed } from '../parse/authentication.ts';
import { domainOf, isFreemail, sameOrganisation } from '../parse/domains.ts';
import { everyMatch } from '../parse/every-match.ts';
import { hasHeader } from '../parse/headers.ts';
import { isVouchedFor } from '../parse/leads-elsewhere.ts';
import { isNameAlone } from '../parse/links.ts';
import { once } from '../parse/once.ts';
import type { ParsedEmail, Phrase } from '../parse/parsed-email.ts';
import type { Range } from '../parse/thread.ts';
import { typedPartOf } from '../parse/typed-part.ts';
import { walletsIn } from '../parse/wallets.ts';

/** A quotation within one paragraph. */
const SPEECH = /["“”„«»][^"“”„«»\n]{12,400}["“”«»]/g;
const LONGEST = 50_000;
const TELEPHONE_NUMBER = /\d(?:[\s()./-]{0,3}\d){6}/;
/** Alarming lures of frauds, which warnings quote. */
const LURES: readonly Concept[] = [
  'account-problem',
  'credential-request',
  'mailbox-full',
  'password-expiry',
  'held-messages',
  'charge-notice',
  'password-reply',
  'code-request',
  'card-codes',
  'recording',
  'hacked',
  'shame',
  'seed-phrase',
];
/**
 * The lures that an email quotes, if it has its own words about fraud, quotes all of its lures, links only to a
 * verified sender, and has no number to call and no wallet to pay into. Anyone can put the lures in quotation marks and
 * the link to the fraud elsewhere.
 */
export const luresQuoted = once((parsed: ParsedEmail): Range[] => {
  const { subject, text } = parsed;
  const lures = LURES.flatMap((concept) => parsed.phrases.get(concept) ?? []);
  // A service's users don't own its domain.
  if (lures.length === 0 || typedPartOf(parsed) !== null) return [];
  const isOfPublisher = isPublication(parsed);
  if (!isOfPublisher && leadsAway(parsed)) return [];
  const speeches = speechesIn(text);
  if (!lures.every(({ where, start }) => where === 'body' && holding(speeches, start))) return [];
  const luring = speeches.filter(({ start, end }) => lures.some((lure) => start <= lure.start && lure.start < end));
  if (isOfPublisher && luring.some((speech) => leadsAway(parsed, speech))) return [];
  const said = isOfPublisher ? luring.map(({ start, end }) => text.slice(start, end)) : [text.slice(0, LONGEST)];
  if (said.some((words) => TELEPHONE_NUMBER.test(words) || walletsIn(words).length > 0)) return [];
  return REPORTS.test(subject) || REPORTS.test(withoutAll(text, speeches)) ? luring : [];
});

/**
 * Whether a phrase is in quotation marks in an email that quotes a fraud, so that the email itself doesn't say it. With a
 * link beside the quotation the reader could do what it asks.
 */
export function isOfQuotedFraud(parsed: ParsedEmail, { where, start }: Pick<Phrase, 'where' | 'start'>): boolean {
  if (luresQuoted(parsed).length === 0) return false;
  const speech = holding(where === 'subject' ? speechesIn(parsed.subject) : speechesOfBody(parsed), start);
  return speech !== undefined && (where === 'subject' || !parsed.links.some((link) => isBeside(link, speech, CLOSE)));
}

const speechesOfBody = once(({ text }: ParsedEmail) => speechesIn(text));

function speechesIn(text: string): Range[] {
  return everyMatch(text.slice(0, LONGEST), SPEECH).map(({ 0: speech, index }) => ({
    start: index,
    end: index + speech.length,
  }));
}

function holding(speeches: readonly Range[], at: number): Range | undefined {
  return speeches.find(({ start, end }) => start <= at && at < end);
}

/** The fewest words of a publication that explains frauds among other things. */
const LONG = 120;
/** A link within this many characters belongs to the quote. */
const PASSAGE = 300;
/** Characters around it in which even the sender's own link would be. */
const CLOSE = 200;

/**
 * Whether it is a longer newsletter from a sender that the mailbox or the receiving server vouches for. It may link to
 * its sources, if the links aren't next to its quotes, and may have its own telephone number. A stranger can write one
 * as well.
 */
export function isPublication(parsed: ParsedEmail): boolean {
  const { email, words, html, files } = parsed;
  if (words.length < LONG || files.length > 0 || (html?.forms.length ?? 0) > 0) return false;
  if (isFreemail(domainOf(email.from?.address ?? ''))) return false;
  return hasHeader(email, 'list-unsubscribe') && confirmed(parsed) !== null && isVouchedFor(parsed);
}

/** Whether there is a form or file, or a link that isn't a verified sender's, in the email or beside one quotation. */
function leadsAway(parsed: ParsedEmail, quotation?: Range): boolean {
  const { email, html, files, links, attachedLinks } = parsed;
  if ((html?.forms.length ?? 0) > 0 || files.length > 0) return true;
  const sender = confirmed(parsed) ? email.from?.address : undefined;
  return [...links, ...attachedLinks].some(
    (link) =>
      (quotation === undefined || isBeside(link, quotation, PASSAGE)) &&
      link.scheme !== 'mailto' &&
      !isNameAlone(link) &&
      !(sender !== undefined && sameOrganisation(sender, link.host)),
  );
}

function isBeside({ start, end }: Range, quotation: Range, within: number): boolean {
  return start <= quotation.end + within && end >= quotation.start - within;
}

function withoutAll(text: string, ranges: readonly Range[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of ranges) {
    rest += text.slice(from, start);
    from = end;
  }
  return rest + text.slice(from, LONGEST);
}
