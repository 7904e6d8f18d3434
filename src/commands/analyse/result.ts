import { withDrawnCodes } from '../../engines/detection/codes/with-drawn-codes.ts';
import { type Analysis, analyse, type Context } from '../../engines/detection/index.ts';
import { readMessage } from '../../engines/detection/mime/message.ts';
import type { EmailInput } from './emails.ts';

export interface AnalysedEmail {
  /** The file's path, with `#` and a number for emails in an mbox; or the record's id. */
  id: string;
  subject: string;
  /** Name and address; empty without a sender. */
  from: string;
  analysis: Analysis;
}

/** Also the entry point of worker threads. */
export async function analyseEmail({
  given,
  context,
}: {
  given: EmailInput;
  context: Context;
}): Promise<AnalysedEmail> {
  const { id } = given;
  const email =
    'source' in given
      ? await readMessage(given.source)
      : await withDrawnCodes({ subject: given.subject, body: given.body });
  const { subject, from } = email;
  return { id, subject, from: from ? `${from.name} <${from.address}>`.trim() : '', analysis: analyse(email, context) };
}

export default analyseEmail;
