import { z as zod } from 'zod';
import { SEVERITIES } from '../../engines/detection/analysis.ts';
import type { EmailContents } from '../../engines/detection/display/contents.ts';
import type { Analysis, Category, Kind, Severity, Verdict } from '../../engines/detection/index.ts';
import type { CorrectionBody, Corrections, Mark } from '../corrections/contract.ts';

/** A search reads all scans of a user, and an open page searches again and again. */
export const SEARCH_LIMIT = { name: 'searches', calls: 300, seconds: 60 };

export const SCAN_PATHS = {
  monitor: '/api/v1/monitor',
  baseline: '/api/v1/monitor/baseline',
  scans: '/api/v1/scans',
  scan: '/api/v1/scans/{scanId}',
  email: '/api/v1/scans/{scanId}/email',
  scanAgain: '/api/v1/scans/{scanId}/scan-again',
  stix: '/api/v1/scans/{scanId}/stix',
  counts: '/api/v1/scan-counts',
  total: '/api/v1/scan-total',
  alerts: '/api/v1/alerts',
  alertsRead: '/api/v1/alerts/read',
  alertStream: '/api/v1/alerts/stream',
} as const;

export { MONITOR_CONSENT, SENT_FOLDER_SINCE } from './texts.ts';

export const CATEGORIES = [
  'phishing',
  'malware',
  'business email compromise',
  'scam',
  'spam',
  'safe',
  'unknown',
] as const satisfies readonly Category[];

export const KINDS = [
  'credential-phishing',
  'payment-fraud',
  'advance-fee',
  'extortion',
  'callback-scam',
  'malware',
  'conversation-hijack',
  'prize-scam',
  'crypto-scam',
  'delivery-scam',
  'suspicious',
  'unwanted',
  'none',
  'unknown',
] as const satisfies readonly Kind[];

/** The lowest severity that raises an alert. */
export const THRESHOLDS = ['Low', 'Medium', 'High', 'Critical'] as const;
export type Threshold = (typeof THRESHOLDS)[number];
export const DEFAULT_THRESHOLD: Threshold = 'Medium';

export const monitorBody = zod.object({
  /** Omit it to change only a setting, so that a change made on another page is kept. */
  on: zod.boolean().optional(),
  /** The version of the text that was agreed to. Scanning starts only with the current one. */
  consent: zod.string().max(32).optional(),
  threshold: zod.enum(THRESHOLDS).optional(),
  /** Whether alerts are emailed, too. */
  mailsAlerts: zod.boolean().optional(),
});
export type MonitorBody = zod.infer<typeof monitorBody>;

export type MonitorAnswer = {
  on: boolean;
  /** ISO 8601, here and below. */
  consentedAt: string | null;
  consentVersion: string | null;
  threshold: Threshold;
  mailsAlerts: boolean;
  /** Whether a mail server is set; without one no alerts are emailed. */
  canEmail: boolean;
  /** The address that emails can be forwarded to for a check; null if that is off. */
  forwardTo: string | null;
  scanned: number;
  /** Emails found and not scanned yet. */
  waiting: number;
  /** Emails that could not be scanned: too large, or every attempt failed. */
  unscanned: number;
  /** Whether the mailbox has been polled since scanning was turned on. */
  hasPolled: boolean;
  unread: number;
  /** Number of the last alert, where a stream or polling continues. */
  lastAlert: number;
  problem: MonitorProblem | null;
};

/**
 * The failure codes of mailbox calls, and `CONSENT_NEEDED` for a mailbox that the consent doesn't cover. Only
 * `MAILBOX_UNAVAILABLE` can pass without the user.
 */
export type MonitorProblem =
  | 'MAILBOX_NOT_CONNECTED'
  | 'MAILBOX_RECONNECT'
  | 'MAILBOX_NOT_ONLINE'
  | 'MAILBOX_UNAVAILABLE'
  | 'CONSENT_NEEDED';

export type BaselineAnswer = {
  /** Emails it was learned from. */
  emails: number;
  /** With fewer emails, nothing is concluded from it. */
  needed: number;
  enough: boolean;
  /** How many senders are known. */
  senders: number;
  /** How many addresses the user wrote to. */
  people: number;
};

const split = (list: string) => list.split(',');

export const PAGE_SIZE = 50;

export const VERDICTS = ['dangerous', 'suspicious', 'unknown', 'safe'] as const satisfies readonly Verdict[];

/** `risk`: the highest severity first, and the newest of each first. */
export const SORTS = ['newest', 'oldest', 'risk'] as const;
export type Sort = (typeof SORTS)[number];

