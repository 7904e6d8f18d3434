import { endingOf } from '../engines/detection/attachments/file-name.ts';
import { type PdfText, pdfsIn, withPdfTexts } from '../engines/detection/attachments/pdf-files.ts';
import type { Attachment, Email } from '../engines/detection/index.ts';
import { LIMITS } from '../engines/detection/limits.ts';
import { isOutlookFile } from '../engines/detection/mime/outlook-file.ts';
import { type Failure, isFailure } from '../server/failure.ts';
import type { Services } from '../server/services.ts';
import type { TaskCaller } from '../server/worker-pool.ts';
import { withTextsOfPictures } from './pictures/read-pictures.server.ts';
import { runTask } from './run-task.server.ts';

type Threads = Pick<Services, 'workers' | 'pictureWorkers'>;

/**
 * Reads a message's source, with the text of its PDFs and pictures and the emails that Outlook saved. A small email is
 * read in this thread, but a PDF or picture never is, because it may block its thread or fill the memory. If that other
 * thread dies, the email doesn't fail; its coverage then says that the text was not read.
 */
export async function readEmail(
  services: Threads,
  source: string | Uint8Array,
  caller: TaskCaller,
): Promise<Email | Failure> {
  const email = await runTask(services, 'readMessage', source, caller);
  return isFailure(email) ? email : withFilesRead(services, email, caller);
}

/** Without worker threads its files stay unread. */
export async function withFilesRead(services: Threads, email: Email, caller: TaskCaller): Promise<Email | Failure> {
  const whole = await withOutlookFiles(services, email, caller);
  if (isFailure(whole)) return whole;
  return withTextsOfPictures(services.pictureWorkers, await withTextsOfPdfs(services, whole, caller), caller);
}

/** The email with Outlook's files among its attachments read as attached emails, as far as they can be. */
async function withOutlookFiles(services: Threads, email: Email, caller: TaskCaller): Promise<Email | Failure> {
  const { attachments = [], nested = [] } = email;
  const room = Math.max(0, LIMITS.nested.emails - nested.length);
  const read = new Map<Attachment, Email>();
  for (const attachment of attachments.filter(isOutlookEmail).slice(0, room)) {
    const inside = await readOutlookFile(services, attachment, caller);
    if (isFailure(inside)) return inside;
    if (inside) read.set(attachment, inside);
  }
  if (read.size === 0) return email;
  return {
    ...email,
    attachments: attachments.map((one) => (read.has(one) ? { ...one, isReadAsEmail: true } : one)),
    nested: [...nested, ...read.values()],
  };
}

function isOutlookEmail({ filename, content, size }: Attachment): boolean {
  return endingOf(filename) === 'msg' && content?.length === size && isOutlookFile(content);
}

/**
 * Never in this thread: a hostile file can block it.
 * @returns null if it can't be read, a failure if no thread has time for it now
 */
export async function readOutlookFile(
  services: Threads,
  { content }: Attachment,
  caller: TaskCaller,
): Promise<Email | Failure | null> {
  if (!content || !services.workers) return null;
  const sized = { ...caller, bytes: content.length };
  const source = await services.workers.run<Uint8Array | null>('messageOfOutlookFile', content, sized);
  const email =
    source === null || isFailure(source)
      ? source
      : await runTask(services, 'readMessage', source, { ...caller, bytes: source.byteLength });
  return isFailure(email) && email.code === 'TOO_COMPLEX' ? null : email;
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
