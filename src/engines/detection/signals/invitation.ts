import type { Evidence } from '../analysis.ts';
import { CALENDAR_PAGES } from '../data/platforms.ts';
import { failureOf } from '../parse/authentication.ts';
import { isContact, isOfOwnDomain } from '../parse/known-sender.ts';
import { webLinksOf } from '../parse/links.ts';
import { parse } from '../parse/parse.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { callsToUndo, callToUndo } from './platform-use.ts';
import { NO_EVIDENCE, plainEvidence, type SignalRule } from './signal.ts';

/** Invitations to events, sent by anybody: a calendar's server and its links say nothing about who wrote the entry. */
export const INVITATION_SIGNALS: readonly SignalRule[] = [
  {
    id: 'invitation-callback',
    group: 'request',
    tier: 'soft',
    kinds: ['callback-scam'],
    namesKind: true,
    floor: { severity: 'Medium', reason: 'Nobody reports a charge in a calendar, with a number that undoes it.' },
    covers: [
      'callback-lure',
      'brand-receipt-by-phone',
      'invoice-lure',
      'link-domain-mentioned',
      'link-known-companies',
      'links-to-own-domain',
    ],
    title: 'Invitation with a number to undo a charge',
    sentence: 'It invites you to an event and names a phone number to cancel a charge. A scammer answers there.',
    check: invitesToCall,
  },
];

function invitesToCall(parsed: ParsedEmail): Evidence[] {
  if (!isInvitation(parsed) || isKnown(parsed) || callsToUndo(parsed).length > 0) return NO_EVIDENCE;
  const own = callToUndo(parsed, 'disowned');
  return own.length > 0 ? own : inCalendar(parsed);
}

/** Even the reader's own organization can't be taken from the recipients, because the sender chooses them. */
function isKnown(parsed: ParsedEmail): boolean {
  return (isContact(parsed) || isOfOwnDomain(parsed)) && failureOf(parsed) === null;
}

/** With a calendar entry, or only with links to calendar and meeting pages. */
function isInvitation({ email: { calendar = [] }, links }: ParsedEmail): boolean {
  const web = webLinksOf(links);
  return calendar.length > 0 || (web.length > 0 && web.every(({ host }) => isCalendarPage(host)));
}

function isCalendarPage(host: string): boolean {
  return CALENDAR_PAGES.some((page) => host === page || host.endsWith(`.${page}`));
}

function inCalendar({ nestedEmails }: ParsedEmail): Evidence[] {
  const entries = nestedEmails.filter(({ kind }) => kind === 'calendar');
  return entries
    .flatMap(({ email }) => callToUndo(parse({ subject: email.subject, body: email.body }, {}, [], []), 'disowned'))
    .slice(0, 1)
    .map(({ quote }) => ({ ...plainEvidence('attachment', quote), source: 'the calendar entry' }));
}
