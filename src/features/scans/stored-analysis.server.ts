import type { Analysis } from '../../engines/detection/index.ts';
import type { ScanTable } from '../../server/db/schema.ts';
import { verdictOf } from '../corrections/verdict.server.ts';
import type { StoredAnalysis } from './contract.ts';

/** Leaves out the email's text, which stays in the mailbox, and the verdict, which the scan's row has. */
export function serializeAnalysis({ text: _text, verdict: _verdict, ...stored }: Analysis): string {
  return JSON.stringify(stored);
}

/**
 * The engine's result, regardless of the user's opinion.
 * @param row of a scan joined with its analysis, which may hold the verdict under its former name `seal`
 */
export function parseAnalysis(row: Pick<ScanTable, 'verdict' | 'marked_as'> & { analysis: string }): StoredAnalysis {
  const { seal: _, ...stored } = JSON.parse(row.analysis) as Omit<StoredAnalysis, 'verdict'> & { seal?: unknown };
  return { ...stored, verdict: row.marked_as === null ? row.verdict : verdictOf(stored) };
}
