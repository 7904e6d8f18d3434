/** Times are milliseconds since the epoch, ids are text; see the migrations for keys and cascades. */
export interface Schema {
  users: UserTable;
  passwords: PasswordTable;
  code_requests: CodeRequestTable;
  session_families: SessionFamilyTable;
  refresh_tokens: RefreshTokenTable;
  mailbox_grants: MailboxGrantTable;
  served_letters: ServedLetterTable;
  form_messages: FormMessageTable;
  outbox: OutboxTable;
  waitlist_entries: WaitlistEntryTable;
  reports: ReportTable;
  /** This and the next lie in the schema `report_keys`; see report-keys.ts. */
  day_keys: DayKeyTable;
  erasures: ErasureTable;
}

export interface UserTable {
  id: string;
  /** Trimmed and case-folded. */
  email: string;
  /**
   * `issuer` and `subject` are the OpenID provider's `iss` and `sub`: together they name the account for good. An account
   * that has a password in place of a provider has us as its issuer and its id as its subject.
   */
  issuer: string;
  subject: string;
  created_at: number;
}

export interface PasswordTable {
  user_id: string;
  /** Argon2id, as a PHC string. */
  hash: string;
  changed_at: number;
}

/** What waits for a one-time code that was mailed: a new account, or a new password. */
export interface CodeRequestTable {
  id: string;
  purpose: 'register' | 'reset';
  email: string;
  /** Of the account that is yet to be made. */
  password_hash: string | null;
  /** Keyed. Null where no code was sent: whoever asks must not see from our answers that there is no account. */
  code_hash: string | null;
  code_expires_at: number;
  guesses: number;
  expires_at: number;
}

/** One login on one device, with every refresh token that descends from it. */
export interface SessionFamilyTable {
  id: string;
  user_id: string;
  device_hash: string;
  created_at: number;
  expires_at: number;
  revoked_at: number | null;
  /** Such as `Firefox on Linux`, for the user's list of devices. */
  device_name: string | null;
}

export interface RefreshTokenTable {
  hash: string;
  family_id: string;
  issued_at: number;
  expires_at: number;
  used_at: number | null;
}

/** What opens a user's mailbox: a provider's permission or an app password, encrypted. */
export interface MailboxGrantTable {
  user_id: string;
  provider: 'google' | 'demo' | 'imap';
  sealed_grant: string;
  updated_at: number;
  /** When the mailbox refused it for good; then nothing of it is stored any more. */
  ended_at: number | null;
}

/** Which message a user was shown, found again by the fingerprint of its subject and body. */
export interface ServedLetterTable {
  user_id: string;
  fingerprint: string;
  message_id: string;
  served_at: number;
}

/** What was sent through a form, as it came. */
export interface FormMessageTable {
  id: string;
  form_id: string;
  /** JSON: the form's fields by their names. */
  fields: string;
  /** 1 when the field that only robots fill was filled. */
  spam: 0 | 1;
  received_at: number;
  answered_at: number | null;
}

/** Mails that are yet to be sent, or were refused for good; one that was sent is gone. */
export interface OutboxTable {
  id: string;
  /** JSON of a `Mail`. */
  mail: string;
  written_at: number;
  /** Not tried before. */
  retry_at: number;
  attempts: number;
  last_error: string | null;
  /** The form message that it forwards or answers: they are erased together. */
  message_id: string | null;
  /** When the mail server said that it will never take it. */
  refused_at: number | null;
  /** The address it goes to, if that is not ours: it is erased with the account of that address. */
  recipient: string | null;
  /** After which it is of no use any more, and erased unsent. */
  expires_at: number | null;
}

export interface WaitlistEntryTable {
  /** Trimmed and case-folded. */
  work_email: string;
  user_type: 'Individual' | 'Organization';
  applicant_name: string;
  team_size: string | null;
  joined_at: number;
}

/** A report of an incorrect analysis. */
export interface ReportTable {
  /** Hash of the receipt, which only the reporter has. */
  id: string;
  status: 'pending' | 'reviewed';
  /** What was reported, encrypted under the key of its expiry day. */
  sealed_report: string;
  /** What the operator made of it, encrypted likewise. */
  sealed_review: string | null;
  received_at: number;
  /** The beginning of a day. */
  expires_at: number;
  reviewed_at: number | null;
}

/** The key of all reports that expire on a day, encrypted under the master key. */
export interface DayKeyTable {
  id: string;
  /** Such as `2027-02-19`. */
  day: string;
  /** Which master key. */
  master: string;
  wrapped: string;
}

/** A report that was erased on request: a restored backup must not bring it back. */
export interface ErasureTable {
  report_id: string;
  expires_at: number;
}
