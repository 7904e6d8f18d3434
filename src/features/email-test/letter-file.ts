import { PREDICT_LIMIT } from '../predict/contract.ts';
import type { LetterFields } from './mailbox.ts';

/** Leaves room for what JSON adds to the lines of a message's source. */
const MAX_BYTES = (PREDICT_LIMIT * 3) / 4;

export type LetterFile = { ok: true; letter: LetterFields } | { ok: false; reason: string };

/** Reads a saved email (.eml): its whole source is the body, which the prediction host takes apart by itself. */
export async function readLetterFile(file: Blob): Promise<LetterFile> {
  if (file.size > MAX_BYTES) return { ok: false, reason: 'This file is too large: it may have 3 MB at most.' };
  const { readMessage } = await import('../../engines/detection/read/message.ts');
  const body = await file.text();
  const { subject, headers } = await readMessage(body);
  if (!headers?.some(({ name }) => /^(?:from|received|message-id)$/i.test(name))) {
    return { ok: false, reason: 'This file is not a saved email.' };
  }
  return { ok: true, letter: { subject, body } };
}
