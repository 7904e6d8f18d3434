import { number } from '../../client/format-number.ts';
import { site } from '../../content/site.ts';
import type { Kind } from '../../engines/detection/index.ts';

const emails = (count: number): string => (count === 1 ? '1 email' : `${number(count)} emails`);

/** A new text gets a new version; the server records which one was agreed to. Earlier consents stay valid. */
export const MONITOR_CONSENT = {
  version: '2026-11-28',
  text: `Scan new emails and my latest 100, even when ${site.name} is closed, and count whom I write to, by the To and Cc lines of my sent emails. The results are kept until I delete them; my emails stay in my mailbox.`,
} as const;

/** The first version that names the sent folder. Without consent to it, or to a later one, the folder isn't read. */
export const SENT_FOLDER_SINCE = '2026-11-28';

export const KIND_NAMES: Record<Kind, string> = {
  'credential-phishing': 'Password phishing',
  'payment-fraud': 'Payment fraud',
  'advance-fee': 'Advance-fee fraud',
  extortion: 'Extortion',
  'callback-scam': 'Callback scam',
  malware: 'Malware',
  'conversation-hijack': 'Hijacked conversation',
  'prize-scam': 'Prize scam',
  'crypto-scam': 'Crypto scam',
  'delivery-scam': 'Delivery scam',
  suspicious: 'No known pattern',
  unwanted: 'Unwanted email',
  none: 'No threats found',
  unknown: 'Not enough to judge',
};

/** Emails without a verdict. */
export const unscannedLine = (unscanned: number): string =>
  `${emails(unscanned)} couldn’t be scanned: too large, or not readable.`;
export const UNSCANNED_ADVICE = 'Without a verdict, check the sender before you open anything.';

export const ACTION_TEXTS = {
  label: 'Scan actions',
  outdated: 'Detection has been updated since this email was scanned.',
  scanAgain: 'Scan again',
  scanning: 'Scanning…',
  report: 'Report incorrect analysis',
  reportWithEmail: 'The report opens with this email’s text and headers. Nothing is sent until you agree there.',
  reportWithoutEmail: 'We couldn’t read this email’s text, so the report opens without it.',
  stix: 'Download STIX',
  stixFile: `${site.name.toLowerCase()}-stix.json`,
  stixFailed: 'We couldn’t create the file. Please try again.',
  delete: 'Delete scan',
  deleteTitle: 'Delete this scan?',
  deleteConfirm: 'Delete',
  deleting: 'Deleting…',
  deleteEffect:
    'This deletes the results of the scan and its alert. The email stays in your mailbox and won’t be scanned again.',
  deleted: 'Scan deleted.',
  scannedAgain: 'Email scanned again.',
  scanAgainFailed: 'The email couldn’t be scanned again. Please try again.',
} as const;

/** What the server answers. */
export const SCAN_MESSAGES = {
  scanNotFound: 'This scan no longer exists.',
  emailElsewhere: 'This email is in a mailbox that’s no longer connected.',
  badCursor: 'This part of the list is no longer available. Please reload the list.',
} as const;
