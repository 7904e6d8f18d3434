import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { OutboxTable, Schema } from '../db/schema.ts';
import type { Keys } from '../keys.ts';
import { type Mail, SECRET_MARK, type SendMail } from './mail.ts';
import { openSecret, sealSecret } from './mailed-secret.ts';

/** A mail that is being tried, by whichever process, is left alone for so long; then for twice as long each time. */
const FIRST_RETRY_MS = 2 * 60 * 1000;
const LAST_RETRY_MS = 12 * 60 * 60 * 1000;
/** By then the answer to the call that wrote the mail has left. */
const SOON_MS = 500;
/** nodemailer's words for a server that takes nothing from us: not the next mail either. */
const NO_SERVER = new Set(['EAUTH', 'ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT', 'ETLS', 'ENOAUTH', 'EOAUTH2']);

export interface WriteOptions {
  /** The form message that it forwards or answers. */
  messageId?: string;
  /** When it is of no use any more: it is erased then, sent or not. */
  expiresAt?: number;
}

/** The mails that are yet to be sent. */
export interface Outbox {
  /**
   * Stores a mail; with the caller's transaction, so that its cause and the mail are stored together or not at all.
   * @returns its id
   */
  write(trx: Kysely<Schema>, mail: Mail, options?: WriteOptions): Promise<string>;
  /**
   * Sends what is due, one after the other, if a mail server is set, and comes back when the next is. A call during a run
   * makes it look once more.
   */
  send(): Promise<void>;
  /**
   * Sends a little later: sending works on the database, and the time that the present call takes must not tell whether
   * there was something to send.
   */
  sendSoon(): void;
  /** Begins with no further mail, and waits for the one that is on its way: it would be sent again. */
  stop(): Promise<void>;
}

interface OutboxSources {
  db: Kysely<Schema>;
  keys: Pick<Keys, 'mailedSecret'>;
  log: Logger;
  sendMail: SendMail | undefined;
  now(): number;
}

export function openOutbox(sources: OutboxSources): Outbox {
  let run: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
  const notRead = (error: unknown) => sources.log.error({ err: error }, 'the outbox could not be read');
  const sendAll = async (sendMail: SendMail) => {
    try {
      do {
        again = false;
        await sendDue(sources, sendMail, stopping.signal);
      } while (again && !stopping.signal.aborted);
      if (!stopping.signal.aborted) await comeBack();
    } catch (error) {
      notRead(error);
    } finally {
      run = undefined;
    }
  };
  const comeBack = async () => {
    const { next } = await waiting(sources.db)
      .select(({ fn }) => fn.min('retry_at').as('next'))
      .executeTakeFirstOrThrow();
    clearTimeout(timer);
    if (next !== null) timer = setTimeout(() => void send(), Math.max(1000, next - sources.now())).unref();
  };
  const send = async () => {
    if (!sources.sendMail) {
      // Who has written a mail does not wait for this: nobody else would take the failure.
      await eraseExpired(sources.db, sources.now()).catch(notRead);
      return;
    }
    again = true;
    run ??= sendAll(sources.sendMail);
    await run;
  };
  return {
    write: async (trx, { secret, ...mail }, { messageId, expiresAt } = {}) => {
      const id = randomUUID();
      const sealed_secret = secret === undefined ? null : await sealSecret(sources.keys, id, secret);
      const row = { id, mail: JSON.stringify(mail), message_id: messageId ?? null, written_at: sources.now() };
      await trx
        .insertInto('outbox')
        .values({
          ...row,
          sealed_secret,
          retry_at: 0,
          attempts: 0,
          last_error: null,
          refused_at: null,
          recipient: mail.to ?? null,
          expires_at: expiresAt ?? null,
        })
        .execute();
      return id;
    },
    send,
    sendSoon: () => {
      if (soon) return;
      soon = setTimeout(() => {
        soon = undefined;
        void send();
      }, SOON_MS).unref();
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      clearTimeout(soon);
      await run;
    },
  };
}

/** A stored email as it is sent. @throws when its secret is damaged, or was sealed under another key or in another row */
export async function openMail(
  keys: OutboxSources['keys'],
  { id, mail, sealed_secret }: Pick<OutboxTable, 'id' | 'mail' | 'sealed_secret'>,
): Promise<Mail> {
  const { text, ...head } = JSON.parse(mail) as Mail;
  if (sealed_secret === null) return { ...head, text };
  const secret = await openSecret(keys, id, sealed_secret);
  return { ...head, text: text.replace(SECRET_MARK, () => secret) };
}

async function sendDue(
  { db, keys, log, now }: OutboxSources,
  sendMail: SendMail,
  stopping: AbortSignal,
): Promise<void> {
  await eraseExpired(db, now());
  const due = await waiting(db).select('id').where('retry_at', '<=', now()).orderBy('written_at').execute();
  for (const { id } of due) {
    if (stopping.aborted) return;
    // Counting the attempt is also what keeps other processes off it.
    const row = await db
      .updateTable('outbox')
      .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), retry_at: now() + FIRST_RETRY_MS }))
      .where('id', '=', id)
      .where('retry_at', '<=', now())
      .returning(['id', 'mail', 'sealed_secret', 'attempts'])
      .executeTakeFirst();
    if (!row) continue;
    try {
      await sendMail(await openMail(keys, row));
    } catch (error) {
      const { message, code = '', command, responseCode = 0 } = error as SmtpError;
      const noServer = command === 'CONN' || NO_SERVER.has(code);
      const forGood = !noServer && (responseCode >= 500 || (code === 'EENVELOPE' && responseCode === 0));
      log.warn({ id, reason: code, forGood }, 'a mail could not be sent; it stays in the outbox');
      const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (row.attempts - 1));
      await db
        .updateTable('outbox')
        .set({ last_error: message, retry_at: now() + wait, refused_at: forGood ? now() : null })
        .where('id', '=', id)
        .execute();
      if (noServer) return;
      continue;
    }
    await db.deleteFrom('outbox').where('id', '=', id).execute();
  }
}

async function eraseExpired(db: Kysely<Schema>, now: number): Promise<void> {
  await db.deleteFrom('outbox').where('expires_at', '<=', now).execute();
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  /** What the server answered, if it did. */
  responseCode?: number;
}

function waiting(db: Kysely<Schema>) {
  return db.selectFrom('outbox').where('refused_at', 'is', null);
}
