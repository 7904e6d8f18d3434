import { type PdfText, pdfsIn, withPdfTexts } from '../engines/detection/attachments/pdf-files.ts';
import type { Email } from '../engines/detection/index.ts';
import { type Failure, isFailure } from '../server/failure.ts';
import type { Services } from '../server/services.ts';
import type { TaskCaller } from '../server/worker-pool.ts';
import { withTextsOfPictures } from './pictures/read-pictures.server.ts';
import { runTask } from './run-task.server.ts';

type Threads = Pick<Services, 'workers' | 'pictureWorkers'>;

/**
 * Reads a message's source, with the text of its PDFs and pictures. A small email is read in this thread, but a PDF or
 * picture never is: it may block its thread or fill the memory. What ends that thread does not fail the email, whose
 * coverage then says that the text was not read.
 */
export async function readEmail(
  services: Threads,
  source: string | Uint8Array,
  caller: TaskCaller,
): Promise<Email | Failure> {
  const email = await runTask(services, 'readMessage', source, caller);
  return isFailure(email) ? email : withTextsOfFiles(services, email, caller);
}

/** Without worker threads PDFs and pictures stay unread. */
export async function withTextsOfFiles(services: Threads, email: Email, caller: TaskCaller): Promise<Email> {
  return withTextsOfPictures(services.pictureWorkers, await withTextsOfPdfs(services, email, caller), caller);
}

async function withTextsOfPdfs(
  { workers }: Pick<Services, 'workers'>,
  email: Email,
  caller: TaskCaller,
): Promise<Email> {
  const pdfs = pdfsIn(email);
  if (!workers || pdfs.length === 0) return email;
  const bytes = pdfs.reduce((sum, { length }) => sum + length, 0);
  const texts = await workers.run<(PdfText | null)[]>('textsOfPdfs', pdfs, { ...caller, bytes });
  return isFailure(texts) ? email : withPdfTexts(email, pdfs, texts);
}
