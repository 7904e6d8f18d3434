import { z as zod } from 'zod';

export const FEEDBACK_PATH = '/api/v1/feedback';
export const REPORT_PATH = '/api/v1/feedback/{receipt}';

/** The entry in storage under which the extension keeps an email until its report has arrived. */
export const FEEDBACK_DATA = 'emailFeedbackData';

export const REPORT_ARRIVED = 'letterlock:report-arrived';

export const REASONS = [
  'Missed a security concern',
  'Incorrect tag/task categorization',
  'Incorrectly flagged as dangerous',
  'Wrong type of threat identified',
  'Other issue',
] as const;
export type Reason = (typeof REASONS)[number];

/** A new text needs a new version: the server records the version with each report. */
export const CONSENT = {
  version: '2026-11-22',
  text: 'I consent to share the email content. It is de-identified: software replaces the addresses, numbers and links it recognises as personal, and names in headers, greetings and signatures. Other names and details can remain. It is encrypted, used only to train the detection system, and deleted after 90 days.',
} as const;

/** Counted from when the server receives the report. */
export const RETENTION_DAYS = 90;

/** How much of the email is stored, in UTF-16 units. The page sends no more. */
export const STORED_CONTENT = 64 * 1024;

/** A day's, with 64 kB of email in a report at most. In 90 days this grows to 11 GB. */
export const REPORT_QUOTA = { name: 'reports', perClient: 200, total: 128 };

/** In bytes, without signing in. */
export const FEEDBACK_BODY_LIMIT = 256 * 1024;

export const REPORT_LIMIT = { name: 'feedback', perClient: { calls: 20, seconds: 600 } };
/** A list of reports asks for each of them. */
export const RECEIPT_LIMIT = { name: 'feedback receipt', perClient: { calls: 600, seconds: 600 } };

/** The server ignores the other fields of a report (status, review, score) and sets its own. */
export const feedbackBody = zod.object({
  reason: zod.enum(REASONS),
  emailContent: zod.string().refine((content) => content.trim() !== ''),
  reportedAt: zod.iso.datetime(),
  /** Chosen by the sender; the same when a report is sent again because no answer came. */
  submission: zod.uuid().optional(),
});
export type FeedbackBody = zod.infer<typeof feedbackBody>;

export interface FeedbackRequest extends FeedbackBody {
  confidenceScore: null;
  modelVersion: null;
  status: 'pending';
  reviewedAt: null;
  reviewerNotes: null;
}

export interface FeedbackAnswer {
  /** Allows its owner to check and delete the report. */
  receipt: string;
  /** When the report is deleted at the latest, ISO 8601. */
  deletedBy: string;
}

export interface ReportStatusAnswer {
  status: 'pending' | 'reviewed';
  receivedAt: string;
  reviewedAt: string | null;
  deletedBy: string;
}
