export const ACCOUNT_PATHS = {
  account: '/api/v1/users/{userId}',
  data: '/api/v1/users/{userId}/data',
} as const;

/** How long after signing in an account may be deleted without signing in again. */
export const RECENT_SIGN_IN_MINUTES = 10;

/**
 * Everything that is stored about an account, but for what only serves to prove who somebody is. Times are ISO 8601.
 * What scanning and the tasks store stands in the same file, under `scanning`, `baseline`, `senderHistories`,
 * `unscanned`, `scans`, `tasks`, `suggestions` and `calendarFeed`.
 */
export interface AccountData {
  exportedAt: string;
  account: {
    id: string;
    email: string;
    createdAt: string;
    /** Who vouches for it, and under which name. */
    issuer: string;
    subject: string;
    passwordChangedAt: string | null;
  };
  sessions: { id: string; device: string | null; createdAt: string; endsAt: string; endedAt: string | null }[];
  mailbox: {
    kind: string;
    address: string | null;
    server: string | null;
    /** Whose checks of the sender are used, as its owner has decided; null where they have not. */
    senderChecks: string | null;
    changedAt: string;
    ended: boolean;
  } | null;
  /** Which messages of the mailbox were shown within the last hour; nothing of their content is stored. */
  shownEmails: { messageId: string; shownAt: string }[];
  /** What waits for a code that was mailed. */
  codeRequests: { purpose: string; endsAt: string }[];
  waitlist: { userType: string; applicantName: string; teamSize: string | null; joinedAt: string } | null;
  /** What was sent through a form in the name of the account's address. */
  messages: { form: string; fields: Record<string, string>; receivedAt: string; answeredAt: string | null }[];
  /** Mails to the account's address that are yet to be sent. */
  mails: { subject: string; writtenAt: string }[];
  notes: string[];
}

export interface DeletedAnswer {
  deleted: true;
  /** False when Google did not confirm that our permission to read the mailbox has ended. */
  revoked: boolean;
}
