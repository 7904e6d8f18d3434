import { describe, expect, test } from 'vitest';
import { readEmailFiles } from '../../../src/features/email-test/email-file.ts';
import { testTable } from '../../support/test-table.ts';

const SOURCE = [
  'From: Alder Supplies <billing@alder-supplies.example>',
  'Subject: =?utf-8?Q?Rechnung_f=C3=BCr_Oktober?=',
  'Message-ID: <1@alder-supplies.example>',
  '',
  'Guten Tag,',
].join('\r\n');

const file = (content: BlobPart, name = 'email.eml') => new File([content], name);

async function read(...files: File[]) {
  const { emails, omitted, errors } = await readEmailFiles(files);
  expect(errors).toEqual([]);
  return {
    omitted,
    emails: await Promise.all(emails.map(async ({ source, ...shown }) => ({ ...shown, source: await source.text() }))),
  };
}

/** An mbox file, as mail programs write it. */
const mbox = (...messages: string[]) =>
  messages
    .map((message) => `From bo@home.example Sat Nov 21 18:00:00 2026\n${message.replace(/^(>*From )/gm, '>$1')}\n\n`)
    .join('');

describe('a saved email', () => {
  test('gives its decoded subject, its sender and its source, byte for byte', async () => {
    expect(await read(file(SOURCE))).toEqual({
      omitted: 0,
      emails: [{ subject: 'Rechnung für Oktober', from: 'Alder Supplies', source: SOURCE, file: 'email.eml' }],
    });
  });

  test('of Outlook is listed by its name, which is its subject', async () => {
    const bytes = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
    const { emails } = await readEmailFiles([file(bytes, 'Rechnung Oktober.msg')]);
    expect(emails).toMatchObject([{ subject: 'Rechnung Oktober', from: 'Outlook file' }]);
    expect(emails[0]?.source.type).toBe('application/vnd.ms-outlook');
  });

  test('may be raw source, saved as text, with empty lines before it', async () => {
    expect((await read(file(`\n\n${SOURCE}`, 'source.txt'))).emails).toMatchObject([{ from: 'Alder Supplies' }]);
  });

  test.each([
    'Subject: Lunch\r\n\r\nShall we?',
    'To: ada@home.example\nSubject: A folded\n line\n\nShall we?',
    'X-Note: one\nReply-To: bo@home.example\n\nShall we?',
  ])('needs one known field where all of its head are fields: %j', async (source) => {
    expect((await read(file(source))).emails).toMatchObject([{ source }]);
    expect((await read(file(mbox(source, SOURCE), 'Inbox.mbox'))).emails).toHaveLength(2);
  });

  test('without a subject and a sender is named so', async () => {
    const { emails } = await read(file('Date: Sat, 21 Nov 2026 18:00:00 +0000\n\nHello'));
    expect(emails).toMatchObject([{ subject: '(no subject)', from: '(no sender)' }]);
  });

  test('may be one of several that are chosen together', async () => {
    const other = 'From: bo@home.example\n\nHello';
    expect((await read(file(SOURCE), file(other))).emails.map(({ from }) => from)).toEqual([
      'Alder Supplies',
      'bo@home.example',
    ]);
  });
});

test('emails that look the same are told apart by their file', async () => {
  const { emails } = await read(file(SOURCE, 'bill.eml'), file(mbox(SOURCE), 'Inbox.mbox'));
  expect(emails.map((email) => email.file)).toEqual(['bill.eml', 'Inbox.mbox']);
});

describe('a mailbox in a file', () => {
  const one = 'From: Ada <ada@home.example>\nSubject: One\n\nFrom here on it is easy.\n>From there too.\n\nFrom me';
  const two = 'From: Bo <bo@home.example>\r\nSubject: Two\r\n\r\nBye.';

  test('gives each message as it was', async () => {
    const { emails } = await read(file(mbox(one, two), 'Inbox.mbox'));
    expect(emails.map(({ subject, from }) => [subject, from])).toEqual([
      ['One', 'Ada'],
      ['Two', 'Bo'],
    ]);
    expect(emails.map(({ source }) => source.trimEnd())).toEqual([one, two]);
  });

  test('of thousands is not shown whole', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => `From: a@b.example\nSubject: ${index}\n\nHello`);
    const { emails, omitted } = await read(file(mbox(...many)));
    expect([emails.length, emails.at(-1)?.subject, omitted]).toEqual([200, '199', 800]);
  });
});

describe('a file that is no email', () => {
  testTable([
    ['a cut picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'damaged'],
    ['a moving picture', 'GIF89a', 'GIF picture'],
    ['a document', '%PDF-1.7', 'PDF'],
    ['a note', 'Dear diary: today\n\nnothing.', 'not a saved email'],
    ['a note with a subject', 'For Ada\nSubject: lunch\n\nnothing.', 'not a saved email'],
    ['a list of unknown fields', 'Colour: red\nSize: 12\n\nnothing.', 'not a saved email'],
    ['nothing', '', 'empty'],
  ])('but %s is refused by its name', async (_, content, reason) => {
    expect(await readEmailFiles([file(content, 'thing.bin')])).toEqual({
      emails: [],
      omitted: 0,
      errors: [{ file: 'thing.bin', message: expect.stringMatching(new RegExp(`^thing\\.bin .*${reason}`)) }],
    });
  });

  test('but too large is refused unread', async () => {
    const large = { name: 'large.eml', size: 25 * 1024 * 1024 + 1 } as File;
    expect(await readEmailFiles([large])).toMatchObject({ errors: [{ message: expect.stringContaining('25 MB') }] });
  });

  test('but a folder cannot be read', async () => {
    const folder = { name: 'Mail', size: 4096, arrayBuffer: () => Promise.reject(new Error('NotReadable')) };
    expect(await readEmailFiles([folder as unknown as File])).toMatchObject({
      errors: [{ message: 'Mail couldn’t be read.' }],
    });
  });

  test('does not take along the emails that are chosen with it', async () => {
    const chosen = [file('Dear diary', 'note.txt'), file(SOURCE), file('', 'empty.eml')];
    const { emails, errors } = await readEmailFiles(chosen);
    expect(emails.map(({ from }) => from)).toEqual(['Alder Supplies']);
    expect(errors.map((error) => error.file)).toEqual(['note.txt', 'empty.eml']);
  });

  test('nor does a message that is none its mailbox', async () => {
    const { emails, errors } = await readEmailFiles([file(mbox(SOURCE, 'Dear diary'), 'Inbox.mbox')]);
    expect(emails).toHaveLength(1);
    expect(errors).toEqual([{ file: 'Inbox.mbox', message: '1 item in Inbox.mbox is not an email.' }]);
  });
});
