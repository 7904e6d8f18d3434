import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { analyse } from '../../src/engines/detection/index.ts';
import { LIMITS } from '../../src/engines/detection/limits.ts';
import { readMessage } from '../../src/engines/detection/mime/message.ts';
import { makeMessage } from '../support/make-message.ts';
import { deflatedMegabytes, makeZip } from '../support/make-zip.ts';
import { testTable } from '../support/test-table.ts';

const HEADER = 'From: a@elm.example\r\nTo: b@alder.example\r\nSubject: Bomb\r\n';
const times = (count: number, of: (index: number) => string) => Array.from({ length: count }, (_, i) => of(i)).join('');
const attached = (name: string, content: Uint8Array) =>
  makeMessage({ From: 'a@elm.example', Subject: 'Bomb' }, 'words', { type: 'application/octet-stream', name, content });

/** Parts in parts, a thousand deep. */
function nested(depth: number): string {
  const open = times(depth, (i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`);
  return `${HEADER}${open}\r\nwords\r\n${times(depth, (i) => `--b${depth - 1 - i}--\r\n`)}`;
}

/** Each unpacks to two of the next, as 42.zip does. */
function zipOfZips(levels: number): Buffer {
  const inner = levels === 0 ? Buffer.alloc(1024 * 1024, '0') : zipOfZips(levels - 1);
  return makeZip(['a.zip', 'b.zip'].map((name) => ({ name, data: inner })));
}

/** Says that it is an image of a milliard pixels in a row. */
function hugePng(): Buffer {
  const png = Buffer.alloc(64);
  Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1').copy(png);
  png.writeUInt32BE(1, 16);
  png.writeUInt32BE(1_000_000_000, 20);
  png.set([8, 2, 0, 0, 0], 24);
  return png;
}

const MESSAGES: Record<string, () => string> = {
  'parts in parts, a thousand deep': () => nested(1_000),
  'messages in messages, five hundred deep': () => `${HEADER}${'Content-Type: message/rfc822\r\n\r\n'.repeat(500)}x`,
  'a hundred thousand headers': () => `${HEADER}${times(100_000, (i) => `X-${i}: ${i}\r\n`)}\r\nwords`,
  'a header of five megabytes': () => `${HEADER}X: ${'a '.repeat(2_500_000)}\r\n\r\nwords`,
  'a header folded a hundred thousand times': () => `${HEADER}References: ${'<a@b>\r\n '.repeat(100_000)}\r\n\r\nwords`,
  'fifty thousand parts': () =>
    `${HEADER}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(50_000)}--b--`,
  'a boundary that every line begins with': () =>
    `${HEADER}Content-Type: multipart/mixed; boundary="-"\r\n\r\n${'---\r\n--\r\n'.repeat(100_000)}`,
  'a boundary of a hundred kilobytes': () =>
    `${HEADER}Content-Type: multipart/mixed; boundary=${'b'.repeat(100_000)}\r\n\r\n${`--${'b'.repeat(99_999)}\r\n`.repeat(30)}`,
  'five megabytes that are no base64': () =>
    `${HEADER}Content-Transfer-Encoding: base64\r\n\r\n${'!=?%'.repeat(1_250_000)}`,
  'an encoded word of a megabyte': () => `${HEADER}Subject: =?utf-8?q?${'=C3'.repeat(333_000)}?=\r\n\r\nwords`,
  'a hundred thousand encoded words': () => `${HEADER}To: ${'=?utf-8?b?YQ==?= '.repeat(100_000)}\r\n\r\nwords`,
  'a hundred thousand addresses': () => `${HEADER}Cc: ${times(100_000, (i) => `a${i}@b.example, `)}\r\n\r\nwords`,
  'quoted-printable without a break': () =>
    `${HEADER}Content-Transfer-Encoding: quoted-printable\r\n\r\n${'='.repeat(3_000_000)}`,
  'a character set that is none': () => `${HEADER}Content-Type: text/plain; charset=${'x'.repeat(50_000)}\r\n\r\nwords`,
  'a zip of zips of zips': () => attached('a.zip', zipOfZips(6)),
  'a gzip of 100 MB': () => attached('a.gz', gzipSync(Buffer.alloc(100 * 1024 * 1024))),
  'an image of a milliard pixels': () => attached('a.png', hugePng()),
  'a zip entry that claims to be empty and is 500 MB': () =>
    attached('a.zip', makeZip([{ name: 'a.html', data: '', deflated: deflatedMegabytes(500), claimedSize: 0 }])),
};

testTable(Object.entries(MESSAGES))('%s is read within the limits and reported', async (_, make) => {
  const email = await readMessage(new TextEncoder().encode(make()));
  const { response, text } = analyse(email);
  expect(response).not.toBe('');
  expect(text.length).toBeLessThanOrEqual(LIMITS.text);
  expect(email.attachments?.length ?? 0).toBeLessThanOrEqual(LIMITS.attachments);
});
