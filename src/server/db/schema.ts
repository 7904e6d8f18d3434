/** Times are milliseconds since the epoch, ids are text; see the migrations for keys and cascades. */
export interface Schema {
  users: UserTable;
  identities: IdentityTable;
  passwords: PasswordTable;
  second_factors: SecondFactorTable;
  recovery_codes: RecoveryCodeTable;
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
  corrections: CorrectionTable;
  finding_corrections: FindingCorrectionTable;
  alerts: AlertTable;
  push_subscriptions: PushSubscriptionTable;
  alert_hooks: AlertHookTable;
  hook_deliveries: HookDeliveryTable;
  passkeys: PasskeyTable;
  api_keys: ApiKeyTable;
  used_challenges: UsedChallengeTable;
  sender_histories: SenderHistoryTable;
  correspondents: CorrespondentTable;
  suggestions: SuggestionTable;
  invitations: InvitationTable;
  tasks: TaskTable;
  calendar_feeds: CalendarFeedTable;
  shared_verdicts: SharedVerdictTable;
  database_identity: DatabaseIdentityTable;
  /** This and the next table are in the schema `report_keys`; see key-store.ts. */
  day_keys: DayKeyTable;
  erasures: ErasureTable;
}

export interface UserTable {
  id: string;
  /** Trimmed and case-folded. */
  email: string;
  /** Always this product and the account's id, since identities have their own table. */
  issuer: string;
  subject: string;
  created_at: number;
}

/** The provider's identity of an account's owner. */
export interface IdentityTable {
  id: string;
  user_id: string;
  /** The OpenID provider's `iss` and `sub`, which stay the same when the email address changes. */
  issuer: string;
  subject: string;
  /** Empty if the provider gave none. */
  email: string;
  linked_at: number;
  used_at: number | null;
  /** Whether its provider proves when the user logged in there. Null before the first login that asks. */
  tells_time: 0 | 1 | null;
}

export interface PasswordTable {
  user_id: string;
  /** Argon2id, as a PHC string. */
  hash: string;
  changed_at: number;
}

/** Codes of an authenticator app, which are asked for after the password. */
export interface SecondFactorTable {
  user_id: string;
  /** Encrypted. */
  sealed_secret: string;
  /** The latest time step whose code was used. */
  last_step: number;
  /** Null until a first code shows that the app has the secret. */
  confirmed_at: number | null;
}

/** Unused ones. */
export interface RecoveryCodeTable {
  id: string;
  user_id: string;
  /** Argon2id, as a PHC string. */
  hash: string;
}

export interface CodeRequestTable {
  id: string;
  purpose: 'register' | 'reset' | 'login' | 'confirm';
  email: string;
  /** For a registration. */
  password_hash: string | null;
  /** Keyed. Null if no code was sent because there is no account, which our responses must not reveal. */
  code_hash: string | null;
  code_expires_at: number;
  guesses: number;
  expires_at: number;
}

export interface SessionTable {
  id: string;
  user_id: string;
  device_hash: string;
  created_at: number;
  /** When its owner last proved who they are, in this session. */
  authenticated_at: number;
  expires_at: number;
  revoked_at: number | null;
  device_name: string | null;
}

export interface RefreshTokenTable {
  hash: string;
  session_id: string;
  issued_at: number;
  expires_at: number;
  used_at: number | null;
}

/** A provider's tokens or an app password, encrypted. */
export interface MailboxGrantTable {
  user_id: string;
  provider: 'google' | 'demo' | 'microsoft' | 'imap';
  sealed_grant: string;
  updated_at: number;
  /** When the mailbox permanently refused it; then `sealed_grant` is empty. */
  ended_at: number | null;
}

/** Emails shown to a user, by fingerprint of subject and body. */
export interface DisplayedEmailTable {
  user_id: string;
  fingerprint: string;
  message_id: string;
  displayed_at: number;
}

export interface FormMessageTable {
  id: string;
  form_id: string;
  /** JSON: the form's fields by their names. */
  fields: string;
  /** 1 if the hidden field was filled in, which only bots do. */
  spam: 0 | 1;
  received_at: number;
  answered_at: number | null;
}

/** Waiting or refused for good; sent emails are deleted. */
export interface OutboxTable {
  id: string;
  /** JSON of a `Mail`, without its secret. */
  mail: string;
  /** The code or link for its text, encrypted and bound to this row. */
  sealed_secret: string | null;
  written_at: number;
  /** Not tried before. */
  retry_at: number;
  attempts: number;
  last_error: string | null;
  /** The form message that it forwards or answers; both are deleted together. */
  message_id: string | null;
  /** The shared verdict that it links to; if that is deleted, so is the unsent email. */
  link_id: string | null;
  refused_at: number | null;
  /** The recipient, if not us; the email is deleted with that address's account. */
  recipient: string | null;
  /** Deleted unsent after this. */
  expires_at: number | null;
}

