import type { Analysis, Verdict } from '../../engines/detection/index.ts';
import type { StoredAnalysis } from './contract.ts';

/** Leaves out the email's text, which stays in the mailbox, and the verdict, which the scan's row has. */
export function serializeAnalysis({ text: _text, verdict: _verdict, ...stored }: Analysis): string {
  return JSON.stringify(stored);
}

/** @param row of a scan joined with its analysis, which may hold the verdict under its former name `seal` */
export function parseAnalysis({ analysis, verdict }: { analysis: string; verdict: Verdict }): StoredAnalysis {
  const { seal: _, ...stored } = JSON.parse(analysis) as Omit<StoredAnalysis, 'verdict'> & { seal?: Verdict };
  return { ...stored, verdict };
}
