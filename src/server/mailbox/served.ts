import { createHmac } from 'node:crypto';
import type { Services } from '../services.ts';

/** Who was shown a message, in which mailbox. */
export interface Reader {
  userId: string;
  /** Names the connecting of the mailbox: in another one the same id is another message. */
  connection: string;
}

/** What was shown of a message: the two fields that come back with a request to analyse it. */
export interface ShownLetter {
  subject: string;
  body: string;
}

const KEPT_MS = 60 * 60 * 1000;

/**
 * Remembers for an hour which message a user was shown. Only a keyed fingerprint is stored, never any of the mail, which
 * is read from the mailbox again when it is to be analysed.
 */
export async function rememberServed(
  services: Services,
  reader: Reader,
  messageId: string,
  shown: ShownLetter,
): Promise<void> {
  const now = services.now();
  const row = { message_id: messageId, served_at: now };
  await services.db
    .deleteFrom('served_letters')
    .where('served_at', '<=', now - KEPT_MS)
    .execute();
  await services.db
    .insertInto('served_letters')
    .values({ user_id: reader.userId, fingerprint: fingerprintOf(services, reader, shown), ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'fingerprint']).doUpdateSet(row))
    .execute();
}

/** The id of the message that was shown there with this subject and body within the last hour. */
export async function findServed(services: Services, reader: Reader, shown: ShownLetter): Promise<string | undefined> {
  const row = await services.db
    .selectFrom('served_letters')
    .select('message_id')
    .where('user_id', '=', reader.userId)
    .where('fingerprint', '=', fingerprintOf(services, reader, shown))
    .where('served_at', '>', services.now() - KEPT_MS)
    .executeTakeFirst();
  return row?.message_id;
}

function fingerprintOf({ keys }: Services, { userId, connection }: Reader, { subject, body }: ShownLetter): string {
  const content = JSON.stringify([userId, connection, asInOneLine(subject), asInTextArea(body)]);
  return createHmac('sha256', keys.servedLetter).update(content).digest('base64url');
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
