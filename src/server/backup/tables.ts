import type { Schema } from '../db/schema.ts';

type Table = keyof Schema;
type Row = Record<string, unknown>;

/** How a table is kept. */
export interface KeptTable {
  /** Its primary key, by which it is read in portions. */
  key: readonly string[];
  /** Whose key encrypts a row: when that is erased, the row cannot be read any more. */
  ownerOf(row: Row): string;
  /** SQL for what of its owner a row does not name; `kept` is the table. */
  owner?: string;
  /** SQL for the rows that are kept; all by default. */
  where?: string;
  /** Columns that somebody can take back before the row: whose key encrypts them, and what they hold when it is gone. */
  apart?: { ownerOf(row: Row): string; otherwise: Row };
}

/** Owners that are named `day`, the day, and an id: their keys may not outlive the day. */
export const DAY = 'day';

const byUser =
  (column = 'user_id') =>
  (row: Row) =>
    `account ${String(row[column])}`;

/** What was given at a time, until it is taken back or given anew. */
const given = (what: string, column: string) => (row: Row) => `${what} ${String(row.user_id)} ${String(row[column])}`;

/** Which no password has: its account asks for a new one by mail. */
const NO_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Where a row read for a backup names what of its owner it does not name itself. */
export const OWNER = 'owner_of_row';

/** All that came of scanning one user's mailbox until it was erased as a whole: it begins anew with the next number. */
const scanning = ({ [OWNER]: owner }: Row) => `scanning ${String(owner)}`;
const scanningOf = (user: string) =>
  `select user_id || ' ' || erasures from monitors where monitors.user_id = (${user})`;
const ofScanning = { ownerOf: scanning, owner: scanningOf('kept.user_id') };

/**
 * In an order in which none names a row that is yet to come. What is in the key store comes last: in the embedded database
 * that is a file of its own, to which nobody writes while it is read, and which shows a later moment than the rest. An
 * erasure that came between holds.
 */
export const KEPT = {
  users: { key: ['id'], ownerOf: byUser('id') },
  passwords: {
    key: ['user_id'],
    ownerOf: byUser(),
    apart: { ownerOf: given('password', 'changed_at'), otherwise: { hash: NO_PASSWORD } },
  },
  mailbox_grants: { key: ['user_id'], ownerOf: given('mailbox', 'updated_at') },
  monitors: {
    key: ['user_id'],
    ...ofScanning,
    apart: {
      ownerOf: given('consent', 'consented_at'),
      otherwise: { consented_at: null, consent_version: null, consented_mailbox: null },
    },
  },
  queued_emails: { key: ['user_id', 'mailbox', 'message_id'], ...ofScanning },
  scans: { key: ['id'], ...ofScanning },
  scan_analyses: {
    key: ['scan_id'],
    ownerOf: scanning,
    owner: scanningOf('select user_id from scans where scans.id = kept.scan_id'),
  },
  alerts: { key: ['user_id', 'number'], ...ofScanning },
  sender_histories: { key: ['user_id', 'sender_key'], ...ofScanning },
  suggestions: { key: ['id'], ...ofScanning },
  invitations: { key: ['user_id', 'invitation'], ...ofScanning },
  tasks: {
    key: ['id'],
    ownerOf: byUser(),
    owner: ofScanning.owner,
    apart: { ownerOf: scanning, otherwise: { scan_id: null } },
  },
  calendar_feeds: { key: ['user_id'], ownerOf: given('calendar', 'made_at') },
  form_messages: { key: ['id'], ownerOf: ({ id }) => `message ${String(id)}` },
  outbox: {
    key: ['id'],
    ownerOf: ({ message_id }) => `message ${String(message_id)}`,
    // The others tell of a moment that is over, and would be sent twice.
    where: 'message_id is not null',
  },
  waitlist_entries: { key: ['work_email'], ownerOf: ({ work_email }) => `waitlist ${String(work_email)}` },
  reports: { key: ['id'], ownerOf: ({ id }) => `report ${String(id)}` },
  day_keys: { key: ['id'], ownerOf: ({ day, id }) => `${DAY} ${String(day)} ${String(id)}` },
  erasures: { key: ['report_id'], ownerOf: () => 'erasures' },
} as const satisfies Partial<Record<Table, KeptTable>>;

export type Kept = keyof typeof KEPT;

/** Lives for minutes, ends with the logins, or stands in the heading. */
export const LEFT_OUT = [
  'database_identity',
  'sessions',
  'refresh_tokens',
  'code_requests',
  'displayed_emails',
] as const satisfies Table[];

/** Those that lie in the schema of report keys. */
export const IN_KEY_STORE: ReadonlySet<string> = new Set<Kept>(['day_keys', 'erasures']);

/** In the order of restoring. */
export const KEPT_TABLES = Object.keys(KEPT) as Kept[];
