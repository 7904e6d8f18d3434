import type { Kysely } from 'kysely';
import type { ScanTable, Schema } from '../../server/db/schema.ts';
import { readRules } from './apply.server.ts';
import type { Corrections, FindingReason, Mark, WrongFinding } from './contract.ts';
import { senderProof } from './proof.server.ts';
import { senderOf } from './senders.server.ts';
import { senderRule } from './verdict.server.ts';

/** The user's opinion of one scan. */
export async function readCorrections(db: Kysely<Schema>, scan: ScanTable, mark: Mark | null): Promise<Corrections> {
  const own = await db.selectFrom('corrections').select('reason').where('scan_id', '=', scan.id).executeTakeFirst();
  const rule = senderRule(await readRules(db, scan.user_id, scan.sender), scan.sender_proofs);
  return {
    mark,
    reason: own?.reason ?? '',
    proof: senderProof(scan.sender_proofs, scan.sender),
    sender: rule ? senderOf(rule) : null,
    wrongFindings: await readWrongFindings(db, scan.id),
  };
}

async function readWrongFindings(db: Kysely<Schema>, scanId: string): Promise<WrongFinding[]> {
  const rows = await db
    .selectFrom('finding_corrections')
    .select(['signal_id', 'reason', 'note'])
    .where('scan_id', '=', scanId)
    .orderBy('corrected_at')
    .execute();
  return rows.map(({ signal_id, reason, note }) => ({ signalId: signal_id, reason: reason as FindingReason, note }));
}
