import { describe, expect, test } from 'vitest';
import { packedPictures } from '../../../../src/engines/detection/attachments/packed-pictures.ts';
import { picturesOf } from '../../../../src/engines/detection/attachments/picture-files.ts';
import { type Attachment, analyse, type Email } from '../../../../src/engines/detection/index.ts';
import { makeDocx } from '../../../support/make-docx.ts';
import { makeZip } from '../../../support/make-zip.ts';
import { testTable } from '../../../support/test-table.ts';

const LURE =
  'Your mailbox password expires today. Confirm your password within 24 hours or your account will be closed and all messages deleted.';
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const bytesOf = (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0) & 0xff);
const ROOM = 'x'.repeat(5_000);

function png(width: number, height: number): Uint8Array {
  const content = new Uint8Array(900);
  content.set(PNG);
  new DataView(content.buffer).setUint32(16, width);
  new DataView(content.buffer).setUint32(20, height);
  return content;
}

const attached = (filename: string, content: Uint8Array, more: Partial<Attachment> = {}): Attachment => ({
  ...{ filename, mimeType: 'application/octet-stream', size: content.length, content, ...more },
});
const emailWith = (...attachments: Attachment[]): Email => ({
  subject: 'Your document',
  body: 'Hello Ben, the file that we spoke of on the phone yesterday is attached, with greetings from all of us. Ann',
  from: { name: 'Ann', address: 'ann@alder.example' },
  headers: [],
  attachments,
});

describe('the words of a file', () => {
  testTable<[string, Uint8Array]>([
    ['a.rtf', bytesOf(`{\\rtf1\\ansi ${LURE}\\par}`)],
    ['a.svg', bytesOf(`<svg xmlns="http://www.w3.org/2000/svg"><text y="9">${LURE}</text></svg>`)],
    [
      'a.odt',
      makeZip([
        { name: 'mimetype', data: 'odt' },
        { name: 'content.xml', data: `<text:p>${LURE}</text:p>` },
      ]),
    ],
    ['a.zip', makeZip([{ name: 'a.rtf', data: `{\\rtf1 ${LURE}}` }])],
    ['b.zip', makeZip([{ name: 'b.html', data: `<html><body>${LURE}</body></html>` }])],
    ['c.zip', makeZip([{ name: 'c.ics', data: `BEGIN:VEVENT\r\nDESCRIPTION:${LURE}\r\nEND:VEVENT\r\n` }])],
  ])('are read: %s', (name, content) => {
    const { verdict, coverage } = analyse(emailWith(attached(name, content)));
    expect(verdict).not.toBe('safe');
    expect(coverage.filesRead).toBe(true);
  });
});

describe('a file that can’t be read is named or counted', () => {
  testTable<[string, Uint8Array]>([
    ['a.avif', bytesOf(`\0\0\0\x1cftypavif\0\0\0\0${ROOM}`)],
    ['a.heic', bytesOf(`\0\0\0\x18ftypheic${ROOM}`)],
    ['a.tif', bytesOf(`II*\0${ROOM}`)],
    ['a.webp', bytesOf(`RIFF\x10\0\0\0WEBPVP8 ${ROOM}`)],
    ['a.bmp', bytesOf(`BM1234\0\0\0\0${ROOM}`)],
    [
      'a.docx',
      makeZip([
        { name: 'word/document.xml', data: '' },
        { name: 'word/media/a.webp', data: `RIFF1234WEBP${ROOM}` },
      ]),
    ],
    ['a.png', png(600, 400)],
    ['a.hwp', bytesOf('an unknown format')],
  ])('%s', (name, content) => {
    expect(analyse(emailWith(attached(name, content))).coverage.filesRead).toBe(false);
  });

  testTable<[string, Uint8Array]>([
    ['an icon', bytesOf('RIFF\x10\0\0\0WEBPVP8 ')],
    ['logo.png', png(120, 40)],
    ['song.mp3', bytesOf('ID3')],
    ['smime.p7s', bytesOf('0\x80')],
  ])('… and not what has no words: %s', (name, content) => {
    expect(analyse(emailWith(attached(name, content))).coverage.filesRead).toBe(true);
  });
});

