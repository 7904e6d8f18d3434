import { sentPart } from './content.ts';
import type { FeedbackRequest, Reason } from './contract.ts';

/** The report while it is filled in. */
export interface Draft {
  /** What is sent of the email. Null until the address has been read. */
  content: string | null;
  /** Whether that is only its beginning. */
  isCut: boolean;
  reason: Reason | null;
  consent: boolean;
}

export type Missing = 'reason' | 'content' | 'consent';

export const EMPTY: Draft = { content: null, isCut: false, reason: null, consent: false };

/** What a draft takes of an email that has arrived. */
export function contentOf(email: string): Pick<Draft, 'content' | 'isCut'> {
  const content = sentPart(email);
  return { content, isCut: content !== email };
}

export const MISSING_MESSAGES: Record<Missing, string> = {
  reason: 'Please select a reason for your report',
  content: 'No email content found. Please try reporting again from the email',
  consent: 'Please consent to share the email content',
};

/** The first thing that a report still needs. */
export function missingIn({ reason, content, consent }: Draft): Missing | undefined {
  if (reason === null) return 'reason';
  if (!content?.trim()) return 'content';
  return consent ? undefined : 'consent';
}

/** The report as it is sent; undefined while something is missing. */
export function requestOf(draft: Draft, now: Date): FeedbackRequest | undefined {
  const { reason, content } = draft;
  if (missingIn(draft) || reason === null || content === null) return undefined;
  return {
    reason,
    emailContent: content,
    reportedAt: now.toISOString(),
    confidenceScore: null,
    modelVersion: null,
    status: 'pending',
    reviewedAt: null,
    reviewerNotes: null,
  };
}

/** The subject of an email whose headers came along. */
export function subjectOf(content: string): string {
  const [head = ''] = content
    .slice(0, 20_000)
    .trimStart()
    .split(/\r?\n\r?\n/, 1);
  return /^subject:[ \t]*(.*)$/im.exec(head)?.[1]?.trim() ?? '';
}
