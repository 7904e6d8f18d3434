import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Category, Kind } from '../../engines/detection/index.ts';
import type { ScanTable, Schema } from '../../server/db/schema.ts';
import { type Failure, failure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { foldEmail } from '../../server/users.ts';
import { PAGE_SIZE, type ScanFilter, type ScanSummary, type ScansAnswer, type ScansQuery } from './contract.ts';
import { formatCursor, parseCursor } from './cursor.ts';
import { folded } from './search.server.ts';
import { SCAN_MESSAGES } from './texts.ts';

type Where = ExpressionBuilder<Schema, 'scans'>;

/** Pages start after a scan and not at an offset, so new scans don't shift them. */
export async function listScans(services: Services, userId: string, query: ScansQuery): Promise<ScansAnswer | Failure> {
  const cursor = query.after === undefined ? undefined : parseCursor(query.after);
  if (query.after !== undefined && !cursor) return failure(400, 'BAD_PLACE', SCAN_MESSAGES.badCursor);
  const { db } = services;
  // Answered by the index alone, before any row is read.
  const ids = db
    .selectFrom('scans')
    .select(['id', 'arrived_at'])
    .where('user_id', '=', userId)
    .where((where) => where.and(conditions(services, where, query)))
    .$if(cursor !== undefined, (page) =>
      page.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('arrived_at', 'id'), '<', tuple(cursor?.arrivedAt ?? 0, cursor?.id ?? '')),
      ),
    )
    .orderBy('arrived_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1);
  const rows = await db
    .selectFrom(ids.as('page'))
    .innerJoin('scans', 'scans.id', 'page.id')
    .selectAll('scans')
    .orderBy('page.arrived_at', 'desc')
    .orderBy('page.id', 'desc')
    .execute();
  const scans = rows.slice(0, PAGE_SIZE);
  const last = scans.at(-1);
  const next = rows.length > PAGE_SIZE && last ? formatCursor({ arrivedAt: last.arrived_at, id: last.id }) : null;
  return { scans: scans.map(summaryOf), next };
}

export function conditions({ settings }: Services, where: Where, query: ScanFilter) {
  const { severity, category, kind, brand, first, sender, from, to, search } = query;
  const find = settings.databaseUrl === undefined ? sql.ref('instr') : sql.ref('strpos');
  const words = search === undefined ? [] : folded(search).split(/\s+/).filter(Boolean).slice(0, 8);
  return [
    ...(severity ? [where('severity', 'in', severity)] : []),
    ...(category ? [where('category', 'in', category)] : []),
    ...(kind ? [where('kind', '=', kind)] : []),
    ...(brand === undefined ? [] : [where('brand', '=', brand)]),
    ...(first ? [where('first_contact', '=', 1)] : []),
    ...(sender === undefined ? [] : [where('sender', '=', foldEmail(sender))]),
    ...(from === undefined ? [] : [where('arrived_at', '>=', Date.parse(from))]),
    ...(to === undefined ? [] : [where('arrived_at', '<', Date.parse(to))]),
    ...words.map((word) => sql<SqlBool>`${find}(${sql.ref('search_text')}, ${word}) > 0`),
  ];
}

export function summaryOf(row: ScanTable): ScanSummary {
  return {
    id: row.id,
    arrivedAt: new Date(row.arrived_at).toISOString(),
    scannedAt: new Date(row.scanned_at).toISOString(),
    sender: { name: row.sender_name, address: row.sender },
    subject: row.subject,
    severity: row.severity,
    category: row.category as Category,
    kind: row.kind as Kind,
    verdict: row.verdict,
    confidence: row.confidence,
    firstContact: row.first_contact === 1,
  };
}
