import { deflateRawSync, deflateSync } from 'node:zlib';
import { CONTRACT } from '../../engines/comparison/contract.ts';
import { docxEntries, makeDocx } from '../../support/make-docx.ts';
import { makePdf, setPages } from '../../support/make-pdf.ts';
import { deflatedMegabytes, makeZip } from '../../support/make-zip.ts';

export interface Bomb {
  title: string;
  name: string;
  bytes: Buffer;
  status: number;
  code: string;
}

const docx = (title: string, bytes: Buffer, status: number, code: string): Bomb => ({
  title,
  name: 'bomb.docx',
  bytes,
  status,
  code,
});
const pdf = (title: string, bytes: Buffer, status: number, code: string): Bomb => ({
  title,
  name: 'bomb.pdf',
  bytes,
  status,
  code,
});
const plain = docxEntries({ body: ['Hello.'] });
const withBody = (entry: Parameters<typeof makeZip>[0][number]) =>
  makeZip([...plain.filter(({ name }) => name !== entry.name), entry]);
const laughs = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join(
  '',
);
const pages = setPages(CONTRACT);

/** A content stream of `megabytes` of spaces. */
function spaces(megabytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(1024 * 1024, ' '), { level: 9, finishFlush: 2 });
  const header = deflateSync(Buffer.alloc(0)).subarray(0, 2);
  return Buffer.concat([
    header,
    ...Array.from({ length: megabytes }, () => piece),
    deflateRawSync(Buffer.alloc(0)),
    Buffer.alloc(4),
  ]);
}

/** Files made to overwhelm or deceive the program that opens them, each with the expected response when sent with a good file. */
export function makeBombs(): Bomb[] {
  return [
    docx(
      'unpacks to 2 GB',
      withBody({ name: 'word/document.xml', data: '', deflated: deflatedMegabytes(2048) }),
      413,
      'UNPACKS_TOO_LARGE',
    ),
    docx(
      'contains 2 GB beside its text',
      makeDocx({ body: ['Hi.'], more: [{ name: 'word/media/a.bin', data: '', deflated: deflatedMegabytes(2048) }] }),
      413,
      'UNPACKS_TOO_LARGE',
    ),
    docx(
      'a zip in a zip in a zip',
      makeZip([{ name: 'a.zip', data: makeZip([{ name: 'b.zip', data: makeZip([{ name: 'c.txt', data: 'c' }]) }]) }]),
      415,
      'WRONG_TYPE',
    ),
    docx(
      'entries that overlap',
      makeZip([
        ...plain,
        ...Array.from({ length: 500 }, (_, index) => ({
          ...plain[0],
          name: `word/${index}.xml`,
          data: plain[0]?.data ?? '',
          sharesFirst: true,
        })),
      ]),
      413,
      'UNPACKS_TOO_LARGE',
    ),
    docx(
      'too many entries',
      makeDocx({ body: ['Hi.'], more: Array.from({ length: 2001 }, (_, index) => ({ name: `a${index}`, data: '' })) }),
      413,
      'UNPACKS_TOO_LARGE',
    ),
    docx(
      'a size that is a lie',
      withBody({ name: 'word/document.xml', data: '<x/>'.repeat(1000), claimedSize: 10 }),
      422,
      'DAMAGED',
    ),
    docx(
      'a name that climbs out',
      makeDocx({ body: ['Hi.'], more: [{ name: '../../etc/passwd', data: 'x' }] }),
      422,
      'DAMAGED',
    ),
    docx(
      'a name from the root',
      makeDocx({ body: ['Hi.'], more: [{ name: '/etc/passwd', data: 'x' }] }),
      422,
      'DAMAGED',
    ),
    docx(
      'an external entity',
      makeDocx({
        body: ['&x;'],
        prolog: '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
      }),
      422,
      'DAMAGED',
    ),
    docx(
      'a billion laughs',
      makeDocx({ body: ['&l9;'], prolog: `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY l0 "ha">${laughs}]>` }),
      422,
      'DAMAGED',
    ),
    docx(
      'tables in tables, 20,000 deep',
      makeDocx({ body: [], bodyXml: `${'<w:tbl><w:tr><w:tc>'.repeat(20_000)}x` }),
      422,
      'DAMAGED',
    ),
    docx('that breaks off', makeDocx({ body: CONTRACT }).subarray(0, 2000), 422, 'DAMAGED'),
    docx('a zip and a PDF at once', Buffer.concat([makePdf(pages), makeDocx({ body: ['Hi.'] })]), 415, 'WRONG_TYPE'),
    pdf('a content stream of 512 MB', makePdf(pages, { deflatedContent: spaces(512) }), 422, 'TOO_MUCH_MEMORY'),
    pdf('a page tree that leads back to itself', makePdf([[]], { cycle: true }), 422, 'DAMAGED'),
    pdf('that breaks off', makePdf(pages).subarray(0, 2500), 422, 'DAMAGED'),
    pdf('pages that are not there', makePdf(pages, { trailer: '/Root 99 0 R' }), 422, 'DAMAGED'),
    {
      title: 'a program',
      name: 'bomb.pdf',
      bytes: Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'),
      status: 415,
      code: 'WRONG_TYPE',
    },
  ];
}

/** Harmless files that can't be read: the result names them, whatever else it contains. */
export function makeUnreadable(): { name: string; bytes: Buffer; code: string }[] {
  const encrypt =
    '/Encrypt << /Filter /Standard /V 1 /R 2 /P -44 /O <28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A> /U <28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A> >> /ID [<00112233445566778899AABBCCDDEEFF> <00112233445566778899AABBCCDDEEFF>]';
  const wrapper = Buffer.concat([
    Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'),
    Buffer.alloc(500),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ]);
  return [
    { name: 'empty.txt', bytes: Buffer.alloc(0), code: 'EMPTY' },
    { name: 'scan.pdf', bytes: makePdf([[], []]), code: 'NO_TEXT' },
    { name: 'secret.pdf', bytes: makePdf(pages, { trailer: encrypt }), code: 'ENCRYPTED' },
    { name: 'secret.docx', bytes: wrapper, code: 'ENCRYPTED' },
    { name: 'secret-too.docx', bytes: makeZip(plain.map((entry) => ({ ...entry, flags: 1 }))), code: 'ENCRYPTED' },
  ];
}
