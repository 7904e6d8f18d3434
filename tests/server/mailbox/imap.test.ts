import { networkInterfaces } from 'node:os';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFailure } from '../../../src/server/failure.ts';
import type { ImapGrant } from '../../../src/server/mailbox/grant-store.ts';
import { checkImap, openImap } from '../../../src/server/mailbox/imap.ts';
import type { Mailbox, MessageList, RawMessage, SentRecipients } from '../../../src/server/mailbox/mailbox.ts';
import { dovecotOrReason, type TestDovecot } from '../../support/dovecot.ts';
import { openTestServices, type TestServices } from '../../support/services.ts';
import { testTable } from '../../support/test-table.ts';

/** A non-loopback address of this machine: traffic to it may be intercepted. */
const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

const started = await dovecotOrReason({ names: ['DNS:localhost', ...(outside ? [`IP:${outside}`] : [])] });
const plain = await dovecotOrReason({ tls: false });
const missing = typeof started === 'string' || typeof plain === 'string';
const title = missing ? 'a mailbox over IMAP (SKIPPED: no Dovecot)' : 'a mailbox over IMAP';

describe.skipIf(missing)(title, () => {
  const [dovecot, unencrypted] = [started, plain] as [TestDovecot, TestDovecot];
  let services: TestServices;
  let refusals = 0;
  beforeAll(async () => {
    services = await openTestServices();
    for (const name of ['first', 'second', 'third']) dovecot.deliver(`Subject: ${name}\r\n\r\nThis is ${name}: é\r\n`);
  });
  afterAll(async () => {
    await Promise.all([dovecot.stop(), unencrypted.stop(), services.close()]);
  });

  const grant = (changes: Partial<ImapGrant> = {}): ImapGrant => ({
    connection: 'one',
    provider: 'imap',
    host: 'localhost',
    port: dovecot.port,
    security: 'starttls',
    user: dovecot.user,
    password: dovecot.password,
    ...changes,
  });

  async function use<T>(work: (mailbox: Mailbox) => Promise<T>, changes?: Partial<ImapGrant>): Promise<T> {
    const refused = async () => {
      refusals += 1;
    };
    const mailbox = openImap({ grant: grant(changes), services, refused });
    try {
      return await work(mailbox);
    } finally {
      await mailbox.close();
    }
  }

  const list = (changes?: Partial<ImapGrant>) => use((mailbox) => mailbox.list(), changes);

  testTable([
    ['after STARTTLS', () => ({})],
    ['by TLS from the start', () => ({ port: dovecot.tlsPort, security: 'tls' as const })],
    ['in the clear, on this machine alone', () => ({ port: unencrypted.port })],
  ])('lets in %s', async (_, changes) => {
    expect(await checkImap(services, grant(changes()))).toBeUndefined();
  });

  test('is listed newest first, and read byte for byte', async () => {
    await use(async (mailbox) => {
      const { ids, nextPageToken } = (await mailbox.list()) as MessageList;
      expect(ids).toHaveLength(3);
      expect(nextPageToken).toBeUndefined();
      const sources = await Promise.all(ids.map((id) => mailbox.raw(id)));
      expect(sources.map((message) => Buffer.from((message as RawMessage).source).toString())).toEqual(
        ['third', 'second', 'first'].map((name) => `Subject: ${name}\r\n\r\nThis is ${name}: é\r\n`),
      );
    });
  });

  test('is not changed by being read: nothing is marked as seen', async () => {
    const before = dovecot.files();
    await use(async (mailbox) => {
      const { ids } = (await mailbox.list()) as MessageList;
      await mailbox.raw(ids[0] ?? '');
    });
    expect(dovecot.files()).toEqual(before);
    expect(before.some((name) => /:2,\w*S/.test(name))).toBe(false);
  });

  test('shows what has arrived at the next look', async () => {
    const before = (await list()) as MessageList;
    dovecot.deliver('Subject: fourth\r\n\r\nNew.');
    const after = (await list()) as MessageList;
    expect(after.ids).toEqual([expect.any(String), ...before.ids]);
  });

  test('tells whether its owner has sent an email, and can still be read afterwards', async () => {
    dovecot.send('Message-ID: <asked.1@northwind.example>\r\nSubject: question\r\n\r\nWhen?');
    await use(async (mailbox) => {
      const before = (await mailbox.list()) as MessageList;
      expect(await mailbox.wrote('<asked.1@northwind.example>')).toBe(true);
      for (const id of ['<asked.2@northwind.example>', '<asked.1@northwind.exam>', '<ked.1@northwind.example>']) {
        expect(await mailbox.wrote(id), id).toBe(false);
      }
      expect(await mailbox.list()).toEqual(before);
      expect(Buffer.from(((await mailbox.raw(before.ids[0] ?? '')) as RawMessage).source).toString()).toContain(
        'Subject: ',
      );
    });
  });

  test('tells whom its owner wrote to, some at a time and each once, and never what', async () => {
    const recipients = (sent: SentRecipients) => sent.headers.map((header) => Buffer.from(header).toString());
    await use(async (mailbox) => {
      const before = (await mailbox.sentRecipients(null)) as SentRecipients;
      expect(before.isFromStart).toBe(true);
      for (let number = 0; number < 60; number += 1) {
        dovecot.send(`To: Ada <ada${number}@alder.example>\r\nCc: tom@alder.example\r\nSubject: secret\r\n\r\nHidden.`);
      }
      const first = (await mailbox.sentRecipients(before.cursor)) as SentRecipients;
      const second = (await mailbox.sentRecipients(first.cursor)) as SentRecipients;
      expect([first.headers.length, first.hasMore, second.headers.length, second.hasMore]).toEqual([
        50,
        true,
        10,
        false,
      ]);
      expect(recipients(first)[0]).toMatch(/^To: Ada <ada0@alder\.example>/);
      expect(recipients(first).join('')).not.toMatch(/secret|Hidden/);
      expect(await mailbox.sentRecipients(second.cursor)).toMatchObject({ headers: [], cursor: second.cursor });
      expect(await mailbox.sentRecipients('1-1')).toMatchObject({ isFromStart: true });
    });
  });

  test('tells when it took a message in, whatever the message says', async () => {
    const before = Date.now() - 2000;
    dovecot.deliver('Received: from a by b; Fri, 2 Jan 1998 08:00:00 +0000\r\nSubject: fifth\r\n\r\nNew.');
    await use(async (mailbox) => {
      const { ids } = (await mailbox.list()) as MessageList;
      const { receivedAt } = (await mailbox.raw(ids[0] ?? '')) as RawMessage;
      expect(receivedAt).toBeGreaterThan(before);
    });
  });

  test('has no message that is gone, huge or of another folder', async () => {
    dovecot.deliver(Buffer.concat([Buffer.from('Subject: huge\r\n\r\n'), Buffer.alloc(26 * 1024 * 1024, 'a')]));
    await use(async (mailbox) => {
      const { ids } = (await mailbox.list()) as MessageList;
      const [validity] = (ids[0] ?? '').split('-');
      expect(await mailbox.raw(ids[0] ?? '')).toMatchObject({ code: 'MESSAGE_TOO_LARGE' });
      expect(await mailbox.raw(ids[1] ?? '', 10)).toMatchObject({ code: 'MESSAGE_TOO_LARGE' });
      for (const id of [`${validity}-9999`, `1-1`, '1', '1-1:*', '']) {
        expect(await mailbox.raw(id), id).toMatchObject({ code: 'MESSAGE_UNREADABLE' });
      }
    });
  });

  testTable([
    ['a wrong password', () => ({ password: 'wrong' }), 'IMAP_LOGIN_REFUSED'],
    ['a closed port', () => ({ port: 1 }), 'IMAP_NO_ANSWER'],
    ['a name that is none', () => ({ host: 'imap.invalid' }), 'IMAP_HOST_UNKNOWN'],
    ['TLS where there is none', () => ({ port: unencrypted.port, security: 'tls' as const }), 'IMAP_NOT_ENCRYPTED'],
  ])('says what is wrong: %s', async (_, changes, code) => {
    expect(await checkImap(services, grant(changes()))).toMatchObject({ status: 422, code });
  });

  test('that no longer takes the password asks to reconnect', async () => {
    expect(await list({ password: 'changed since' })).toMatchObject({ code: 'MAILBOX_RECONNECT' });
    expect(refusals).toBe(1);
    expect(await list({ port: 1 })).toMatchObject({ code: 'MAILBOX_UNAVAILABLE' });
    expect(refusals).toBe(1);
  });

  describe.skipIf(!outside)('off this machine', () => {
    const away = (changes: Partial<ImapGrant> = {}) => checkImap(services, grant({ host: outside ?? '', ...changes }));

    test('gets no password in the clear', async () => {
      expect(await away({ port: unencrypted.port })).toMatchObject({ code: 'IMAP_NOT_ENCRYPTED' });
      expect(unencrypted.log()).not.toContain('auth failed');
      expect(unencrypted.log()).not.toMatch(/Login: user.*rip=(?!127)/);
    });

    test('is refused under an untrusted certificate', async () => {
      for (const secured of [{}, { port: dovecot.tlsPort, security: 'tls' as const }]) {
        expect(await away(secured)).toMatchObject({ code: 'IMAP_NOT_ENCRYPTED' });
      }
    });

    test('is accepted under a trusted one', async () => {
      const before = getCACertificates('default');
      setDefaultCACertificates([...before, dovecot.certificate]);
      const answers = [await away(), await away({ port: dovecot.tlsPort, security: 'tls' })];
      setDefaultCACertificates(before);
      expect(answers).toEqual([undefined, undefined]);
    });
  });

  test('is closed whether it was opened or not', async () => {
    await expect(use(async () => 'nothing')).resolves.toBe('nothing');
    expect(isFailure(await list())).toBe(false);
  });
});
