import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { rank } from '../../../../src/engines/detection/analysis.ts';
import { analyse, type Context } from '../../../../src/engines/detection/index.ts';
import { LIMITS } from '../../../../src/engines/detection/limits.ts';
import { readMessage } from '../../../../src/engines/detection/mime/message.ts';
import { makePdfOf, makePng, makeProgram, makeQrPng, pdfStream, qrPixels } from '../../../support/make-files.ts';
import { makeInvitation, makeMessage } from '../../../support/make-message.ts';
import { makeTnef } from '../../../support/make-tnef.ts';
import { makeZip } from '../../../support/make-zip.ts';
import { testTable } from '../../../support/test-table.ts';

const TO_TOM = { From: 'Ada <ada@elm.example>', To: 'tom@alder.example', Subject: 'Hello' };
const LURE = makeMessage(
  { ...TO_TOM, Subject: 'Your mailbox is full' },
  'Your account has been suspended. Verify your account within 24 hours: http://www.paypal.com@203.0.113.7/login',
);
const HOLIDAY = makeMessage({ ...TO_TOM, Subject: 'Holiday' }, 'The sea is warm and the cakes are good.');
const attached = (content: string) => ({ type: 'message/rfc822', name: 'email.eml', content });
const ids = (email: Parameters<typeof analyse>[0]) => analyse(email).signals.map(({ id }) => id);

