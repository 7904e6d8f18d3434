import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newestEmails } from '../../../src/features/mailbox/emails.server.ts';
import { predict } from '../../../src/features/predict/predict.server.ts';
import { isFailure } from '../../../src/server/failure.ts';
import { type ImapGrant, readGrant, storeGrant } from '../../../src/server/mailbox/grant-store.ts';
import { revokeGrant } from '../../../src/server/mailbox/grants.ts';
import { type ImapSession, openImapSession } from '../../../src/server/mailbox/imap-session.ts';
import { type Mailbox, withMailbox } from '../../../src/server/mailbox/mailbox.ts';
import { type FakeImap, openFakeImap } from '../../mocks/imap.ts';
import { registered } from '../../support/people.ts';
import { openTestServices, type TestServices } from '../../support/services.ts';

let services: TestServices;
let imap: FakeImap;
let userId: string;

beforeEach(async () => {
  services = await openTestServices();
  imap = await openFakeImap();
  userId = (await registered(services)).id;
  await connect();
});
afterEach(async () => {
  vi.useRealTimers();
  await imap.close();
  await services.close();
});

const login = { host: '127.0.0.1', security: 'starttls', user: 'ada', password: 'secret' } as const;
const connect = (changes: Partial<ImapGrant> = {}) =>
  storeGrant(services, userId, { provider: 'imap', ...login, port: imap.port, ...changes });
const use = <T>(work: (mailbox: Mailbox) => Promise<T>) => withMailbox(services, { userId }, work);
const list = () => use((mailbox) => mailbox.list());

const UNAVAILABLE = { code: 'MAILBOX_UNAVAILABLE' };

describe('a login that is refused', () => {
  test.each([
    'NO [UNAVAILABLE] later',
    'NO [LIMIT] too many connections',
    'NO [INUSE] later',
    'NO [ALERT] look at our page',
    'BAD what',
  ])('by "%s" costs nothing that is stored', async (status) => {
    imap.behave(({ name, answer }) => {
      if (name === 'LOGIN') answer([], status);
      return name === 'LOGIN';
    });
    expect(await list()).toMatchObject(UNAVAILABLE);
    expect(await readGrant(services, userId)).toMatchObject({ password: 'secret' });
    imap.behave(() => false);
    expect(await list()).toMatchObject({ ids: [] });
  });

  test('by a connection that breaks costs nothing either', async () => {
    imap.behave(({ name, socket }) => name === 'LOGIN' && Boolean(socket.end('* BYE shutting down\r\n')));
    expect(await list()).toMatchObject(UNAVAILABLE);
    expect(await readGrant(services, userId)).toMatchObject({ password: 'secret' });
  });

  test.each(['NO wrong', 'NO [AUTHENTICATIONFAILED] wrong', 'NO [EXPIRED] old'])(
    'by "%s" is the end',
    async (status) => {
      imap.behave(({ name, answer }) => {
        if (name === 'LOGIN') answer([], status);
        return name === 'LOGIN';
      });
      expect(await list()).toMatchObject({ code: 'MAILBOX_RECONNECT' });
      expect(await readGrant(services, userId)).toBe('ended');
    },
  );

  test('too late says nothing about the mailbox that is connected by then', async () => {
    let refuse = () => undefined as unknown;
    const asked = new Promise<void>((resolve) => {
      imap.behave(({ name, answer }) => {
        if (name !== 'LOGIN') return false;
        refuse = () => answer([], 'NO [AUTHENTICATIONFAILED] wrong');
        resolve();
        return true;
      });
    });
    const late = list();
    await asked;
    await connect({ password: 'the new one' });
    refuse();
    await late;
    expect(await readGrant(services, userId)).toMatchObject({ password: 'the new one' });
  });
});

