import { describe, expect, test } from 'vitest';
import { readMessage } from '../../../../src/engines/detection/mime/message.ts';
import { prefilter } from '../../../../src/engines/detection/mime/prefilter.ts';
import { testTable } from '../../../support/test-table.ts';

const prefiltered = (source: string) => {
  const { source: bytes, truncated } = prefilter(new TextEncoder().encode(source));
  return { lines: new TextDecoder().decode(bytes).trimEnd().split('\n'), truncated };
};
const ENCODED = 'Subject: x\nContent-Type: text/plain\nContent-Transfer-Encoding: base64\n\n';

describe('text in base64', () => {
  testTable([
    ['padded at every fourth digit', 'QUJD='],
    ['padded at the end of every line', 'QUI=\n'],
    ['with noise between', 'QUJD=*'],
  ])('is one line without padding inside: %s', (_, unit) => {
    const { lines } = prefiltered(`${ENCODED}${unit.repeat(1_000)}`);
    expect(lines).toHaveLength(5);
    expect(lines[4]).toMatch(/^[A-Za-z0-9+/]{1,4000}={0,2}\r?$/);
  });

  test('also where the field says it in a roundabout way', () => {
    const { lines } = prefiltered(`${ENCODED.replace('base64', '(as usual) "base64"')}${'QQ==\n'.repeat(100)}`);
    expect(lines).toHaveLength(5);
  });

  test('keeps its words', async () => {
    const pieces = ['Grü', 'ße ', 'a', 'us Bonn'].map((piece) => Buffer.from(piece).toString('base64'));
    for (const source of [pieces.join('\n'), pieces.join(''), Buffer.from('Grüße aus Bonn').toString('base64')]) {
      const { body } = await readMessage(ENCODED.replace('plain', 'plain; charset=utf-8') + source);
      expect(body.trim()).toBe('Grüße aus Bonn');
    }
  });

  test('beyond the limit is reported as cut', () => {
    expect(prefiltered(`${ENCODED}${'QUJD'.repeat(1_000)}`).truncated).toBe(false);
    expect(prefiltered(`${ENCODED}${'QUJD'.repeat(400_000)}`).truncated).toBe(true);
  });
});

describe('messages in messages', () => {
  test('are kept as deep as they are opened', () => {
    const { lines, truncated } = prefiltered('Content-Type: message/rfc822\n\n'.repeat(5_000));
    expect(lines.length).toBeLessThan(10);
    expect(truncated).toBe(true);
  });

  test('of an honest depth are whole, and so is what follows one that is too deep', async () => {
    const inside = (depth: number, text: string): string =>
      depth === 0 ? `Subject: inner\n\n${text}` : `Content-Type: message/rfc822\n\n${inside(depth - 1, text)}`;
    expect(prefiltered(inside(3, 'words'))).toMatchObject({ truncated: false });
    const { lines } = prefiltered(
      `Content-Type: multipart/mixed; boundary=b\n\n--b\n${inside(9, 'deep')}\n--b\nContent-Type: text/plain\n\nafter\n--b--\n`,
    );
    expect(lines).toContain('after');
    expect(lines).not.toContain('deep');
  });
});

test('a calendar is no more lines than it has empty ones, and reads the same', async () => {
  const event = 'BEGIN:VEVENT\nSUMMARY:Autumn\n  party\nEND:VEVENT';
  const source = `Content-Type: text/calendar; name=a.ics\n\nBEGIN:VCALENDAR\n${event}\nEND:VCALENDAR\n`;
  expect(prefiltered(source).lines).toHaveLength(3);
  const { calendar } = await readMessage(source);
  expect(calendar).toMatchObject([{ summary: 'Autumn party' }]);
});

