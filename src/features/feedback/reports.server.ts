import { createHash, randomUUID } from 'node:crypto';
import { REPORT_KEYS } from '../../server/db/key-store.ts';
import { DAY_MS, HOUR_MS } from '../../server/durations.ts';
import { dayOf, destroyKeysOfPast, rewrapKeys } from '../../server/expiring-keys.ts';
import type { Services } from '../../server/services.ts';
import { RETENTION_DAYS, type Reason } from './contract.ts';
import { seal } from './seal.server.ts';

/** What is kept of a report, always encrypted. */
export interface Report {
  reason: Reason;
  /** De-identified. */
  emailContent: string;
  /** As the reporter's clock had it; nothing is counted from it. */
  reportedAt: string;
  consent: { version: string; at: string };
  /** What our own analysis said of the email at that time. */
  confidenceScore: number;
  severity: string;
  modelVersion: string;
}

/**
 * Stores a report. Its time is fixed now: the beginning of its last day, so that row and key end together.
 * @param submission names this report at the sender's: sent once more, it gets the receipt that it got before
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
      sealed_report: await seal(services, { id, expiresAt }, report),
      sealed_review: null,
      received_at: receivedAt,
      expires_at: expiresAt,
      reviewed_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('expires_at')
    .executeTakeFirst();
  if (stored) return { receipt, expiresAt };
  const before = await findReport(services, receipt);
  return { receipt, expiresAt: before?.expires_at ?? expiresAt };
}

/** What a reporter may know of a report; nothing of its content. */
export function findReport({ db, now }: Services, receipt: string) {
  return db
    .selectFrom('reports')
    .select(['status', 'received_at', 'reviewed_at', 'expires_at'])
    .where('id', '=', idOf(receipt))
    .where('expires_at', '>', now())
    .executeTakeFirst();
}

/** Deletes a report for good. @returns whether there was one */
export async function eraseReport({ db, now }: Services, receipt: string): Promise<boolean> {
  const id = idOf(receipt);
  const found = await db.selectFrom('reports').select('expires_at').where('id', '=', id).executeTakeFirst();
  if (!found) return false;
  // First, so that whoever is interrupted here can ask again, and the sweeper finishes it in any case.
  await db
    .withSchema(REPORT_KEYS)
    .insertInto('erasures')
    .values({ report_id: id, expires_at: found.expires_at })
    .onConflict((conflict) => conflict.column('report_id').doNothing())
    .execute();
  const { numDeletedRows } = await db.deleteFrom('reports').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n && found.expires_at > now();
}

/**
 * Deletes what has expired, with its keys, and what a restored backup has brought back.
 * @param atStart makes sure of what a process that ended too early may have left
 */
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

/** Takes up a changed secret, sweeps now, and goes on sweeping every hour as long as the process has other work. */
export async function keepReports(services: Services): Promise<void> {
  const { log } = services;
  await rewrapKeys(services);
  await sweepReports(services, true);
  const again = () => sweepReports(services).catch((error) => log.error({ err: error }, 'reports could not be swept'));
  setInterval(() => void again(), HOUR_MS).unref();
}

/** Who reads the database cannot make a receipt from what is there. */
function idOf(receipt: string): string {
  return createHash('sha256').update(receipt).digest('hex').slice(0, 24);
}
