import { z as zod } from 'zod';

/** Nobody reads faster, and each call opens a mailbox at its provider. */
export const MAILBOX_LIMIT = { name: 'mailbox', calls: 120, seconds: 60 };

export const MAILBOX_PATHS = {
  emails: '/api/v1/users/{userId}/emails',
  nextEmail: '/api/v1/users/{userId}/next-email',
  connection: '/api/v1/users/{userId}/mailbox',
  gmailAuthUrl: '/api/v1/users/{userId}/mailbox/gmail-auth-url',
  gmail: '/api/v1/users/{userId}/mailbox/gmail',
  microsoftAuthUrl: '/api/v1/users/{userId}/mailbox/microsoft-auth-url',
  microsoft: '/api/v1/users/{userId}/mailbox/microsoft',
  imap: '/api/v1/users/{userId}/mailbox/imap',
  senderChecks: '/api/v1/users/{userId}/mailbox/sender-checks',
} as const;

export const nextEmailQuery = zod.object({ pageToken: zod.string().min(1).max(4096).optional() });

/** What the form shows for an email without a body; the server recognises the email by it. */
export const FALLBACK_BODY = 'Got empty body but email body cannot be empty.';

export interface Email {
  subject: string;
  body: string;
}

export type EmailsAnswer = { emails: Email[] };

export type NextEmailAnswer = EmailsAnswer & {
  /** Opaque, bound to the user; null at the end of the mailbox. */
  nextPageToken: string | null;
};

/** For Gmail and Microsoft. */
export const codeBody = zod.object({ code: zod.string().min(1).max(2048) });

/** `starttls` begins unencrypted and switches to TLS before the password is sent. */
export const imapBody = zod.object({
  host: zod
    .string()
    .trim()
    .toLowerCase()
    .pipe(zod.union([zod.hostname(), zod.ipv4(), zod.ipv6()])),
  port: zod.int().min(1).max(65_535),
  security: zod.enum(['tls', 'starttls']),
  user: zod.string().trim().min(1).max(320),
  password: zod.string().min(1).max(256),
});
export type ImapBody = zod.infer<typeof imapBody>;

/** Connecting a mailbox is rare; guessing passwords is not, so each target is limited too. */
export const IMAP_LIMIT = {
  name: 'imap',
  perClient: { calls: 20, seconds: 10 * 60 },
  perTarget: { calls: 10, seconds: 10 * 60, of: ({ host, user }: ImapBody) => `${user.toLowerCase()}@${host}` },
};

export type MailboxKind = 'gmail' | 'demo' | 'microsoft' | 'imap';

export type Connection =
  | { state: 'none' }
  | { state: 'reconnect' }
  | { state: 'connected'; kind: MailboxKind; address: string };

export interface ConnectionAnswer {
  mailbox: Connection;
  /** Whether this server can connect Gmail, or the demo mailbox instead. */
  offersGmail: boolean;
  offersMicrosoft: boolean;
}

/** The authserv-id in Authentication-Results (RFC 8601), or `*.` and a domain for all servers under it. */
const authservId = zod
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/);

/** The authserv-id whose sender checks we use in an IMAP mailbox; null for none. */
export const senderChecksBody = zod.object({ authservId: zod.nullable(authservId) });
export type SenderChecksBody = zod.infer<typeof senderChecksBody>;

/**
 * Which server checks the senders of incoming emails. `known` from the provider; `confirmed` or `unused` by the owner's
 * choice; `proposed` from the newest emails; `none` if nothing was found.
 */
export type SenderChecksAnswer =
  | { state: 'known'; authservId: string }
  | { state: 'confirmed'; authservId: string }
  | { state: 'proposed'; authservId: string; carried: number; of: number }
  | { state: 'unused' }
  | { state: 'none' };

export interface DisconnectAnswer {
  /** False when the provider didn't confirm that our access has ended. Microsoft never does. */
  revoked: boolean;
}