export interface WaitlistEntryTable {
  work_email: string;
  user_type: 'Individual' | 'Organization';
  applicant_name: string;
  team_size: string | null;
  joined_at: number;
}

export interface ReportTable {
  /** Hash of the receipt that the reporter got. */
  id: string;
  status: 'pending' | 'reviewed';
  /** Encrypted under the key of its expiry day. */
  sealed_report: string;
  sealed_review: string | null;
  received_at: number;
  /** The beginning of a day. */
  expires_at: number;
  reviewed_at: number | null;
}

/** The key of all reports that expire on a day, encrypted under the master key. */
export interface DayKeyTable {
  id: string;
  day: string;
  /** Fingerprint of the master key. */
  master: string;
  wrapped: string;
}

/** A report deleted on request, so that a restored backup does not bring it back. */
export interface ErasureTable {
  report_id: string;
  expires_at: number;
}

export interface MonitorTable {
  user_id: string;
  /** Null while scanning is off. */
  consented_at: number | null;
  consent_version: string | null;
  consented_mailbox: string | null;
  threshold: 'Low' | 'Medium' | 'High' | 'Critical';
  mails_alerts: 0 | 1;
  /** Start of the 24 hours in which alert emails are counted. */
  mails_since: number;
  mails_sent: number;
  /** Owner of the mailbox that was listed last; null before the first poll. */
  mailbox: string | null;
  /** Code of the failure that prevents polling. */
  problem: string | null;
  failures: number;
  due_at: number;
  /** The user has a page open and wants alerts at once. */
  watched_until: number;
  /** Another process may take over after `lease_until`. */
  lease_owner: string | null;
  lease_until: number;
  /** Emails in the behavioural baseline. */
  emails: number;
  scanned: number;
  alerts: number;
  unread: number;
  /** How far the sent folder has been read; null if it hasn't. */
  sent_cursor: string | null;
  sent_read_at: number;
  /** How often all scanning data was erased; part of the owner's name in backups. */
  erasures: number;
}

/** An email that waits to be scanned or could not be read. */
export interface QueuedEmailTable {
  user_id: string;
  mailbox: string;
  message_id: string;
  found_at: number;
  /** Order among emails found together, oldest first. */
  position: number;
  /** 1 when the first poll found it. */
  earlier: 0 | 1;
  attempts: number;
  retry_at: number;
  last_error: string | null;
  given_up_at: number | null;
  /** The version that could not read it. */
  engine_version: string | null;
}

/** Without the email's text. */
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
  search_text: string;
  severity: 'None' | 'Low' | 'Medium' | 'High' | 'Critical';
  category: string;
  kind: string;
  verdict: 'safe' | 'suspicious' | 'dangerous' | 'unknown';
  confidence: number;
  /** The imitated company. */
  brand: string | null;
  first_contact: 0 | 1;
  engine_version: string;
  /**
   * The proof of the sender's domain, such as `dkim:shop.example dmarc:shop.example`; null in scans from before it was
   * stored.
   */
  sender_proofs: string | null;
  /**
   * The user's opinion, if the columns above follow it instead of the engine; the engine's verdict is in the analysis.
   */
  marked_as: 'safe' | 'suspicious' | 'dangerous' | null;
  /** Whether it is about this email itself or about its sender. */
  marked_by: 'email' | 'sender' | null;
}

/** Separate from the scans, so that listing reads less. */
export interface ScanAnalysisTable {
  scan_id: string;
  /** JSON. */
  analysis: string;
}

/** A user's own verdict on an email. It outlives its scan if it covers the sender. */
export interface CorrectionTable {
  id: string;
  user_id: string;
  scan_id: string | null;
  /** Its address, case-folded, with the domain in ASCII. */
  sender: string;
  /** The proof of that address: `dkim:` or `dmarc:` and a domain; empty if there was none. */
  proof: string;
  opinion: 'safe' | 'suspicious' | 'dangerous';
  reason: string;
  /** 0: it is only about the sender, and the engine’s verdict on this email stays. */
  covers_email: 0 | 1;
  covers_sender: 0 | 1;
  corrected_at: number;
}

/** A finding of a scan that the user marked as wrong. */
export interface FindingCorrectionTable {
  scan_id: string;
  signal_id: string;
  user_id: string;
  reason: string;
  note: string;
  corrected_at: number;
}

