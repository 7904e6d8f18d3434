import { number } from '../../client/format-number.ts';

const emails = (count: number): string => `${number(count)} ${count === 1 ? 'email' : 'emails'}`;

export const OVERVIEW_TEXTS = {
  what: 'The overview',
  period: 'Period',
  nothingInPeriod: (range: string): string => `No emails arrived in the last ${range}. Choose a longer period or see`,
  nothingYet:
    'No emails scanned yet. Once scanning starts, this page shows verdicts over time, types of threat, impersonated companies and new senders.',
  latestAlerts: (unread: number): string => (unread > 0 ? `Latest alerts (${unread} unread)` : 'Latest alerts'),
  tasks: 'Your tasks',
  allScans: 'All scans',
  allScansInline: 'all scans',
} as const;

export const ATTENTION_TEXTS = {
  heading: 'Needs attention',
  what: 'The most dangerous emails',
  none: 'Nothing needs your attention.',
  all: (count: number): string => `View all ${number(count)}`,
  noSubject: 'No subject',
  noSender: 'No sender',
  open: 'View evidence',
  delete: 'Delete scan',
  about: (action: string, subject: string): string => `${action}: ${subject}`,
} as const;

/** The chart, its notes and its table. */
export const CHART_TEXTS = {
  heading: 'Emails by verdict',
  notes: 'Notes on the chart',
  peak: (column: string, verdict: string): string => `Peak ${column} for ${verdict.toLowerCase()} emails`,
  emails,
  counted: { dangerous: 'dangerous', suspicious: 'suspicious', unknown: 'unknown', safe: 'without threats' },
  showTable: 'View as table',
  table: 'Emails by verdict, table',
  columns: { day: 'Day', week: 'Week', month: 'Month' },
  total: 'Total',
  underOnePerMille: 'under 0.1%',
  noEmails: 'no emails',
  unknown:
    'Unknown: there was too little text to judge, or signs pointed both ways. Check the sender before you act on these emails.',
} as const;

/** What the chart shows, in a sentence. */
export const HEADLINES = {
  nothing: 'No emails scanned.',
  one: {
    safe: '1 email scanned. No threats found.',
    suspicious: '1 email scanned. It was suspicious.',
    dangerous: '1 email scanned. It was dangerous.',
    unknown: '1 email scanned. There was too little in it to judge.',
  },
  noThreats: (total: number): string => `No threats found in ${emails(total)}.`,
  threats: (count: number, total: number, verdict: string): string =>
    `${number(count)} of ${emails(total)} ${count === 1 ? 'was' : 'were'} ${verdict}.`,
} as const;

export const RANKING_TEXTS = {
  count: 'Emails',
  leader: (name: string, count: number, rows: number): string =>
    rows === 1 ? `${name}: ${emails(count)}.` : `Most common: ${name}, ${emails(count)}.`,
  kinds: { title: 'Types of threat', of: 'Type' },
  brands: { title: 'Most impersonated', of: 'Company' },
} as const;

export const FIRST_CONTACT_TEXTS = {
  heading: 'New senders',
  notEnough: (needed: number, read: number): string =>
    `We can recognize new senders after ${needed} emails. So far we’ve read ${number(read)}.`,
  none: 'No new senders in this period.',
  count: (total: number): string => `${emails(total)} came from first-time senders.`,
  newest: (listed: number): string => `The newest ${listed}:`,
  see: (total: number): string => (total === 1 ? 'View its scan' : `View all ${number(total)} scans`),
  more: (count: number): string => `Show ${count} more`,
  noThreats: 'No threats found',
  severity: (severity: string): string => `${severity} severity`,
  noAddress: 'No address',
} as const;
