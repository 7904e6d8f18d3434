import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Intake, openIntake } from '../../../src/features/forwarding/intake.server.ts';
import { failure } from '../../../src/server/failure.ts';
import type { Mail } from '../../../src/server/mail/mail.ts';
import { openWorkerPool, type WorkerPool } from '../../../src/server/worker-pool.ts';
import { freePort } from '../../../src/tools/testing/free-port.ts';
import { signedIn } from '../../support/people.ts';
import { postfixOrReason, type TestPostfix } from '../../support/postfix.ts';
import { openTestServices, type TestServices } from '../../support/services.ts';
import { writeOutlookFile } from '../../workers/write-outlook-file.ts';

const SCAN = 'scan@northwind.example';
const ADA = 'ada@example.com';
const LURE = [
  'From: "Northwind Bank" <alert@n0rthwind-bank.example>',
  `To: ${ADA}`,
  'Subject: Your account is suspended',
  'Message-ID: <lure@n0rthwind-bank.example>',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Verify your password: <a href="http://203.0.113.7/login">https://northwind-bank.example</a></p>',
].join('\r\n');

let services: TestServices;
let pool: WorkerPool;
let intake: Intake;
let port: number;

beforeAll(async () => {
  port = await freePort();
  services = await openTestServices({
    environment: {
      SMTP_URL: 'smtp://127.0.0.1:9',
      SUPPORT_ADDRESS: 'support@northwind.example',
      SCAN_LISTEN: `lmtp://127.0.0.1:${port}`,
      SCAN_ADDRESS: SCAN,
      SCAN_AUTHSERV_ID: 'mx.northwind.example',
    },
  });
  const { stopping, log } = services;
  pool = openWorkerPool(
    join(import.meta.dirname, '../../../src/workers/tasks.ts'),
    { stopping: stopping.signal, log },
    { threads: 1 },
  );
  services.workers = pool;
  services.outbox = { ...services.outbox, sendSoon: () => undefined };
  if (!services.settings.scanIntake) throw new Error('no intake is set');
  intake = await openIntake(services, services.settings.scanIntake);
  await signedIn(services, 'ada');
});
afterAll(async () => {
  await intake.close();
  await pool.close();
  await services.close();
});
beforeEach(() => services.db.deleteFrom('outbox').execute());

async function answers(): Promise<Mail[]> {
  const rows = await services.db.selectFrom('outbox').select('mail').orderBy('written_at').execute();
  return rows.map(({ mail }) => JSON.parse(mail) as Mail);
}

const attached = { filename: 'Your account is suspended.eml', content: LURE, contentType: 'message/rfc822' };
const verified = 'Authentication-Results: mx.northwind.example; dmarc=pass header.from=example.com';

/** Hands an email to the intake itself, as a mail server would. */
async function deliver(mail: SendMailOptions, { field = verified, from = ADA } = {}) {
  const raw = await createTransport({ streamTransport: true, buffer: true }).sendMail({ from: ADA, to: SCAN, ...mail });
  const transport = createTransport({ host: '127.0.0.1', port, lmtp: true, ignoreTLS: true });
  const source = Buffer.concat([Buffer.from(field === '' ? '' : `${field}\r\n`), raw.message as Buffer]);
  return transport.sendMail({ envelope: { from, to: [SCAN] }, raw: source });
}

test('an email forwarded as attachment is answered with its verdict, reasons and what to do', async () => {
  await deliver({ subject: 'Fwd: Your account is suspended', text: 'Is this real?', attachments: [attached] });
  const [answer, ...more] = await answers();
  expect(more).toEqual([]);
  expect(answer).toMatchObject({
    to: ADA,
    subject: 'Dangerous: Your account is suspended',
    inReplyTo: expect.stringMatching(/^<.+>$/),
  });
  expect(answer?.text).toContain('alert@n0rthwind-bank[.]example');
  expect(answer?.text).not.toMatch(/https?:\/\/|203\.0\.113\.7/);
  expect(answer?.text).toMatch(/\n\nDangerous\. (?:High|Critical), \d+% sure\.\n\n/);
  expect(answer?.text.match(/This email leads to a fake page/g)).toHaveLength(1);
});

