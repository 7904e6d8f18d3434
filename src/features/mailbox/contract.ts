import { z } from 'zod';

export const MAILBOX_PATHS = {
  emails: '/api/v1/users/{userId}/emails',
  nextEmail: '/api/v1/users/{userId}/next-email',
} as const;

export const nextEmailQuery = z.object({ pageToken: z.string().min(1).max(4096).optional() });

/** What the page puts into the form when a message has no body; the server finds the message again by it. */
export const FALLBACK_BODY = 'Got empty body but email body cannot be empty.';

/** A message as the test page needs it; the body is the text a reader would see. */
export interface Email {
  subject: string;
  body: string;
}

export type EmailsAnswer = { emails: Email[] };

export type NextEmailAnswer = EmailsAnswer & {
  /** Opaque, bound to the user; null at the end of the mailbox. */
  nextPageToken: string | null;
};

export type MailboxCode = 'FORBIDDEN' | 'BAD_PAGE_TOKEN' | 'MAILBOX_UNAVAILABLE' | 'MAILBOX_NOT_CONNECTED';
