import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { analyse } from '../../src/engines/detection/index.ts';
import { readMessage } from '../../src/engines/detection/mime/message.ts';
import { failure, isFailure } from '../../src/server/failure.ts';
import { openWorkerPool, type WorkerPool } from '../../src/server/worker-pool.ts';
import { messageOfOutlookFile } from '../../src/workers/outlook-file.ts';
import { readEmail } from '../../src/workers/read-email.server.ts';
import { INLINE_BYTES, runTask } from '../../src/workers/run-task.server.ts';
import { makeMessage } from '../support/make-message.ts';
import { type OutlookMessage, storedRtf, writeOutlookFile } from './write-outlook-file.ts';

const SUBJECT = '0037001F';
const BODY = '1000001F';
const HEADERS = '007D001F';
const COMPRESSED_RTF = '10090102';
const HTML = '10130102';
const FILE_NAME = '3707001F';
const CONTENT = '37010102';

const SENDER = { '0C1A001F': 'Ana Ruiz', '5D01001F': 'ana@lumen.example' };

const read = async (message: OutlookMessage) => {
  const file = writeOutlookFile(message);
  // As in a network buffer: not at its start.
  const source = await messageOfOutlookFile(Buffer.concat([Buffer.alloc(7), file]).subarray(7));
  expect(source).not.toBeNull();
  return readMessage(source ?? '');
};

