import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../commands/root.ts';
import { analyse, updateHistory } from '../../../engines/detection/index.ts';
import { readMessage } from '../../../engines/detection/mime/message.ts';
import { verdictColumns } from '../../../features/scans/insert-scan.server.ts';
import { serializeAnalysis } from '../../../features/scans/stored-analysis.server.ts';
import { inOneLine } from '../../../server/one-line.ts';
import { DANGEROUS_EVERY } from './mailboxes.ts';

const EMAILS = join(ROOT, 'src/features/demo-provider/emails');

/** An email of the demo mailbox, and what the engine finds in it. */
export interface Sample {
  source: Uint8Array;
  subject: string;
  senderName: string;
  verdict: ReturnType<typeof verdictColumns>;
  analysis: string;
  history: string;
}

export interface Samples {
  harmless: Sample[];
  dangerous: Sample[];
}

/** Reads the emails that the mailboxes are made of. */
export async function readSamples(): Promise<Samples> {
  const samples = await Promise.all(readdirSync(EMAILS).map((file) => sampleOf(readFileSync(join(EMAILS, file)))));
  const isHarmless = ({ verdict }: Sample) => verdict.severity === 'None';
  return {
    harmless: samples.filter(isHarmless),
    dangerous: samples.filter((sample) => !isHarmless(sample)),
  };
}

/** Which of them an email is; fill.ts chooses alike. */
export function sampleAt<T>(
  { harmless, dangerous }: { harmless: T[]; dangerous: T[] },
  index: number,
  position: number,
): T {
  const from = position % DANGEROUS_EVERY === 0 ? dangerous : harmless;
  return from[(index + position) % from.length] as T;
}

async function sampleOf(source: Uint8Array): Promise<Sample> {
  const email = await readMessage(source);
  const before = { emails: 0 };
  const analysis = analyse(email, { authservId: 'mx.google.com', history: before });
  return {
    source,
    subject: inOneLine(email.subject),
    senderName: inOneLine(email.from?.name ?? ''),
    verdict: verdictColumns(analysis),
    analysis: serializeAnalysis(analysis),
    history: JSON.stringify(updateHistory(before, email, analysis).sender ?? {}),
  };
}
