import { DELIVERY_REPORT, IMITATES, MAIL_SYSTEM, REPORT_DESK } from '../data/aside-words.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import { DOUBTS } from '../data/reports.ts';
import { FORWARD_PREFIX } from '../data/thread-words.ts';
import type { Email } from '../email.ts';
import { confirmed, failureOf } from './authentication.ts';
import { sameOrganisation } from './domains.ts';
import { everyMatch } from './every-match.ts';
import { headerValues } from './headers.ts';
import { isContact } from './known-sender.ts';
import { leadsElsewhere } from './leads-elsewhere.ts';
import { ownDomainsOf } from './own-domains.ts';
import type { ParsedEmail, Received } from './parsed-email.ts';
import { isQuoted } from './thread.ts';

const EVERY_DOUBT = new RegExp(`${DOUBTS.source}|${IMITATES.source}`, 'gi');
/** Things that a report has no reason to ask for. */
const REQUESTS: readonly Concept[] = ['open-attachment', 'click', 'sign-in', 'credential-request', 'qr-code'];
const REPORT_TYPE = /^\s*multipart\/report\b/i;

/**
 * Whether an attached email is forwarded for a check, or returned by a mail server. Anyone can write the words, so they
 * count only from a confirmed sender on the reader's side, or at an address for reports.
 */
export function isOwnReport(parsed: ParsedEmail, attached: Email): boolean {
  if (failureOf(parsed) !== null || asksForMore(parsed)) return false;
  return isFromReader(parsed) || isFromColleagueOrContact(parsed) || isToDesk(parsed) || isReturned(parsed, attached);
}

function asksForMore({ phrases }: ParsedEmail): boolean {
  return REQUESTS.some((concept) => (phrases.get(concept)?.length ?? 0) > 0);
}

/** From the reader to themselves. An email that was typed in has no headers, and the reader provided it. */
function isFromReader(parsed: ParsedEmail): boolean {
  const { email, context, subject } = parsed;
  if (context.recipient === undefined || addressOf(parsed) !== context.recipient.toLowerCase()) return false;
  if (confirmed(parsed) === null && email.headers !== undefined) return false;
  return FORWARD_PREFIX.test(subject) || doubtsOf(parsed).length > 0;
}

/** A contact has to ask: someone else may write in their mailbox, and “this is genuine” is what frauds say. */
function isFromColleagueOrContact(parsed: ParsedEmail): boolean {
  if (confirmed(parsed) === null) return false;
  const doubts = doubtsOf(parsed);
  return isOnOwnSide(parsed, addressOf(parsed)) ? doubts.length > 0 : isContact(parsed) && doubts.some(isQuestion);
}

/** To the reader's own address for reports, which the sender does not choose. Customers write there, too. */
function isToDesk(parsed: ParsedEmail): boolean {
  return REPORT_DESK.test(parsed.context.recipient ?? '') && doubtsOf(parsed).length > 0 && !leadsElsewhere(parsed);
}

/** A delivery report (RFC 6522) that returns an email written in the name of the reader's side. */
function isReturned(parsed: ParsedEmail, attached: Email): boolean {
  const isReport = headerValues(parsed.email, 'content-type').some((type) => REPORT_TYPE.test(type));
  if (!isReport || !MAIL_SYSTEM.test(addressOf(parsed)) || !DELIVERY_REPORT.test(parsed.text)) return false;
  return isOnOwnSide(parsed, attached.from?.address.toLowerCase() ?? '') && !leadsElsewhere(parsed);
}

function isOnOwnSide({ context }: Received, address: string): boolean {
  if (address === '') return false;
  return (
    address === context.recipient?.toLowerCase() || ownDomainsOf(context).some((own) => sameOrganisation(own, address))
  );
}

function addressOf({ email }: Received): string {
  return email.from?.address.toLowerCase() ?? '';
}

/** The sender's doubts in the subject and in their own text, each up to the end of its sentence. */
function doubtsOf({ subject, text, ownLength, thread }: ParsedEmail): string[] {
  const own = text.slice(0, ownLength);
  return [
    ...everyMatch(subject, EVERY_DOUBT).map(({ index }) => subject.slice(index)),
    ...everyMatch(own, EVERY_DOUBT)
      .filter(({ index }) => !isQuoted(thread, index))
      .map(({ index }) => own.slice(index, index + REST)),
  ];
}

/** How many characters after a doubt are searched for the end of its sentence. */
const REST = 160;

function isQuestion(doubt: string): boolean {
  return /[.!?？\n]/u.exec(doubt)?.[0]?.match(/[?？]/u) != null;
}
