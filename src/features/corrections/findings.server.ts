import { type Failure, failure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import type { ScanAnswer } from '../scans/contract.ts';
import { readScan, scanNotFound } from '../scans/scans.server.ts';
import { parseAnalysis } from '../scans/stored-analysis.server.ts';
import type { FindingReason } from './contract.ts';
import { CORRECTION_ERRORS } from './texts.ts';

/** The verdict stays: it was reached with this finding, and only the engine could say what it would be without it. */
export async function correctFinding(
  services: Services,
  userId: string,
  { scanId, signalId }: { scanId: string; signalId: string },
  { reason, note }: { reason: FindingReason; note: string },
): Promise<ScanAnswer | Failure> {
  const refused = await services.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('scans')
      .innerJoin('scan_analyses', 'scan_analyses.scan_id', 'scans.id')
      .select(['analysis', 'verdict'])
      .where('user_id', '=', userId)
      .where('id', '=', scanId)
      .executeTakeFirst();
    if (!row) return scanNotFound();
    if (!parseAnalysis({ ...row, marked_as: null }).signals.some(({ id }) => id === signalId)) {
      return failure(404, 'FINDING_NOT_FOUND', CORRECTION_ERRORS.findingNotFound);
    }
    const corrected = { reason, note, corrected_at: services.now() };
    await trx
      .insertInto('finding_corrections')
      .values({ scan_id: scanId, signal_id: signalId, user_id: userId, ...corrected })
      .onConflict((conflict) => conflict.columns(['scan_id', 'signal_id']).doUpdateSet(corrected))
      .execute();
    return undefined;
  });
  return refused ?? readScan(services, userId, scanId);
}

export async function undoFinding(
  services: Services,
  userId: string,
  { scanId, signalId }: { scanId: string; signalId: string },
): Promise<ScanAnswer | Failure> {
  await services.db
    .deleteFrom('finding_corrections')
    .where('user_id', '=', userId)
    .where('scan_id', '=', scanId)
    .where('signal_id', '=', signalId)
    .execute();
  return readScan(services, userId, scanId);
}
