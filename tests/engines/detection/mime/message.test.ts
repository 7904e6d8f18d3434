import { describe, expect, test } from 'vitest';
import { rank } from '../../../../src/engines/detection/analysis.ts';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { LIMITS } from '../../../../src/engines/detection/limits.ts';
import { displayBody, readMessage } from '../../../../src/engines/detection/mime/message.ts';
import { testTable } from '../../../support/test-table.ts';

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
  test('becomes an email with all its content', async () => {
    const email = await readMessage(new TextEncoder().encode(MIXED));
    expect(email).toMatchObject({
      subject: 'Grüße from here',
      body: 'Schön\n',
      html: '<p>Sch&ouml;n <a href="https://shop.example/x">hier</a></p>\n',
      from: { name: 'René', address: 'rene@shop.example' },
      to: [{ name: '', address: 'maren@northwind.example' }],
      attachments: [{ filename: 'a.zip', mimeType: 'application/zip', size: 4 }],
    });
    expect(email.replyTo?.map(({ address }) => address)).toEqual([
      'a@shop.example',
      'b@shop.example',
      'c@shop.example',
    ]);
    expect(email.headers?.filter(({ name }) => /x-thing/i.test(name)).map(({ value }) => value)).toEqual([
      'one',
      'two',
    ]);
    expect(email.attachments?.[0]?.content).toEqual(new Uint8Array([0x50, 0x4b, 3, 4]));
  });

  test('reads the same from a string, with bare line ends too', async () => {
    const bytes = await readMessage(new TextEncoder().encode(MIXED));
    expect(await readMessage(MIXED)).toEqual(bytes);
    expect((await readMessage(MIXED.replaceAll('\r\n', '\n'))).subject).toBe('Grüße from here');
  });
});

describe('the senders', () => {
  const signals = async (from: string) => {
    const email = await readMessage(`From: ${from}\nMessage-Id: <1@a.example>\n\nHello`);
    return analyse(email).signals.map(({ id }) => id);
  };

  testTable(['Ada <ada@bank.example>, x@evil.test', 'Ada <ada@bank.example>\nFrom: x@evil.test'])(
    'are all read: %j',
    async (from) => {
      expect(await signals(from)).toContain('several-senders');
    },
  );

  testTable([
    '"Lovelace, Ada" <ada@bank.example>',
    'ada@bank.example (x@evil.test)',
    'Ada <ada@bank.example>\nFrom: ADA@bank.example',
  ])('are one: %j', async (from) => {
    expect(await signals(from)).not.toContain('several-senders');
  });
});

describe('the body on display', () => {
  test('is what is analysed: what the HTML comes out as, and not the text part beside it', async () => {
    const email = await readMessage(MIXED);
    expect(displayBody(email)).toBe('Schön hier');
    expect(analyse(email).text).toBe('Schön hier');
  });

  test('is the text part when the HTML shows nothing', () => {
    expect(displayBody({ subject: '', body: 'Hello', html: '<img src="cid:x">' })).toBe('Hello');
  });

  test('is what the HTML comes out as when there is no text', async () => {
    const email = await readMessage('Content-Type: text/html\n\n<style>p{}</style><p>Two</p><p>lines &amp; more</p>');
    expect(displayBody(email)).toMatch(/^Two\n+lines & more$/);
  });

  test('is empty when there is neither', async () => {
    expect(displayBody(await readMessage('Subject: Hi\n\n'))).toBe('');
    expect(
      displayBody(await readMessage('Content-Type: image/png\nContent-Transfer-Encoding: base64\n\niVBORw0K\n')),
    ).toBe('');
    expect(displayBody({ subject: '', body: ' \n ', html: '<p><img src="cid:x"></p>' })).toBe('');
  });

  test('is cut at its limit', () => {
    expect(displayBody({ subject: '', body: 'a'.repeat(3_000_000) }).length).toBeLessThan(2_000_000);
  });
});

