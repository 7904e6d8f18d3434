import { readFile } from 'node:fs/promises';
import { pdfsIn, withPdfTexts } from '../../../../engines/detection/attachments/pdf-files.ts';
import type { Email } from '../../../../engines/detection/index.ts';
import { readMessage } from '../../../../engines/detection/mime/message.ts';
import { textsOfPdfs } from '../../../../workers/pdf-text.ts';
import type { Reader } from './readers.ts';
import type { Row } from './row.ts';
import { sourceOf } from './source.ts';

export async function rowsIn<OneRow extends Row>(file: URL): Promise<OneRow[]> {
  const text = await readFile(file, 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as OneRow);
}

/** Read as a mailbox reads it: from its source, with the texts of PDFs. */
export async function emailOf(row: Row, reader: Reader): Promise<Email> {
  const email = await readMessage(await sourceOf(row, reader));
  const pdfs = pdfsIn(email);
  return withPdfTexts(email, pdfs, await textsOfPdfs(pdfs));
}
