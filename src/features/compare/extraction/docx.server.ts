import { Parser } from 'htmlparser2';
import mammoth from 'mammoth';
import type { Extracted, Note } from './extracted.ts';
import { checkZip } from './zip-check.server.ts';

const TRACKED = /<w:(?:ins|del|moveFrom|moveTo)[\s>]/;
const PARAGRAPHS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'tr']);
const NOTE_LINK = /^#(?:footnote|endnote)-/;
const CELLS = new Set(['td', 'th']);

/** Headers, body with tables and notes, footers; with tracked changes accepted. */
export async function readDocx(bytes: Buffer): Promise<Extracted> {
  const { parts } = await checkZip(bytes);
  const { value: html } = await mammoth.convertToHtml(
    { buffer: bytes },
    { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), externalFileAccess: false },
  );
  const notes: Note[] = parts.values().some((xml) => TRACKED.test(xml)) ? ['TRACKED_CHANGES'] : [];
  const text = [...headersOrFooters(parts, 'header'), paragraphsOfHtml(html), ...headersOrFooters(parts, 'footer')];
  return { ok: true, text: text.filter((part) => part !== '').join('\n\n'), notes };
}

/** Mammoth skips them. First, even and odd pages often repeat them. */
function headersOrFooters(parts: Map<string, string>, kind: 'header' | 'footer'): string[] {
  const texts = [...parts].filter(([name]) => name.startsWith(`word/${kind}`)).map(([, xml]) => paragraphsOfXml(xml));
  return [...new Set(texts)];
}

function paragraphsOfXml(xml: string): string {
  const text = new ParagraphText();
  let inText = false;
  const parser = new Parser(
    {
      onopentag: (name) => {
        inText = name === 'w:t';
        if (name === 'w:tab') text.add(' ');
      },
      ontext: (part) => inText && text.add(part),
      onclosetag: (name) => {
        inText = false;
        if (name === 'w:p') text.end();
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return text.toString();
}

/** A table row is one line with ` | ` between cells. */
function paragraphsOfHtml(html: string): string {
  const text = new ParagraphText();
  let [rows, cells] = [0, 0];
  const parser = new Parser({
    onopentag: (name, { href }) => {
      if (name === 'tr') [rows, cells] = [rows + 1, 0];
      else if (CELLS.has(name) && cells++ > 0) text.add(' | ');
      else if (name === 'br') text.add(rows > 0 ? ' ' : '\n');
      // Links between text and notes: adding one note changes all their numbers.
      else if (name === 'a' && NOTE_LINK.test(href ?? '')) text.skip = true;
    },
    ontext: (part) => text.add(part),
    onclosetag: (name) => {
      if (name === 'a') text.skip = false;
      if (name === 'tr') rows -= 1;
      if (PARAGRAPHS.has(name)) {
        if (rows > 0) text.add(' ');
        else text.end();
      }
    },
  });
  parser.end(html);
  return text.toString();
}

class ParagraphText {
  skip = false;
  readonly #paragraphs: string[] = [];
  #open: string[] = [];

  add(part: string): void {
    if (!this.skip) this.#open.push(part);
  }

  end(): void {
    const text = this.#open
      .join('')
      .replace(/[^\S\n]+/g, ' ')
      .trim();
    if (text !== '') this.#paragraphs.push(text);
    this.#open = [];
  }

  toString(): string {
    this.end();
    return this.#paragraphs.join('\n\n');
  }
}