describe('a message inside a message', () => {
  test('is parsed in full, and is not part of the outer email', async () => {
    const inner = makeMessage(TO_TOM, 'Inner words', {
      type: 'application/pdf',
      name: 'a.pdf',
      content: makePdfOf('<<>>'),
    });
    const email = await readMessage(makeMessage({ ...TO_TOM, Subject: 'Outer' }, 'Outer words', attached(inner)));
    expect(email.body.trim()).toBe('Outer words');
    expect(email.nested).toMatchObject([
      { subject: 'Hello', body: expect.stringContaining('Inner words'), attachments: [{ filename: 'a.pdf' }] },
    ]);
    expect(email.nested?.[0]?.attachments?.[0]?.content).toEqual(new Uint8Array(makePdfOf('<<>>')));
  });

  test('is opened when it comes in base64 as well', async () => {
    const content = new TextEncoder().encode(LURE);
    const email = await readMessage(
      makeMessage(TO_TOM, 'See.', { type: 'application/octet-stream', name: 'a.eml', content }),
    );
    expect(email.nested?.[0]?.subject).toBe('Your mailbox is full');
  });

  test('is parsed to a depth of three, and deeper ones are reported as not read', async () => {
    let message = makeMessage({ ...TO_TOM, Subject: 'Level 5' }, 'x');
    for (let level = 4; level >= 0; level--) {
      message = makeMessage({ ...TO_TOM, Subject: `Level ${level}` }, 'x', attached(message));
    }
    const subjects: string[] = [];
    let email = await readMessage(message);
    for (;;) {
      subjects.push(email.subject);
      const [next] = email.nested ?? [];
      if (!next) break;
      email = next;
    }
    expect(subjects).toEqual(['Level 0', 'Level 1', 'Level 2', 'Level 3']);
    expect(email.truncated).toBe(true);
  });

  test('costs no more when there are hundreds', async () => {
    const email = await readMessage(makeMessage(TO_TOM, 'x', ...Array.from({ length: 300 }, () => attached(HOLIDAY))));
    expect(email.nested).toHaveLength(LIMITS.nested.emails);
    expect(email.truncated).toBe(true);
  });

  test('is judged by the same rules, and the answer says where', async () => {
    const email = await readMessage(makeMessage(TO_TOM, 'See the attached.', attached(LURE)));
    const signal = analyse(email).signals.find(({ id }) => id === 'dangerous-message-attached');
    expect(signal?.sentence).toMatch(/^In the attached email “.+”: /);
    expect(ids(await readMessage(makeMessage(TO_TOM, 'See the attached.', attached(HOLIDAY))))).not.toContain(
      'dangerous-message-attached',
    );
  });

  testTable<[string, Record<string, string>, string]>([
    ['says nothing else', {}, 'See the attached.'],
    ['claims to forward it', { Subject: 'Fwd: strange email' }, 'What is this?'],
    ['claims to report it', {}, 'Is this phishing? We report such scams.'],
    ['adds the sender to the recipients', { To: 'tom@alder.example, ada@elm.example' }, 'Is this phishing?'],
    ['claims to be a server that returns it', { From: 'MAILER-DAEMON@mx.example' }, 'Could not be delivered. 5.1.1'],
    ['is a colleague who says nothing of it', { From: 'Ada <ada@alder.example>' }, 'See the email of this morning.'],
    ['has honest words of its own', {}, 'The tea in the garden was lovely. '.repeat(60)],
  ])('is what a message that %s is judged by', async (_, headers, text) => {
    const nested = await readMessage(LURE);
    const email = await readMessage(makeMessage({ ...TO_TOM, ...headers }, text, attached(LURE)));
    const { severity, kind, verdict, conclusion, signals } = analyse(email, { ownDomains: ['alder.example'] });
    const alone = analyse(nested, { ownDomains: ['alder.example'] });
    expect(alone.severity).not.toBe('None');
    expect({ severity, kind, verdict }).toEqual({
      severity: alone.severity,
      kind: alone.kind,
      verdict: alone.verdict,
    });
    expect(conclusion).toMatch(/^The attached email /);
    const found = signals.filter(({ weight }) => weight > 0);
    for (const { evidence } of found)
      for (const { source } of evidence) expect(source).toContain('the attached email “Your mailbox is full”');
    expect(found.flatMap(({ evidence }) => evidence).length).toBeGreaterThan(0);
  });

  test('with a forged colleague’s address is no report', async () => {
    const headers = {
      ...TO_TOM,
      'Authentication-Results': 'mx.alder.example; spf=softfail smtp.mailfrom=alder.example; dmarc=none',
      From: 'Ada <ada@alder.example>',
      Subject: 'Fwd: phishing?',
    };
    const email = await readMessage(makeMessage(headers, 'Is this phishing?', attached(LURE)));
    const context = { ownDomains: ['alder.example'], authservId: 'mx.alder.example' };
    expect(analyse(email, context).severity).toBe(analyse(await readMessage(LURE), context).severity);
  });

  const REPORTED: Context = {
    authservId: 'mx.northwind.example',
    recipient: 'ann@northwind.example',
    ownDomains: ['northwind.example'],
    contacts: [{ name: 'Ada', address: 'ada@elm.example' }],
  };
  const PASS = 'mx.northwind.example; dmarc=pass header.from=';
  const passing = (address: string) => ({
    From: `Ada <${address}>`,
    To: 'ann@northwind.example',
    'Authentication-Results': `${PASS}${address.split('@')[1]}`,
  });
  const FORGED_LURE = LURE.replace('ada@elm.example', 'ann@northwind.example');
  const returnedBy = { From: 'MAILER-DAEMON@mx.northwind.example', To: 'ann@northwind.example' };
  const bounce = async (text: string, lure: string) =>
    readMessage(makeMessage(returnedBy, text, attached(lure)).replace('multipart/mixed', 'multipart/report'));

  testTable<[string, Record<string, string>, string]>([
    ['a colleague', passing('ada@northwind.example'), 'Hi Ann, this looks like phishing.'],
    ['a contact', passing('ada@elm.example'), 'Hi Ann, is this phishing?'],
    ['the reader', { ...passing('ann@northwind.example'), Subject: 'Fwd: Your mailbox is full' }, 'For later.'],
  ])('does not count against %s who reports it, and is not called safe', async (_, headers, text) => {
    const email = await readMessage(makeMessage({ ...TO_TOM, ...headers }, text, attached(LURE)));
    const { severity, verdict, conclusion, response } = analyse(email, REPORTED);
    expect({ severity, verdict }).toEqual({ severity: 'None', verdict: 'unknown' });
    expect(conclusion).toContain('the email attached to it is dangerous');
    expect(response).toMatch(/In the attached email “.+”: /);
  });

  const OPEN = 'please open the attached email and follow the steps in it today.';
  testTable<[string, Record<string, string>, string]>([
    ['a contact’s forward', { ...passing('ada@elm.example'), Subject: 'FW: Invoice 2231' }, `Hi Ann, ${OPEN}`],
    ['a contact’s assurance', passing('ada@elm.example'), `Hi Ann, this is genuine, ${OPEN}`],
    ['a colleague’s assurance', passing('ada@northwind.example'), `Hi Ann, this is genuine, ${OPEN}`],
    [
      'the reader’s unchecked address',
      { From: 'ann@northwind.example', Subject: 'Fwd: phishing?' },
      'Is this phishing?',
    ],
    ['a colleague’s unchecked address', { From: 'ada@northwind.example' }, 'Is this phishing?'],
  ])('is not excused by %s', async (_, headers, text) => {
    const email = await readMessage(makeMessage({ ...TO_TOM, ...headers }, text, attached(LURE)));
    expect(rank(analyse(email, REPORTED).severity)).toBeGreaterThanOrEqual(rank('High'));
  });

  test('in the reader’s name does not count against the server that returns it', async () => {
    const text = 'The email could not be delivered: 550 5.1.1 user unknown.';
    expect(analyse(await bounce(text, FORGED_LURE), REPORTED)).toMatchObject({ severity: 'None', verdict: 'unknown' });
    for (const email of [
      await bounce(text, LURE),
      await bounce(`${text} https://login-desk.example/open`, FORGED_LURE),
    ])
      expect(rank(analyse(email, REPORTED).severity)).toBeGreaterThanOrEqual(rank('Medium'));
  });

  test('does not count against a stranger who reports it where reports belong', async () => {
    const text = 'Hello, I received the attached email, which pretends to be from your company. Best regards, Nora';
    const email = await readMessage(makeMessage({ ...TO_TOM, To: 'abuse@northwind.example' }, text, attached(LURE)));
    const desk = { ...REPORTED, contacts: [], recipient: 'abuse@northwind.example' };
    expect(analyse(email, desk)).toMatchObject({ severity: 'None', verdict: 'unknown' });
    expect(rank(analyse(email, { ...desk, recipient: 'ann@northwind.example' }).severity)).toBeGreaterThan(0);
  });

  test('that is honest changes nothing', async () => {
    for (const text of ['See the attached.', 'Fwd', 'The tea in the garden was lovely. '.repeat(60)]) {
      const plain = await readMessage(makeMessage(TO_TOM, text));
      const email = await readMessage(makeMessage(TO_TOM, text, attached(HOLIDAY)));
      expect(analyse(email).severity).toBe(analyse(plain).severity);
    }
  });

  testTable([
    [
      'pl',
      'Twoja skrzynka jest pełna',
      'Twoje konto zostało zablokowane. Zaloguj się i potwierdź hasło w ciągu 24 godzin, inaczej konto zostanie usunięte: https://skrzynka-pomoc.example/login',
    ],
    [
      'de',
      'Ihr Postfach ist voll',
      'Ihr Konto wurde gesperrt. Melden Sie sich an und bestätigen Sie Ihr Passwort innerhalb von 24 Stunden, sonst wird das Konto gelöscht: https://postfach-hilfe.example/login',
    ],
    [
      'ru',
      'Ваш почтовый ящик переполнен',
      'Ваш аккаунт заблокирован. Войдите и подтвердите пароль в течение 24 часов, иначе аккаунт будет удалён: https://pochta-pomosh.example/login',
    ],
    [
      'ja',
      'メールボックスの容量が上限に達しました',
      'お客様のアカウントは停止されました。24時間以内にログインしてパスワードを確認してください。確認しない場合、アカウントは削除されます: https://mail-help.example/login',
    ],
    [
      'tr',
      'Posta kutunuz doldu',
      'Hesabınız askıya alındı. 24 saat içinde giriş yapın ve şifrenizi doğrulayın, aksi halde hesabınız silinecek: https://posta-yardim.example/login',
    ],
  ])('has its words quoted, and itself named: %s', async (_, subject, body) => {
    const lure = makeMessage(
      { From: 'Admin <admin@post-serwis.example>', To: 'tom@alder.example', Subject: subject },
      body,
    );
    const email = await readMessage(makeMessage(TO_TOM, 'Ada', attached(lure)));
    const { severity, signals } = analyse(email);
    expect(rank(severity)).toBeGreaterThanOrEqual(rank('Medium'));
    const quotes = signals.flatMap(({ weight, evidence }) => (weight > 0 ? evidence : []));
    const words = quotes.filter(({ quote }) => body.includes(quote) && !quote.startsWith('http'));
    expect(words.length).toBeGreaterThan(0);
    for (const { source } of quotes) expect(source).toContain(`the attached email “${subject}”`);
  });

  test('cannot vouch for itself with a server’s results', () => {
    const nested = [
      {
        subject: 'News',
        body: 'Hello',
        from: { name: 'PayPal', address: 'service@paypal.com' },
        headers: [{ name: 'Authentication-Results', value: 'mx.example.net; dmarc=pass header.from=paypal.com' }],
      },
    ];
    const email = { subject: 'x', body: 'y', nested };
    expect(analyse(email, { authservId: 'mx.example.net' })).toEqual(analyse(email));
  });
});

