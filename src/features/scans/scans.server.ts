import { ENGINE_VERSION } from '../../engines/detection/index.ts';
import { type Failure, failure } from '../../server/failure.ts';
import type { Services } from '../../server/services.ts';
import { readCorrections } from '../corrections/read.server.ts';
import type { ScanAnswer } from './contract.ts';
import { summaryOf } from './list.server.ts';
import { parseAnalysis } from './stored-analysis.server.ts';
import { SCAN_MESSAGES } from './texts.ts';

/** Another user's scan counts as not found. */
export async function readScan({ db }: Services, userId: string, scanId: string): Promise<ScanAnswer | Failure> {
  const row = await db
    .selectFrom('scans')
    .innerJoin('scan_analyses', 'scan_analyses.scan_id', 'scans.id')
    .selectAll('scans')
    .select('analysis')
    .where('scans.user_id', '=', userId)
    .where('scans.id', '=', scanId)
    .executeTakeFirst();
  if (!row) return scanNotFound();
  const analysis = parseAnalysis(row);
  const outdated = row.engine_version !== ENGINE_VERSION;
  const summary = summaryOf(row, analysis);
  const corrections = await readCorrections(db, row, summary.mark);
  return { ...summary, analysis, engineVersion: row.engine_version, outdated, corrections };
}

export function scanNotFound(): Failure {
  return failure(404, 'SCAN_NOT_FOUND', SCAN_MESSAGES.scanNotFound);
}
