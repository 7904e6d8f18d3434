import { PAGE_BREAK, type PdfText } from '../engines/detection/attachments/pdf-files.ts';
import { LIMITS } from '../engines/detection/limits.ts';

const { pages: MAX_PAGES, timeMs: TIME } = LIMITS.inside.pdf;
const MAX_TEXT = LIMITS.inside.fileText;
const BETWEEN_PAGES = `\n${PAGE_BREAK}\n`;

/**
 * The texts of PDFs, up to limits of pages, characters and time in all. A hostile PDF can use any amount of memory and
 * block its thread, so run this where another thread enforces limits.
 * @returns null for a PDF that could not be read
 */
export async function textsOfPdfs(contents: readonly Uint8Array[]): Promise<(PdfText | null)[]> {
  const end = performance.now() + TIME;
  const texts: (PdfText | null)[] = [];
  for (const content of contents) texts.push(await textWithin(content, end - performance.now()));
  return texts;
}

/** What was read within a time limit, in milliseconds. */
async function textWithin(content: Uint8Array, time: number): Promise<PdfText | null> {
  if (time <= 0) return null;
  const read: string[] = [];
  const late = Promise.withResolvers<PdfText | null>();
  const stopped = new AbortController();
  const timer = setTimeout(() => {
    stopped.abort();
    late.resolve(read.length > 0 ? { text: read.join(BETWEEN_PAGES), isCut: true } : null);
  }, time);
  try {
    return await Promise.race([readPages(content, read, stopped.signal), late.promise]);
  } catch {
    // Damaged, or locked with a password.
    return null;
  } finally {
    clearTimeout(timer);
  }
}

async function readPages(content: Uint8Array, read: string[], stopped: AbortSignal): Promise<PdfText> {
  const { getDocumentProxy } = await import('unpdf');
  // The parser keeps the array it is given, and refuses Node's buffers.
  const pdf = await getDocumentProxy(new Uint8Array(content), { verbosity: 0, enableXfa: false, maxImageSize: 0 });
  stopped.addEventListener('abort', () => void pdf.loadingTask.destroy().catch(() => {}));
  try {
    let length = 0;
    const pages = Math.min(pdf.numPages, MAX_PAGES);
    for (let number = 1; number <= pages && length <= MAX_TEXT && !stopped.aborted; number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
      read.push(text);
      length += text.length;
      page.cleanup();
    }
    return {
      text: read.join(BETWEEN_PAGES).slice(0, MAX_TEXT),
      isCut: read.length < pdf.numPages || length > MAX_TEXT,
    };
  } finally {
    if (!stopped.aborted) await pdf.loadingTask.destroy();
  }
}
