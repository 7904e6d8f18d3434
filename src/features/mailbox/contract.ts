import { z } from 'zod';

/** Nobody reads faster, and each call opens a mailbox at its provider. */
export const MAILBOX_LIMIT = { name: 'mailbox', calls: 120, seconds: 60 };

export const MAILBOX_PATHS = {
  emails: '/api/v1/users/{userId}/emails',
  nextEmail: '/api/v1/users/{userId}/next-email',
  connection: '/api/v1/users/{userId}/mailbox',
  gmailAuthUrl: '/api/v1/users/{userId}/mailbox/gmail-auth-url',
  gmail: '/api/v1/users/{userId}/mailbox/gmail',
  imap: '/api/v1/users/{userId}/mailbox/imap',
  senderChecks: '/api/v1/users/{userId}/mailbox/sender-checks',
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

export const gmailBody = z.object({ code: z.string().min(1).max(2048) });

/** What opens a mailbox over IMAP. `starttls` begins in the clear and turns to TLS before the password is sent. */
export const imapBody = z.object({
  host: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.union([z.hostname(), z.ipv4(), z.ipv6()])),
  port: z.int().min(1).max(65_535),
  security: z.enum(['tls', 'starttls']),
  user: z.string().trim().min(1).max(320),
  password: z.string().min(1).max(256),
});
export type ImapBody = z.infer<typeof imapBody>;

/** Nobody connects mailboxes often; who tries passwords does, at whatever address they are meant for. */
export const IMAP_LIMIT = {
  name: 'imap',
  perClient: { calls: 20, seconds: 10 * 60 },
  perTarget: { calls: 10, seconds: 10 * 60, of: ({ host, user }: ImapBody) => `${user.toLowerCase()}@${host}` },
};

/** The mailbox that a user has connected. `reconnect`: it has let us in before and no longer does. */
export type Connection =
  | { state: 'none' }
  | { state: 'reconnect' }
  | { state: 'connected'; kind: 'gmail' | 'demo' | 'imap'; address: string };

export interface ConnectionAnswer {
  mailbox: Connection;
  /** Whether Gmail, or the demo mailbox in its place, can be connected on this server. */
  offersGmail: boolean;
}

/** A server's name as it stands in Authentication-Results, or `*.` and the domain under which each server has its own. */
const authservId = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/);

/** Whose checks of the sender are used in a mailbox that is connected over IMAP; null: nobody's. */
export const senderChecksBody = z.object({ authservId: z.nullable(authservId) });
export type SenderChecksBody = z.infer<typeof senderChecksBody>;

/**
 * Who checks the sender of what comes into a mailbox. `known`: as is known of its provider; `confirmed` by its owner, as
 * is `unused`; `proposed` after what its newest messages carry; `none`: nothing is known and nothing was found.
 */
export type SenderChecksAnswer =
  | { state: 'known'; authservId: string }
  | { state: 'confirmed'; authservId: string }
  | { state: 'proposed'; authservId: string; carried: number; of: number }
  | { state: 'unused' }
  | { state: 'none' };

export interface DisconnectAnswer {
  /** False when Google did not confirm that our permission has ended. */
  revoked: boolean;
}