describe('a server that means harm', () => {
  test('and says a word now and then is left after half a minute', async () => {
    imap.messages.set(1, 'Subject: one\r\n\r\nHello');
    let searched = () => {};
    const searching = new Promise<void>((resolve) => {
      searched = resolve;
    });
    imap.behave(({ name, socket }) => {
      if (name !== 'UID SEARCH') return false;
      const talking = setInterval(() => socket.write('* OK still looking\r\n'), 500);
      socket.on('close', () => clearInterval(talking));
      searched();
      return true;
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = list();
    await searching;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await answer).toMatchObject(UNAVAILABLE);
  });

  test('does not keep an answer waiting by not saying goodbye', async () => {
    imap.behave(({ name }) => name === 'LOGOUT');
    expect(await list()).toMatchObject({ ids: [] });
  });

  test.each([
    ['talks without end', () => '* OK here I am\r\n'.repeat(5000)],
    [
      'finds more than was asked for',
      () => `* SEARCH ${Array.from({ length: 20_000 }, (_, n) => 10_000_000 + n).join(' ')}\r\n`.repeat(20),
    ],
  ])('and %s is hung up on', async (_, flood) => {
    imap.messages.set(1, 'Subject: one\r\n\r\nHello');
    let closed = false;
    imap.behave(({ name, socket }) => {
      if (name !== 'UID SEARCH') return false;
      socket.on('close', () => {
        closed = true;
      });
      return Boolean(socket.write(flood())) || true;
    });
    expect(await list()).toMatchObject(UNAVAILABLE);
    await vi.waitFor(() => expect(closed).toBe(true));
  });

  test('and sends one large message after another is hung up on at the second', async () => {
    imap.messages.set(1, 'x'.repeat(20 * 1024 * 1024));
    let sent = 0;
    imap.behave(({ name, line, socket }) => {
      if (name !== 'UID FETCH' || !line.includes('BODY')) return false;
      const source = imap.messages.get(1) ?? '';
      const message = `* 1 FETCH (UID 1 BODY[] {${source.length}}\r\n${source})\r\n`;
      const more = () => {
        if (socket.destroyed || sent === 10) return;
        sent += 1;
        socket.write(message, more);
      };
      more();
      return true;
    });
    expect(await use((mailbox) => mailbox.raw('1-1'))).toMatchObject(UNAVAILABLE);
    expect(sent).toBeLessThan(5);
  });
});

test('what was shown of a mailbox is not looked for in the one that is connected next', async () => {
  const call = { services, user: { userId }, userId };
  imap.messages.set(5, 'From: a@one.example\r\nSubject: Prize\r\n\r\nGive me your password');
  expect(await newestEmails(call)).toMatchObject({ emails: [{ subject: 'Prize' }] });
  const shown = { Subject: 'Prize', Body: 'Give me your password' };
  const user = { userId, email: 'ada@example.com', sessionId: 'one' };
  expect(await predict(services, user, shown, { client: user.userId })).toMatchObject({ analysed: 'message' });
  await revokeGrant(services, userId);
  expect(await services.db.selectFrom('displayed_emails').selectAll().execute()).toEqual([]);
  imap.messages.set(5, 'From: mum@two.example\r\nSubject: Lunch\r\n\r\nNoon at home?');
  await connect();
  expect(await predict(services, user, shown, { client: user.userId })).toMatchObject({
    analysed: 'fields',
    email: { subject: 'Prize' },
  });
});

test('a mailbox without messages is empty, and one of many is listed by its newest', async () => {
  const asked: string[] = [];
  imap.behave(({ name, line, answer }) => {
    if (name === 'UID SEARCH') asked.push(line.replace(/^\S+ /, ''));
    if (name !== 'EXAMINE') return false;
    answer(['* 25000 EXISTS', '* OK [UIDVALIDITY 1] of it'], 'OK [READ-ONLY]');
    return true;
  });
  imap.messages.set(7, 'Subject: one');
  expect(await list()).toMatchObject({ ids: ['1-7'] });
  expect(asked).toEqual(['UID SEARCH 15001:* UNDELETED']);
  imap.behave(() => false);
  imap.messages.clear();
  expect(await list()).toMatchObject({ ids: [] });
});

test('a mailbox for which no connection is free is not reported as unavailable', async () => {
  const opened: ImapSession[] = [];
  // One from the previous test may still be closing.
  while (opened.length < 30) {
    const session = await openImapSession(services, { ...login, provider: 'imap', port: imap.port });
    if (!isFailure(session)) opened.push(session);
  }
  expect(await list()).toMatchObject({ status: 503, code: 'MAILBOXES_BUSY' });
  for (const session of opened) session.close();
});
