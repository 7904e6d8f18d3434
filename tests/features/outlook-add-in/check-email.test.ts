import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMessage } from '../../../src/engines/detection/mime/message.ts';
import { checkEmail } from '../../../src/features/outlook-add-in/check-email.ts';
import { composeSource } from '../../../src/features/outlook-add-in/compose-source.ts';
import type { Parts } from '../../../src/features/outlook-add-in/handed-over.ts';
import { themeOf } from '../../../src/features/outlook-add-in/theme.ts';

const HEADERS = [
  'Received: from mail.northwind.example',
  '\tby mx.example.com; Thu, 26 Nov 2026 09:12:00 +0000',
  'From: =?utf-8?q?Odile_Marchand?= <odile@northwind.example>',
  'To: maren.vogel@example.com',
  'Subject: Lunch',
  'Content-Type: multipart/mixed;',
  ' boundary="theirs"',
  'MIME-Version: 1.0',
  'Message-ID: <1@northwind.example>',
  '',
].join('\r\n');

const bytes = (text: string) => new TextEncoder().encode(text);

test('what is put together is read as it was received', async () => {
  const html = '<p>Käse am Mittag</p>';
  const files = [
    { filename: 'über "us".pdf', mimeType: 'application/pdf', content: bytes('%PDF'), isInline: false },
    { filename: 'logo.png', mimeType: 'image/png', content: bytes('x'), isInline: true, contentId: 'logo@1' },
    { filename: 'Re: Lunch.eml', mimeType: 'message/rfc822', content: bytes(`${HEADERS}\r\nInner`), isInline: false },
  ];
  const email = await readMessage(composeSource({ headers: HEADERS, html, text: undefined, files }));
  expect(email).toMatchObject({
    subject: 'Lunch',
    from: { name: 'Odile Marchand', address: 'odile@northwind.example' },
    html: expect.stringContaining(html),
  });
  expect(email.headers?.filter(({ name }) => name.toLowerCase() === 'content-type')).toHaveLength(1);
  expect(email.headers?.find(({ name }) => name === 'Received')?.value).toMatch(/by mx\.example\.com/);
  expect(email.attachments?.map(({ filename }) => filename)).toEqual(['über "us".pdf', 'logo.png', 'Re: Lunch.eml']);
  expect(email.attachments?.[1]).toMatchObject({ contentId: 'logo@1', isShown: true });
  expect(email.nested?.[0]?.subject).toBe('Lunch');
});

test.each([
  ['a type', { filename: 'a', mimeType: 'text/html\r\nX-Injected: 1' }],
  ['a name', { filename: 'a\r\nX-Injected: 1', mimeType: 'text/plain' }],
  ['an id', { filename: 'a', mimeType: 'text/plain', contentId: 'a>\r\nX-Injected: 1' }],
])('%s adds no header', (_, file) => {
  const files = [{ content: bytes('x'), isInline: false, ...file }];
  const source = new TextDecoder().decode(composeSource({ headers: HEADERS, html: '', text: undefined, files }));
  expect(source).not.toMatch(/^X-Injected/m);
});

test('headers that end too early do not become the text', async () => {
  const headers = `${HEADERS}\r\n\r\nInjected text\r\nX-Later: 1\r\n`;
  const email = await readMessage(composeSource({ headers, html: '<p>Text</p>', text: undefined, files: [] }));
  expect(email.html).toContain('Text');
  expect(`${email.body}${email.html}`).not.toContain('Injected');
});

const READER = { owner: 'maren.vogel@northwind.example', authservId: undefined };

const PARTS: Parts = {
  headers: undefined,
  fields: 'From: "Odile" <odile@northwind.example>\r\nSubject: Lunch',
  html: '<p>Shall we have lunch on Thursday, at the place by the river?</p>',
  text: undefined,
  attachments: [],
};

test('fields that Outlook shows are not taken for received headers', async () => {
  const checked = await checkEmail(PARTS, READER);
  expect(checked).toMatchObject({
    status: 'analysed',
    fields: { from: 'Odile <odile@northwind.example>', subject: 'Lunch' },
    analysis: { coverage: { headers: false, sender: true } },
    missing: { headers: true, files: [] },
  });
});

test('a file that was not handed over is named, and not taken for an empty one', async () => {
  const file = { id: '1', name: 'Plan.docx', size: 9000, attachmentType: 'cloud', isInline: false, content: undefined };
  const checked = await checkEmail({ ...PARTS, attachments: [file] }, READER);
  expect(checked).toMatchObject({
    status: 'analysed',
    fields: { attachments: 'Plan.docx' },
    analysis: { coverage: { filesRead: false } },
    missing: { files: ['Plan.docx'] },
  });
});

test.each([
  ['no text', { ...PARTS, html: undefined }],
  ['what is no email', { file: btoa('%PDF-1.7') }],
  ['nothing', { file: '' }],
])('%s is not judged', async (_, handed) => {
  expect(await checkEmail(handed, READER)).toEqual({ status: 'unchecked', reason: 'unreadable' });
});

test('an email above the limit is not read', async () => {
  const file = 'QUFB'.repeat((25 * 1024 * 1024) / 3 + 1);
  expect(await checkEmail({ file }, READER)).toEqual({ status: 'unchecked', reason: 'tooLarge' });
});

test('the server that keeps the mailbox tells whether the sender is real', async () => {
  const file = readFileSync('src/features/demo-provider/emails/coffee-receipt.eml').toString('base64');
  const unverified = 'We couldn’t verify the sender.';
  const notSeen = async (authservId: string | undefined) => {
    const checked = await checkEmail({ file }, { ...READER, authservId });
    return checked.status === 'analysed' ? checked.analysis.coverage.notSeen : [checked.status];
  };
  expect(await notSeen(undefined)).toContain(unverified);
  expect(await notSeen('mx.microsoft.com')).toContain(unverified);
  expect(await notSeen('mx.google.com')).not.toContain(unverified);
});

test.each([
  ['#FFFFFF', 'light'],
  ['#262626', 'dark'],
  ['0a0a0a', 'dark'],
  ['white', undefined],
  [undefined, undefined],
])('a background of %s is %s', (colour, theme) => {
  expect(themeOf(colour)).toBe(theme);
});
