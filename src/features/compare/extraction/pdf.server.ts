import { getDocumentProxy } from 'unpdf';
import { type Extracted, FILE_LIMITS, type Note, Unreadable } from './extracted.ts';
import { type Page, type TextItem, textOfPages } from './page-text.ts';

/** Pages without text that are worth mentioning: one may be a cover or a drawing. */
const PAGES_WITHOUT_TEXT = 2;

/** Bytes from the end in which readers look for the end-of-file marker (PDF 1.7, appendix H.3.4.4), and some more. */
const END_WITHIN = 2048;

/** Reads the text of a PDF in the order in which it is read. */
export async function readPdf(bytes: Buffer): Promise<Extracted> {
  // Of a file that breaks off a lenient parser would show the first half as if it were all.
  if (bytes.lastIndexOf('%%EOF', undefined, 'latin1') < Math.max(0, bytes.length - END_WITHIN))
    throw new Unreadable('DAMAGED');
  const pdf = await getDocumentProxy(new Uint8Array(bytes), {
    verbosity: 0,
    enableXfa: false,
    maxImageSize: 0,
  });
  if (pdf.numPages > FILE_LIMITS.pages) throw new Unreadable('TOO_MANY_PAGES');
  const pages: Page[] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? toTextItem(item) : []));
    characters += texts.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > FILE_LIMITS.textBytes) throw new Unreadable('TOO_MUCH_TEXT');
    pages.push({ width: right - left, height: top - bottom, left, bottom, items: texts });
    page.cleanup();
  }
  const text = textOfPages(pages);
  const silent = pages.filter(({ items }) => items.length === 0).length;
  const notes: Note[] = text !== '' && silent >= PAGES_WITHOUT_TEXT ? ['PAGES_WITHOUT_TEXT'] : [];
  return { ok: true, text, notes };
}

function toTextItem(item: { str: string; transform: number[]; width: number; height: number }): TextItem {
  const [, b = 0, , d = 0, x = 0, y = 0] = item.transform;
  return { text: item.str, x, y, width: item.width, size: item.height || Math.hypot(b, d) };
}