describe('boundaries', () => {
  const lines = (source: string) => prefiltered(source).lines.map((line) => line.trim());

  test('that all begin alike cost a line no more than one of them', () => {
    const prefix = 'x'.repeat(960);
    const multiparts = Array.from(
      { length: 200 },
      (_, level) => `Content-Type: multipart/mixed; boundary=${prefix}${level}\n\n--${prefix}${level}\n`,
    ).join('');
    const file = 'Content-Type: application/pdf\nContent-Transfer-Encoding: base64\n\n';
    // Comparing them with each multipart byte by byte would take a minute instead of a second.
    const { files } = prefilter(new TextEncoder().encode(`${multiparts}${file}${`--${prefix}y\n`.repeat(20_000)}`));
    expect(files).toHaveLength(0);
  }, 20_000);

  test('of the innermost of multiparts that the parser opens are followed, and no further', () => {
    const nested = (depth: number) =>
      Array.from({ length: depth }, (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\n\n--b${level}\n`);
    const file = (last: number) =>
      `Content-Type: application/pdf\nContent-Transfer-Encoding: base64\n\nUERG\n--b${last}\n\nafter\n`;
    expect(lines(nested(33).join('') + file(32))).toContain(btoa('lifted file 0'));
    expect(lines(nested(34).join('') + file(33))).toContain('UERG');
  });

  testTable([
    ['white space after it', 'b', '--b \t'],
    ['two carriage returns', 'b', '--b\r\r'],
    ['letters beyond ASCII', 'grün', '--grün'],
    ['the end of the one around it', 'b', '--b--'],
    ['white space of its own', '"b "', '--b  '],
  ])('end a file before %s', (_, boundary, delimiter) => {
    const head = `Content-Type: multipart/mixed; boundary=${boundary}\n\n${delimiter.replace(/--$/, '')}\n`;
    const file = 'Content-Type: application/pdf\nContent-Transfer-Encoding: base64\n\nUERG\n';
    expect(lines(`${head}${file}${delimiter}\n\nafter\n`)).toEqual(
      expect.arrayContaining([btoa('lifted file 0'), 'after']),
    );
  });

  testTable([
    ['more than the boundary', 'b', '--bb'],
    ['less than its white space', '"b "', '--b'],
    ['white space before its end', 'b', '--b --'],
  ])('are not lines with %s', (_, boundary, line) => {
    const file = 'Content-Type: application/pdf\nContent-Transfer-Encoding: base64\n\nUERG\n';
    const source = `Content-Type: multipart/mixed; boundary=${boundary}\n\n--b \n${file}${line}\n\nafter\n`;
    expect(lines(source)).not.toContain('after');
  });

  test('end a header that ends in two carriage returns', async () => {
    const part =
      'Content-Type: text/plain\r\n\r\r\nContent-Transfer-Encoding: base64\r\n\r\nPlain words, not base64\r\n';
    const { body } = await readMessage(`Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n${part}--b--\r\n`);
    expect(body).toContain('Plain words, not base64');
  });
});

describe('long header fields', () => {
  const long = (bytes: number) => 'x'.repeat(bytes);

  testTable([
    ['two', 2, 70_000],
    ['three', 3, 140_000],
    ['ten', 10, 20_000],
  ])('don’t hide the sender, the subject and the files after them: %s', async (_, fields, bytes) => {
    const before = Array.from({ length: fields }, (_, place) => `X-${place}: ${long(bytes)}\r\n`).join('');
    const header =
      'From: Bill <bill@paypa1.example>\r\nSubject: Hello\r\nContent-Type: multipart/mixed; boundary=b\r\n';
    const file = 'Content-Type: application/octet-stream; name=invoice.exe\r\n\r\nMZ\r\n';
    expect(await readMessage(`${before}${header}\r\n--b\r\n${file}--b--\r\n`)).toMatchObject({
      from: { address: 'bill@paypa1.example' },
      subject: 'Hello',
      attachments: [{ filename: 'invoice.exe' }],
    });
  });

  test('with a name of their own have room once', async () => {
    const source = `${`Subject: ${long(8_000)}\r\n`.repeat(20)}From: Bill <bill@paypa1.example>\r\n\r\nText`;
    expect((await readMessage(source)).from?.address).toBe('bill@paypa1.example');
  });
});

describe('a header field of megabytes', () => {
  const many = 'ada@northwind.example,\r\n '.repeat(100_000);
  testTable([
    ['folded', `To: ${many}ada@northwind.example`],
    ['in one line', `To: ${many.replaceAll('\r\n ', '')}`],
  ])('is cut, and those after it are read: %s', async (_, to) => {
    const source = `${to}\r\nFrom: Bill <bill@paypa1.example>\r\nSubject: Hello\r\n\r\nText`;
    expect(await readMessage(source)).toMatchObject({
      from: { address: 'bill@paypa1.example' },
      subject: 'Hello',
      body: expect.stringContaining('Text'),
    });
  });
});
