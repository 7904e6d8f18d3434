import { z } from 'zod';
import { SEVERITIES } from '../../engines/detection/analysis.ts';
import type { Analysis, Authentication, Category, Kind, Severity, Verdict } from '../../engines/detection/index.ts';

export const SCAN_PATHS = {
  monitor: '/api/v1/monitor',
  baseline: '/api/v1/monitor/baseline',
  scans: '/api/v1/scans',
  scan: '/api/v1/scans/{scanId}',
  email: '/api/v1/scans/{scanId}/email',
  scanAgain: '/api/v1/scans/{scanId}/scan-again',
  counts: '/api/v1/scan-counts',
  total: '/api/v1/scan-total',
  alerts: '/api/v1/alerts',
  alertsRead: '/api/v1/alerts/read',
  alertStream: '/api/v1/alerts/stream',
} as const;

/** What the owner of a mailbox agrees to. A new text gets a new version; the server records which one was agreed to. */
export const MONITOR_CONSENT = {
  version: '2026-11-21',
  text: 'Scan my new messages, and the newest 100 that are there already, also while no page is open. What is found is kept until I delete it; the messages themselves stay in my mailbox.',
} as const;

export const CATEGORIES = [
  'phishing',
  'malware',
  'business email compromise',
  'scam',
  'spam',
  'safe',
  'unknown',
] as const satisfies readonly Category[];

/** The patterns that are told apart. */
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

/** The least severity that raises an alert. */
export const THRESHOLDS = ['Low', 'Medium', 'High', 'Critical'] as const;
export type Threshold = (typeof THRESHOLDS)[number];
export const DEFAULT_THRESHOLD: Threshold = 'Medium';

export const monitorBody = z.object({
  /** Left out where only a setting is changed: what another page has switched meanwhile stays. */
  on: z.boolean().optional(),
  /** The version of the text that was agreed to: without the present one nothing is switched on. */
  consent: z.string().max(32).optional(),
  threshold: z.enum(THRESHOLDS).optional(),
  /** Whether alerts are mailed, too. */
  mailsAlerts: z.boolean().optional(),
});
export type MonitorBody = z.infer<typeof monitorBody>;

export type MonitorAnswer = {
  on: boolean;
  /** ISO dates and times, here and below. */
  consentedAt: string | null;
  /** Which text was agreed to. */
  consentVersion: string | null;
  threshold: Threshold;
  mailsAlerts: boolean;
  scanned: number;
  /** Messages that were found and are yet to be scanned. */
  waiting: number;
  /** Messages that are left out: too large, or no attempt to scan them ended well. */
  unscanned: number;
  /** Whether the mailbox has been looked into since scanning was switched on. */
  looked: boolean;
  unread: number;
  /** Number of the last alert: where a stream or the asking for new ones goes on. */
  lastAlert: number;
  /** What keeps us out of the mailbox at present. */
  problem: MonitorProblem | null;
};

/**
 * As the mailbox's own calls fail, or `CONSENT_NEEDED` when it is another one than was agreed to. `MAILBOX_UNAVAILABLE`
 * passes by itself, the others wait for the user.
 */
export type MonitorProblem = 'MAILBOX_NOT_CONNECTED' | 'MAILBOX_RECONNECT' | 'MAILBOX_UNAVAILABLE' | 'CONSENT_NEEDED';

export type BaselineAnswer = {
  /** Messages that it was made from. */
  emails: number;
  /** Below this many nothing is concluded from it. */
  needed: number;
  enough: boolean;
  /** How many senders' habits are known. */
  senders: number;
};

const split = (list: string) => list.split(',');

export const PAGE_SIZE = 50;

/** Which scans, all conditions hold together, and from where on. */
export const scansQuery = z.object({
  /** With commas between them, as with categories. */
  severity: z
    .string()
    .max(100)
    .transform(split)
    .pipe(z.array(z.enum(SEVERITIES)))
    .optional(),
  category: z
    .string()
    .max(100)
    .transform(split)
    .pipe(z.array(z.enum(CATEGORIES)))
    .optional(),
  kind: z.enum(KINDS).optional(),
  /** The company that it pretends to come from, by its name in the counts. */
  brand: z.string().min(1).max(100).optional(),
  /** Only from senders who had never written before. */
  first: z.literal('1').optional(),
  /** The whole address. */
  sender: z.string().min(1).max(320).optional(),
  /** Arrived at or after. */
  from: z.iso.datetime({ offset: true }).optional(),
  /** Arrived before. */
  to: z.iso.datetime({ offset: true }).optional(),
  /** Words that the subject or the sender holds. */
  search: z.string().min(1).max(200).optional(),
  /** `next` of the page before. */
  after: z.string().max(100).optional(),
});
export type ScansQuery = z.infer<typeof scansQuery>;
export type ScanFilter = Omit<ScansQuery, 'after'>;

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
  firstContact: boolean;
};

export type ScansAnswer = {
  /** Newest first. */
  scans: ScanSummary[];
  /** Null on the last page. */
  next: string | null;
};

export type ScanTotalAnswer = { total: number };

/** Without the email's text, which stays in the mailbox; offsets of the evidence refer to `EmailAnswer.text`. */
export type StoredAnalysis = Omit<Analysis, 'text'>;

export type ScanAnswer = ScanSummary & {
  analysis: StoredAnalysis;
  engineVersion: string;
  /** Whether the engine of today might answer otherwise. */
  outdated: boolean;
};

/** The message itself, read from the mailbox just now. */
export type EmailAnswer = {
  from: string | null;
  replyTo: string[];
  to: string[];
  /** The names of the files. */
  attachments: string[];
  subject: string;
  text: string;
  headers: { name: string; value: string }[];
  /** What the mailbox's own server found out about the sender; null where nothing it wrote can be relied on. */
  authentication: Authentication | null;
};

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const countsQuery = z.object({
  days: z.coerce.number().int().min(1).max(366).default(30),
  /** Whose clocks days are counted by, such as `Europe/Berlin`: no one offset holds for a year. */
  zone: z.string().max(64).refine(isZone).default('UTC'),
});
export type CountsQuery = z.infer<typeof countsQuery>;

export type CountsAnswer = {
  total: number;
  /** The oldest day first, such as `2026-11-21`; days without mail are left out. */
  days: ({ day: string } & Record<Verdict, number>)[];
  /** What was warned of, the commonest first. */
  kinds: { kind: Kind; scans: number }[];
  brands: { brand: string; scans: number }[];
  /** Who wrote for the first time, the newest first. */
  firstContacts: { total: number; senders: { name: string; address: string; arrivedAt: string; severity: Severity }[] };
};

/** Nothing of the email's text. */
export interface Alert {
  /** Counted from 1; also the event's id in the stream. */
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
}

export const alertsQuery = z.object({
  /** Only those with a greater number, the oldest first: for asking again and again. */
  after: z.coerce.number().int().min(0).optional(),
  /** Only those with a smaller number, the newest first: for paging. */
  before: z.coerce.number().int().min(1).optional(),
});
export type AlertsQuery = z.infer<typeof alertsQuery>;

export type AlertsAnswer = {
  alerts: Alert[];
  unread: number;
  lastAlert: number;
};

/** Alerts up to a number, or one of them. */
export const alertsReadBody = z.union([
  z.object({ upTo: z.number().int().min(0) }),
  z.object({ number: z.number().int().min(1) }),
]);
export type AlertsReadBody = z.infer<typeof alertsReadBody>;

/** The stream's events by their names: `alert` has an id to resume by, `state` comes whenever one of its numbers changes. */
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
