import { pdfsIn, withPdfTexts } from '../../engines/detection/attachments/pdf-files.ts';
import { withDrawnCodes } from '../../engines/detection/codes/with-drawn-codes.ts';
import { type Analysis, analyse, type Context, type Email } from '../../engines/detection/index.ts';
import { readMessage } from '../../engines/detection/mime/message.ts';
import { textsOfPdfs } from '../../workers/pdf-text.ts';
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
      ? await readWithPdfs(given.source)
      : await withDrawnCodes({ subject: given.subject, body: given.body });
  const { subject, from } = email;
  return { id, subject, from: from ? `${from.name} <${from.address}>`.trim() : '', analysis: analyse(email, context) };
}

/** Here a hostile PDF only ends the user's own command. */
async function readWithPdfs(source: string | Uint8Array): Promise<Email> {
  const email = await readMessage(source);
  const pdfs = pdfsIn(email);
  return withPdfTexts(email, pdfs, await textsOfPdfs(pdfs));
}

export default analyseEmail;