test('controls that turn text round are spelled out in the answer', async () => {
  const content = LURE.replace('Your account', 'Your \u202Egpj account');
  await deliver({ subject: 'Fwd: x', attachments: [{ ...attached, content }] });
  const [answer] = await answers();
  expect(answer?.subject).toBe('Dangerous: Your [U+202E]gpj account is suspended');
  expect(answer?.text).not.toContain('\u202E');
});

test('each accepted recipient is answered, with enhanced codes', async () => {
  const socket = connect(port, '127.0.0.1');
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  /** @returns the last line of each reply */
  const answersTo = async (text: string, count = 1) => {
    socket.write(text);
    const last: string[] = [];
    while (last.length < count) {
      const { value = '' } = await lines.next();
      offered.push(value);
      if (!/^\d{3}-/.test(value)) last.push(value);
    }
    return last;
  };
  const offered: string[] = [];
  // The greeting; nothing may be sent before it.
  await answersTo('');
  await answersTo('LHLO mx.northwind.example\r\n');
  expect(offered.join('\n')).toContain('ENHANCEDSTATUSCODES');
  await answersTo(`MAIL FROM:<${ADA}>\r\n`);
  for (const to of [SCAN, SCAN, SCAN.toUpperCase()]) {
    expect(await answersTo(`RCPT TO:<${to}>\r\n`)).toEqual([expect.stringMatching(/^250 2\.1\.5 /)]);
  }
  await answersTo('DATA\r\n');
  const replies = await answersTo(`${LURE}\r\n.\r\nNOOP\r\n`, 4);
  expect(replies.map((reply) => reply.slice(0, 9))).toEqual(['250 2.6.0', '250 2.6.0', '250 2.6.0', '250 2.0.0']);
  socket.destroy();
});

test('so are an Outlook file, and an email forwarded in the text, which says what that loses', async () => {
  const file = writeOutlookFile({
    properties: {
      '0037001F': 'Your account is suspended',
      '1000001F': 'Verify your password: http://203.0.113.7/login',
      '0C1A001F': 'Northwind Bank',
      '5D01001F': 'alert@n0rthwind-bank.example',
    },
  });
  await deliver({ subject: 'Look', attachments: [{ filename: 'lure.msg', content: Buffer.from(file) }] });
  await deliver({
    subject: 'Fwd: Your account is suspended',
    text: [
      'Is this real?',
      '',
      '---------- Forwarded message ---------',
      'From: Northwind Bank <alert@n0rthwind-bank.example>',
      'Date: Mon, 23 Nov 2026 at 09:12',
      'Subject: Your account is suspended',
      `To: <${ADA}>`,
      '',
      'Verify your password at once, or your account is closed: http://203.0.113.7/login',
    ].join('\n'),
  });
  const [outlook, quoted] = await answers();
  for (const answer of [outlook, quoted]) {
    expect(answer?.subject).toMatch(/^(?:Dangerous|Suspicious): Your account is suspended$/);
    expect(answer?.text).toContain('Northwind Bank <alert@n0rthwind-bank[.]example>');
  }
  expect(outlook?.text).not.toContain('Forward it as an attachment');
  expect(quoted?.text).toContain('Forward it as an attachment');
});

test('what could not be read keeps the answer from saying that no threats were found', async () => {
  const lunch = 'From: Bo <bo@example.com>\r\nTo: ada@example.com\r\nSubject: Lunch\r\n\r\nShall we meet at noon?';
  const honest = { filename: 'Lunch.eml', content: lunch, contentType: 'message/rfc822' };
  await deliver({ subject: 'Fwd: Lunch', attachments: [honest] });
  await deliver({ subject: 'Fwd: Lunch', attachments: [honest, { filename: 'damaged.msg', content: 'x' }] });
  const [whole, partly] = await answers();
  expect(whole?.subject).toBe('No threats found: Lunch');
  expect(partly?.subject).toBe('Couldn’t check everything: Lunch');
  expect(partly?.text).toContain('We didn’t check 1 more attached email.');
});

test('an attached Outlook file that takes too long doesn’t keep the other emails from an answer', async () => {
  const run: WorkerPool['run'] = async () => failure(422, 'TOO_COMPLEX', '') as never;
  services.workers = { ...pool, run };
  await deliver({ subject: 'Look', attachments: [attached, { filename: 'slow.msg', content: 'x' }] });
  services.workers = pool;
  const [answer] = await answers();
  expect(answer?.subject).toBe('Dangerous: Your account is suspended');
  expect(answer?.text).toContain('We didn’t check 1 more attached email.');
});