/** All conditions must match. */
export const scansQuery = zod.object({
  /** Comma-separated, as are severities and categories. */
  verdict: zod
    .string()
    .max(100)
    .transform(split)
    .pipe(zod.array(zod.enum(VERDICTS)))
    .optional(),
  severity: zod
    .string()
    .max(100)
    .transform(split)
    .pipe(zod.array(zod.enum(SEVERITIES)))
    .optional(),
  category: zod
    .string()
    .max(100)
    .transform(split)
    .pipe(zod.array(zod.enum(CATEGORIES)))
    .optional(),
  kind: zod.enum(KINDS).optional(),
  /** The impersonated company, by its name in the counts. */
  brand: zod.string().min(1).max(100).optional(),
  /** Only from first-time senders. */
  first: zod.literal('1').optional(),
  /** The whole address. */
  sender: zod.string().min(1).max(320).optional(),
  /** Received at or after. */
  from: zod.iso.datetime({ offset: true }).optional(),
  /** Received before. */
  to: zod.iso.datetime({ offset: true }).optional(),
  /** Words in the subject or sender. */
  search: zod.string().min(1).max(200).optional(),
  sort: zod.enum(SORTS).optional(),
  /** Scans per page. */
  limit: zod.coerce.number().int().min(1).max(PAGE_SIZE).optional(),
  /** `next` of the previous page, which had the same order. */
  after: zod.string().max(100).optional(),
});
export type ScansQuery = zod.infer<typeof scansQuery>;
export type ScanFilter = Omit<ScansQuery, 'sort' | 'limit' | 'after'>;

export type ScanSummary = {
  id: string;
  arrivedAt: string;
  scannedAt: string;
  sender: { name: string; address: string };
  subject: string;
  severity: Severity;
  category: Category;
  kind: Kind;
  verdict: Verdict;
  /** Whole percent. */
  confidence: number;
  /** Whether a file or picture of it couldn’t be read. */
  partial: boolean;
  firstContact: boolean;
  /** The strongest finding, in a sentence; null if there is none. */
  reason: string | null;
  /** The user's opinion, if the verdict above follows it. */
  mark: Mark | null;
};

export type ScansAnswer = {
  scans: ScanSummary[];
  /** Null on the last page. */
  next: string | null;
};

export type ScanTotalAnswer = {
  total: number;
  /** Matches with each verdict, regardless of the verdicts requested. */
  verdicts: Record<Verdict, number>;
};

/** Without the email's text, which stays in the mailbox. Offsets of the evidence refer to `EmailAnswer.text`. */
export type StoredAnalysis = Omit<Analysis, 'text'>;

export type ScanAnswer = ScanSummary & {
  analysis: StoredAnalysis;
  engineVersion: string;
  /** Whether the engine has changed since the scan. */
  outdated: boolean;
  corrections: Corrections;
};

export type CorrectionAnswer = {
  scan: ScanAnswer;
  /** Scans of the sender whose verdict changed with the corrected one. */
  changed: ScanSummary[];
  /** The correction that was replaced or removed; an undo sends it again. */
  before: Required<CorrectionBody> | null;
};

/** Read from the mailbox for this call. */
export type EmailAnswer = {
  from: string | null;
  replyTo: string[];
  to: string[];
  subject: string;
  text: string;
  contents: EmailContents;
};

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const countsQuery = zod.object({
  days: zod.coerce.number().int().min(1).max(366).default(30),
  /** The time zone that days are counted in, such as `Europe/Berlin`. An offset would change within a year. */
  zone: zod.string().max(64).refine(isZone).default('UTC'),
});
export type CountsQuery = zod.infer<typeof countsQuery>;

export type CountsAnswer = {
  total: number;
  /** Oldest day first, such as `2026-11-21`, without empty days. */
  days: ({ day: string } & Record<Verdict, number>)[];
  /** From emails with a severity above None, most frequent first. */
  kinds: { kind: Kind; scans: number }[];
  brands: { brand: string; scans: number }[];
  /** Newest first. */
  firstContacts: { total: number; senders: { name: string; address: string; arrivedAt: string; severity: Severity }[] };
};

export interface Alert {
  /** Counts from 1; also the event id in the stream. */
  number: number;
  scanId: string;
  raisedAt: string;
  arrivedAt: string;
  read: boolean;
  sender: { name: string; address: string };
  subject: string;
  severity: Severity;
  category: Category;
  verdict: Verdict;
  confidence: number;
  /** In one sentence; null where nothing was found. */
  reason: string | null;
}

export const alertsQuery = zod.object({
  /** Only those with a greater number, oldest first: for polling. */
  after: zod.coerce.number().int().min(0).optional(),
  /** Only those with a smaller number, newest first: for paging. */
  before: zod.coerce.number().int().min(1).optional(),
});
export type AlertsQuery = zod.infer<typeof alertsQuery>;

export type AlertsAnswer = {
  alerts: Alert[];
  unread: number;
  lastAlert: number;
};

/** All alerts up to a number, or one alert. */
export const alertsReadBody = zod.union([
  zod.object({ upTo: zod.number().int().min(0) }),
  zod.object({ number: zod.number().int().min(1) }),
]);
export type AlertsReadBody = zod.infer<typeof alertsReadBody>;

/** By event name. `alert` has an id to resume from; `state` is sent whenever it changes. */
export interface StreamEvents {
  alert: Alert;
  state: Pick<MonitorAnswer, 'scanned' | 'unread' | 'problem'>;
}

export type ScansCode =
  | 'CONSENT_NEEDED'
  | 'SCAN_NOT_FOUND'
  | 'EMAIL_ELSEWHERE'
  | 'BAD_PLACE'
  | 'TOO_MANY_STREAMS'
  | 'STREAMS_BUSY';
