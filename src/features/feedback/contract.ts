import { z } from 'zod';

export const FEEDBACK_PATH = '/api/v1/feedback';
export const REPORT_PATH = '/api/v1/feedback/{receipt}';

/** Under this name the browser extension keeps the email until its report has arrived. */
export const FEEDBACK_DATA = 'emailFeedbackData';

/** The event by which the page tells the browser extension that a report has arrived. It carries nothing. */
export const REPORT_ARRIVED = 'letterlock:report-arrived';

export const REASONS = [
  'Missed a security concern',
  'Incorrect tag/task categorization',
  'Incorrectly flagged as dangerous',
  'Wrong type of threat identified',
  'Other issue',
] as const;
export type Reason = (typeof REASONS)[number];

/** What the reporter agrees to. A new text gets a new version; the server records the version with each report. */
export const CONSENT = {
  version: '2026-11-22',
  text: 'I consent to share the email content. It is de-identified: software replaces the addresses, numbers and links it recognises as personal, and names in headers, greetings and signatures. Other names and details can remain. It is encrypted, used only to train the detection system, and deleted after 90 days.',
} as const;

/** Reports are kept no longer, counted from the server's receipt. */
export const RETENTION_DAYS = 90;

/** So much of a report's email is stored, in UTF-16 units; the page sends no more. */
export const STORED_CONTENT = 64 * 1024;

/** What people who haven't signed in may send. */
export const FEEDBACK_BODY_LIMIT = 256 * 1024;

/** What else a report carries (its status, its review, a score) is the server's to say: it is sent and not read. */
export const REPORT_LIMIT = { name: 'feedback', perClient: { calls: 20, seconds: 600 } };
/** A list of reports asks for each of them. */
export const RECEIPT_LIMIT = { name: 'feedback receipt', perClient: { calls: 600, seconds: 600 } };

export const feedbackBody = z.object({
  reason: z.enum(REASONS),
  emailContent: z.string().refine((content) => content.trim() !== ''),
  reportedAt: z.iso.datetime(),
  /** Made by the sender, and the same when a report is sent once more because no answer came. */
  submission: z.uuid().optional(),
});
export type FeedbackBody = z.infer<typeof feedbackBody>;

/** The report as it is sent. */
export interface FeedbackRequest extends FeedbackBody {
  confidenceScore: null;
  modelVersion: null;
  status: 'pending';
  reviewedAt: null;
  reviewerNotes: null;
}

export interface FeedbackAnswer {
  /** Whoever has it can look the report up and delete it. */
  receipt: string;
  /** When the report is gone at the latest: an ISO date and time. */
  deletedBy: string;
}

export interface ReportStatusAnswer {
  status: 'pending' | 'reviewed';
  receivedAt: string;
  reviewedAt: string | null;
  deletedBy: string;
}
