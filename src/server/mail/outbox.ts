import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../db/schema.ts';
import type { Mail, SendMail } from './mail.ts';

/** A mail that was tried, or is being tried by whichever process, is left alone for so long. */
const RETRY_MS = 2 * 60 * 1000;

/** The mails that are yet to be sent. */
export interface Outbox {
  /** Stores a mail; with the caller's transaction, so that its cause and the mail are stored together or not at all. */
  write(trx: Kysely<Schema>, mail: Mail): Promise<void>;
  /** Sends what is due, one after the other, if a mail server is set. A call during a run makes it look once more. */
  send(): Promise<void>;
}

interface OutboxSources {
  db: Kysely<Schema>;
  log: Logger;
  sendMail: SendMail | undefined;
  now(): number;
}

export function openOutbox(sources: OutboxSources): Outbox {
  let run: Promise<void> | undefined;
  let again = false;
  const sendAll = async (sendMail: SendMail) => {
    try {
      do {
        again = false;
        await sendDue(sources, sendMail);
      } while (again);
    } catch (error) {
      sources.log.error({ err: error }, 'the outbox could not be read');
    } finally {
      run = undefined;
    }
  };
  return {
    write: async (trx, mail) => {
      const row = { id: randomUUID(), mail: JSON.stringify(mail), written_at: sources.now(), retry_at: 0 };
      await trx
        .insertInto('outbox')
        .values({ ...row, attempts: 0, last_error: null })
        .execute();
    },
    send: async () => {
      if (!sources.sendMail) return;
      again = true;
      run ??= sendAll(sources.sendMail);
      await run;
    },
  };
}

async function sendDue({ db, log, now }: OutboxSources, sendMail: SendMail): Promise<void> {
  const due = await db.selectFrom('outbox').select('id').where('retry_at', '<=', now()).orderBy('written_at').execute();
  for (const { id } of due) {
    // Counting the attempt is also what keeps other processes off it.
    const row = await db
      .updateTable('outbox')
      .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), retry_at: now() + RETRY_MS }))
      .where('id', '=', id)
      .where('retry_at', '<=', now())
      .returning('mail')
      .executeTakeFirst();
    if (!row) continue;
    try {
      await sendMail(JSON.parse(row.mail) as Mail);
    } catch (error) {
      const { message, code, command } = error as Error & { code?: string; command?: string };
      log.warn({ id, reason: code }, 'a mail could not be sent; it stays in the outbox');
      await db.updateTable('outbox').set({ last_error: message }).where('id', '=', id).execute();
      // nodemailer's word for a server that cannot be reached: not for the next one either.
      if (command === 'CONN') return;
      continue;
    }
    await db.deleteFrom('outbox').where('id', '=', id).execute();
  }
}