test('an email that can’t be checked now is answered when it is delivered again, however often that was', async () => {
  await signedIn(services, 'cy');
  const run: WorkerPool['run'] = async () => failure(503, 'BUSY', '') as never;
  services.workers = { ...pool, run };
  const cy = { field: verified, from: 'cy@example.com' };
  const mail = { from: cy.from, attachments: [{ filename: 'a.msg', content: 'x' }], messageId: '<cy@example.com>' };
  for (let time = 0; time < 31; time += 1) {
    expect(await deliver(mail, cy)).toMatchObject({ rejectedErrors: [{ responseCode: 451 }] });
  }
  services.workers = pool;
  await deliver(mail, cy);
  expect(await answers()).toMatchObject([{ to: cy.from }]);
});

test('without a forwarded email the answer says how to forward one', async () => {
  await deliver({ subject: 'Hello', text: 'What is this address for?' });
  expect(await answers()).toMatchObject([{ subject: 'We found no forwarded email' }]);
});

test.each([
  ['nobody verified the sender', {}, { field: '' }],
  ['another server verified the sender', {}, { field: verified.replace('mx.', 'mx2.') }],
  ['the check failed', {}, { field: verified.replace('pass', 'fail') }],
  ['the sender has no account', { from: 'eve@example.com' }, {}],
  ['the domain is another', { from: 'ada@harbor.example' }, {}],
  ['it is a bounce', {}, { from: '' }],
  ['it is an automatic reply', { headers: { 'Auto-Submitted': 'auto-replied' } }, {}],
  ['it comes from a list', { headers: { 'List-Id': '<staff.northwind.example>' } }, {}],
])('there is no answer, and no refusal either, where %s', async (_, mail, delivery) => {
  await deliver({ subject: 'Fwd: x', attachments: [attached], ...mail }, delivery);
  expect(await answers()).toEqual([]);
});

test('a sender who logged in to the mail server under the address counts as verified', async () => {
  const field = `Authentication-Results: mx.northwind.example; auth=pass smtp.auth=${ADA}`;
  await deliver({ subject: 'Fwd: x', attachments: [attached] }, { field });
  expect(await answers()).toHaveLength(1);
});

test('the same email is answered once, and one that is addressed to others never', async () => {
  const mail = { subject: 'Fwd: x', attachments: [attached], messageId: '<same@example.com>' };
  await deliver(mail);
  await deliver(mail);
  await deliver({ subject: 'Fwd: x', attachments: [attached], to: 'bo@example.com' });
  expect(await answers()).toHaveLength(1);
});

test('another address is refused, and so is what is too large', async () => {
  const transport = createTransport({ host: '127.0.0.1', port, lmtp: true, ignoreTLS: true });
  const to = (address: string, raw: string | Buffer) =>
    transport.sendMail({ envelope: { from: ADA, to: [address] }, raw });
  await expect(to('sales@northwind.example', 'Subject: x\r\n\r\ny')).rejects.toMatchObject({ responseCode: 550 });
  const large = Buffer.alloc(25 * 1024 * 1024 + 1, 'a line of text that goes on\r\n');
  expect(await to(SCAN, large)).toMatchObject({ rejectedErrors: [{ responseCode: 552 }] });
});

