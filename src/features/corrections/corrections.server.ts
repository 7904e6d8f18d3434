import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { z as zod } from 'zod';
import type { ScanTable, Schema } from '../../server/db/schema.ts';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { lockMonitor } from '../scanning/monitor-lock.server.ts';
import { type CorrectionAnswer, PAGE_SIZE } from '../scans/contract.ts';
import { listedScans } from '../scans/list.server.ts';
import { readScan, scanNotFound } from '../scans/scans.server.ts';
import { applyCorrections } from './apply.server.ts';
import { type correctionBody, MAX_CORRECTIONS } from './contract.ts';
import { asciiAddress, strongestProof } from './proof.server.ts';
import { CORRECTION_ERRORS } from './texts.ts';

/** Stores the user's verdict on a scan, and applies it to other emails from its sender. */
export async function correctVerdict(
  services: Services,
  userId: string,
  scanId: string,
  { opinion, reason, correctedAt, coversSender, coversEmail }: zod.output<typeof correctionBody>,
): Promise<CorrectionAnswer | Failure> {
  return changeScan(services, userId, scanId, async (trx, { sender: written, sender_proofs }, before) => {
    const keepsTrust = coversEmail && before?.coversEmail === false;
    const isNew = !before || keepsTrust;
    if (isNew && (await isFull(trx, userId))) return failure(409, 'TOO_MANY_CORRECTIONS', CORRECTION_ERRORS.tooMany);
    const sender = asciiAddress(written);
    const proof = strongestProof(sender_proofs, sender);
    const covers = coversSender && sender !== '' && (opinion !== 'safe' || proof !== '');
    if (!coversEmail && !covers) return failure(409, 'SENDER_UNPROVEN', CORRECTION_ERRORS.unproven);
    const values = { opinion, reason, sender, proof, covers_sender: flag(covers), covers_email: flag(coversEmail) };
    if (keepsTrust) await detach(trx, scanId);
    const now = services.now();
    const corrected = { ...values, corrected_at: Math.min(now, Date.parse(correctedAt ?? '') || now) };
    await trx
      .insertInto('corrections')
      .values({ id: randomUUID(), user_id: userId, scan_id: scanId, ...corrected })
      .onConflict((conflict) => conflict.column('scan_id').doUpdateSet(corrected))
      .execute();
    return { before: isNew ? null : before };
  });
}

/** When the opinion of the email is removed, an opinion of the sender alone counts again. */
async function detach(trx: Kysely<Schema>, scanId: string): Promise<void> {
  await trx.updateTable('corrections').set({ scan_id: null }).where('scan_id', '=', scanId).execute();
}

/** An earlier correction of the same sender counts again. */
export async function undoCorrection(
  services: Services,
  userId: string,
  scanId: string,
): Promise<CorrectionAnswer | Failure> {
  return changeScan(services, userId, scanId, async (trx, _, before) => {
    await trx.deleteFrom('corrections').where('user_id', '=', userId).where('scan_id', '=', scanId).execute();
    return { before };
  });
}

type Scan = Pick<ScanTable, 'sender' | 'sender_proofs'>;
/** The correction that an undo restores. */
type Before = Pick<CorrectionAnswer, 'before'>;

async function changeScan(
  services: Services,
  userId: string,
  scanId: string,
  change: (trx: Kysely<Schema>, scan: Scan, before: Before['before']) => Promise<Failure | Before>,
): Promise<CorrectionAnswer | Failure> {
  const outcome = await services.db.transaction().execute(async (trx) => {
    await lockMonitor(trx, userId);
    const scan = await scanOf(trx, userId, scanId);
    if (!scan) return scanNotFound();
    const changed = await change(trx, scan, await correctionOf(trx, scanId));
    if (isFailure(changed)) return changed;
    return { ...changed, ids: await applyCorrections(trx, userId, { sender: asciiAddress(scan.sender), scanId }) };
  });
  if (isFailure(outcome)) return outcome;
  const scan = await readScan(services, userId, scanId);
  if (isFailure(scan)) return scan;
  const changed = await listedScans(services, userId, outcome.ids.slice(0, PAGE_SIZE));
  return { scan, changed, before: outcome.before };
}

async function correctionOf(trx: Kysely<Schema>, scanId: string): Promise<CorrectionAnswer['before']> {
  const row = await trx
    .selectFrom('corrections')
    .select(['opinion', 'reason', 'covers_email', 'covers_sender', 'corrected_at'])
    .where('scan_id', '=', scanId)
    .executeTakeFirst();
  if (!row) return null;
  const { opinion, reason, covers_email, covers_sender, corrected_at } = row;
  return {
    ...{ opinion, reason, coversEmail: covers_email === 1, coversSender: covers_sender === 1 },
    correctedAt: new Date(corrected_at).toISOString(),
  };
}

function flag(on: boolean): 0 | 1 {
  return on ? 1 : 0;
}

function scanOf(trx: Kysely<Schema>, userId: string, scanId: string) {
  return trx
    .selectFrom('scans')
    .select(['sender', 'sender_proofs'])
    .where('user_id', '=', userId)
    .where('id', '=', scanId)
    .executeTakeFirst();
}

async function isFull(trx: Kysely<Schema>, userId: string): Promise<boolean> {
  const { count } = await trx
    .selectFrom('corrections')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count >= MAX_CORRECTIONS;
}
