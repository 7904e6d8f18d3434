import { createHmac, type KeyObject } from 'node:crypto';
import { groupCommit } from '../../server/db/group-commit.ts';
import { relaxedCommit } from '../../server/db/relaxed-commit.ts';
import { HOUR_MS } from '../../server/durations.ts';
import type { Services } from '../../server/services.ts';

export interface Reader {
  userId: string;
  /** Identifies the connection of a mailbox: in another one the same message id means another email. */
  connection: string;
}

/** The same fields come back in a request to analyse the email. */
export interface DisplayedEmail {
  subject: string;
  body: string;
}

const LIFETIME_MS = HOUR_MS;

interface DisplayedRow {
  user_id: string;
  fingerprint: string;
  message_id: string;
  displayed_at: number;
}

interface DisplayedStore {
  /** A key object: creating one from bytes costs more than the fingerprint itself. */
  key: KeyObject;
  write(row: DisplayedRow): Promise<void>;
}

const stores = new WeakMap<Services, DisplayedStore>();

/** For an hour, as a keyed fingerprint. Its analysis reads the email again unless displayed-email-cache.ts has it. */
export async function rememberDisplayed(
  services: Services,
  reader: Reader,
  messageId: string,
  displayed: DisplayedEmail,
): Promise<void> {
  const { key, write } = storeOf(services);
  const fingerprint = fingerprintOf(key, reader, displayed);
  await write({ user_id: reader.userId, fingerprint, message_id: messageId, displayed_at: services.now() });
}

function storeOf(services: Services): DisplayedStore {
  const existing = stores.get(services);
  if (existing) return existing;
  const store = {
    key: services.keys.displayedEmail,
    write: groupCommit((rows: readonly DisplayedRow[]) => storeDisplayed(services, rows)),
  };
  stores.set(services, store);
  return store;
}

async function storeDisplayed(services: Services, rows: readonly DisplayedRow[]): Promise<void> {
  // One statement must not write a row twice (PostgreSQL): keep the latest of each.
  const latest = new Map(rows.map((row) => [`${row.user_id} ${row.fingerprint}`, row]));
  await relaxedCommit(services, async (trx) => {
    await trx
      .insertInto('displayed_emails')
      .values([...latest.values()])
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'fingerprint']).doUpdateSet(({ ref }) => ({
          message_id: ref('excluded.message_id'),
          displayed_at: ref('excluded.displayed_at'),
        })),
      )
      .execute();
  });
}

/** @returns the id of the email shown with this subject and body within the last hour */
export async function findDisplayed(
  services: Services,
  reader: Reader,
  displayed: DisplayedEmail,
): Promise<string | undefined> {
  const row = await services.db
    .selectFrom('displayed_emails')
    .select('message_id')
    .where('user_id', '=', reader.userId)
    .where('fingerprint', '=', fingerprintOf(storeOf(services).key, reader, displayed))
    .where('displayed_at', '>', services.now() - LIFETIME_MS)
    .executeTakeFirst();
  return row?.message_id;
}

export async function dropExpiredDisplayedEmails({ db, now }: Services): Promise<void> {
  await db
    .deleteFrom('displayed_emails')
    .where('displayed_at', '<=', now() - LIFETIME_MS)
    .execute();
}

function fingerprintOf(key: KeyObject, { userId, connection }: Reader, { subject, body }: DisplayedEmail): string {
  const content = JSON.stringify([userId, connection, asInOneLine(subject), asInTextArea(body)]);
  return createHmac('sha256', key).update(content).digest('base64url');
}

/** A text field drops line breaks (HTML, 4.10.5.1.2). */
function asInOneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\r\n]+/g, '')
    .trim();
}

/** A text area turns every kind of line break into `\n` (HTML, 4.10.11, "API value"). */
function asInTextArea(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').trim();
}
