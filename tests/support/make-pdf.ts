import { deflateSync } from 'node:zlib';

export interface PdfLine {
  text: string;
  x?: number;
  y: number;
  size?: number;
  /** Quarter turns to the left. */
  turns?: 0 | 1 | 2 | 3;
}

export interface PdfOptions {
  /** Bytes of the content stream of the first page, deflated already, instead of its lines. */
  deflatedContent?: Buffer;
  /** Makes the page tree lead back to itself. */
  cycle?: boolean;
  /** More entries of the trailer. */
  trailer?: string;
}

const A4 = [595, 842] as const;

/** Writes a PDF of A4 pages in Helvetica; characters are those of Windows-1252. */
export function makePdf(pages: readonly (readonly PdfLine[])[], options: PdfOptions = {}): Buffer {
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')}${options.cycle ? ' 2 0 R' : ''}] /Count ${pages.length + (options.cycle ? 1000 : 0)} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  for (const [index, lines] of pages.entries()) {
    const content =
      index === 0 && options.deflatedContent
        ? options.deflatedContent
        : deflateSync(Buffer.from(operators(lines), 'latin1'));
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.join(' ')}] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      Buffer.concat([
        Buffer.from(`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`),
        content,
        Buffer.from('\nendstream'),
      ]),
    );
  }
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.concat([
    ...parts,
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${options.trailer ?? ''} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  ]);
}

/** Sets paragraphs on pages as a word processor does: broken into lines, with a space between paragraphs. */
export function setPages(
  paragraphs: readonly string[],
  { header, perLine = 90, columns = 1 }: { header?: string; perLine?: number; columns?: 1 | 2 } = {},
): PdfLine[][] {
  const [top, bottom, leading] = [740, 110, 14];
  const width = 480 / columns;
  const pages: PdfLine[][] = [];
  let column: number = columns;
  let y = bottom;
  for (const text of paragraphs) {
    for (const line of wrapped(text, perLine / columns)) {
      if (y <= bottom) {
        y = top;
        column += 1;
        if (column >= columns) {
          column = 0;
          pages.push([
            ...(header ? [{ text: header, y: 800 }] : []),
            { text: `Page ${pages.length + 1}`, x: 270, y: 40 },
          ]);
        }
      }
      pages.at(-1)?.push({ text: line, x: 56 + column * (width + 24), y });
      y -= leading;
    }
    y -= leading;
  }
  return pages;
}

function wrapped(text: string, perLine: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= perLine) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

const DIRECTIONS = ['1 0 0 1', '0 1 -1 0', '-1 0 0 -1', '0 -1 1 0'];

function operators(lines: readonly PdfLine[]): string {
  return lines
    .map(
      ({ text, x = 56, y, size = 10, turns = 0 }) =>
        `BT /F1 ${size} Tf ${DIRECTIONS[turns]} ${x} ${y} Tm (${encoded(text)}) Tj ET`,
    )
    .join('\n');
}

const CP1252: Readonly<Record<string, string>> = {
  '’': '\x92',
  '‘': '\x91',
  '“': '\x93',
  '”': '\x94',
  '€': '\x80',
  '–': '\x96',
};

function encoded(text: string): string {
  return text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\xff]/g, (character) => CP1252[character] ?? '?');
}
