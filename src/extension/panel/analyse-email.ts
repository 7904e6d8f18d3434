import { withDrawnCodes } from '../../engines/detection/codes/with-drawn-codes.ts';
import { type Analysis, analyse, type Email, isMessageSource, readMessage } from '../../engines/detection/index.ts';
import { isOutlookFile } from '../../engines/detection/mime/outlook-file.ts';
import { SOURCE_LIMIT } from '../../features/predict/contract.ts';
import type { Selection } from '../selection.ts';
import { OTHER_EMAIL_TEXTS as texts } from '../texts.ts';

export interface AnalysedEmail {
  email: Email;
  analysis: Analysis;
  source?: Uint8Array;
  /** The panel follows the page until an email comes another way. */
  from: 'page' | 'selection' | 'file' | 'text' | 'mailbox';
}

export function analyseEmail(email: Email, from: AnalysedEmail['from']): AnalysedEmail {
  return { email, analysis: analyse(email), from };
}

/** Markup is preferred, because it shows where links lead. */
export async function analyseSelection({ text, html }: Selection): Promise<AnalysedEmail> {
  const email = { subject: '', ...(html === '' ? { body: text } : { body: '', html }) };
  return analyseEmail(await withDrawnCodes(email), 'selection');
}

export async function analyseText(text: string): Promise<AnalysedEmail> {
  if (!isMessageSource(text)) return analyseEmail(await withDrawnCodes({ subject: '', body: text }), 'text');
  return analyseSource(new TextEncoder().encode(text), 'text');
}

/** @returns a sentence for the user if the file is not an email */
export async function analyseFile(file: File): Promise<AnalysedEmail | string> {
  if (file.size > SOURCE_LIMIT) return texts.tooLarge;
  // A dropped folder looks like a file until it is read.
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  if (!bytes) return texts.unreadable;
  if (isOutlookFile(bytes)) return texts.outlookFile;
  if (!isMessageSource(new TextDecoder().decode(bytes.subarray(0, 64 * 1024)))) return texts.notAnEmail;
  return analyseSource(bytes, 'file');
}

export async function analyseSource(source: Uint8Array, from: 'file' | 'text' | 'mailbox'): Promise<AnalysedEmail> {
  return { ...analyseEmail(await readMessage(source), from), source };
}
