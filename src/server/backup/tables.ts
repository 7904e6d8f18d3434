import type { Schema } from '../db/schema.ts';

type Table = keyof Schema;
type Row = Record<string, unknown>;

export interface KeptTable {
  /** Primary key, for reading in portions. */
  key: readonly string[];
  ownerOf(row: Row): string;
  /** SQL for the part of the owner's name that is not in the row; the table is called `kept`. */
  owner?: string;
  /** SQL condition; all rows by default. */
  where?: string;
  /** Columns with another owner, and their values once that owner's key is gone. */
  apart?: { ownerOf(row: Row): string; otherwise: Row };
}

/** Prefix of owners named `day`, the day, and an id. Their keys are destroyed when the day starts. */
export const DAY = 'day';

const byUser =
  (column = 'user_id') =>
  (row: Row) =>
    `account ${String(row[column])}`;

const given = (what: string, column: string) => (row: Row) => `${what} ${String(row.user_id)} ${String(row[column])}`;

/** A hash that matches no password; the user then resets it by email. */
const NO_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export const OWNER = 'owner_of_row';

/** All scanning data of a user between two complete erasures. */
const scanning = ({ [OWNER]: owner }: Row) => `scanning ${String(owner)}`;
const scanningOf = (user: string) =>
  `select user_id || ' ' || erasures from monitors where monitors.user_id = (${user})`;
const ofScanning = { ownerOf: scanning, owner: scanningOf('kept.user_id') };

/**
 * In the order of foreign keys. The key store is last: in the embedded database it is a separate file, which is locked while
 * it is read and shows a later moment than the other tables. Erasures in between count.
 */
export const KEPT = {
  users: { key: ['id'], ownerOf: byUser('id') },
  identities: { key: ['id'], ownerOf: given('identity', 'id') },
  passwords: {
    key: ['user_id'],
    ownerOf: byUser(),
    apart: { ownerOf: given('password', 'changed_at'), otherwise: { hash: NO_PASSWORD } },
  },
  passkeys: { key: ['id'], ownerOf: given('passkey', 'id') },
  alert_hooks: { key: ['id'], ownerOf: given('webhook', 'id') },
  api_keys: { key: ['id'], ownerOf: given('API key', 'id') },
  second_factors: { key: ['user_id'], ownerOf: given('second factor', 'confirmed_at') },
  recovery_codes: { key: ['id'], ownerOf: given('recovery code', 'id') },
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
  corrections: {
    key: ['id'],
    ownerOf: byUser(),
    owner: ofScanning.owner,
    apart: { ownerOf: scanning, otherwise: { scan_id: null } },
  },
  finding_corrections: { key: ['scan_id', 'signal_id'], ...ofScanning },
  alerts: { key: ['user_id', 'number'], ...ofScanning },
  sender_histories: { key: ['user_id', 'sender_key'], ...ofScanning },
  correspondents: { key: ['user_id', 'entry_key'], ...ofScanning },
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
    // Other emails are short-lived, and would be sent twice.
    where: 'message_id is not null',
  },
  waitlist_entries: { key: ['work_email'], ownerOf: ({ work_email }) => `waitlist ${String(work_email)}` },
  reports: { key: ['id'], ownerOf: ({ id }) => `report ${String(id)}` },
  day_keys: { key: ['id'], ownerOf: ({ day, id }) => `${DAY} ${String(day)} ${String(id)}` },
  erasures: { key: ['report_id'], ownerOf: () => 'erasures' },
} as const satisfies Partial<Record<Table, KeptTable>>;

export type Kept = keyof typeof KEPT;

/** Tables by their names in older backups. */
export const RENAMED = { arrivals: KEPT.queued_emails } as const satisfies Record<string, KeptTable>;

/** Short-lived, part of logins, or in the heading. */
export const LEFT_OUT = [
  'database_identity',
  'sessions',
  'refresh_tokens',
  'code_requests',
  'used_challenges',
  // They end with their sessions.
  'push_subscriptions',
  'displayed_emails',
  // Old alerts are no longer news.
  'hook_deliveries',
  // A restored one would bring back links that were revoked.
  'shared_verdicts',
] as const satisfies Table[];

export const IN_KEY_STORE: ReadonlySet<string> = new Set<Kept>(['day_keys', 'erasures']);

export const KEPT_TABLES = Object.keys(KEPT) as Kept[];
