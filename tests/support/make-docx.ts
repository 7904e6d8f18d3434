import { makeZip, type ZipEntry } from './make-zip.ts';

export interface DocxParts {
  /** Strings are paragraphs; an array of arrays is a table. */
  body: readonly (string | readonly (readonly string[])[])[];
  header?: string;
  footer?: string;
  footnote?: string;
  /** Raw XML in the footnote. */
  footnoteXml?: string;
  /** Raw XML at the end of the body. */
  bodyXml?: string;
  /** Replaces the XML declaration of the body. */
  prolog?: string;
  more?: readonly ZipEntry[];
}

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const PROLOG = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Writes a Word document. */
export function makeDocx(parts: DocxParts): Buffer {
  return makeZip([...docxEntries(parts), ...(parts.more ?? [])]);
}

export function docxEntries({
  body,
  header,
  footer,
  footnote,
  footnoteXml = '',
  bodyXml = '',
  prolog = PROLOG,
}: DocxParts): ZipEntry[] {
  const note = footnote ? '<w:r><w:footnoteReference w:id="2"/></w:r>' : '';
  const content = body.map((block) => (typeof block === 'string' ? paragraph(block) : table(block))).join('');
  const extra = [
    header !== undefined && { name: 'header1', xml: `<w:hdr ${W}>${paragraph(header)}</w:hdr>`, kind: 'header' },
    footer !== undefined && { name: 'footer1', xml: `<w:ftr ${W}>${paragraph(footer)}</w:ftr>`, kind: 'footer' },
    footnote !== undefined && {
      name: 'footnotes',
      xml: `<w:footnotes ${W}><w:footnote w:id="2">${paragraph(footnote)}${footnoteXml}</w:footnote></w:footnotes>`,
      kind: 'footnotes',
    },
  ].filter((part) => part !== false);
  return [
    {
      name: '[Content_Types].xml',
      data: `${PROLOG}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPES}.document.main+xml"/>${extra
        .map(({ name, kind }) => `<Override PartName="/word/${name}.xml" ContentType="${TYPES}.${kind}+xml"/>`)
        .join('')}</Types>`,
    },
    {
      name: '_rels/.rels',
      data: `${PROLOG}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${REL}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/_rels/document.xml.rels',
      data: `${PROLOG}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${extra
        .map(({ name, kind }) => `<Relationship Id="${name}" Type="${REL}/${kind}" Target="${name}.xml"/>`)
        .join('')}</Relationships>`,
    },
    {
      name: 'word/document.xml',
      data: `${prolog}<w:document ${W}><w:body>${content}${note && `<w:p>${note}</w:p>`}${bodyXml}</w:body></w:document>`,
    },
    ...extra.map(({ name, xml }) => ({ name: `word/${name}.xml`, data: PROLOG + xml })),
  ];
}

function paragraph(text: string): string {
  return `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
}

function table(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('');
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
