import { describe, expect, test } from 'vitest';
import { readFile } from '../../../src/features/compare/extraction/read-file.server.ts';
import { CONTRACT } from '../../engines/comparison/contract.ts';
import { makeDocx } from '../../support/make-docx.ts';
import { makePdf, setPages } from '../../support/make-pdf.ts';
import { testTable } from '../../support/test-table.ts';

const text = async (name: string, bytes: Buffer) => {
  const extracted = await readFile(name, bytes);
  return extracted.ok ? extracted.text : extracted.problem;
};

describe('text', () => {
  const words = 'Zürich – Größe, “quoted”, 5 €: naïve café';
  testTable([
    ['UTF-8', Buffer.from(words)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${words}`)],
    ['UTF-16 LE with a mark', Buffer.from(`\ufeff${words}`, 'utf16le')],
    ['UTF-16 LE', Buffer.from(words, 'utf16le')],
    ['UTF-16 BE', Buffer.from(words, 'utf16le').swap16()],
    ['UTF-16 BE with a mark', Buffer.from(`\ufeff${words}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('Z\xfcrich \x96 Gr\xf6\xdfe, \x93quoted\x94, 5 \x80: na\xefve caf\xe9', 'latin1')],
  ])('in %s', async (_, bytes) => {
    expect(await text('a.txt', bytes)).toBe(words);
  });

  testTable([
    '本合同由双方于2026年3月12日签订。乙方应在30天内支付人民币 12,500 元。',
    '本合同由双方签订乙方应在天内支付人民币逾期付款的',
    'Договор подписан сегодня.',
    'ฉันรักแมว',
  ])('in UTF-16 without a mark: %s', async (words) => {
    const bytes = Buffer.from(words, 'utf16le');
    expect(await text('a.txt', bytes)).toBe(words);
    expect(await text('a.txt', bytes.swap16())).toBe(words);
  });

  test('that ends with the mark of MS-DOS', async () => {
    expect(await text('a.txt', Buffer.from('hello there\x1a'))).toBe('hello there');
  });

  testTable([
    ['an empty file', 'a.txt', Buffer.alloc(0), 'EMPTY'],
    ['nothing but spaces', 'a.txt', Buffer.from(' \n \n'), 'EMPTY'],
    ['a picture called text', 'a.txt', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0', 'latin1'), 'WRONG_TYPE'],
    ['text called PDF', 'a.pdf', Buffer.from('hello'), 'WRONG_TYPE'],
    ['text called program', 'a.txt.exe', Buffer.from('hello'), 'WRONG_TYPE'],
    ['an old Word document', 'a.docx', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1old', 'latin1'), 'WRONG_TYPE'],
    ['6 MB of text', 'a.txt', Buffer.from('word '.repeat(1_250_000)), 'TOO_MUCH_TEXT'],
  ])('%s', async (_, name, bytes, problem) => {
    expect(await text(name, bytes)).toBe(problem);
  });
});

describe('Word documents', () => {
  test('with header, table, footnote and footer', async () => {
    const docx = makeDocx({
      header: 'Northwind Paper Ltd',
      body: [
        'An invoice.',
        [
          ['Item', 'Price'],
          ['Paper & card', 'EUR 12.50'],
        ],
        'The end.',
      ],
      footnote: 'Net of tax.',
      footer: 'Page 1',
    });
    expect((await text('a.docx', docx)).split('\n\n')).toEqual([
      'Northwind Paper Ltd',
      'An invoice.',
      'Item | Price',
      'Paper & card | EUR 12.50',
      'The end.',
      'Net of tax.',
      'Page 1',
    ]);
  });

  test('with tracked changes: the latest state, and that there are some', async () => {
    const run = (name: string, word: string) =>
      `<w:${name} w:id="1" w:author="A"><w:r><w:${name === 'del' ? 'delText' : 't'}>${word}</w:${name === 'del' ? 'delText' : 't'}></w:r></w:${name}>`;
    const docx = makeDocx({
      body: [],
      bodyXml: `<w:p><w:r><w:t xml:space="preserve">Pay </w:t></w:r>${run('del', 'Anna')}${run('ins', 'Bert')}</w:p>`,
    });
    expect(await readFile('a.docx', docx)).toEqual({ ok: true, text: 'Pay Bert', notes: ['TRACKED_CHANGES'] });
  });

  test('with tracked changes in a footnote only', async () => {
    const docx = makeDocx({
      body: ['Hello.'],
      footnote: 'Net of tax.',
      footnoteXml: '<w:p><w:ins w:id="1" w:author="A"><w:r><w:t>And more.</w:t></w:r></w:ins></w:p>',
    });
    expect(await readFile('a.docx', docx)).toMatchObject({ ok: true, notes: ['TRACKED_CHANGES'] });
  });

  test('are known by their content, whatever they are called', async () => {
    expect(await text('a.pdf', makeDocx({ body: ['Hello there.'] }))).toBe('Hello there.');
  });
});

describe('PDF', () => {
  const paragraphs = CONTRACT.map((paragraph) => paragraph.replaceAll('“', '"').replaceAll('”', '"'));

  test('over many pages: paragraphs whole again, page numbers gone, the running header there once', async () => {
    const header = 'Framework Supply Agreement, draft of March';
    const pdf = makePdf(setPages([...paragraphs, ...paragraphs], { header }));
    expect((await text('a.pdf', pdf)).split('\n\n')).toEqual([header, ...paragraphs, ...paragraphs]);
  });

  const footed = (...footers: string[]) =>
    makePdf(
      footers.map((footer, page) => [
        { text: `This is what page number ${page + 1} of it says to its readers.`, y: 600 },
        { text: footer, y: 60 },
      ]),
    );
  const footersOf = async (pdf: Buffer) =>
    (await text('a.pdf', pdf)).split('\n\n').filter((paragraph) => !paragraph.startsWith('This is'));

  test('with footers: each that says something once, none that is only a page number', async () => {
    const iban = 'IBAN GB29 NWBK 6016 1331 9268 19';
    expect(await footersOf(footed(iban, iban))).toEqual([iban]);
    expect(await footersOf(footed(iban, 'IBAN GB29 NWBK 6016 1331 9268 91'))).toHaveLength(2);
    expect(await footersOf(footed('Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3'))).toEqual([]);
    expect(await footersOf(footed('- 7 -', '- 8 -', '- 9 -'))).toEqual([]);
    expect(await footersOf(footed('Contract 4711, page 1', 'Contract 4711, page 2'))).toEqual([
      'Contract 4711, page 1',
    ]);
    expect(await footersOf(footed('Northwind Paper Ltd, page 1', 'Northwind Paper Ltd, page 2'))).toHaveLength(1);
  });

  test('with a table over several pages: all of its rows', async () => {
    const rows = Array.from({ length: 138 }, (_, index) => [
      `Item ${index}`,
      `${(index * 37) % 90}`,
      `EUR ${index * 3}.50`,
    ]);
    const pdf = makePdf(
      [0, 1, 2].map((page) =>
        rows
          .slice(page * 46, page * 46 + 46)
          .flatMap((row, index) =>
            row.map((cell, place) => ({ text: cell, x: 60 + place * 150, y: 800 - index * 16 })),
          ),
      ),
    );
    expect((await text('a.pdf', pdf)).split('\n\n')).toEqual(rows.map((row) => row.join(' | ')));
  });

  test('in two columns: one after the other', async () => {
    const long = paragraphs.filter((paragraph) => paragraph.length > 90);
    expect((await text('a.pdf', makePdf(setPages(long, { columns: 2 })))).split('\n\n').join(' ')).toBe(long.join(' '));
  });

  test('with words broken at the end of a line', async () => {
    const lines = [
      'The contract is valid for all deliveries of the manufac-',
      'turer in the year of its signing and the well-',
      'known Franco-',
      'German factory.',
    ];
    const pdf = makePdf([lines.map((line, index) => ({ text: line, y: 700 - index * 14 }))]);
    expect(await text('a.pdf', pdf)).toMatch(
      /^The contract is valid for all deliveries of the manufac\u00adturer in the year of its signing and the well\u00adknown Franco-/,
    );
  });

  test('with addresses broken at their hyphens', async () => {
    const lines = [
      'The technical portal is found at https://orders-',
      'northwind.example and answers to max-',
      'muster@firm.example all day long.',
    ];
    const pdf = makePdf([lines.map((line, index) => ({ text: line, y: 700 - index * 14 }))]);
    expect(await text('a.pdf', pdf)).toBe(lines.join(' ').replaceAll('- ', '-'));
  });

  test('with a table: rows stay rows', async () => {
    const rows = [
      ['Item', 'Pieces', 'Price'],
      ['Paper', '12', 'EUR 80'],
      ['Card', '3', 'EUR 21'],
    ];
    const pdf = makePdf([
      rows.flatMap((row, index) =>
        row.map((cell, place) => ({ text: cell, x: 60 + place * 150, y: 700 - index * 16 })),
      ),
    ]);
    expect((await text('a.pdf', pdf)).split('\n\n')).toEqual([
      'Item | Pieces | Price',
      'Paper | 12 | EUR 80',
      'Card | 3 | EUR 21',
    ]);
  });

  testTable([1, 2, 3] as const)('turned by %d quarters', async (turns) => {
    const lines = [
      'The first line of the page goes on to the very end of it',
      'and the second ends here.',
      'A new one.',
    ];
    const places = {
      1: (at: number) => [100 + at, 50],
      2: (at: number) => [500, 100 + at],
      3: (at: number) => [500 - at, 800],
    };
    const pdf = makePdf([
      lines.map((line, index) => {
        const [x = 0, y = 0] = places[turns](index * 14 + (index > 1 ? 14 : 0));
        return { text: line, x, y, turns };
      }),
    ]);
    expect((await text('a.pdf', pdf)).split('\n\n')).toEqual([lines.slice(0, 2).join(' '), 'A new one.']);
  });

  test('with a stamp in the margin: after the text, not in it', async () => {
    const pdf = makePdf([
      [
        { text: 'The first line of the page goes on to the very end of it', y: 700 },
        { text: 'DRAFT 7', x: 30, y: 690, turns: 1 },
        { text: 'and the second ends here.', y: 686 },
      ],
    ]);
    expect((await text('a.pdf', pdf)).split('\n\n')).toEqual([
      'The first line of the page goes on to the very end of it and the second ends here.',
      'DRAFT 7',
    ]);
  });

  testTable([
    ['without text, as scans are', makePdf([[]]), 'NO_TEXT'],
    ['of 301 pages', makePdf(Array.from({ length: 301 }, () => [{ text: 'x', y: 700 }])), 'TOO_MANY_PAGES'],
    ['that breaks off', makePdf(setPages(CONTRACT)).subarray(0, 3000), 'DAMAGED'],
    ['that is nothing but its first line', Buffer.from('%PDF-1.7\n%%EOF'), 'DAMAGED'],
  ])('%s', async (_, bytes, problem) => {
    expect(await text('a.pdf', bytes)).toBe(problem);
  });
});
