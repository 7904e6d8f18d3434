import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLog } from '../../../src/server/log.ts';
import { openMail, openOutbox } from '../../../src/server/mail/outbox.ts';
import { type FakeSmtp, openFakeSmtp } from '../../mocks/smtp.ts';
import { MINUTE, testClock } from '../../support/clock.ts';
import { openTestServices, type TestServices } from '../../support/services.ts';

const MAIL = { subject: 'Hello', text: 'Good day.', replyTo: { name: 'Ada', address: 'ada@example.com' } };
const clock = testClock();
let smtp: FakeSmtp;
let services: TestServices;

async function open(url: string) {
  const environment = { SMTP_URL: url, SUPPORT_ADDRESS: 'support@letterlock.test', MAIL_FROM: 'web@letterlock.test' };
  services = await openTestServices({ now: clock.now, environment });
}

const waiting = () => services.db.selectFrom('outbox').selectAll().execute();

beforeEach(async () => {
  smtp = await openFakeSmtp();
  await open(smtp.url);
});
afterEach(async () => {
  await services.close();
  await smtp.close();
});

describe('outbox', () => {
  test('sends what was written, once, and forgets it', async () => {
    await services.outbox.write(services.db, MAIL);
    await Promise.all([services.outbox.send(), services.outbox.send()]);
    await services.outbox.send();
    expect(smtp.taken).toHaveLength(1);
    expect(smtp.taken[0]).toMatch(/^From: web@letterlock\.test\r$/m);
    expect(smtp.taken[0]).toMatch(/^To: support@letterlock\.test\r$/m);
    expect(smtp.taken[0]).toMatch(/^Reply-To: Ada <ada@example\.com>\r$/m);
    expect(smtp.taken[0]).toContain('Good day.');
    expect(await waiting()).toEqual([]);
  });

  test('keeps what the mail server refuses, and tries it again later', async () => {
    smtp.refusal = '451 not now';
    await services.outbox.write(services.db, MAIL);
    await services.outbox.send();
    expect(await waiting()).toMatchObject([{ attempts: 1, last_error: expect.stringContaining('451 not now') }]);
    smtp.refusal = undefined;
    await services.outbox.send();
    expect(smtp.taken, 'not at once').toEqual([]);
    clock.advance(60 * MINUTE);
    await services.outbox.send();
    expect(smtp.taken).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  test('waits twice as long each time, and comes back by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { db, keys, log, now } = services;
    let sent = 0;
    const fails = async () => {
      sent += 1;
      throw new Error('no');
    };
    const outbox = openOutbox({ db, keys, log, now, sendMail: fails });
    const waits: number[] = [];
    await outbox.write(db, MAIL);
    await outbox.send();
    for (let time = 1; time <= 10; time += 1) {
      const wait = ((await waiting())[0]?.retry_at ?? 0) - now();
      waits.push(wait / MINUTE);
      clock.advance(wait);
      vi.advanceTimersByTime(wait);
      await vi.waitFor(() => expect(sent).toBe(time + 1));
      await outbox.send();
    }
    vi.useRealTimers();
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 720]);
  });

  test.each(['550 no such mailbox', '554 no'])(
    'what is refused for good (%s) is kept and not tried again',
    async (refusal) => {
      smtp.refusal = refusal;
      await services.outbox.write(services.db, MAIL);
      await services.outbox.send();
      smtp.refusal = undefined;
      clock.advance(60 * MINUTE);
      await services.outbox.send();
      expect(smtp.taken).toEqual([]);
      expect(await waiting()).toMatchObject([{ attempts: 1, refused_at: expect.any(Number) }]);
    },
  );

  test('a server that refuses our login is asked once, not for each email', async () => {
    const { db, keys, log, now } = services;
    const refusal = Object.assign(new Error('no'), { code: 'EAUTH', responseCode: 535, command: 'API' });
    const sendMail = vi.fn(async () => Promise.reject(refusal));
    const outbox = openOutbox({ db, keys, log, now, sendMail });
    await outbox.write(db, MAIL);
    await outbox.write(db, MAIL);
    await outbox.send();
    expect(sendMail).toHaveBeenCalledOnce();
    expect((await waiting()).map(({ refused_at }) => refused_at)).toEqual([null, null]);
  });

  test('when it is stopped it finishes the mail that is on its way, and begins no other', async () => {
    const { db, keys, log } = services;
    const underWay = Promise.withResolvers<void>();
    const sent = Promise.withResolvers<void>();
    const sendMail = vi.fn(() => {
      underWay.resolve();
      return sent.promise;
    });
    const outbox = openOutbox({ db, keys, log, now: clock.now, sendMail });
    await outbox.write(db, MAIL);
    await outbox.write(db, MAIL);
    void outbox.send();
    await underWay.promise;
    const stopped = outbox.stop();
    sent.resolve();
    await stopped;
    expect(sendMail).toHaveBeenCalledOnce();
    expect((await waiting()).map(({ attempts }) => attempts)).toEqual([0]);
  });

  test('a refused email does not block the next one', async () => {
    await services.outbox.write(services.db, { ...MAIL, to: 'not an address' });
    await services.outbox.write(services.db, MAIL);
    await services.outbox.send();
    clock.advance(60 * MINUTE);
    await services.outbox.send();
    expect(smtp.taken).toHaveLength(1);
  });

  test('keeps everything while no mail server answers', async () => {
    await services.outbox.write(services.db, MAIL);
    await services.outbox.write(services.db, MAIL);
    await smtp.close();
    await services.outbox.send();
    expect((await waiting()).map(({ attempts }) => attempts)).toEqual([1, 0]);
    smtp = await openFakeSmtp();
  });

  test.each([undefined, async () => undefined])(
    'an unavailable database is logged, and no call fails',
    async (sendMail) => {
      const { db, keys, now, close } = await openTestServices();
      const lines: string[] = [];
      const log = openLog('error', { write: (line) => lines.push(line) });
      await db.destroy();
      await openOutbox({ db, keys, log, now, sendMail }).send();
      expect(lines).toEqual([expect.stringContaining('reading the outbox failed')]);
      await close();
    },
  );

  test('after an error of the database it comes back by itself, later each time, until it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { db, keys, log, now } = services;
    const sendMail = vi.fn(async () => undefined);
    const outbox = openOutbox({ db, keys, log, now, sendMail });
    await outbox.write(db, MAIL);
    const read = vi.spyOn(db, 'deleteFrom');
    const fail = () => {
      throw new Error('no connection');
    };
    read.mockImplementation(fail);
    await outbox.send();
    const reads: number[] = [];
    for (let time = 1; time <= 4; time += 1) {
      await vi.advanceTimersByTimeAsync(5000);
      reads.push(read.mock.calls.length);
    }
    read.mockReset();
    await vi.advanceTimersByTimeAsync(15_000);
    await outbox.send();
    const sent = sendMail.mock.calls.length;
    read.mockClear();
    read.mockImplementation(fail);
    await outbox.send();
    await outbox.stop();
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    const readsAtLast = read.mock.calls.length;
    vi.useRealTimers();
    expect(reads).toEqual([2, 2, 3, 3]);
    expect(sent).toBe(1);
    expect(readsAtLast).toBe(1);
  });

  test('two servers that share a database send a mail once', async () => {
    const { db, keys, log, now } = services;
    let sent = 0;
    const sendMail = async () => {
      sent += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    };
    for (let index = 0; index < 5; index += 1) await services.outbox.write(db, MAIL);
    const servers = Array.from({ length: 3 }, () => openOutbox({ db, keys, log, now, sendMail }));
    await Promise.all(servers.map((outbox) => outbox.send()));
    expect(sent).toBe(5);
  });

  test('what is written while others are being sent is sent too', async () => {
    await services.outbox.write(services.db, MAIL);
    const first = services.outbox.send();
    await services.outbox.write(services.db, MAIL);
    await services.outbox.send();
    await first;
    expect(smtp.taken).toHaveLength(2);
  });

  test.each(['\r\n', '\n', '\r', '\u2028', '\u0085', '\r\n\r\n'])('%j begins no header', async (separator) => {
    await services.outbox.write(services.db, {
      subject: `Hello${separator}Bcc: victim@example.com`,
      replyTo: {
        name: `Ada${separator}Bcc: victim@example.com`,
        address: `ada@example.com${separator}Bcc: v@example.com`,
      },
      text: 'Good day.',
    });
    await services.outbox.send();
    const head = smtp.taken[0]?.split('\r\n\r\n')[0] ?? '';
    expect(head).not.toMatch(/^bcc:/im);
    expect(
      head
        .replace(/\r\n(?=[ \t])/g, '')
        .split('\r\n')
        .every((line) => /^[\w-]+: /.test(line)),
    ).toBe(true);
  });
});

