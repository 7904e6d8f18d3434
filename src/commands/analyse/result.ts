import { pdfsIn, withPdfTexts } from '../../engines/detection/attachments/pdf-files.ts';
import { picturesToRead } from '../../engines/detection/attachments/picture-files.ts';
import { withDrawnCodes } from '../../engines/detection/codes/with-drawn-codes.ts';
import { type Analysis, analyse, type Context, type Email, readMessage } from '../../engines/detection/index.ts';
import { textsOfPdfs } from '../../workers/pdf-text.ts';
import { modelsFor } from '../../workers/pictures/models.ts';
import type { EmailInput } from './emails.ts';

export interface AnalysedEmail {
  /** The file's path, with `#` and a number for emails in an mbox; or the record's id. */
  id: string;
  subject: string;
  /** Name and address; empty without a sender. */
  from: string;
  analysis: Analysis;
}

export interface AnalyseOptions {
  context: Context;
  /** Whether to read the words in pictures. */
  readsPictures: boolean;
}

/** Also the entry point of worker threads. */
export async function analyseEmail({
  given,
  context,
  readsPictures,
}: AnalyseOptions & { given: EmailInput }): Promise<AnalysedEmail> {
  const { id } = given;
  const email =
    'source' in given
      ? await readWithFiles(given.source, readsPictures)
      : await withDrawnCodes({ subject: given.subject, body: given.body });
  const { subject, from } = email;
  return { id, subject, from: from ? `${from.name} <${from.address}>`.trim() : '', analysis: analyse(email, context) };
}

/** Here a hostile file only ends the user's own command. */
async function readWithFiles(source: string | Uint8Array, readsPictures: boolean): Promise<Email> {
  const message = await readMessage(source);
  const pdfs = pdfsIn(message);
  const email = withPdfTexts(message, pdfs, await textsOfPdfs(pdfs));
  const pictures = readsPictures ? picturesToRead(email) : [];
  if (pictures.length === 0) return email;
  const { textsOfPictures } = await import('../../workers/pictures/picture-text.ts');
  return { ...email, pictures: await textsOfPictures({ pictures, models: modelsFor(email) }) };
}

export default analyseEmail;
