import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../server/db/schema.ts';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { lockMonitor } from '../scanning/monitor-lock.server.ts';
import { type CorrectionAnswer, PAGE_SIZE } from '../scans/contract.ts';
import { listedScans } from '../scans/list.server.ts';
import { readScan, scanNotFound } from '../scans/scans.server.ts';
import { applyCorrections } from './apply.server.ts';
import { MAX_CORRECTIONS, type Opinion } from './contract.ts';
import { asciiAddress, strongestProof } from './proof.server.ts';
import { CORRECTION_ERRORS } from './texts.ts';

/** Stores the user's verdict on a scan, and applies it to what its sender sent. */
export async function correctVerdict(
  services: Services,
  userId: string,
  scanId: string,
  { opinion, reason }: { opinion: Opinion; reason: string },
): Promise<CorrectionAnswer | Failure> {
  const changed = await services.db.transaction().execute(async (trx) => {
    await lockMonitor(trx, userId);
    const scan = await scanOf(trx, userId, scanId);
    if (!scan) return scanNotFound();
    if (await isFull(trx, userId)) return failure(409, 'TOO_MANY_CORRECTIONS', CORRECTION_ERRORS.tooMany);
    const sender = asciiAddress(scan.sender);
    const proof = strongestProof(scan.sender_proofs, sender);
    const covers = sender !== '' && (opinion !== 'safe' || proof !== '');
    const values = { opinion, reason, sender, proof, covers_sender: covers ? (1 as const) : (0 as const) };
    const corrected = { ...values, corrected_at: services.now() };
    await trx
      .insertInto('corrections')
      .values({ id: randomUUID(), user_id: userId, scan_id: scanId, ...corrected })
      .onConflict((conflict) => conflict.column('scan_id').doUpdateSet(corrected))
      .execute();
    return applyCorrections(trx, userId, { sender, scanId });
  });
  return isFailure(changed) ? changed : answerFor(services, userId, scanId, changed);
}

/** An earlier correction of the same sender counts again. */
export async function undoCorrection(
  services: Services,
  userId: string,
  scanId: string,
): Promise<CorrectionAnswer | Failure> {
  const changed = await services.db.transaction().execute(async (trx) => {
    await lockMonitor(trx, userId);
    const scan = await scanOf(trx, userId, scanId);
    if (!scan) return scanNotFound();
    await trx.deleteFrom('corrections').where('user_id', '=', userId).where('scan_id', '=', scanId).execute();
    return applyCorrections(trx, userId, { sender: asciiAddress(scan.sender), scanId });
  });
  return isFailure(changed) ? changed : answerFor(services, userId, scanId, changed);
}

async function answerFor(
  services: Services,
  userId: string,
  scanId: string,
  ids: readonly string[],
): Promise<CorrectionAnswer | Failure> {
  const scan = await readScan(services, userId, scanId);
  if (isFailure(scan)) return scan;
  return { scan, changed: await listedScans(services, userId, ids.slice(0, PAGE_SIZE)) };
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
