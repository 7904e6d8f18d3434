import type { ApiKey, ApiKeysAnswer } from '../api-keys/contract.ts';
import type { SendersAnswer } from '../corrections/contract.ts';
import type { ConnectionAnswer } from '../mailbox/contract.ts';
import type { PasskeysAnswer } from '../passkeys/contract.ts';
import type { BaselineAnswer } from '../scans/contract.ts';
import type { SharedVerdictsAnswer } from '../shared-verdicts/contract.ts';
import type { CurrentUserAnswer, SessionsAnswer, SignInMethodsAnswer } from '../sign-in/contract.ts';

/** Each deletion overwrites what it deletes in the whole file. Shared by scans, tasks, and the mailbox's patterns. */
export const DELETION_LIMIT = { name: 'deletions', calls: 60, seconds: 60 };
export const DATA_DOWNLOAD_LIMIT = { name: 'data', calls: 20, seconds: 10 * 60 };
export const ACCOUNT_PATHS = {
  account: '/api/v1/users/{userId}',
  data: '/api/v1/users/{userId}/data',
} as const;

/** What the Account page shows, in one answer. */
export interface AccountAnswer extends CurrentUserAnswer {
  mailbox: ConnectionAnswer;
  senders: SendersAnswer;
  baseline: BaselineAnswer;
  sharedVerdicts: SharedVerdictsAnswer;
  methods: SignInMethodsAnswer;
  passkeys: PasskeysAnswer;
  sessions: SessionsAnswer;
  apiKeys: ApiKeysAnswer;
}

/**
 * Everything stored about an account except its secrets; times are ISO 8601. Scanning, corrections, tasks and sharing add
 * `scanning`, `baseline`, `senderHistories`, `unscanned`, `scans`, `corrections`, `wrongFindings`, `tasks`,
 * `suggestions`, `calendarFeed` and `sharedVerdicts` to the same file.
 */
export interface AccountData {
  exportedAt: string;
  account: {
    id: string;
    email: string;
    createdAt: string;
    passwordChangedAt: string | null;
  };
  /** Accounts with other services that log in to this one, by their OpenID Connect issuer and subject. */
  identities: {
    issuer: string;
    subject: string;
    email: string;
    linkedAt: string;
    lastUsedAt: string | null;
    /** Whether its provider says when the user logged in there; null if it hasn't been asked yet. */
    tellsTime: boolean | null;
  }[];
  sessions: {
    id: string;
    device: string | null;
    createdAt: string;
    /** When the user last proved who they are in this session. */
    authenticatedAt: string;
    endsAt: string;
    endedAt: string | null;
  }[];
  passkeys: { name: string; createdAt: string; lastUsedAt: string | null }[];
  apiKeys: Omit<ApiKey, 'id'>[];
  /** Codes of an authenticator app. */
  secondFactor: { since: string; recoveryCodesLeft: number } | null;
  /** Browsers that get push alerts, without the push address: anyone who has it could identify the browser. */
  pushes: { service: string; since: string }[];
  /** Webhooks that alerts are sent to, without the rest of the address: it may be a secret. */
  alertHooks: {
    kind: string;
    host: string;
    since: string;
    disabledAt: string | null;
    deliveries: {
      scanId: string | null;
      queuedAt: string;
      attempts: number;
      status: number | null;
      problem: string | null;
      deliveredAt: string | null;
      nextAt: string | null;
    }[];
  }[];
  mailbox: {
    kind: string;
    address: string | null;
    server: string | null;
    /** The authserv-id the owner has chosen; null if they haven't. */
    senderChecks: string | null;
    changedAt: string;
    ended: boolean;
  } | null;
  /** Emails shown within the last two hours, without their content. */
  shownEmails: { messageId: string; shownAt: string }[];
  /** Requests that wait for an emailed code. */
  codeRequests: { purpose: string; endsAt: string }[];
  waitlist: { userType: string; applicantName: string; teamSize: string | null; joinedAt: string } | null;
  /** Messages sent through a form with the account's address. */
  messages: { form: string; fields: Record<string, string>; receivedAt: string; answeredAt: string | null }[];
  /** Emails to the account's address that are not sent yet. */
  mails: { subject: string; writtenAt: string }[];
  notes: string[];
}

export interface DeletedAnswer {
  deleted: true;
  /** False when Google didn't confirm that our access has ended. */
  revoked: boolean;
}
