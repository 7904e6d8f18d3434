import { createHmac, type KeyObject } from 'node:crypto';
import { groupCommit } from '../../server/db/group-commit.ts';
import { relaxedCommit } from '../../server/db/relaxed-commit.ts';
import type { Services } from '../../server/services.ts';

/** Who was shown a message, in which mailbox. */
export interface Reader {
  userId: string;
  /** Names the connecting of the mailbox: in another one the same id is another message. */
  connection: string;
}

/** What was shown of a message: the two fields that come back with a request to analyse it. */
export interface ShownEmail {
  subject: string;
  body: string;
}

const KEPT_MS = 60 * 60 * 1000;
/** What is too old is not found any more; how often it is also deleted. */
const SWEPT_EVERY_MS = 60 * 1000;

interface DisplayedRow {
  user_id: string;
  fingerprint: string;
  message_id: string;
  displayed_at: number;
}

interface Memory {
  /** A key object: to make one of the bytes for each fingerprint would cost more than the fingerprint. */
  key: KeyObject;
  write(row: DisplayedRow): Promise<void>;
}

const memories = new WeakMap<Services, Memory>();

/**
 * Remembers for an hour which email a user was shown. Only a keyed fingerprint is stored, nothing of the email itself: to
 * analyse it, we read it from the mailbox again, unless it is still in memory (`shown-email.ts`).
 */
export async function rememberDisplayed(
  services: Services,
  reader: Reader,
  messageId: string,
  shown: ShownEmail,
): Promise<void> {
  const { key, write } = memoryOf(services);
  const fingerprint = fingerprintOf(key, reader, shown);
  await write({ user_id: reader.userId, fingerprint, message_id: messageId, displayed_at: services.now() });
}

function memoryOf(services: Services): Memory {
  const known = memories.get(services);
  if (known) return known;
  let swept = Number.NEGATIVE_INFINITY;
  const memory = {
    key: services.keys.displayedEmail,
    write: groupCommit(async (rows: readonly DisplayedRow[]) => {
      const now = services.now();
      const isDue = now - swept >= SWEPT_EVERY_MS;
      await storeDisplayed(services, rows, isDue ? now - KEPT_MS : undefined);
      if (isDue) swept = now;
    }),
  };
  memories.set(services, memory);
  return memory;
}

/** @param forgotten when what was shown then, or before, is deleted */
async function storeDisplayed(services: Services, rows: readonly DisplayedRow[], forgotten?: number): Promise<void> {
  // A statement may not change one row twice, as it would for what a user is shown twice at a time.
  const latest = new Map(rows.map((row) => [`${row.user_id} ${row.fingerprint}`, row]));
  await relaxedCommit(services, async (trx) => {
    if (forgotten !== undefined) {
      await trx.deleteFrom('displayed_emails').where('displayed_at', '<=', forgotten).execute();
    }
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

/** The id of the message that was shown there with this subject and body within the last hour. */
export async function findDisplayed(
  services: Services,
  reader: Reader,
  shown: ShownEmail,
): Promise<string | undefined> {
  const row = await services.db
    .selectFrom('displayed_emails')
    .select('message_id')
    .where('user_id', '=', reader.userId)
    .where('fingerprint', '=', fingerprintOf(memoryOf(services).key, reader, shown))
    .where('displayed_at', '>', services.now() - KEPT_MS)
    .executeTakeFirst();
  return row?.message_id;
}

function fingerprintOf(key: KeyObject, { userId, connection }: Reader, { subject, body }: ShownEmail): string {
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