describe('what a mail server may not do here', () => {
  /** Speaks raw LMTP. @returns everything received until the server closed the connection or the time was up */
  function talk(...lines: (string | Buffer)[]): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    return new Promise((resolve) => {
      const end = () => {
        socket.destroy();
        resolve(said);
      };
      const timer = setTimeout(end, 3000);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearTimeout(timer);
        resolve(said);
      });
      let next = 0;
      socket.on('data', (data) => {
        said += data.toString();
        // Only after a complete reply, since a server may refuse commands that come too early.
        if (!/^\d{3} .*\r\n$/m.test(data.toString())) return;
        const line = lines[next];
        next += 1;
        if (line === undefined) end();
        else socket.write(line);
      });
    });
  }
  const START = ['LHLO test\r\n', `MAIL FROM:<${ADA}>\r\n`, `RCPT TO:<${SCAN}>\r\n`, 'DATA\r\n'] as const;
  const forward = (subject: string) => [verified, `From: ${ADA}`, `To: ${SCAN}`, `Subject: ${subject}`, '', 'Hello'];

  test.each(['\n.\n', '\n.\r\n', '\r\n.\n', '\r.\r', '\r\n\0.\r\n'])(
    'an email can’t end at %j, so that none is smuggled in behind it',
    async (end) => {
      const smuggled = ['MAIL FROM:<>', `RCPT TO:<${SCAN}>`, 'DATA', ...forward('Smuggled')].join('\r\n');
      const said = await talk(...START, `${forward('Outer').join('\r\n')}${end}${smuggled}\r\n.\r\n`, 'QUIT\r\n');
      expect(said.match(/^354/gm)).toHaveLength(1);
      expect(await answers()).toHaveLength(1);
    },
  );

  test('it can’t send anything to anybody else, under any spelling', async () => {
    for (const to of [
      'eve@evil.example',
      `eve@evil.example,${SCAN}`,
      `${SCAN}@evil.example`,
      `@evil.example:${SCAN}x`,
      `"${SCAN}"@evil.example`,
      'postmaster',
    ]) {
      const said = await talk('LHLO test\r\n', `MAIL FROM:<${ADA}>\r\n`, `RCPT TO:<${to}>\r\n`, 'QUIT\r\n');
      expect(said, to).toMatch(/^5\d\d /m);
    }
  });

  test('it learns of no account: neither by VRFY and EXPN nor by the recipient or sender', async () => {
    expect(await talk('LHLO test\r\n', `VRFY ${ADA}\r\n`, `EXPN ${ADA}\r\n`, 'QUIT\r\n')).not.toContain(ADA);
    const known = await talk('LHLO test\r\n', `MAIL FROM:<${ADA}>\r\n`, 'QUIT\r\n');
    const unknown = await talk('LHLO test\r\n', 'MAIL FROM:<nobody@evil.example>\r\n', 'QUIT\r\n');
    expect(unknown).toBe(known);
  });

  test('it can’t log in, and one that talks nonsense is cut off', async () => {
    const said = await talk('LHLO test\r\n', 'AUTH PLAIN AGFkYQBzZWNyZXQ=\r\n', 'STARTTLS\r\n', 'QUIT\r\n');
    expect(said).not.toMatch(/^2\d\d .*(?:accepted|ready to start)/im);
    const noise = await talk(...Array.from({ length: 60 }, (_, index) => `NONSENSE${index}\r\n`));
    expect(noise.match(/^5\d\d /gm)?.length).toBeLessThan(60);
  });

  test('its own header fields of the sender are not believed', async () => {
    const forged = [`From: eve@evil.example`, `From: ${ADA}`, `To: ${SCAN}`, verified, 'Subject: x', '', 'Hello'];
    await talk(...START, `${forged.join('\r\n')}\r\n.\r\n`, 'QUIT\r\n');
    expect(await answers()).toEqual([]);
  });
});

describe('behind Postfix', () => {
  let postfix: TestPostfix | string;
  beforeAll(async () => {
    postfix = await postfixOrReason({ transport: `lmtp:inet:127.0.0.1:${port}`, fields: { [ADA]: verified } });
  });
  afterAll(async () => typeof postfix === 'object' && postfix.stop());

  test('a forwarded email is answered, and a forged sender gets nothing', async (context) => {
    if (typeof postfix === 'string') return context.skip(postfix);
    const transport = createTransport({ host: '127.0.0.1', port: postfix.port, ignoreTLS: true });
    const mail = { from: ADA, to: SCAN, subject: 'Fwd: suspended', attachments: [attached] };
    await transport.sendMail({ ...mail, envelope: { from: 'mallory@harbor.example', to: SCAN } });
    await transport.sendMail(mail);
    const { log } = postfix;
    await vi.waitUntil(() => log().match(/status=sent/g)?.length === 2, { timeout: 30_000 });
    expect(await answers()).toMatchObject([{ to: ADA, subject: expect.stringContaining('Your account is suspended') }]);
  });
});