export interface AlertTable {
  user_id: string;
  number: number;
  scan_id: string;
  raised_at: number;
  read_at: number | null;
}

export interface PasskeyTable {
  id: string;
  user_id: string;
  /** In base64url, like `public_key`. */
  credential_id: string;
  /** COSE (RFC 9052). */
  public_key: string;
  /** The authenticator's counter; most always return 0. */
  signatures: number;
  /** JSON: a list. */
  transports: string;
  name: string;
  created_at: number;
  used_at: number | null;
}

/** Webhooks that alerts are also sent to. */
export interface AlertHookTable {
  id: string;
  user_id: string;
  kind: 'webhook' | 'ntfy';
  host: string;
  /** Its address and secrets, encrypted. */
  sealed_target: string;
  created_at: number;
  /** Deliveries given up in a row. */
  failures: number;
  disabled_at: number | null;
}

/** One alert sent to one webhook; its content is read from the scan. */
export interface HookDeliveryTable {
  id: string;
  hook_id: string;
  /** Null for a test. */
  scan_id: string | null;
  created_at: number;
  attempts: number;
  /** Null when there is no further attempt. */
  retry_at: number | null;
  delivered_at: number | null;
  /** Status of the last answer. */
  status: number | null;
  problem: 'refused' | 'unreachable' | 'late' | 'not-public' | null;
}

export interface ApiKeyTable {
  id: string;
  user_id: string;
  /** SHA-256 of the whole key, which has 256 random bits. */
  key_hash: string;
  /** How the key starts. */
  prefix: string;
  name: string;
  /** Separated by spaces, as in OAuth. */
  scopes: string;
  created_at: number;
  expires_at: number | null;
  used_at: number | null;
}

/** Challenges of passkeys that can't be used a second time. */
export interface UsedChallengeTable {
  /** Its hash. */
  challenge: string;
  expires_at: number;
}

export interface PushSubscriptionTable {
  /** Address at the browser's push service. */
  endpoint: string;
  user_id: string;
  session_id: string;
  /** The public key that the browser expects messages to be signed with. */
  key_id: string;
  created_at: number;
}

export interface SenderHistoryTable {
  user_id: string;
  /** Keyed hash of the address. */
  sender_key: string;
  /** JSON. */
  history: string;
}

/** An address, domain or name that the user writes to, or a domain that often writes to them. */
export interface CorrespondentTable {
  user_id: string;
  /** Keyed hash. */
  entry_key: string;
  /**
   * `place`: a name and the domain it was written to at. `spelling`: the part that a domain's name shares with similar
   * ones.
   */
  kind: 'address' | 'domain' | 'name' | 'place' | 'spelling';
  /** Emails written to it. */
  emails: number;
  /** For a `spelling`: the domain, encrypted under a key that only a similar domain yields. */
  sealed_domain: string | null;
}

export interface SuggestionTable {
  id: string;
  user_id: string;
  /** Deleted with the scan. */
  scan_id: string;
  kind: 'task' | 'appointment' | 'reminder';
  title: string;
  /** ISO 8601: a date, a local time, or a time with offset. */
  due: string;
  minutes: number | null;
  location: string | null;
  quote: string;
  quoted_from: 'subject' | 'body' | 'attachment' | 'markup';
  confidence: 'high' | 'medium';
  /** Who asks, if the email names somebody other than its sender. */
  asker: string | null;
  /** Keyed hash of its invitation. */
  invitation: string | null;
  made_at: number;
  dismissed_at: number | null;
}

/** The latest revision of a calendar entry, so that earlier ones suggest nothing. */
export interface InvitationTable {
  user_id: string;
  /** Keyed hash of sender and id. */
  invitation: string;
  scan_id: string;
  revision: number;
}

export interface TaskTable {
  id: string;
  user_id: string;
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

export interface CalendarFeedTable {
  user_id: string;
  /** Hash of the token in the link. */
  token_hash: string;
  made_at: number;
  read_at: number | null;
}

/** A verdict that anyone with its link can read. */
export interface SharedVerdictTable {
  /** Part of the link, and all that protects it. */
  id: string;
  /** Null if it was shared without an account. */
  user_id: string | null;
  /** Hash of the receipt that ends a link made without an account. */
  receipt_hash: string | null;
  /** JSON of a signed statement. */
  statement: string;
  /** The user's scan that it is about; null for other emails, and once the scan is deleted. */
  scan_id: string | null;
  /** JSON: the people its owner emailed the link to, and when. */
  emailed_to: string;
  shared_at: number;
  expires_at: number;
}

/** One row, which tells databases apart in backups. */
export interface DatabaseIdentityTable {
  id: string;
}
