/** Times are milliseconds since the epoch, ids are text; see the migrations for keys and cascades. */
export interface Schema {
  users: UserTable;
  passwords: PasswordTable;
  code_requests: CodeRequestTable;
  sessions: SessionTable;
  refresh_tokens: RefreshTokenTable;
  mailbox_grants: MailboxGrantTable;
  displayed_emails: DisplayedEmailTable;
  form_messages: FormMessageTable;
  outbox: OutboxTable;
  waitlist_entries: WaitlistEntryTable;
  reports: ReportTable;
  monitors: MonitorTable;
  queued_emails: QueuedEmailTable;
  scans: ScanTable;
  scan_analyses: ScanAnalysisTable;
  alerts: AlertTable;
  sender_histories: SenderHistoryTable;
  suggestions: SuggestionTable;
  invitations: InvitationTable;
  tasks: TaskTable;
  calendar_feeds: CalendarFeedTable;
  database_identity: DatabaseIdentityTable;
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

/** What waits for a one-time code that was mailed: a new account, a new password, or a log-in by a mailed link. */
export interface CodeRequestTable {
  id: string;
  purpose: 'register' | 'reset' | 'login';
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
export interface SessionTable {
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
  session_id: string;
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
export interface DisplayedEmailTable {
  user_id: string;
  fingerprint: string;
  message_id: string;
  displayed_at: number;
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
  /** JSON of a `Mail`, without its secret. */
  mail: string;
  /** The code or link that belongs in its text, encrypted and bound to this row. */
  sealed_secret: string | null;
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

/** Whether and how a user's mailbox is scanned, and who is at it. */
export interface MonitorTable {
  user_id: string;
  /** Null while it is switched off. */
  consented_at: number | null;
  consent_version: string | null;
  /** The one that was connected then: no other is read. */
  consented_mailbox: string | null;
  /** The least severity that raises an alert. */
  threshold: 'Low' | 'Medium' | 'High' | 'Critical';
  mails_alerts: 0 | 1;
  /** When the day began that the mails are counted of. */
  mails_since: number;
  mails_sent: number;
  /** Whose mail was listed last; null before the first time. */
  mailbox: string | null;
  /** Code of what keeps us out of the mailbox. */
  problem: string | null;
  /** Visits in a row that came to nothing. */
  failures: number;
  due_at: number;
  /** Somebody has a page open that wants to know at once. */
  watched_until: number;
  /** The process that is at it; another may take over when its time is up. */
  lease_owner: string | null;
  lease_until: number;
  /** In the behavioural baseline. */
  emails: number;
  scanned: number;
  /** Number of the last alert. */
  alerts: number;
  unread: number;
  /** How often all that came of scanning was erased: a backup has what is of one time under one key. */
  erasures: number;
}

/** A message that is yet to be scanned, or that cannot be read. */
export interface QueuedEmailTable {
  user_id: string;
  mailbox: string;
  /** As the mailbox names it. */
  message_id: string;
  found_at: number;
  /** Among those found at once, the oldest message first. */
  position: number;
  /** 1 when it was found by the first look into the mailbox. */
  earlier: 0 | 1;
  attempts: number;
  retry_at: number;
  last_error: string | null;
  given_up_at: number | null;
  /** The one that could not read it; another may. */
  engine_version: string | null;
}

/** What was found in a message, without its text. */
export interface ScanTable {
  id: string;
  user_id: string;
  mailbox: string;
  message_id: string;
  arrived_at: number;
  scanned_at: number;
  /** The address, case-folded. */
  sender: string;
  sender_name: string;
  subject: string;
  /** What a search reads. */
  search_text: string;
  severity: 'None' | 'Low' | 'Medium' | 'High' | 'Critical';
  category: string;
  kind: string;
  verdict: 'safe' | 'suspicious' | 'dangerous' | 'unknown';
  confidence: number;
  /** The company it pretends to come from. */
  brand: string | null;
  first_contact: 0 | 1;
  engine_version: string;
}

/** Apart from the scans, so that their list stays short. */
export interface ScanAnalysisTable {
  scan_id: string;
  /** JSON. */
  analysis: string;
}

export interface AlertTable {
  user_id: string;
  /** Counted for each user from 1. */
  number: number;
  scan_id: string;
  raised_at: number;
  read_at: number | null;
}

/** What is known of a sender's habits: counts. */
export interface SenderHistoryTable {
  user_id: string;
  /** Keyed hash of the address. */
  sender_key: string;
  /** JSON. */
  history: string;
}

/** What could be made of a scanned message, until its owner has decided. */
export interface SuggestionTable {
  id: string;
  user_id: string;
  /** It goes with the scan. */
  scan_id: string;
  kind: 'task' | 'appointment' | 'reminder';
  title: string;
  /** ISO 8601: a day, a time wherever the reader is, or one with its offset. */
  due: string;
  minutes: number | null;
  location: string | null;
  /** The words of the message that it rests on. */
  quote: string;
  quoted_from: 'subject' | 'body' | 'attachment' | 'markup';
  confidence: 'high' | 'medium';
  /** Keyed hash of the invitation that it was made of. */
  invitation: string | null;
  made_at: number;
  dismissed_at: number | null;
}

/** The last that was said of a calendar entry, so that what was said before it suggests nothing. */
export interface InvitationTable {
  user_id: string;
  /** Keyed hash of its sender and its id. */
  invitation: string;
  /** Of the message that said it, with which it goes. */
  scan_id: string;
  revision: number;
}

/** What a user has accepted, or written. */
export interface TaskTable {
  id: string;
  user_id: string;
  /** Of the message that it came from, while there is one. */
  scan_id: string | null;
  kind: 'task' | 'appointment' | 'reminder';
  title: string;
  due: string;
  minutes: number | null;
  location: string | null;
  done_at: number | null;
  made_at: number;
  changed_at: number;
}

/** The address at which a user's calendar asks for the tasks. */
export interface CalendarFeedTable {
  user_id: string;
  /** Hash of the token, which only the address has. */
  token_hash: string;
  made_at: number;
  read_at: number | null;
}

/** One row, made with the table: what backups are told apart by. */
export interface DatabaseIdentityTable {
  id: string;
}
