import { number } from '../../client/format-number.ts';
import type { Category } from '../../engines/detection/index.ts';
import { BULK_CORRECTION_TEXTS } from '../corrections/texts.ts';
import { ACTION_TEXTS } from './texts.ts';

const emails = (count: number): string => (count === 1 ? '1 email' : `${number(count)} emails`);
const scans = (count: number): string => (count === 1 ? '1 scan' : `${number(count)} scans`);

export const CATEGORY_NAMES: Record<Category, string> = {
  phishing: 'Phishing',
  malware: 'Malware',
  'business email compromise': 'Business email compromise',
  scam: 'Scam',
  spam: 'Spam',
  safe: 'No threats found',
  unknown: 'Not enough to judge',
};

export const LIST_TEXTS = {
  noMatch: 'No scans match.',
  count: (count: number): string => (count === 1 ? '1 scan' : `${number(count)} scans`),
  newest: (shown: number): string => `Showing the newest ${number(shown)}`,
  part: (shown: number, all: number): string => `Showing ${number(shown)} of ${number(all)} scans`,
  page: (first: number, last: number): string => `Scans ${first} to ${last}`,
  failed: 'We couldn’t load your scans. Nothing is lost.',
  moreFailed: 'We couldn’t load more scans. Please try again.',
  tryAgain: 'Try again',
  showMore: 'Show more',
  loading: 'Loading…',
  showNew: (count: number): string => (count === 1 ? 'Show 1 new scan' : `Show ${number(count)} new scans`),
  noSender: 'No sender',
  noSubject: 'No subject',
  newSender: 'New sender',
  allFromSender: ', all scans from this sender',
  select: (subject: string): string => `Select “${subject}”`,
} as const;

export const EMPTY_TEXTS = {
  narrowed: 'Your other scans are still there.',
  clear: 'Clear filters',
  off: 'Scanning is off.',
  offThen: 'to see each email here with its verdict.',
  waiting: (count: number): string =>
    `${emails(count)} ${count === 1 ? 'is' : 'are'} waiting to be scanned. The first will appear here in a moment.`,
  none: 'No emails scanned yet. The next one you receive appears here.',
} as const;

export const FILTER_TEXTS = {
  label: 'Scans',
  verdict: 'Verdict',
  verdicts: { dangerous: 'Dangerous', suspicious: 'Suspicious', unknown: 'Unknown', safe: 'No threats' },
  all: 'All',
  search: 'Search subjects and senders',
  searchShort: 'Search',
  period: 'Received',
  periods: { any: 'Any time', 7: 'Last 7 days', 30: 'Last 30 days', 90: 'Last 90 days', days: 'Choose days' },
  sort: 'Sort',
  sorts: { newest: 'Newest', oldest: 'Oldest', risk: 'Most dangerous' },
  from: 'Received on or after',
  to: 'Received on or before',
  reversed: 'This day is before the first. Choose a later one.',
  sender: 'Only from',
  allSenders: 'Show all senders',
  kind: (name: string): string => `Only this type: ${name}`,
  allKinds: 'Show all types',
  brand: 'Only impersonating',
  allBrands: 'Show all companies',
  first: 'Only new senders',
  knownToo: 'Include known senders',
} as const;

export const BULK_TEXTS = {
  label: 'Selected scans',
  selected: (count: number): string => `${number(count)} selected`,
  all: (count: number): string => `Select all ${number(count)}`,
  clear: 'Clear selection',
  scanAgain: 'Scan again',
  delete: 'Delete',
  progress: {
    delete: (done: number, of: number): string => `Deleting ${number(done)} of ${number(of)}…`,
    'scan again': (done: number, of: number): string => `Scanning ${number(done)} of ${number(of)}…`,
    'mark as safe': BULK_CORRECTION_TEXTS.progress,
  },
  deleteTitle: (count: number): string => (count === 1 ? 'Delete this scan?' : `Delete ${number(count)} scans?`),
  deleteEffect: (count: number): string =>
    count === 1
      ? ACTION_TEXTS.deleteEffect
      : 'This deletes the results of the scans and their alerts. The emails stay in your mailbox and won’t be scanned again.',
  deleted: (count: number): string => (count === 1 ? 'Scan deleted.' : `${number(count)} scans deleted.`),
  scannedAgain: (count: number): string => `${emails(count)} scanned again.`,
  stopped: (left: number, reason = ''): string => `${scans(left)} left unchanged and still selected. ${reason}`.trim(),
} as const;

export const SHORTCUT_TEXTS = {
  heading: 'Keyboard shortcuts',
  keys: [
    { keys: ['J', 'K'], does: 'next, previous' },
    { keys: ['Enter'], does: 'open' },
    { keys: ['X'], does: 'select' },
    { keys: ['Shift', 'X'], does: 'select a range' },
    { keys: ['/'], does: 'search' },
    { keys: ['Esc'], does: 'clear selection' },
  ],
  use: 'Use single-key shortcuts',
} as const;

export const SCAN_TEXTS = {
  title: 'Scan',
  what: 'This scan',
  back: 'Back to scans',
  gone: 'We couldn’t find this scan. It may have been deleted.',
  nothingFound: 'Nothing suspicious and nothing reassuring.',
  notChecked: 'What we couldn’t check',
  category: 'Category',
  sender: 'Sender',
  unknownSender: 'Unknown',
  received: 'Received',
  scanned: 'Scanned',
  engine: (version: string): string => `Engine ${version}`,
} as const;

export const EMAIL_TEXTS = {
  label: 'Email',
  loading: 'Loading the email from your mailbox…',
  withoutText: 'The text is only in your mailbox.',
  unconfirmed:
    'We don’t know your mail server’s name yet, so its checks can’t be told from made-up ones. For an IMAP mailbox, see',
  senderChecks: 'Sender checks',
  inAccount: 'in your account.',
  gaps: {
    gone: 'This email is no longer in your mailbox, or can’t be read.',
    elsewhere: 'This email is in a mailbox that’s no longer connected.',
    'not connected': 'No mailbox is connected, so we can’t show this email.',
    reconnect: 'We can’t log in to your mailbox, so we can’t show this email.',
    away: 'Your mailbox isn’t responding, so we can’t show this email.',
  },
  kept: 'The scan results and their quotes are kept.',
  tryAgain: 'Try again',
  trying: 'Trying…',
  connect: 'Connect mailbox',
} as const;