test('the pictures whose words were not read are named', () => {
  const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) =>
    attached(`${name}.webp`, bytesOf(`RIFF\x10\0\0\0WEBPVP8 ${ROOM}`)),
  );
  const { notSeen } = analyse({ ...emailWith(...files), pictures: [] }).coverage;
  expect(notSeen).toContain(
    'We couldn’t read the words in the picture “a.webp”, the picture “b.webp”, the picture “c.webp”, the picture “d.webp” and 2 more (too large, too many or an unsupported format).',
  );
});

describe('an email of few words is not called safe for what was not read', () => {
  const webp = attached('a.webp', bytesOf(`RIFF\x10\0\0\0WEBPVP8 ${ROOM}`));

  testTable<[string, Attachment]>([
    ['a picture that it shows', { ...webp, isShown: true }],
    ['a document', attached('a.hwp', bytesOf('an unknown format'))],
  ])('%s', (_, file) => {
    expect(analyse(emailWith(file)).verdict).toBe('unknown');
  });

  test('but one that could be read, or a photo beside its words, changes nothing', () => {
    expect(analyse(emailWith(attached('a.txt', bytesOf('See you on Friday.')))).verdict).toBe('safe');
    expect(analyse(emailWith(webp)).verdict).toBe('safe');
  });
});

describe('pictures inside files', () => {
  const scan = (words = '') =>
    bytesOf(
      `%PDF-1.7\n1 0 obj\n<< /Subtype /Image /Filter /DCTDecode >>\nstream\n${String.fromCharCode(
        ...[0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 4, 0, 3, 0],
      )}${words}${ROOM}\nendstream\nendobj\n`,
    );

  test('are read, and known by their file', () => {
    const docx = attached(
      'Letter.docx',
      makeZip([
        { name: 'word/document.xml', data: '' },
        { name: 'word/media/a.png', data: Buffer.from(png(600, 400)) },
      ]),
    );
    expect(picturesOf(emailWith(docx)).toRead).toMatchObject([
      { name: '', file: 'Letter.docx', width: 600, isShown: false },
    ]);
  });

  test('are the pages of a PDF without a text', () => {
    expect(packedPictures(attached('scan.pdf', scan()))).toHaveLength(1);
    expect(packedPictures(attached('scan.pdf', scan(), { text: 'Its text was read.' }))).toEqual([]);
    expect(picturesOf(emailWith(attached('scan.pdf', scan()))).toRead).toMatchObject([
      { file: 'scan.pdf', width: 768, height: 1_024 },
    ]);
  });

  test('of a scan are left where they are packed as fax machines do', () => {
    const fax = bytesOf(
      `%PDF-1.7\n1 0 obj\n<< /Subtype /Image /Width 1700 /Height 2200 /Filter /CCITTFaxDecode >>\nstream\n${ROOM}\nendstream\nendobj\n`,
    );
    const email = emailWith(attached('fax.pdf', fax, { text: '' }));
    expect(picturesOf(email)).toMatchObject({ toRead: [], left: [{ file: 'fax.pdf' }] });
    expect(analyse({ ...email, pictures: [] }).coverage).toMatchObject({ filesRead: false });
  });

  test('make a scan a file that was read', () => {
    const email = emailWith(attached('scan.pdf', scan(), { text: '' }));
    const page = { name: '', file: 'scan.pdf', width: 768, height: 1_024, isShown: false, words: [] };
    const read = { ...email, pictures: [{ ...page, text: LURE, isCut: false }] };
    expect(analyse(email).coverage.filesRead).toBe(false);
    expect(analyse(read)).toMatchObject({ coverage: { filesRead: true } });
    expect(JSON.stringify(analyse(read).signals)).toContain('a picture in the file “scan.pdf”');
    expect(analyse({ ...email, pictures: [{ ...page, text: '', isCut: true }] }).coverage.filesRead).toBe(false);
  });

  test('are few, however many a document has', () => {
    const many = Array.from({ length: 50 }, (_, index) => ({
      name: `word/media/${index}.png`,
      data: Buffer.from(png(600, 400)),
    }));
    const { toRead, left } = picturesOf(
      emailWith(attached('a.docx', makeZip([{ name: 'word/document.xml', data: '' }, ...many]))),
    );
    expect(toRead).toHaveLength(4);
    expect(left).toHaveLength(8);
    expect(packedPictures(attached('a.docx', makeDocx({ body: ['Hello'] })))).toEqual([]);
  });
});