describe('a code', () => {
  const CODED = {
    to: 'ada@example.com',
    subject: 'Your code',
    text: 'Use [hidden] now.',
    secret: '$&-planted-913-code',
  };

  test('is mailed, and cannot be read in the files of the database', async () => {
    await services.outbox.write(services.db, CODED);
    const { dataDir } = services.settings;
    const files = readdirSync(dataDir).filter((name) => name.startsWith('letterlock.db'));
    const stored = Buffer.concat(files.map((name) => readFileSync(join(dataDir, name))));
    expect(stored.includes('Use [hidden] now.')).toBe(true);
    expect(stored.includes(CODED.secret)).toBe(false);
    expect(stored.includes(Buffer.from(CODED.secret).toString('base64url'))).toBe(false);
    await services.outbox.send();
    expect(smtp.taken[0]).toContain('Use $&-planted-913-code now.');
    expect(await waiting()).toEqual([]);
  });

  test('is not opened when it is changed, or moved to another row', async () => {
    for (let mail = 0; mail < 2; mail += 1) await services.outbox.write(services.db, CODED);
    const [first, second] = await waiting();
    if (!first?.sealed_secret || !second) throw new Error('Two emails were written.');
    expect((await openMail(services.keys, first)).text).toContain(CODED.secret);
    await expect(openMail(services.keys, { ...second, sealed_secret: first.sealed_secret })).rejects.toThrow();
    const changed = `${first.sealed_secret.slice(0, -4)}AAAA`;
    await expect(openMail(services.keys, { ...first, sealed_secret: changed })).rejects.toThrow();
    await expect(openMail({ mailedSecret: services.keys.pageToken }, first)).rejects.toThrow();
  });
});

test('with an unavailable database, asking to send the outbox never fails, with or without a mail server', async () => {
  const lines: string[] = [];
  const log = openLog('error', { write: (line) => void lines.push(line) });
  const gone = await openTestServices({ now: clock.now });
  await gone.db.destroy();
  for (const sendMail of [undefined, async () => undefined]) {
    const outbox = openOutbox({ db: gone.db, keys: gone.keys, log, now: clock.now, sendMail });
    await outbox.send();
    await outbox.stop();
  }
  expect(lines).toHaveLength(2);
});
