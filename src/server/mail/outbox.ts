import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { waitAfter } from '../backoff.ts';
import type { OutboxTable, Schema } from '../db/schema.ts';
import type { Keys } from '../keys.ts';
import { type Mail, SECRET_MARK, type SendMail } from './mail.ts';
import { openSecret, sealSecret } from './mailed-secret.ts';

/** An attempt locks the email for this long against other processes; each further wait is twice as long. */
const FIRST_RETRY_MS = 2 * 60 * 1000;
const MAX_RETRY_MS = 12 * 60 * 60 * 1000;
/** After an error of the database. Log-in codes are valid for ten minutes only. */
const FIRST_READ_AGAIN_MS = 5000;
const MAX_READ_AGAIN_MS = 2 * 60 * 1000;
/** By then the response to the call that queued the email has been sent. */
const SOON_MS = 500;
/** nodemailer's codes for an unusable server: further emails would fail too. */
const NO_SERVER = new Set(['EAUTH', 'ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT', 'ETLS', 'ENOAUTH', 'EOAUTH2']);

export interface WriteOptions {
  messageId?: string;
  /** Id of a shared verdict. */
  linkId?: string;
  /** Deleted then, sent or not. */
  expiresAt?: number;
}

export interface Outbox {
  /** In the caller's transaction: the email is stored together with its cause or not at all. @returns its id */
  write(trx: Kysely<Schema>, mail: Mail, options?: WriteOptions): Promise<string>;
  /** A call during a run makes it check again. */
  send(): Promise<void>;
  /** A little later, so that the duration of the call doesn't reveal whether there was something to send. */
  sendSoon(): void;
  /** Starts no further email and waits for the current one; otherwise it would be sent twice. */
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
  let failures = 0;
  const stopping = new AbortController();
  const logError = (error: unknown) => sources.log.error({ err: error }, 'reading the outbox failed');
  const sendAll = async (sendMail: SendMail) => {
    try {
      do {
        again = false;
        await sendDue(sources, sendMail, stopping.signal);
      } while (again && !stopping.signal.aborted);
      await scheduleNext();
      failures = 0;
    } catch (error) {
      logError(error);
      failures += 1;
      sendIn(waitAfter(failures, FIRST_READ_AGAIN_MS, MAX_READ_AGAIN_MS));
    } finally {
      run = undefined;
    }
  };
  const scheduleNext = async () => {
    const { next } = await waiting(sources.db)
      .select(({ fn }) => fn.min('retry_at').as('next'))
      .executeTakeFirstOrThrow();
    if (next !== null) sendIn(Math.max(1000, next - sources.now()));
  };
  const sendIn = (ms: number) => {
    clearTimeout(timer);
    if (!stopping.signal.aborted) timer = setTimeout(() => void send(), ms).unref();
  };
  const send = async () => {
    if (!sources.sendMail) {
      // Callers don't await this, so the error is handled here.
      await eraseExpired(sources.db, sources.now()).catch(logError);
      return;
    }
    again = true;
    run ??= sendAll(sources.sendMail);
    await run;
  };
  return {
    write: async (trx, { secret, ...mail }, { messageId, linkId, expiresAt } = {}) => {
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
          link_id: linkId ?? null,
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
    // Counting the attempt also locks the email against other processes.
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
      log.warn({ id, reason: code, forGood }, 'email not sent; it stays in the outbox');
      const wait = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (row.attempts - 1));
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
  responseCode?: number;
}

function waiting(db: Kysely<Schema>) {
  return db.selectFrom('outbox').where('refused_at', 'is', null);
}