describe('a winmail.dat', () => {
  const packed = makeTnef('Words for Outlook', [
    { title: 'INVOIC~1.EXE', longName: 'Invoice November.exe', data: makeProgram() },
    { title: 'photo.jpg', data: 'x' },
  ]);

  test('is opened: its text, and its files under their long names', async () => {
    const email = await readMessage(
      makeMessage(TO_TOM, '', { type: 'application/ms-tnef', name: 'winmail.dat', content: packed }),
    );
    expect(email.attachments?.map(({ filename, size }) => [filename, size])).toEqual([
      ['Invoice November.exe', 512],
      ['photo.jpg', 1],
    ]);
    expect(ids(email)).toContain('attachment-runs');
  });

  test('has its words read and its links followed up where there are no others', async () => {
    const html = '<p>See <a href="http://www.paypal.com@203.0.113.7/login">this</a></p>';
    const content = makeTnef('See this', [], html);
    const email = await readMessage(
      makeMessage(TO_TOM, '', { type: 'application/ms-tnef', name: 'winmail.dat', content }),
    );
    expect(email).toMatchObject({ body: 'See this', html });
    expect(ids(email)).toContain('link-userinfo');
  });

  test('does not take the place of words that are there', async () => {
    const email = await readMessage(
      makeMessage(TO_TOM, 'Words for all', { type: 'application/ms-tnef', name: 'winmail.dat', content: packed }),
    );
    expect(email.body.trim()).toBe('Words for all');
  });

  test('that is none stays a file', async () => {
    const email = await readMessage(
      makeMessage(TO_TOM, 'x', {
        type: 'application/ms-tnef',
        name: 'winmail.dat',
        content: new Uint8Array([1, 2, 3]),
      }),
    );
    expect(email.attachments).toMatchObject([{ filename: 'winmail.dat', size: 3 }]);
  });
});

