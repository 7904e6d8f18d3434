import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { DAY_MS } from '../durations.ts';
import type { Services } from '../services.ts';

/**
 * Tells the owner what happened to an account. No link: people who get used to logging in from emails also follow
 * forged ones.
 */
export interface Notice {
  subject: string;
  paragraphs: readonly string[];
}

/** As long as mail servers retry (RFC 5321, 4.5.4.1). */
const LIFE_MS = 5 * DAY_MS;

/** To the owner of the account, in the same transaction as the change. */
export async function writeNotice(
  { outbox, now }: Pick<Services, 'outbox' | 'now'>,
  trx: Kysely<Schema>,
  to: string,
  { subject, paragraphs }: Notice,
): Promise<void> {
  await outbox.write(trx, { to, subject, text: `${paragraphs.join('\n\n')}\n` }, { expiresAt: now() + LIFE_MS });
  outbox.sendSoon();
}
