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
