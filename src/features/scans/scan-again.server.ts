import type { Analysis } from '../../engines/detection/index.ts';
import { type Failure, isFailure } from '../../server/failure.ts';
import type { Network } from '../../server/oidc/provider.ts';
import type { Services } from '../../server/services.ts';
import { runTask } from '../../workers/run-task.server.ts';
import { readOwnOpinion, readSenderOpinion } from '../corrections/apply.server.ts';
import { proofsOf } from '../corrections/proof.server.ts';
import { markedColumns } from '../corrections/verdict.server.ts';
import { readHistory } from '../scanning/baseline.server.ts';
import { readContext } from '../scanning/email-context.server.ts';
import type { OnScanned } from '../scanning/scan.server.ts';
import type { ScanAnswer } from './contract.ts';
import { verdictColumns, verdictIn } from './insert-scan.server.ts';
import { withEmailOf } from './scanned-email.server.ts';
import { readScan } from './scans.server.ts';
import { serializeAnalysis } from './stored-analysis.server.ts';

/** The sender's history and alerts stay as they are. @param onScanned called when the email is no longer a threat */
export function scanAgain(
  services: Services,
  userId: string,
  scanId: string,
  onScanned?: OnScanned,
  network?: Network,
): Promise<ScanAnswer | Failure> {
  return withEmailOf(
    services,
    { userId, scanId },
    async (email, mailbox, { first_contact, bytes }) => {
      const { sender, ...known } = await readHistory(services, userId, mailbox, email);
      // The history now includes this very email, so a first contact must stay one.
      const history = first_contact === 1 || !sender ? known : { ...known, sender };
      const input = { email, context: await readContext(services, userId, mailbox, email), history };
      const scanned = await runTask(services, 'scanEmail', input, { client: userId, bytes });
      if (isFailure(scanned)) return scanned;
      const { analysis } = scanned;
      await services.db.transaction().execute(async (trx) => {
        const before = await trx
          .selectFrom('scans')
          .select('severity')
          .where('user_id', '=', userId)
          .where('id', '=', scanId)
          .executeTakeFirst();
        const proofs = proofsOf(email, mailbox);
        const opinion = await readSenderOpinion(trx, userId, { address: email.from?.address ?? '', proofs });
        const columns = markedColumns(analysis, await readOwnOpinion(trx, scanId), opinion);
        const scannedAt = services.now();
        const scan = await trx
          .updateTable('scans')
          .set({ ...verdictColumns(analysis), ...columns, sender_proofs: proofs, scanned_at: scannedAt, first_contact })
          .where('user_id', '=', userId)
          .where('id', '=', scanId)
          .executeTakeFirst();
        // The scan may have been deleted since.
        if (!before || scan.numUpdatedRows === 0n) return;
        await trx
          .updateTable('scan_analyses')
          .set({ analysis: serializeAnalysis(analysis) })
          .where('scan_id', '=', scanId)
          .execute();
        if (isHarmless(before) || !isHarmless(columns)) return;
        const seen = { ...analysis, ...verdictIn(columns) };
        await onScanned?.(trx, { userId, scanId, email, scannedAt, ...scanned, analysis: seen });
      });
      return readScan(services, userId, scanId);
    },
    network,
  );
}

function isHarmless({ severity }: Pick<Analysis, 'severity'>): boolean {
  return severity === 'None' || severity === 'Low';
}
