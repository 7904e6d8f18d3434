import { strToU8, zipSync } from 'fflate';
import { endingOf } from '../../../engines/detection/attachments/file-name.ts';

const LINES_OF_PAGE = 50;
const MAX_LINE_LENGTH = 95;

/** A file with a text, of the type that its name says. Types that are not listed are the text itself. */
export function documentOf(filename: string, text: string): Uint8Array {
  const lines = text.split('\n');
  switch (endingOf(filename)) {
    case 'docx':
      return office({ 'word/document.xml': `<w:document>${each(lines, 'w:p', 'w:r', 'w:t')}</w:document>` });
    case 'xlsx':
      return office({
        'xl/workbook.xml': '<workbook/>',
        'xl/sharedStrings.xml': `<sst>${each(lines, 'si', 't')}</sst>`,
      });
    case 'pptx':
      return office({ 'ppt/slides/slide1.xml': `<p:sld>${each(lines, 'a:p', 'a:r', 'a:t')}</p:sld>` });
    case 'odt':
      return office({
        mimetype: 'application/vnd.oasis.opendocument.text',
        'content.xml': `<office:document-content>${each(lines, 'text:p')}</office:document-content>`,
      });
    case 'rtf':
      return strToU8(`{\\rtf1\\ansi\\uc0 ${lines.map(escapedInRtf).join('\\par\n')}}`);
    case 'svg':
      return strToU8(`<svg xmlns="http://www.w3.org/2000/svg">${each(lines, 'text')}</svg>`);
    case 'zip':
      return zipSync({ 'text.txt': strToU8(text) });
    case 'pdf':
      return pdf(lines.flatMap(wrapped));
    default:
      return strToU8(text);
  }
}

function escapedInRtf(line: string): string {
  return Array.from({ length: line.length }, (_, at) => {
    const code = line.charCodeAt(at);
    return code > 0x7f ? `\\u${code} ` : line.charAt(at);
  }).join('');
}

function office(parts: Record<string, string>): Uint8Array {
  return zipSync({ '[Content_Types].xml': strToU8('<Types/>'), ...mapped(parts, (xml) => strToU8(xml)) });
}

function mapped<A, B>(parts: Record<string, A>, change: (part: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part)]));
}

/** Each line in elements inside one another, the outermost first. */
function each(lines: readonly string[], ...elements: readonly string[]): string {
  const open = elements.map((name) => `<${name}>`).join('');
  const close = elements
    .map((name) => `</${name}>`)
    .reverse()
    .join('');
  return lines.map((line) => open + line.replaceAll('&', '&amp;').replaceAll('<', '&lt;') + close).join('');
}

/** A PDF (ISO 32000) in Helvetica, with the characters of Latin-1. */
function pdf(lines: readonly string[]): Uint8Array {
  const pages = Array.from({ length: Math.ceil(lines.length / LINES_OF_PAGE) }, (_, page) =>
    lines.slice(page * LINES_OF_PAGE, (page + 1) * LINES_OF_PAGE),
  );
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, page) => `${4 + 2 * page} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, index) => {
      const content = `BT /F1 10 Tf 14 TL 56 780 Td ${page.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n')} ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  const written = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return strToU8(`%PDF-1.7\n${written}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`, true);
}

function wrapped(line: string): string[] {
  const lines = [''];
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length > MAX_LINE_LENGTH) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