describe('a calendar part', () => {
  const invitation = makeInvitation({
    'ORGANIZER;CN="Ada: at Elm"': 'mailto:ada@elm.example',
    SUMMARY: 'Autumn party\\, with cake',
    DESCRIPTION: `${'A long story. '.repeat(20)}\\nSee https://elm.example/party`,
    LOCATION: 'The garden',
    DTSTART: '20261121T090000Z',
  });

  test('says who, what, where and when', async () => {
    const email = await readMessage(
      makeMessage(TO_TOM, 'x', { type: 'text/calendar; method=REQUEST', content: invitation }),
    );
    expect(email.calendar).toEqual([
      {
        method: 'REQUEST',
        organizer: { name: 'Ada: at Elm', address: 'ada@elm.example' },
        summary: 'Autumn party, with cake',
        description: `${'A long story. '.repeat(20)}\nSee https://elm.example/party`,
        location: 'The garden',
        url: '',
        start: '20261121T090000Z',
        end: '',
      },
    ]);
    expect(analyse(email).severity).toBe('None');
  });

  test('is judged by what it says', async () => {
    const content = makeInvitation({
      SUMMARY: 'Your mailbox is full',
      DESCRIPTION: 'Your account has been suspended. Verify it: http://www.paypal.com@203.0.113.7/login',
    });
    const email = await readMessage(
      makeMessage(TO_TOM, 'Invitation', { type: 'application/ics', name: 'i.ics', content }),
    );
    const signal = analyse(email).signals.find(({ id }) => id === 'dangerous-calendar-entry');
    expect(signal?.sentence).toMatch(/^In the calendar entry “Your mailbox is full”: /);
  });
});

