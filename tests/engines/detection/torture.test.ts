import { describe, expect, test } from 'vitest';
import { newAllowance } from '../../../src/engines/detection/attachments/allowance.ts';
import { inspect, inspectAll } from '../../../src/engines/detection/attachments/inspect.ts';
import { readTnef } from '../../../src/engines/detection/attachments/tnef.ts';
import { analyse } from '../../../src/engines/detection/index.ts';
import { LIMITS } from '../../../src/engines/detection/limits.ts';
import { readMessage } from '../../../src/engines/detection/mime/message.ts';
import { makePdfOf } from '../../support/make-files.ts';
import { makeMessage } from '../../support/make-message.ts';
import { makeTnef, tnefAttribute } from '../../support/make-tnef.ts';
import { testTable } from '../../support/test-table.ts';

const lines = (...parts: string[]) => parts.join('\r\n');
const multipart = (boundary: string, ...parts: string[]) =>
  lines(
    `Content-Type: multipart/mixed; boundary=${boundary}`,
    '',
    ...parts.map((part) => `--${boundary}\r\n${part}`),
    `--${boundary}--`,
  );

/** Messages that are hard to parse, each with the text a reader must still see. */
const TORTURE: Record<string, [source: string, seen: string]> = {
  'parts in parts in parts': [
    Array.from({ length: 20 }).reduce<string>(
      (inner, _, level) => multipart(`b${level}`, inner),
      'Content-Type: text/plain\r\n\r\nwords',
    ),
    'words',
  ],
  'a boundary that begins like another': [
    multipart('b', multipart('bb', 'Content-Type: text/plain\r\n\r\nwords')),
    'words',
  ],
  'a boundary that never ends': ['Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nwords', 'words'],
  'a boundary with spaces and quotation marks': [
    'Content-Type: multipart/mixed; boundary="a b ="\r\n\r\n--a b =\r\n\r\nwords\r\n--a b =--',
    'words',
  ],
  'a preamble and an epilogue': [
    'Content-Type: multipart/mixed; boundary=b\r\n\r\npreamble\r\n--b\r\n\r\nwords\r\n--b--\r\nepilogue',
    'words',
  ],
  'a digest': [
    lines('Content-Type: multipart/digest; boundary=b', '', '--b', '', 'Subject: Inner', '', 'inner', '--b--'),
    '',
  ],
  'a message that was only partly sent': [
    'Content-Type: message/partial; number=1; total=2; id=x\r\n\r\nSubject: Half\r\n\r\nwords',
    '',
  ],
  'a body that is elsewhere': [
    'Content-Type: message/external-body; access-type=URL; URL="https://a.example/"\r\n\r\nx',
    '',
  ],
  'an unknown encoding of the transfer': ['Content-Transfer-Encoding: x-rot13\r\n\r\nwords', 'words'],
  'quoted-printable with broken ends': ['Content-Transfer-Encoding: quoted-printable\r\n\r\nwor=\r\nds =ZZ =', 'words'],
  'base64 with line noise': ['Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\nd29y*ZHM=', 'words'],
  'headers without colons': ['Subject: x\r\nthis is no header\r\nFrom: a@b.example\r\n\r\nwords', 'words'],
  'a header that is folded away': ['Subject:\r\n \r\n\t\r\n x\r\n\r\nwords', 'words'],
  'encoded words in encoded words': ['Subject: =?utf-8?q?=3D=3Futf-8=3Fq=3Fx=3F=3D?=\r\n\r\nwords', 'words'],
  'a thousand parameters': [`Content-Type: text/plain${'; a=b'.repeat(1_000)}\r\n\r\nwords`, 'words'],
  'parameters in pieces (RFC 2231)': [
    `Content-Type: text/plain; ${Array.from({ length: 500 }, (_, index) => `name*${index}*=utf-8''%41`).join('; ')}\r\n\r\nwords`,
    'words',
  ],
  'only carriage returns': ['Subject: x\r\rwords', ''],
  'addresses in groups in groups': [`To: ${'a:'.repeat(2_000)}b@c.example${';'.repeat(2_000)}\r\n\r\nwords`, 'words'],
  'comments in comments': [`From: ${'('.repeat(5_000)}a${')'.repeat(5_000)} <a@b.example>\r\n\r\nwords`, 'words'],
  'twenty senders': [
    `${Array.from({ length: 20 }, (_, index) => `From: a${index}@b.example`).join('\r\n')}\r\n\r\nwords`,
    'words',
  ],
  'UTF-7': ['Content-Type: text/plain; charset=utf-7\r\n\r\nwords +ADw-script+AD4-', 'words'],
};

testTable(Object.entries(TORTURE))('%s', async (_, [source, seen]) => {
  const email = await readMessage(`Message-Id: <1@a.example>\r\n${source}`);
  expect(email.body).toContain(seen);
  expect(analyse(email).response).not.toBe('');
});

test('the messages of a digest are opened', async () => {
  const { nested } = await readMessage(TORTURE['a digest']?.[0] ?? '');
  expect(nested).toMatchObject([{ subject: 'Inner', body: expect.stringContaining('inner') }]);
});

