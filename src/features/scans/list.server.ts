import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { SEVERITIES } from '../../engines/detection/analysis.ts';
import type { Category, Kind, Verdict } from '../../engines/detection/index.ts';
import type { ScanTable, Schema } from '../../server/db/schema.ts';
import { type Failure, failure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { foldEmail } from '../../server/users.ts';
import { reasonOf } from '../../ui/evidence.ts';
import { markOf } from '../corrections/apply.server.ts';
import { raisedReason } from '../corrections/mark-texts.ts';
import {
  PAGE_SIZE,
  type ScanFilter,
  type ScanSummary,
  type ScansAnswer,
  type ScansQuery,
  type StoredAnalysis,
} from './contract.ts';
import { type Cursor, formatCursor, parseCursor } from './cursor.ts';
import { folded } from './search.server.ts';
import { parseAnalysis } from './stored-analysis.server.ts';
import { SCAN_MESSAGES } from './texts.ts';

type Where = ExpressionBuilder<Schema, 'scans'>;

/** From 0 for None to 4 for Critical. */
const RANK = sql<number>`case severity ${sql.join(
  SEVERITIES.map((severity, rank) => sql`when ${severity} then cast(${rank} as integer)`),
  sql` `,
)} end`;

/** Pages start after a scan and not at an offset, so new scans don't shift them. */
export async function listScans(services: Services, userId: string, query: ScansQuery): Promise<ScansAnswer | Failure> {
  const { sort = 'newest', limit = PAGE_SIZE, after } = query;
  const byRisk = sort === 'risk';
  const cursor = after === undefined ? undefined : parseCursor(after);
  const fits = cursor && (cursor.rank !== undefined) === byRisk;
  if (after !== undefined && !fits) {
    return failure(400, 'BAD_PLACE', SCAN_MESSAGES.badCursor);
  }
  const { db } = services;
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  // Answered by the index alone, before any row is read.
  const ids = db
    .selectFrom('scans')
    .select(['id', 'arrived_at', RANK.as('rank')])
    .where('user_id', '=', userId)
    .where((where) => where.and(conditions(services, where, query)))
    .$if(cursor !== undefined, (page) => page.where(follows(cursor, direction)))
    .$if(byRisk, (page) => page.orderBy(RANK, 'desc'))
    .orderBy('arrived_at', direction)
    .orderBy('id', direction)
    .limit(limit + 1);
  const rows = await db
    .selectFrom(ids.as('page'))
    .innerJoin('scans', 'scans.id', 'page.id')
    .innerJoin('scan_analyses', 'scan_analyses.scan_id', 'page.id')
    .selectAll('scans')
    .select(['page.rank', 'scan_analyses.analysis'])
    .$if(byRisk, (page) => page.orderBy('page.rank', 'desc'))
    .orderBy('page.arrived_at', direction)
    .orderBy('page.id', direction)
    .execute();
  const scans = rows.slice(0, limit);
  const last = scans.at(-1);
  if (rows.length <= limit || !last) return { scans: scans.map(listed), next: null };
  const { arrived_at: arrivedAt, id, rank } = last;
  return { scans: scans.map(listed), next: formatCursor({ arrivedAt, id, ...(byRisk && { rank }) }) };
}

/** Some scans as a list shows them. */
export async function listedScans({ db }: Services, userId: string, ids: readonly string[]): Promise<ScanSummary[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('scans')
    .innerJoin('scan_analyses', 'scan_analyses.scan_id', 'scans.id')
    .selectAll('scans')
    .select('scan_analyses.analysis')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
  return rows.map(listed);
}

function follows(cursor: Cursor | undefined, direction: 'asc' | 'desc') {
  const { arrivedAt = 0, id = '', rank } = cursor ?? {};
  if (rank !== undefined) return sql<SqlBool>`(${RANK}, arrived_at, id) < (${rank}, ${arrivedAt}, ${id})`;
  return direction === 'asc'
    ? sql<SqlBool>`(arrived_at, id) > (${arrivedAt}, ${id})`
    : sql<SqlBool>`(arrived_at, id) < (${arrivedAt}, ${id})`;
}

function listed(row: ScanTable & { analysis: string }): ScanSummary {
  return summaryOf(row, parseAnalysis(row));
}

export function conditions({ settings }: Services, where: Where, query: ScanFilter) {
  const { verdict, severity, category, kind, brand, first, sender, from, to, search } = query;
  const find = settings.databaseUrl === undefined ? sql.ref('instr') : sql.ref('strpos');
  const words = search === undefined ? [] : folded(search).split(/\s+/).filter(Boolean).slice(0, 8);
  return [
    ...(verdict ? [where.or(verdict.map((one) => hasVerdict(where, one)))] : []),
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

/** By the columns that the index has: an unknown verdict is a category, the others are severities. */
export function hasVerdict(where: Where, verdict: Verdict) {
  if (verdict === 'unknown') return where('category', '=', 'unknown');
  if (verdict === 'safe') return where.and([where('severity', '=', 'None'), where('category', '!=', 'unknown')]);
  return where('severity', 'in', verdict === 'dangerous' ? ['High', 'Critical'] : ['Low', 'Medium']);
}

export function summaryOf(row: ScanTable, analysis: StoredAnalysis): ScanSummary {
  const mark = markOf(row, analysis);
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
    partial: analysis.coverage?.filesRead === false,
    firstContact: row.first_contact === 1,
    reason: raisedReason(mark) ?? reasonOf(analysis.signals) ?? null,
    mark,
  };
}
