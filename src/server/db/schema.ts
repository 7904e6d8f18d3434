/** Times are milliseconds since the epoch, ids are text; see the migrations for keys and cascades. */
export interface Schema {
  users: UserTable;
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
  /** `issuer` and `subject` are the OpenID provider's `iss` and `sub`: together they name the account for good. */
  issuer: string;
  subject: string;
  created_at: number;
}

/** One login on one device, with every refresh token that descends from it. */
export interface SessionFamilyTable {
  id: string;
  user_id: string;
  device_hash: string;
  created_at: number;
  expires_at: number;
  revoked_at: number | null;
}

export interface RefreshTokenTable {
  hash: string;
  family_id: string;
  issued_at: number;
  expires_at: number;
  used_at: number | null;
}

/** The provider's permission to read a user's mailbox, encrypted. */
export interface MailboxGrantTable {
  user_id: string;
  provider: 'google' | 'demo';
  sealed_grant: string;
  updated_at: number;
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
