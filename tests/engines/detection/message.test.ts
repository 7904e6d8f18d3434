import { describe, expect, test } from 'vitest';
import { displayBody, readMessage } from '../../../src/engines/detection/message.ts';

const MIXED = `From: =?utf-8?q?Ren=C3=A9?= <rene@shop.example>
Reply-To: a@shop.example, Team: b@shop.example, c@shop.example;
To: maren@northwind.example
Subject: =?utf-8?b?R3LDvMOfZQ==?= from
 here
X-Thing: one
x-thing: two
Content-Type: multipart/mixed; boundary=m

--m
Content-Type: multipart/alternative; boundary=a

--a
Content-Type: text/plain; charset=iso-8859-1
Content-Transfer-Encoding: quoted-printable

Sch=F6n
--a
Content-Type: text/html

<p>Sch&ouml;n <a href="https://shop.example/x">hier</a></p>
--a--
--m
Content-Type: application/zip; name="a.zip"
Content-Disposition: attachment; filename="a.zip"
Content-Transfer-Encoding: base64

UEsDBA==
--m--
`.replaceAll('\n', '\r\n');

describe('a message', () => {
  test('becomes a letter with everything it says', async () => {
    const letter = await readMessage(new TextEncoder().encode(MIXED));
    expect(letter).toMatchObject({
      subject: 'Grüße from here',
      body: 'Schön\n',
      html: '<p>Sch&ouml;n <a href="https://shop.example/x">hier</a></p>\n',
      from: { name: 'René', address: 'rene@shop.example' },
      to: [{ name: '', address: 'maren@northwind.example' }],
      attachments: [{ filename: 'a.zip', mimeType: 'application/zip', size: 4 }],
    });
    expect(letter.replyTo?.map(({ address }) => address)).toEqual([
      'a@shop.example',
      'b@shop.example',
      'c@shop.example',
    ]);
    expect(letter.headers?.filter(({ name }) => /x-thing/i.test(name)).map(({ value }) => value)).toEqual([
      'one',
      'two',
    ]);
    expect(letter.attachments?.[0]?.content).toEqual(new Uint8Array([0x50, 0x4b, 3, 4]));
  });

  test('reads the same from a string, with bare line ends too', async () => {
    const bytes = await readMessage(new TextEncoder().encode(MIXED));
    expect(await readMessage(MIXED)).toEqual(bytes);
    expect((await readMessage(MIXED.replaceAll('\r\n', '\n'))).subject).toBe('Grüße from here');
  });
});

describe('the body on display', () => {
  test('is the text part', async () => {
    expect(displayBody(await readMessage(MIXED))).toBe('Schön');
  });

  test('is what the HTML comes out as when there is no text', async () => {
    const letter = await readMessage('Content-Type: text/html\n\n<style>p{}</style><p>Two</p><p>lines &amp; more</p>');
    expect(displayBody(letter)).toMatch(/^Two\n+lines & more$/);
  });

  test('is empty when there is neither', async () => {
    expect(displayBody(await readMessage('Subject: Hi\n\n'))).toBe('');
    expect(
      displayBody(await readMessage('Content-Type: image/png\nContent-Transfer-Encoding: base64\n\niVBORw0K\n')),
    ).toBe('');
    expect(displayBody({ subject: '', body: ' \n ', html: '<p><img src="cid:x"></p>' })).toBe('');
  });

  test('ends where nobody reads on', () => {
    expect(displayBody({ subject: '', body: 'a'.repeat(3_000_000) }).length).toBeLessThan(2_000_000);
  });
});

describe('what is no proper message', () => {
  test.each([
    ['nothing', ''],
    ['only line ends', '\r\n\r\n\r\n'],
    ['binary', String.fromCharCode(...Array.from({ length: 512 }, (_, index) => (index * 37) % 256))],
    ['lone surrogates', 'Subject: \ud800\n\n\udfff'],
    ['an unknown charset', 'Content-Type: text/plain; charset=klingon\n\nqapla'],
    ['a broken encoded word', 'Subject: =?utf-8?b?%%%?=\n\nx'],
    ['a boundary that never comes', 'Content-Type: multipart/mixed; boundary=b\n\nx'],
    ['no boundary', 'Content-Type: multipart/mixed\n\nx'],
    ['a From without an address', 'From: ,;<>\n\nx'],
    ['an empty group', 'From: Friends:;\nTo: :;\n\nx'],
    ['base64 that is none', 'Content-Type: application/pdf\nContent-Transfer-Encoding: base64\n\n!!!!'],
  ])('%s is read as far as it goes', async (_, source) => {
    const letter = await readMessage(source);
    expect(typeof letter.subject).toBe('string');
    expect(typeof displayBody(letter)).toBe('string');
  });

  test('parts nested without end cost their content, not the headers', async () => {
    const nested = Array.from(
      { length: 500 },
      (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\n\n--b${level}\n`,
    );
    const letter = await readMessage(`Subject: Deep\nFrom: a@b.example\n${nested.join('')}\nhello`);
    expect(letter).toMatchObject({ subject: 'Deep', from: { address: 'a@b.example' } });
    expect(letter.body).toContain('hello');
  });

  test('headers without end are cut', async () => {
    const letter = await readMessage(`Subject: Long\n${'X-Filler: abcdefghijklmnop\n'.repeat(40_000)}\nhello`);
    expect(letter.subject).toBe('Long');
    expect(letter.headers?.length).toBeLessThanOrEqual(500);
    expect(letter.body.trim()).toBe('hello');
  });

  test('lines and parts without end are cut', async () => {
    const lines = await readMessage(`Subject: Lines\n\nhello${'\n'.repeat(5_000_000)}`);
    expect(lines).toMatchObject({ subject: 'Lines', body: expect.stringMatching(/^hello\n/) });
    expect(lines.body.length).toBeLessThan(100_000);
    const head = 'Subject: Parts\nContent-Type: multipart/mixed; boundary=b\n\n';
    const parts = await readMessage(`${head}${'--b\nContent-Disposition: attachment\n\nx\n'.repeat(200_000)}`);
    expect(parts.subject).toBe('Parts');
    expect(parts.attachments?.length).toBeLessThan(20_000);
  });
});