describe('a calendar part hides nothing', () => {
  const bad = 'Your account has been suspended. Verify it: http://www.paypal.com@203.0.113.7/login';
  const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');

  testTable([
    ['in a second event', `${event('SUMMARY:Tea')}\r\n${event('SUMMARY:x', `DESCRIPTION:${bad}`)}`],
    ['behind an alarm', event('SUMMARY:x', 'BEGIN:VALARM', 'DESCRIPTION:Tea', 'END:VALARM', `DESCRIPTION:${bad}`)],
    ['in the description as HTML', event('DESCRIPTION:Tea', `X-ALT-DESC;FMTTYPE=text/html:<p>${bad}</p>`)],
    ['in an event that does not end', `BEGIN:VEVENT\r\nDESCRIPTION:${bad}`],
  ])('%s', async (_, entries) => {
    const content = `BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\n${entries}\r\nEND:VCALENDAR\r\n`;
    const email = await readMessage(makeMessage(TO_TOM, 'x', { type: 'text/calendar; method=REQUEST', content }));
    expect(ids(email)).toContain('dangerous-calendar-entry');
  });
});

describe('a QR code', () => {
  const LINK = 'https://www.paypal.com.pages.test/login';

  test('is read from a picture, and its link is judged like any other', async () => {
    const email = await readMessage(
      makeMessage(TO_TOM, 'Scan the code', { type: 'image/png', name: 'code.png', content: makeQrPng(LINK) }),
    );
    expect(email.qrCodes).toEqual([{ text: LINK, attachment: 'code.png' }]);
    const signal = analyse(email).signals.find(({ id }) => id === 'link-look-alike');
    expect(signal?.sentence).toMatch(/The link is in the QR code in “code\.png”\.$/);
    expect(signal?.evidence[0]).toMatchObject({ where: 'attachment', quote: LINK });
  });

  test('is read from a picture in a PDF', async () => {
    const { side, pixels } = qrPixels(LINK);
    const entries = `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8`;
    const content = makePdfOf('<< /Type /Catalog >>', pdfStream(entries, Buffer.from(pixels)));
    const email = await readMessage(makeMessage(TO_TOM, 'x', { type: 'application/pdf', name: 'code.pdf', content }));
    expect(email.qrCodes).toEqual([{ text: LINK, attachment: 'code.pdf' }]);
  });

  test('is read from a picture embedded in the HTML', async () => {
    const data = makeQrPng(LINK).toString('base64');
    const email = await readMessage(
      `Content-Type: text/html\r\n\r\n<p>Scan</p><img src="data:image/png;base64,${data}">`,
    );
    expect(email.qrCodes).toEqual([{ text: LINK, attachment: '' }]);
  });

  test('is read from an interlaced picture', async () => {
    const { side, pixels } = qrPixels(LINK);
    const drawn = sharp(Buffer.from(pixels), { raw: { width: side, height: side, channels: 1 } });
    const content = await drawn.png({ progressive: true }).toBuffer();
    expect(content[28]).toBe(1);
    const email = await readMessage(makeMessage(TO_TOM, 'x', { type: 'image/png', name: 'code.png', content }));
    expect(email.qrCodes).toEqual([{ text: LINK, attachment: 'code.png' }]);
  });

  test('is reported as not searched for if a picture is too large', async () => {
    const content = Buffer.concat([makeQrPng(LINK), Buffer.alloc(LIMITS.qr.bytes)]);
    const email = await readMessage(makeMessage(TO_TOM, 'x', { type: 'image/png', name: 'code.png', content }));
    expect(analyse(email).coverage.notSeen.join()).toMatch(/Images not searched for QR codes .*: 1\./);
  });

  test('is read from a picture of many pixels, as long as it is packed in few bytes', async () => {
    const { side, pixels } = qrPixels(LINK, 25);
    expect(side * side).toBeGreaterThan(LIMITS.qr.pixels);
    const content = makePng(side, side, pixels);
    const email = await readMessage(makeMessage(TO_TOM, 'x', { type: 'image/png', name: 'code.png', content }));
    expect(email.qrCodes).toEqual([{ text: LINK, attachment: 'code.png' }]);
  });

  test('is reported as not searched for if there are many pictures, or a long one in the HTML', async () => {
    const picture = { type: 'image/png', name: 'a.png', content: makePng(400, 400, new Uint8Array(160_000)) };
    const many = await readMessage(makeMessage(TO_TOM, 'x', picture, picture, picture, picture, picture));
    expect(many.unsearchedPictures).toBeGreaterThan(0);
    const data = Buffer.concat([makeQrPng(LINK), Buffer.alloc(LIMITS.qr.bytes)]).toString('base64');
    const long = await readMessage(`Content-Type: text/html\r\n\r\n<img src="data:image/png;base64,${data}">`);
    expect(long.unsearchedPictures).toBe(1);
  });

  testTable([
    ['a GIF', 'code.gif', Buffer.from('GIF89a\x90\0\x90\0', 'latin1')],
    ['a WebP', 'code.webp', Buffer.from('RIFF\x10\0\0\0WEBPVP8L', 'latin1')],
    [
      'a PDF in other colours',
      'code.pdf',
      makePdfOf(
        pdfStream('/Subtype /Image /Width 90 /Height 90 /ColorSpace /DeviceCMYK /BitsPerComponent 8', 'x'.repeat(90)),
      ),
    ],
  ])('is reported as not searched for in %s', async (_, name, content) => {
    const email = await readMessage(makeMessage(TO_TOM, 'x', { type: 'application/octet-stream', name, content }));
    expect(analyse(email).coverage.notSeen.join()).toMatch(/Images not searched for QR codes .*: 1\./);
  });

  test('is not mentioned for a picture too small to contain one', async () => {
    const content = Buffer.from('GIF89a\x01\0\x01\0', 'latin1');
    const email = await readMessage(makeMessage(TO_TOM, 'x', { type: 'image/gif', name: 'dot.gif', content }));
    expect(email.unsearchedPictures).toBeUndefined();
  });

  test('without a link is no finding', async () => {
    const content = makeQrPng('WIFI:S:Garden;T:WPA;P:apples;;');
    const email = await readMessage(makeMessage(TO_TOM, 'x', { type: 'image/png', name: 'wifi.png', content }));
    expect(email.qrCodes).toHaveLength(1);
    expect(ids(email)).not.toContain('qr-code-link');
  });

  test('in a picture that claims to be huge is not looked for', async () => {
    const content = makeQrPng(LINK);
    content.writeUInt32BE(60_000, 16);
    content.writeUInt32BE(60_000, 20);
    const email = await readMessage(makeMessage(TO_TOM, 'x', { type: 'image/png', name: 'code.png', content }));
    expect(email.qrCodes).toEqual([]);
  });
});

test('links in attached files go to the rules for links', async () => {
  const pdf = makePdfOf('<< /Type /Annot /A << /S /URI /URI (http://www.paypal.com@203.0.113.7/login) >> >>');
  const email = await readMessage(
    makeMessage(TO_TOM, 'x', {
      type: 'application/zip',
      name: 'a.zip',
      content: makeZip([{ name: 'a.pdf', data: pdf }]),
    }),
  );
  const signal = analyse(email).signals.find(({ id }) => id === 'link-userinfo');
  expect(signal?.evidence[0]?.where).toBe('attachment');
  expect(signal?.sentence).toMatch(/The link is in the file “a\.zip”\.$/);
});
