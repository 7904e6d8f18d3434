import { sentPart } from './content.ts';
import type { FeedbackRequest, Reason } from './contract.ts';

export interface Draft {
  /** The part of the email that is sent; null until the address has been read. */
  content: string | null;
  isCut: boolean;
  reason: Reason | null;
  consent: boolean;
}

export type Missing = 'reason' | 'content' | 'consent';

export const EMPTY: Draft = { content: null, isCut: false, reason: null, consent: false };

export function contentOf(email: string): Pick<Draft, 'content' | 'isCut'> {
  const content = sentPart(email);
  return { content, isCut: content !== email };
}

/** The first missing field, in the specified order. */
export function missingIn({ reason, content, consent }: Draft): Missing | undefined {
  if (reason === null) return 'reason';
  if (!content?.trim()) return 'content';
  return consent ? undefined : 'consent';
}

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

export function subjectOf(content: string): string {
  const [head = ''] = content
    .slice(0, 20_000)
    .trimStart()
    .split(/\r?\n\r?\n/, 1);
  return /^subject:[ \t]*(.*)$/im.exec(head)?.[1]?.trim() ?? '';
}