test('a mark in the place of a file gets a sender nothing but the own files', async () => {
  const mark = new TextEncoder().encode('lifted file 0');
  const email = await readMessage(
    makeMessage(
      { Subject: 'x' },
      'x',
      { type: 'application/octet-stream', name: 'a.bin', content: new Uint8Array([1, 2, 3]) },
      { type: 'application/octet-stream', name: 'b.bin', content: mark },
      { type: 'application/octet-stream', name: 'c.bin', content: 'lifted file 7' },
    ),
  );
  expect(email.attachments?.map(({ content }) => [...(content ?? [])].slice(0, 3))).toEqual([
    [1, 2, 3],
    [...mark.subarray(0, 3)],
    [...mark.subarray(0, 3)],
  ]);
});

describe('a winmail.dat', () => {
  const whole = makeTnef('Hello', [{ title: 'a.txt', longName: 'a long name.txt', data: 'x' }]);

  test('of which any length is a lie', () => {
    for (let at = 0; at + 4 <= whole.length; at++) {
      const broken = Buffer.from(whole);
      broken.writeUInt32LE(0xffffffff, at);
      const { files, text } = readTnef(broken);
      expect(files.length + text.length).toBeLessThan(1_000);
    }
  });

  test('cut off anywhere', () => {
    for (let end = 0; end < whole.length; end++) expect(() => readTnef(whole.subarray(0, end))).not.toThrow();
  });

  test('with files without end', () => {
    const files = Array.from({ length: 5_000 }, () => tnefAttribute(2, 0x00069002, Buffer.alloc(14)));
    const many = Buffer.concat([whole.subarray(0, 6), ...files]);
    expect(readTnef(many).files.length).toBeLessThanOrEqual(LIMITS.tnef.files);
  });

  test('with properties that claim to be millions', () => {
    const properties = Buffer.alloc(64, 0xff);
    properties.writeUInt16LE(0x101f, 4);
    const packed = Buffer.concat([whole.subarray(0, 6), tnefAttribute(1, 0x00069003, properties)]);
    expect(readTnef(packed)).toEqual({ text: '', html: '', files: [] });
  });
});

test('a PDF whose objects lead back to each other', () => {
  const pdf = makePdfOf(
    '<< /Next 2 0 R /A << /S /URI /URI (https://a.example/) >> >>',
    '<< /Next 1 0 R /Kids [2 0 R] >>',
  );
  const { links } = inspect({ filename: 'a.pdf', mimeType: 'application/pdf', size: pdf.length, content: pdf });
  expect(links.map(({ href }) => href)).toEqual(['https://a.example/']);
});

describe('a hundred files with macros', () => {
  const PROJECT = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1_\0V\0B\0A\0_\0P\0R\0O\0J\0E\0C\0T\0';
  /** Each unpacks to 4,096 bytes: literals, and a copy that repeats the last to the end of the chunk. */
  const FIRST = '\x01\x0b\xb0\0Attribut\x01\xff\x0f';
  const CHUNK = '\x03\xb0\x02A\xff\x0f';
  const files = (...pieces: string[]) => {
    const content = Buffer.from(PROJECT + pieces.join(''), 'latin1');
    const attachment = { filename: 'a.doc', mimeType: '', size: content.length, content };
    return { subject: 'x', body: 'x', attachments: Array.from({ length: LIMITS.attachments }, () => attachment) };
  };

  test('share what may be unpacked', () => {
    const allowance = newAllowance();
    const read = inspectAll(files(`${FIRST}${CHUNK.repeat(255)}`.repeat(50)), allowance);
    expect(read.filter(({ isCut }) => isCut)).not.toHaveLength(0);
    expect(allowance.bytes).toBeLessThanOrEqual(0);
  });

  test('that only begin like some cost nothing', () => {
    const allowance = newAllowance();
    inspectAll(files('xxx\0Attribut'.repeat(50)), allowance);
    expect(allowance.bytes).toBe(newAllowance().bytes);
  });
});

describe('five megabytes of one thing', () => {
  const LENGTH = 5_000_000;

  testTable([
    ['%PDF-', 'stream ', 'pdf'],
    ['%PDF-', '/URI (', 'pdf'],
    ['%PDF-', '/#', 'pdf'],
    ['{\\rtf', '\\*\\template ', 'rtf, cut'],
    ['<html>', '<script>', 'page, active-page, cut'],
    ['<html>', '<meta http-equiv=refresh ', 'page, active-page, cut'],
    ['<html><script>', '"', 'page, active-page, cut'],
    ['<html><script>', '[10,', 'page, active-page, cut'],
    ['<svg ', '<foreignObject>', 'svg'],
    ['PK\x03\x04', 'PK\x03\x04', 'zip, encrypted-archive'],
    ['PK\x03\x04', 'PPPP', 'zip'],
    ['Rar!\x1a\x07\0', 'aaaa.exe.', 'archive, closed'],
    ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1W\0o\0r\0k\0b\0o\0o\0k\0', '\x85\0', 'ole'],
    [
      '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1_\0V\0B\0A\0_\0P\0R\0O\0J\0E\0C\0T\0',
      '\x01\x00\xb0\0Attribut',
      'ole, macros, cut',
    ],
    ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\x01\0O\0l\0e\x001\x000\0N\0a\0t\0i\0v\0e\0', 'aaaa.aa\0', 'ole'],
  ])('%j and then %j', (beginning, piece, found) => {
    const content = Buffer.from(beginning + piece.repeat(Math.ceil(LENGTH / piece.length)), 'latin1');
    const { kind, marks, isCut, isClosed } = inspect({
      filename: 'a.html',
      mimeType: '',
      size: content.length,
      content,
    });
    expect([kind, ...marks.keys(), ...(isCut ? ['cut'] : []), ...(isClosed ? ['closed'] : [])].join(', ')).toBe(found);
  });
});
