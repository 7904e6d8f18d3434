import { createHash, randomUUID } from 'node:crypto';
import { REPORT_KEYS } from '../../server/db/key-store.ts';
import { DAY_MS } from '../../server/durations.ts';
import { dayOf, destroyKeysOfPast } from '../../server/expiring-keys.ts';
import type { Services } from '../../server/services.ts';
import { RETENTION_DAYS, type Reason } from './contract.ts';
import { encrypt } from './encrypt.server.ts';

/** Always stored encrypted. */
export interface Report {
  reason: Reason;
  /** De-identified. */
  emailContent: string;
  /** By the reporter's clock; retention is not counted from it. */
  reportedAt: string;
  consent: { version: string; at: string };
  confidenceScore: number;
  severity: string;
  modelVersion: string;
}

/**
 * Expires at the beginning of its last day, so that row and key end together.
 * @param submission the sender's id for this report; sending it again returns the same receipt
 */
export async function addReport(
  services: Services,
  report: Report,
  submission: string = randomUUID(),
): Promise<{ receipt: string; expiresAt: number }> {
  const receipt = createHash('sha256').update(`receipt ${submission}`).digest().subarray(0, 16).toString('base64url');
  const id = idOf(receipt);
  const receivedAt = services.now();
  const expiresAt = Date.parse(dayOf(receivedAt + RETENTION_DAYS * DAY_MS));
  const stored = await services.db
    .insertInto('reports')
    .values({
      id,
      status: 'pending',
      sealed_report: await encrypt(services, { id, expiresAt }, report),
      sealed_review: null,
      received_at: receivedAt,
      expires_at: expiresAt,
      reviewed_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('expires_at')
    .executeTakeFirst();
  if (stored) return { receipt, expiresAt };
  const existing = await findReport(services, receipt);
  return { receipt, expiresAt: existing?.expires_at ?? expiresAt };
}

export function findReport({ db, now }: Services, receipt: string) {
  return db
    .selectFrom('reports')
    .select(['status', 'received_at', 'reviewed_at', 'expires_at'])
    .where('id', '=', idOf(receipt))
    .where('expires_at', '>', now())
    .executeTakeFirst();
}

export async function eraseReport({ db, now }: Services, receipt: string): Promise<boolean> {
  const id = idOf(receipt);
  const found = await db.selectFrom('reports').select('expires_at').where('id', '=', id).executeTakeFirst();
  if (!found) return false;
  // First, so that an interrupted deletion can be repeated and the sweep completes it.
  await db
    .withSchema(REPORT_KEYS)
    .insertInto('erasures')
    .values({ report_id: id, expires_at: found.expires_at })
    .onConflict((conflict) => conflict.column('report_id').doNothing())
    .execute();
  const { numDeletedRows } = await db.deleteFrom('reports').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n && found.expires_at > now();
}

/** Also erased reports from a restored backup. @param atStart also finishes what an interrupted process left behind */
export async function sweepReports(services: Services, atStart = false): Promise<void> {
  const { db } = services;
  const keyStore = db.withSchema(REPORT_KEYS);
  const erased = keyStore.selectFrom('erasures').select('report_id');
  await db
    .deleteFrom('reports')
    .where(({ eb, or }) => or([eb('expires_at', '<=', services.now()), eb('id', 'in', erased)]))
    .execute();
  await keyStore.deleteFrom('erasures').where('expires_at', '<=', services.now()).execute();
  await destroyKeysOfPast(services, atStart);
}

/** Hashed, so that the database reveals no receipts. */
function idOf(receipt: string): string {
  return createHash('sha256').update(receipt).digest('hex').slice(0, 24);
}