describe('an Outlook file', () => {
  test('without transport headers has those that its properties tell', async () => {
    const email = await read({
      properties: { ...SENDER, [SUBJECT]: 'Factura 4/2026: plazo', [BODY]: 'Adjunto la factura. Un saludo, Ana' },
      recipients: [{ '3001001F': 'Jo Park', '39FE001F': 'jo@harbor.example', '0C150003': 1 }],
    });
    expect(email).toMatchObject({
      subject: 'Factura 4/2026: plazo',
      from: { name: 'Ana Ruiz', address: 'ana@lumen.example' },
      body: expect.stringContaining('Adjunto la factura.'),
    });
    expect(email.to?.[0]?.address).toBe('jo@harbor.example');
  });

  test('keeps the header fields it arrived with, in order and once', async () => {
    const source = await messageOfOutlookFile(
      writeOutlookFile({
        properties: {
          ...SENDER,
          [SUBJECT]: 'Of the properties',
          [BODY]: 'Hello',
          [HEADERS]: [
            'Received: from a.example by b.example; Mon, 2 Nov 2026 10:00:00 +0000',
            'Authentication-Results: b.example;',
            '\tdmarc=fail header.from=bank.example',
            'From: "Bank" <service@bank.example>',
            'Subject: Of the headers',
            'Content-Type: text/plain; charset=us-ascii',
            'Content-Transfer-Encoding: 7bit',
            'MIME-Version: 1.0',
            '',
          ].join('\r\n'),
        },
      }),
    );
    const text = Buffer.from(source ?? []).toString('utf8');
    expect(text).toMatch(/^Received: .*\r\nAuthentication-Results: b\.example;\r\n\tdmarc=fail/);
    expect(text).not.toContain('Of the properties');
    expect(text.match(/^Content-Type:/gim)).toHaveLength(1);
    const email = await readMessage(source ?? '');
    expect(email.from?.address).toBe('service@bank.example');
  });

  test('yields the HTML that Outlook wrapped in RTF, so that links keep their targets', async () => {
    const rtf =
      '{\\rtf1\\ansi\\ansicpg1252\\fromhtml1 \\deff0{\\fonttbl{\\f0\\fswiss Arial;}}' +
      '{\\*\\htmltag64 <a href="https://login.bank.example.test/confirm">}\\htmlrtf {\\htmlrtf0 Your bank' +
      '{\\*\\htmltag72 </a>}\\htmlrtf }\\htmlrtf0 }';
    const email = await read({
      properties: { ...SENDER, [SUBJECT]: 'Confirm', [BODY]: 'Your bank', [COMPRESSED_RTF]: storedRtf(rtf) },
    });
    expect(email.html).toContain('https://login.bank.example.test/confirm');
  });

  test('yields HTML in its code page', async () => {
    const html = Buffer.from([0x3c, 0x70, 0x3e, 0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x3c, 0x2f, 0x70, 0x3e]);
    const email = await read({ properties: { ...SENDER, [SUBJECT]: 'x', [HTML]: html, '3FDE0003': 1251 } });
    expect(email.html).toContain('Привет');
  });

  test('has its attachments, and messages within it as messages', async () => {
    const email = await read({
      properties: { ...SENDER, [SUBJECT]: 'Fwd', [BODY]: 'See below' },
      attachments: [
        { [FILE_NAME]: 'note.txt', [CONTENT]: Buffer.from('Pay today'), '37050003': 1 },
        {
          properties: { '3001001F': 'Old email', '37050003': 5 },
          message: { properties: { ...SENDER, [SUBJECT]: 'The old email', [BODY]: 'Your password expires' } },
        },
      ],
    });
    expect(email.attachments?.map(({ filename }) => filename)).toContain('note.txt');
    expect(JSON.stringify(email)).toContain('Your password expires');
  });

  test('that is damaged, or no email, is refused', async () => {
    const file = writeOutlookFile({ properties: { ...SENDER, [SUBJECT]: 'x', [BODY]: 'y' } });
    expect(await messageOfOutlookFile(file.subarray(0, 700))).toBeNull();
    expect(await messageOfOutlookFile(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBeNull();
    expect(await messageOfOutlookFile(new Uint8Array(0))).toBeNull();
  });

  test('that states a huge size for its RTF is read without it', async () => {
    const rtf = storedRtf('{\\rtf1\\fromhtml1 x}');
    new DataView(rtf.buffer).setUint32(4, 0x7fff_ffff, true);
    const email = await read({ properties: { ...SENDER, [SUBJECT]: 'x', [BODY]: 'y', [COMPRESSED_RTF]: rtf } });
    expect(email.body).toContain('y');
  });
});

test('an Outlook file in which many attachments take the same bytes is cut at the limit of a message', async () => {
  const content = new Uint8Array(2_000_000);
  const attachments = Array.from({ length: 30 }, (_, index) => ({
    [FILE_NAME]: `${index}.bin`,
    [CONTENT]: content,
    '37050003': 1,
  }));
  const file = writeOutlookFile({ properties: { ...SENDER, [SUBJECT]: 'x', [BODY]: 'y' }, attachments });
  const source = await messageOfOutlookFile(file);
  expect(source?.byteLength).toBeLessThan(40_000_000);
  const email = await readMessage(source ?? '');
  expect(email.body).toContain('y');
  // Those that are left out are named all the same.
  expect(email.attachments?.map(({ filename }) => filename)).toEqual(attachments.map((one) => one[FILE_NAME]));
  const { notSeen } = analyse(email).coverage;
  expect(notSeen).toContain('Only the beginning of the file “29.bin” was read.');
});

test('of an Outlook file with more attachments than are read, those that are read are named', async () => {
  const attachments = Array.from({ length: 300 }, (_, index) => ({
    [FILE_NAME]: `${index}.txt`,
    [CONTENT]: Buffer.from('x'),
    '37050003': 1,
  }));
  const source = await messageOfOutlookFile(
    writeOutlookFile({ properties: { ...SENDER, [SUBJECT]: 'x', [BODY]: 'y' }, attachments }),
  );
  const email = await readMessage(source ?? '');
  expect(email.attachments).toHaveLength(101);
  expect(analyse(email).coverage.filesRead).toBe(false);
});

describe('an Outlook file attached to an email', () => {
  let workers: WorkerPool;
  beforeAll(() => {
    const file = join(import.meta.dirname, '../../src/workers/tasks.ts');
    const services = { stopping: new AbortController().signal, log: { warn: () => undefined } };
    workers = openWorkerPool(file, services, { threads: 1 });
  });
  afterAll(() => workers.close());

  const withFile = (subject: string, body: string) => {
    const content = writeOutlookFile({ properties: { ...SENDER, [SUBJECT]: subject, [BODY]: body } });
    return makeMessage({ From: 'Ada <ada@elm.example>', Subject: 'Hello' }, 'See the attached.', {
      type: 'application/vnd.ms-outlook',
      name: 'old.msg',
      content,
    });
  };
  const analysed = async (source: string, services: { workers?: WorkerPool } = { workers }) => {
    const caller = { client: 'a', bytes: source.length };
    const email = await readEmail(services, Buffer.from(source), caller);
    if (isFailure(email)) throw new Error('not read');
    const answer = await runTask(services, 'analyseEmail', { email }, caller);
    if (isFailure(answer)) throw new Error('not analysed');
    const { attachments = [] } = email;
    expect(attachments.every(({ content, size }) => content?.length === size)).toBe(true);
    return answer.analysis;
  };
  const LURE =
    'Your account has been suspended. Verify your account within 24 hours: http://www.paypal.com@203.0.113.7/login';

  test('is judged like any attached email', async () => {
    const { severity, conclusion, coverage } = await analysed(withFile('Your mailbox is full', LURE));
    expect(['High', 'Critical']).toContain(severity);
    expect(conclusion).toMatch(/^The attached email /);
    expect(coverage.notSeen.join()).not.toContain('old.msg');
    const harmless = withFile('Holiday', 'The sea is warm and the cakes are good.');
    expect((await analysed(harmless)).severity).toBe('None');
  });

  test('so is one in an email that is read in a thread', async () => {
    const source = withFile('Your mailbox is full', `${LURE}\n${'The sea is warm. '.repeat(4000)}`);
    expect(source.length).toBeGreaterThan(INLINE_BYTES);
    expect((await analysed(source)).conclusion).toMatch(/^The attached email /);
  });

  test('stays closed, and is named, where no thread could be ended', async () => {
    const { severity, coverage } = await analysed(withFile('Your mailbox is full', LURE), {});
    expect(['High', 'Critical']).not.toContain(severity);
    expect(coverage.notSeen).toContain('The file “old.msg” is a type we can’t open.');
  });

  test('stays closed where it would take too long; where no thread has time, the email is read later', async () => {
    const answering = (code: string): WorkerPool => ({ ...workers, run: async () => failure(422, code, '') });
    const source = withFile('Your mailbox is full', LURE);
    const { coverage } = await analysed(source, { workers: answering('TOO_COMPLEX') });
    expect(coverage.notSeen).toContain('The file “old.msg” is a type we can’t open.');
    const caller = { client: 'a', bytes: source.length };
    expect(await readEmail({ workers: answering('BUSY') }, source, caller)).toMatchObject({ code: 'BUSY' });
  });
});
