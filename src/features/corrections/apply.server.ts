import type { Kysely } from 'kysely';
import type { CorrectionTable, ScanTable, Schema } from '../../server/db/schema.ts';
import { parseAnalysis } from '../scans/stored-analysis.server.ts';
import { FOLLOWING_SCANS, type Mark, type Opinion } from './contract.ts';
import { asciiAddress, spellingsOf } from './proof.server.ts';
import { type MarkedColumns, markedColumns, senderOpinion, verdictOf } from './verdict.server.ts';

/** The user's rules for an address, newest first. */
export async function readRules(db: Kysely<Schema>, userId: string, address: string): Promise<CorrectionTable[]> {
  const sender = asciiAddress(address);
  if (sender === '') return [];
  return db
    .selectFrom('corrections')
    .selectAll()
    .where('user_id', '=', userId)
    .where('sender', '=', sender)
    .where('covers_sender', '=', 1)
    .orderBy('corrected_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The user's opinion of who sent an email that is being scanned. */
export async function readSenderOpinion(
  db: Kysely<Schema>,
  userId: string,
  { address, proofs }: { address: string; proofs: string },
): Promise<Opinion | null> {
  return senderOpinion(await readRules(db, userId, address), proofs);
}

/** The user's opinion of one scan. */
export async function readOwnOpinion(db: Kysely<Schema>, scanId: string): Promise<Opinion | null> {
  const row = await db
    .selectFrom('corrections')
    .select('opinion')
    .where('scan_id', '=', scanId)
    .where('covers_email', '=', 1)
    .executeTakeFirst();
  return row?.opinion ?? null;
}

interface Affected {
  sender: string;
  scanId?: string | null;
}

/**
 * Updates a sender's scans to the verdicts that follow from the user's corrections and the engine: the newest scans,
 * and every older one that followed an earlier correction.
 * @returns the ids of those that changed
 */
export async function applyCorrections(trx: Kysely<Schema>, userId: string, affected: Affected): Promise<string[]> {
  const rules = await readRules(trx, userId, affected.sender);
  const changed: string[] = [];
  let rows = await scansOf(trx, userId, affected);
  for (;;) {
    for (const row of rows) {
      const columns = markedColumns(parseAnalysis(row), row.opinion, senderOpinion(rules, row.sender_proofs));
      if (isSame(row, columns)) continue;
      await trx.updateTable('scans').set(columns).where('id', '=', row.id).execute();
      changed.push(row.id);
    }
    const last = rows.at(-1);
    if (rows.length < FOLLOWING_SCANS || !last) return changed;
    rows = await scansOf(trx, userId, { sender: affected.sender }, last);
  }
}

/** A batch, newest first. @param before only those that follow a correction, and are older than this one */
function scansOf(trx: Kysely<Schema>, userId: string, { sender, scanId }: Affected, before?: ScanTable) {
  return trx
    .selectFrom('scans')
    .innerJoin('scan_analyses', 'scan_analyses.scan_id', 'scans.id')
    .leftJoin('corrections', (join) =>
      join.onRef('corrections.scan_id', '=', 'scans.id').on('corrections.covers_email', '=', 1),
    )
    .selectAll('scans')
    .select(['scan_analyses.analysis', 'corrections.opinion'])
    .where('scans.user_id', '=', userId)
    .where((where) =>
      where.or([
        ...(sender === '' ? [] : [where('scans.sender', 'in', spellingsOf(sender))]),
        ...(scanId ? [where('scans.id', '=', scanId)] : []),
      ]),
    )
    .$if(before !== undefined, (scans) =>
      scans
        .where('scans.marked_by', '=', 'sender')
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple('scans.arrived_at', 'scans.id'), '<', tuple(before?.arrived_at ?? 0, before?.id ?? '')),
        ),
    )
    .$if(typeof scanId === 'string', (scans) => scans.orderBy((is) => is('scans.id', '=', String(scanId)), 'desc'))
    .orderBy('scans.arrived_at', 'desc')
    .orderBy('scans.id', 'desc')
    .limit(FOLLOWING_SCANS)
    .execute();
}

function isSame(row: ScanTable, columns: MarkedColumns): boolean {
  return Object.entries(columns).every(([name, value]) => row[name as keyof MarkedColumns] === value);
}

/** The columns of a scan's row about the user's opinion, next to the engine's verdict. */
export function markOf(
  row: ScanTable,
  analysis: Parameters<typeof verdictOf>[0] & { confidence: number },
): Mark | null {
  if (row.marked_as === null || row.marked_by === null) return null;
  const { severity, confidence } = analysis;
  const engine = { verdict: verdictOf(analysis), severity, confidence };
  return { opinion: row.marked_as, by: row.marked_by, engine };
}
