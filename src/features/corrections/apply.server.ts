import type { Kysely } from 'kysely';
import type { ScanTable, Schema } from '../../server/db/schema.ts';
import { parseAnalysis } from '../scans/stored-analysis.server.ts';
import { FOLLOWING_SCANS, type Mark, type Opinion } from './contract.ts';
import { asciiAddress, spellingsOf } from './proof.server.ts';
import { type MarkedColumns, markedColumns, type SenderRule, senderOpinion, verdictOf } from './verdict.server.ts';

/** The rules for an address, newest first. */
export async function readRules(db: Kysely<Schema>, userId: string, address: string): Promise<SenderRule[]> {
  const sender = asciiAddress(address);
  if (sender === '') return [];
  return db
    .selectFrom('corrections')
    .select(['proof', 'opinion'])
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
  const row = await db.selectFrom('corrections').select('opinion').where('scan_id', '=', scanId).executeTakeFirst();
  return row?.opinion ?? null;
}

/**
 * Makes a sender's scans, the newest first, say what the user's corrections and the engine make of them.
 * @returns the ids of those that changed
 */
export async function applyCorrections(
  trx: Kysely<Schema>,
  userId: string,
  { sender, scanId }: { sender: string; scanId?: string | null },
): Promise<string[]> {
  const rules = await readRules(trx, userId, sender);
  const rows = await trx
    .selectFrom('scans')
    .innerJoin('scan_analyses', 'scan_analyses.scan_id', 'scans.id')
    .leftJoin('corrections', 'corrections.scan_id', 'scans.id')
    .selectAll('scans')
    .select(['scan_analyses.analysis', 'corrections.opinion'])
    .where('scans.user_id', '=', userId)
    .where((where) =>
      where.or([
        ...(sender === '' ? [] : [where('scans.sender', 'in', spellingsOf(sender))]),
        ...(scanId ? [where('scans.id', '=', scanId)] : []),
      ]),
    )
    .$if(typeof scanId === 'string', (scans) => scans.orderBy((is) => is('scans.id', '=', String(scanId)), 'desc'))
    .orderBy('arrived_at', 'desc')
    .limit(FOLLOWING_SCANS)
    .execute();
  const changed: string[] = [];
  for (const row of rows) {
    const columns = markedColumns(parseAnalysis(row), row.opinion, senderOpinion(rules, row.sender_proofs));
    if (isSame(row, columns)) continue;
    await trx.updateTable('scans').set(columns).where('id', '=', row.id).execute();
    changed.push(row.id);
  }
  return changed;
}

function isSame(row: ScanTable, columns: MarkedColumns): boolean {
  return Object.entries(columns).every(([name, value]) => row[name as keyof MarkedColumns] === value);
}

/** What a scan's row says of the user's opinion, beside what the engine said. */
export function markOf(
  row: ScanTable,
  analysis: Parameters<typeof verdictOf>[0] & { confidence: number },
): Mark | null {
  if (row.marked_as === null || row.marked_by === null) return null;
  const { severity, confidence } = analysis;
  const engine = { verdict: verdictOf(analysis), severity, confidence };
  return { opinion: row.marked_as, by: row.marked_by, engine };
}
