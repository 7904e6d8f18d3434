import type { Evidence } from '../analysis.ts';
import { ENOUGH_HISTORY, type SenderHistory } from '../history.ts';
import { isClickTracker } from '../parse/domains.ts';
import { hasHeader, headerValues } from '../parse/headers.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import {
  domainOfSender,
  type EmailStats,
  MONEY_CONCEPTS,
  ownAccountsIn,
  PRESSING_CONCEPTS,
  statsOf,
} from '../parse/sender-stats.ts';
import { linksWhere, match, NO_EVIDENCE, plainEvidence, rangeEvidence, type SignalRule } from './signal.ts';

/** How many emails of a sender it takes before something can be unusual. */
const FAMILIAR = 5;
/** How many emails make an invoice a recurring one. */
const RECURRING = 3;
/** Some habits need more emails. */
const SETTLED = 20;
const NEIGHBOURING_HOURS = 2;
const BURST = { emails: 10, times: 5 };

/** A mailbox that somebody has taken over has the right address, and its owner is somebody the reader knows. */
const OF_TAKEN_OVER = ['known-correspondent', 'sender-name-in-domain', 'answers-in-thread'];

/** What is unusual for this sender. Needs a history of at least `ENOUGH_HISTORY` emails. */
export const BEHAVIOUR_SIGNALS: readonly SignalRule[] = [
  {
    id: 'first-contact',
    group: 'behaviour',
    tier: 'context',
    // Emails with a warning are not learned from, so the sender stays new after them.
    title: 'No earlier safe email from this sender',
    sentence: (_, { context: { correspondence } }) =>
      (correspondence?.toSender ?? 0) > 0
        ? 'You’ve written to this address, but haven’t received a safe email from it before.'
        : 'You haven’t received a safe email from this address before.',
    check({ email: { from }, context: { history } }) {
      if (!from || from.address === '' || !history || history.emails < ENOUGH_HISTORY) return NO_EVIDENCE;
      return history.sender === undefined || history.sender.emails === 0
        ? [plainEvidence('from', from.address)]
        : NO_EVIDENCE;
    },
  },
  {
    id: 'unusual-reply-to',
    group: 'behaviour',
    tier: 'soft',
    title: 'Replies go somewhere new',
    sentence: 'Your reply would go to a domain this sender has never used for replies.',
    check: whenFamiliar(FAMILIAR, (parsed, sender, { replyTo }) => {
      const fresh = replyTo.find((domain) => !Object.hasOwn(sender.replyTo, domain));
      const mailbox = parsed.email.replyTo?.find(({ address }) => fresh && address.toLowerCase().endsWith(fresh));
      return mailbox ? [plainEvidence('reply-to', mailbox.address)] : NO_EVIDENCE;
    }),
  },
  {
    id: 'unusual-link-domain',
    group: 'behaviour',
    tier: 'soft',
    title: 'Links go somewhere new',
    sentence: 'None of its links go where this sender’s links have gone before.',
    check: whenFamiliar(FAMILIAR, (parsed, { linkDomains, emails }, seen) => {
      const known = Object.keys(linkDomains);
      // A sender who links everywhere, such as a newsletter, has no habit.
      if (known.length === 0 || known.length > emails || seen.linkDomains.length === 0) return NO_EVIDENCE;
      const own = domainOfSender(parsed.email);
      const isNew = (domain: string) =>
        !Object.hasOwn(linkDomains, domain) && domain !== own && !isClickTracker(domain);
      return seen.linkDomains.every(isNew) ? linksWhere(parsed, ({ host }) => host !== '') : NO_EVIDENCE;
    }),
  },
  {
    id: 'language-switch',
    group: 'behaviour',
    // People write in several languages, so it never counts.
    tier: 'context',
    title: 'Different language than usual',
    sentence: 'This sender has always written to you in another language.',
    check: whenFamiliar(FAMILIAR, ({ email }, { languages }, { language }) => {
      const written = Object.values(languages).reduce((sum, emails) => sum + emails, 0);
      return language !== null && written >= FAMILIAR && !Object.hasOwn(languages, language)
        ? [plainEvidence('from', email.from?.address ?? '')]
        : NO_EVIDENCE;
    }),
  },
  {
    id: 'unusual-hour',
    group: 'behaviour',
    // People travel and work late, so it never counts.
    tier: 'context',
    title: 'Unusual time of day',
    sentence: 'This sender has never written to you at this time of day.',
    check: whenFamiliar(SETTLED, ({ email }, { hours }, { hour }) => {
      const dated = hours.reduce((sum, emails) => sum + emails, 0);
      if (hour === null || dated < SETTLED) return NO_EVIDENCE;
      const near = hours.some((emails, other) => emails > 0 && distance(hour, other) <= NEIGHBOURING_HOURS);
      return near ? NO_EVIDENCE : [plainEvidence('header', headerValues(email, 'date')[0] ?? '')];
    }),
  },
  {
    id: 'first-money-request',
    group: 'behaviour',
    tier: 'soft',
    kinds: ['payment-fraud'],
    namesKind: true,
    covers: OF_TAKEN_OVER,
    title: 'First request for money',
    sentence: 'You know this sender, but they’ve never written to you about a payment before.',
    check: whenFamiliar(FAMILIAR, (parsed, { aboutMoney }, { isAboutMoney }) =>
      isAboutMoney && aboutMoney === 0 ? match(parsed, ...MONEY_CONCEPTS) : NO_EVIDENCE,
    ),
  },
  {
    id: 'new-bank-account',
    group: 'behaviour',
    tier: 'soft',
    kinds: ['payment-fraud'],
    namesKind: true,
    floor: {
      severity: 'Low',
      reason: 'A changed account has to be confirmed another way before anything is paid, no matter who asks.',
    },
    covers: OF_TAKEN_OVER,
    title: 'Not the bank account you know',
    sentence: 'This sender has given you another bank account before. Confirm by calling a number you already have.',
    check: whenFamiliar(RECURRING, (parsed, { accounts = {} }, seen) => {
      const isKnown = seen.accounts.some((account) => Object.hasOwn(accounts, account));
      if (isKnown || Object.keys(accounts).length === 0) return NO_EVIDENCE;
      const [fresh] = ownAccountsIn(parsed);
      return fresh ? [rangeEvidence(parsed, 'body', fresh.start, fresh.end)] : NO_EVIDENCE;
    }),
  },
  {
    id: 'unusual-tone',
    group: 'behaviour',
    tier: 'context',
    title: 'More pressure than usual',
    sentence: 'You know this sender, but they’ve never pressed you for time or silence before.',
    check: whenFamiliar(SETTLED, (parsed, { pressing }, { isPressing }) =>
      isPressing && pressing === 0 ? match(parsed, ...PRESSING_CONCEPTS) : NO_EVIDENCE,
    ),
  },
  {
    id: 'first-attachment',
    group: 'behaviour',
    tier: 'context',
    title: 'First file from this sender',
    sentence: 'You know this sender, but they’ve never sent you a file before.',
    check: whenFamiliar(FAMILIAR, ({ email }, { withAttachments }, { hasAttachments }) =>
      hasAttachments && withAttachments === 0
        ? [plainEvidence('attachment', email.attachments?.[0]?.filename ?? '')]
        : NO_EVIDENCE,
    ),
  },
  {
    id: 'burst',
    group: 'behaviour',
    tier: 'soft',
    title: 'Far more emails than usual',
    sentence: 'This sender sent you many times more emails in one day than usual.',
    check: whenFamiliar(SETTLED, ({ email }, { lastDay, emails, firstSeen }, { day }) => {
      if (day === '' || day !== lastDay.date || hasHeader(email, 'list-id')) return NO_EVIDENCE;
      const before = emails - lastDay.emails;
      const perDay = before / Math.max(1, daysBetween(firstSeen, day));
      const isBurst = lastDay.emails >= BURST.emails && before > 0 && lastDay.emails >= perDay * BURST.times;
      return isBurst ? [plainEvidence('from', email.from?.address ?? '')] : NO_EVIDENCE;
    }),
  },
];

/** A check that runs only with enough emails of the sender for something to be unusual. */
function whenFamiliar(
  emails: number,
  check: (parsed: ParsedEmail, sender: SenderHistory, seen: EmailStats) => Evidence[],
): SignalRule['check'] {
  return (parsed) => {
    const { history } = parsed.context;
    if (history?.sender === undefined || history.emails < ENOUGH_HISTORY || history.sender.emails < emails)
      return NO_EVIDENCE;
    return check(parsed, history.sender, statsOf(parsed));
  };
}

/** Around midnight too. */
function distance(a: number, b: number): number {
  const hours = Math.abs(a - b);
  return Math.min(hours, 24 - hours);
}

function daysBetween(first: string, last: string): number {
  const days = (Date.parse(last) - Date.parse(first)) / 86_400_000;
  return Number.isFinite(days) ? days : 0;
}
