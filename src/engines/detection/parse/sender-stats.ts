import type { Analysis } from '../analysis.ts';
import type { Context } from '../context.ts';
import type { Concept } from '../data/phrases/concepts.ts';
import type { Email } from '../email.ts';
import type { History, SenderHistory } from '../history.ts';
import { type BankAccount, bankAccountsIn, fingerprintOf } from './bank-accounts.ts';
import { domainOf, registrableDomain } from './domains.ts';
import { headerValues, mailDate } from './headers.ts';
import { withSuffixes } from './listed-suffixes.ts';
import { parse } from './parse.ts';
import type { ParsedEmail } from './parsed-email.ts';
import { isQuoted } from './thread.ts';

/** What one email adds to its sender's statistics. */
export interface EmailStats {
  /** In the sender's time zone; empty without a date. */
  day: string;
  hour: number | null;
  /** Registrable domains of reply addresses outside the sender's domain. */
  replyTo: readonly string[];
  linkDomains: readonly string[];
  language: string | null;
  hasAttachments: boolean;
  isAboutMoney: boolean;
  isPressing: boolean;
  /** Fingerprints of the bank accounts that it names. */
  accounts: readonly string[];
}

export const MONEY_CONCEPTS: readonly Concept[] = ['payment-request', 'bank-change', 'gift-card', 'payroll'];

export const PRESSING_CONCEPTS: readonly Concept[] = ['urgency', 'secrecy'];

/** Senders choose how many domains an email names, so the number is limited. */
const KEPT_DOMAINS = 40;

/** The statistics of one email, to store or to compare with a history. */
export function statsOf(parsed: ParsedEmail): EmailStats {
  const { email, links, phrases, language } = parsed;
  const date = mailDate(headerValues(email, 'date')[0] ?? '');
  const own = domainOfSender(email);
  const answers = (email.replyTo ?? []).map(({ address }) => registrable(domainOf(address)));
  return {
    day: date?.day ?? '',
    hour: date?.hour ?? null,
    replyTo: distinct(answers.filter((domain) => domain !== own)),
    linkDomains: distinct(links.map(({ domain }) => domain)),
    language,
    hasAttachments: (email.attachments?.length ?? 0) > 0,
    isAboutMoney: MONEY_CONCEPTS.some((concept) => phrases.has(concept)),
    isPressing: PRESSING_CONCEPTS.some((concept) => phrases.has(concept)),
    accounts: distinct(ownAccountsIn(parsed).map(({ iban }) => fingerprintOf(iban))),
  };
}

/** The bank accounts in the sender's own text, because a reply quotes the other side's. */
export function ownAccountsIn({ text, thread }: ParsedEmail): BankAccount[] {
  return bankAccountsIn(text).filter(({ start }) => !isQuoted(thread, start));
}

/** The sender's registrable domain; empty when there is none. */
export function domainOfSender({ from }: Email): string {
  return from ? registrable(domainOf(from.address)) : '';
}

/**
 * The history after an email. Emails with a warning are only counted: otherwise a fraud's second email would look
 * familiar.
 */
export function updateHistory(
  history: History,
  email: Email,
  analysis: Analysis,
  { publicSuffixes }: Pick<Context, 'publicSuffixes'> = {},
): History {
  const emails = history.emails + 1;
  if (analysis.severity !== 'None' || email.from === undefined) return { ...history, emails };
  const seen = withSuffixes(publicSuffixes, () => statsOf(parse(email, {})));
  const sender = history.sender ?? newSender(seen.day);
  return { ...history, emails, sender: updateSender(sender, seen) };
}

function updateSender(sender: SenderHistory, seen: EmailStats): SenderHistory {
  const { lastDay } = sender;
  return {
    firstSeen: sender.firstSeen || seen.day,
    emails: sender.emails + 1,
    hours: sender.hours.map((emails, hour) => (hour === seen.hour ? emails + 1 : emails)),
    replyTo: counted(sender.replyTo, seen.replyTo),
    linkDomains: counted(sender.linkDomains, seen.linkDomains),
    languages: counted(sender.languages, seen.language === null ? [] : [seen.language]),
    withAttachments: sender.withAttachments + (seen.hasAttachments ? 1 : 0),
    aboutMoney: sender.aboutMoney + (seen.isAboutMoney ? 1 : 0),
    ...(sender.pressing !== undefined && { pressing: sender.pressing + (seen.isPressing ? 1 : 0) }),
    accounts: counted(sender.accounts ?? {}, seen.accounts),
    lastDay:
      seen.day === '' || seen.day < lastDay.date
        ? lastDay
        : { date: seen.day, emails: seen.day === lastDay.date ? lastDay.emails + 1 : 1 },
  };
}

function newSender(day: string): SenderHistory {
  return {
    firstSeen: day,
    emails: 0,
    hours: Array(24).fill(0),
    replyTo: {},
    linkDomains: {},
    languages: {},
    withAttachments: 0,
    aboutMoney: 0,
    pressing: 0,
    accounts: {},
    lastDay: { date: '', emails: 0 },
  };
}

/** Keeps the most common names. */
function counted(counts: Readonly<Record<string, number>>, names: readonly string[]): Record<string, number> {
  const updated = new Map(Object.entries(counts));
  for (const name of names) updated.set(name, (updated.get(name) ?? 0) + 1);
  return Object.fromEntries([...updated].sort(([, a], [, b]) => b - a).slice(0, KEPT_DOMAINS));
}

function registrable(domain: string): string {
  return registrableDomain(domain) ?? domain;
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names.filter((name) => name !== ''))].slice(0, KEPT_DOMAINS);
}