describe('what is no proper message', () => {
  testTable([
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
    const email = await readMessage(source);
    expect(typeof email.subject).toBe('string');
    expect(typeof displayBody(email)).toBe('string');
  });

  test('parts nested without end cost their content, not the headers', async () => {
    const nested = Array.from(
      { length: 500 },
      (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\n\n--b${level}\n`,
    );
    const email = await readMessage(`Subject: Deep\nFrom: a@b.example\n${nested.join('')}\nhello`);
    expect(email).toMatchObject({ subject: 'Deep', from: { address: 'a@b.example' } });
    expect(email.body).toContain('hello');
  });

  test('headers without end are cut', async () => {
    const email = await readMessage(`Subject: Long\n${'X-Filler: abcdefghijklmnop\n'.repeat(40_000)}\nhello`);
    expect(email.subject).toBe('Long');
    expect(email.headers?.length).toBeLessThanOrEqual(500);
    expect(email.body.trim()).toBe('hello');
  });

  test('lines and parts without end are cut', async () => {
    const lines = await readMessage(`Subject: Lines\n\nhello${'\n'.repeat(5_000_000)}`);
    expect(lines).toMatchObject({ subject: 'Lines', body: expect.stringMatching(/^hello\n/), truncated: true });
    expect(lines.body.length).toBeLessThan(LIMITS.message.keptLines + 'hello'.length);
    const head = 'Subject: Parts\nContent-Type: multipart/mixed; boundary=b\n\n';
    const parts = await readMessage(`${head}${'--b\nContent-Disposition: attachment\n\nx\n'.repeat(200_000)}`);
    expect(parts).toMatchObject({ subject: 'Parts', truncated: true });
    expect(parts.attachments?.length).toBeLessThanOrEqual(LIMITS.message.parts);
  });

  test('a line without end is cut, not left out', async () => {
    const { body, truncated } = await readMessage(`Subject: Line\n\n${'word '.repeat(2_000_000)}`);
    expect(truncated).toBe(true);
    expect(body.trim()).toMatch(/^word/);
    expect(body.length).toBeLessThanOrEqual(LIMITS.message.textPart + 2);
  });

  test('a cut is reported in the answer', async () => {
    const message = 'The email was too long to read in full.';
    const long = await readMessage(`Subject: Long\n\n${'words in a line\n'.repeat(100_000)}`);
    expect(analyse(long).coverage.notSeen).toContain(message);
    expect(analyse(await readMessage('Subject: Short\n\nwords')).coverage.notSeen).not.toContain(message);
  });
});

describe('a large attachment', () => {
  const LINE = 76;
  const PER_LINE = (LINE * 3) / 4;
  const encoded = (size: number) => {
    const whole = Math.floor(size / PER_LINE);
    return `${`${'QUJD'.repeat(LINE / 4)}\r\n`.repeat(whole)}${btoa('A'.repeat(size - whole * PER_LINE))}\r\n`;
  };
  const part = (name: string, type: string, content: string) =>
    `--b\r\nContent-Type: ${type}; name=${name}\r\nContent-Disposition: attachment; filename=${name}\r\nContent-Transfer-Encoding: base64\r\n\r\n${content}`;
  const mail = (...parts: string[]) =>
    `Subject: Files\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nHello\r\n${parts.join('')}--b--\r\n`;

  test('is listed with its name, type and whole size, and the message is not cut', async () => {
    const size = 15_000_001;
    const email = await readMessage(mail(part('plan.pdf', 'application/pdf', encoded(size))));
    expect(email.body.trim()).toBe('Hello');
    expect(email.attachments).toMatchObject([{ filename: 'plan.pdf', mimeType: 'application/pdf', size }]);
    expect(email.attachments?.[0]?.content?.length).toBeLessThanOrEqual(LIMITS.message.file);
    expect(email.truncated).toBeUndefined();
  });

  test('does not lend its size to another', async () => {
    const { attachments } = await readMessage(
      mail(
        part('a.pdf', 'application/pdf', encoded(50_000)),
        part('b.png', 'image/png', encoded(100)),
        part('c.zip', 'application/zip', encoded(70_002)),
      ),
    );
    expect(attachments?.map(({ size }) => size)).toEqual([50_000, 100, 70_002]);
  });

  test('is kept whole up to the limit, so that the end of a zip can be read', async () => {
    const { attachments } = await readMessage(mail(part('a.zip', 'application/zip', encoded(100_000))));
    expect(attachments?.[0]?.content?.length).toBe(100_000);
  });

  test('is decoded as mail programs do: what is no digit is passed over', async () => {
    const { attachments } = await readMessage(mail(part('a.txt', 'application/x-a', 'aGVs*bG8s\r\n IHd#vcmxk\r\n')));
    expect(new TextDecoder().decode(attachments?.[0]?.content)).toBe('hello, world');
  });

  test('files share one allowance', async () => {
    const files = Array.from({ length: 12 }, (_, index) => part(`${index}.bin`, 'application/x-a', encoded(1_000_000)));
    const { attachments = [] } = await readMessage(mail(...files));
    expect(attachments.map(({ size }) => size)).toEqual(files.map(() => 1_000_000));
    const kept = attachments.reduce((sum, { content }) => sum + (content?.length ?? 0), 0);
    expect(kept).toBeLessThanOrEqual(LIMITS.message.files);
  });
});

describe('lines that begin with two hyphens', () => {
  const FILE = '--x\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n';
  const mixed = (type: string, ...parts: string[]) =>
    `Content-Type: ${type}\r\n\r\n${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`;

  testTable([
    ['in an email of one part', `Content-Type: text/html\r\n\r\n<!--\r\n${FILE} -->\r\nwords`],
    ['below a signature', `Content-Type: text/plain\r\n\r\nHello\r\n--\r\n${FILE}words`],
    ['in a part', mixed('multipart/mixed; boundary=b', `Content-Type: text/html\r\n\r\n<!--\r\n${FILE}-->\r\nwords`)],
    [
      'of a boundary that only a name mentions',
      mixed('multipart/mixed; name="; boundary=x"; boundary=b', `\r\nHello\r\n${FILE}words`),
    ],
    [
      'of a multipart that has ended',
      mixed(
        'multipart/mixed; boundary=b',
        `Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n\r\nHello\r\n--x--`,
        `Content-Type: text/html\r\n\r\n<!--\r\n${FILE}-->\r\nwords`,
      ),
    ],
    [
      'in a part with two types, of which the first counts',
      mixed(
        'multipart/mixed; boundary=b',
        'Content-Type: text/html\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\nd29yZHM=',
      ),
    ],
    [
      'in a part whose type is written around a comment',
      mixed(
        'multipart/mixed; boundary=b',
        'Content-Type: te(x)xt/html\r\nContent-Transfer-Encoding: base64\r\n\r\nd29yZHM=',
      ),
    ],
  ])('hide nothing %s', async (_, source) => {
    const email = await readMessage(source);
    expect(`${email.body}${email.html ?? ''}`).toContain('words');
    expect(email.truncated).toBeUndefined();
  });

  test('that a folded header declares are taken for what they are', async () => {
    const file = 'Content-Type: image/png\r\nContent-Transfer-Encoding:\r\n base64\r\n\r\n';
    const { attachments } = await readMessage(
      mixed('multipart/mixed;\r\n\tcharset=x;\r\n\tBoundary = "b"', `${file}${'QUJD'.repeat(500_000)}`),
    );
    expect(attachments).toMatchObject([{ mimeType: 'image/png', size: 1_500_000 }]);
  });

  test('in a message inside are read like those around it', async () => {
    const lines = `${'QUJD'.repeat(19)}\r\n`.repeat(40_000);
    const file = `Content-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines}`;
    const inner = `Subject: Inner\r\nContent-Type: multipart/mixed; boundary=i\r\n\r\n--i\r\n${file}--i--`;
    const email = await readMessage(
      mixed('multipart/mixed; boundary=b', `Content-Type: message/rfc822\r\n\r\n${inner}`, '\r\nwords'),
    );
    expect(email.body).toContain('words');
    expect(email.nested?.[0]?.attachments).toMatchObject([{ size: 2_280_000 }]);
  });
});

describe('a text part beside the HTML', () => {
  const html = '<p>Hello Tom, the garden party is on Saturday. Bring a cake if you like. Ada</p>';
  const lure =
    'Your account has been suspended. Verify your account within 24 hours: http://www.paypal.com@203.0.113.7/login';

  test('is judged as well, since some programs show it', () => {
    const [alone, beside] = [analyse({ subject: 'x', body: lure }), analyse({ subject: 'x', body: lure, html })];
    expect(rank(beside.severity)).toBeGreaterThanOrEqual(rank(alone.severity));
    expect(beside.text).toBe(lure);
  });

  test('that says the same adds only the links that it has alone', () => {
    const body =
      'Hello Tom, the garden party is on Saturday. Bring a cake. Ada http://www.paypal.com@203.0.113.7/login';
    const signal = analyse({ subject: 'x', body, html }).signals.find(({ id }) => id === 'link-userinfo');
    expect(signal?.sentence).toMatch(/The link is in the plain-text version\.$/);
  });

  test('with only a link to read it online is not a different email', () => {
    const body = 'View this letter in your browser: https://news.example/1';
    const email = { subject: 'x', body, html: `${html}<a href="https://www.news.example/2">View in your browser</a>` };
    expect(analyse(email).severity).toBe('None');
    expect(analyse(email).signals.map(({ id }) => id)).not.toContain('parts-disagree');
  });
});

test('missing results of a trusted server are reported', () => {
  const { coverage } = analyse({ subject: 'x', body: 'y', headers: [] }, { authservId: 'mx.example.net' });
  expect(coverage.notSeen).toContain('We couldn’t verify the sender.');
});

test('emails inside an email share the limit for file contents', async () => {
  const file = `Content-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n${`${'QUJD'.repeat(19)}\r\n`.repeat(30_000)}`;
  const inner = `Content-Type: multipart/mixed; boundary=i\r\n\r\n${`--i\r\n${file}`.repeat(2)}--i--\r\n`;
  const part = `--b\r\nContent-Type: message/rfc822\r\n\r\n${inner}`;
  const email = await readMessage(`Content-Type: multipart/mixed; boundary=b\r\n\r\n${part.repeat(4)}--b--`);
  const files = email.nested?.flatMap(({ attachments = [] }) => attachments) ?? [];
  expect(files).toHaveLength(8);
  expect(files.reduce((sum, { content }) => sum + (content?.length ?? 0), 0)).toBeLessThanOrEqual(LIMITS.message.files);
});

describe('the lines of a text', () => {
  const text = 'Hello Tom,\n\n--\n-- no delimiter\nthe bins go out tonight.\n\n\nAda\n';

  test('are as they were written, empty ones too', async () => {
    for (const source of [`Subject: x\n\n${text}`, `Subject: x\r\n\r\n${text.replaceAll('\n', '\r\n')}`]) {
      expect((await readMessage(source)).body).toBe(text);
    }
  });

  test('end where the next part begins', async () => {
    const part = (type: string) => `--b\nContent-Type: ${type}\n\n${text}`;
    const email = await readMessage(
      `Content-Type: multipart/alternative; boundary=b\n\n${part('text/plain')}${part('text/html')}--b--\n`,
    );
    expect(email).toMatchObject({ body: text, html: text });
  });
});

test('a name with a comma that nobody put in quotation marks is one sender', async () => {
  const email = await readMessage('From: Probert, Dilys <dilys@alder.example>\nSubject: Minutes\n\nHello');
  expect(email.from).toEqual({ name: 'Probert, Dilys', address: 'dilys@alder.example' });
  expect(email.senders).toBeUndefined();
});
