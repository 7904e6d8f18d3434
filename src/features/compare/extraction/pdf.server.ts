import { getDocumentProxy } from 'unpdf';
import { type Extracted, FILE_LIMITS, type Note, Unreadable } from './extracted.ts';
import { type Page, textOfPages } from './page-text.ts';
import { uprightPages } from './upright-pages.ts';

/** Fewer pages without text are not worth a note: one may be a cover. */
const PAGES_WITHOUT_TEXT = 2;

/** Readers look for %%EOF in the last 1024 bytes (PDF 1.7, appendix H.3.4.4); this allows some more. */
const END_WITHIN = 2048;

export async function readPdf(bytes: Buffer): Promise<Extracted> {
  // A lenient parser would show the first half of a truncated file as if it were complete.
  if (bytes.lastIndexOf('%%EOF', undefined, 'latin1') < Math.max(0, bytes.length - END_WITHIN))
    throw new Unreadable('DAMAGED');
  const pdf = await getDocumentProxy(new Uint8Array(bytes), {
    verbosity: 0,
    enableXfa: false,
    maxImageSize: 0,
  });
  if (pdf.numPages > FILE_LIMITS.pages) throw new Unreadable('TOO_MANY_PAGES');
  const pages: Page[] = [];
  const turned: Page[] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const texts = items.filter((item) => 'str' in item).filter(({ str }) => str.trim() !== '');
    characters += texts.reduce((sum, { str }) => sum + str.length, 0);
    if (characters > FILE_LIMITS.textBytes) throw new Unreadable('TOO_MUCH_TEXT');
    const [main, ...others] = uprightPages(page.view, texts);
    if (main) pages.push(main);
    turned.push(...others);
    page.cleanup();
  }
  const text = [textOfPages(pages), ...turned.map((page) => textOfPages([page]))]
    .filter((part) => part !== '')
    .join('\n\n');
  const withoutText = pages.filter(({ items }) => items.length === 0).length;
  const notes: Note[] = text !== '' && withoutText >= PAGES_WITHOUT_TEXT ? ['PAGES_WITHOUT_TEXT'] : [];
  return { ok: true, text, notes };
}
