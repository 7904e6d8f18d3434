import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import type { Failure } from '../../../src/server/failure.ts';
import { isFailure } from '../../../src/server/failure.ts';
import { mailboxReconnect } from '../../../src/server/mailbox/failures.ts';
import { openGmail } from '../../../src/server/mailbox/gmail.ts';
import type { Listing } from '../../../src/server/mailbox/listing-cache.ts';
import type { Mailbox, MessageList, RawMessage } from '../../../src/server/mailbox/mailbox.ts';
import { type FakeGmail, fakeGmail, googleError, never } from '../../mocks/gmail.ts';
import { testTable } from '../../support/test-table.ts';

const log = pino({ level: 'silent' });

interface Given {
  renew?: (refused: string) => Promise<string | Failure>;
  refused?: () => Promise<void>;
  pageSize?: number;
  timeoutSeconds?: number;
}

/** One user's open mailbox. Each call returns a new one with an empty memory. */
function open(gmail: FakeGmail, given: Given = {}): Mailbox {
  let listing: Listing | undefined;
  return openGmail({
    baseUrl: 'https://gmail.test',
    connection: 'one',
    owner: 'ada@northwind.example',
    accessToken: 'secret',
    renew: async () => mailboxReconnect(),
    refused: async () => undefined,
    cache: {
      get: () => listing,
      set: (next) => {
        listing = next;
      },
      update: (next) => {
        listing = next;
      },
    },
    log,
    ...given,
    network: { ...gmail.network, timeoutSeconds: given.timeoutSeconds ?? gmail.network.timeoutSeconds },
  });
}

const emails = (...ids: string[]) => ids.map((id) => ({ id, raw: `Subject: ${id}` }));
const idsOf = async (mailbox: Mailbox) => ((await mailbox.list()) as MessageList).ids;
const pathsOf = ({ requests }: FakeGmail) => requests.map(({ path }) => /\/me\/(\w+)/.exec(path)?.[1]);

describe('a mailbox', () => {
  const gmail = fakeGmail(['a', 'b', 'c'].map((id) => ({ id, raw: `Subject: ${id}\r\n\r\nHé` })));

  test('is listed page by page, newest first', async () => {
    const first = await open(gmail, { pageSize: 2 }).list();
    expect(first).toEqual({ ids: ['a', 'b'], nextPageToken: '2' });
    const second = await open(gmail, { pageSize: 2 }).list('2');
    expect(second).toEqual({ ids: ['c'], nextPageToken: undefined });
  });

  test('hands out the source of a message, byte for byte', async () => {
    const { source } = (await open(gmail).raw('b')) as RawMessage;
    expect(Buffer.from(source).toString()).toBe('Subject: b\r\n\r\nHé');
  });

  test('is only ever read, with the bearer', () => {
    expect(gmail.requests).toHaveLength(4);
    expect(gmail.requests.every(({ method, bearer }) => method === 'GET' && bearer === 'Bearer secret')).toBe(true);
    expect(gmail.requests[3]?.path).toBe('/gmail/v1/users/me/messages/b?format=raw');
  });

  test('lists what arrived, not what its owner wrote', async () => {
    const mixed = fakeGmail([
      { id: 'mine', raw: '', sent: true },
      { id: 'theirs', raw: '' },
    ]);
    expect(await open(mixed).list()).toMatchObject({ ids: ['theirs'] });
  });

  test('tells whom its owner wrote to since the last time, by two header fields', async () => {
    const mixed = fakeGmail([
      { id: 'late', raw: 'To: tom@alder.example\r\nSubject: secret\r\n\r\nHidden.', sent: true, receivedAt: 9_000 },
      { id: 'theirs', raw: 'To: maren@northwind.example\r\n\r\n', receivedAt: 5_000 },
      { id: 'early', raw: 'To: Ada <ada@alder.example>\r\nCc: b@c.example\r\n\r\n', sent: true, receivedAt: 4_000 },
    ]);
    const mailbox = open(mixed);
    const first = await mailbox.sentRecipients(null);
    if (isFailure(first)) throw new Error(first.code);
    expect(first.headers.map(String)).toEqual([
      'To: Ada <ada@alder.example>\r\nCc: b@c.example\r\n\r\n',
      'To: tom@alder.example\r\n\r\n',
    ]);
    expect(first).toMatchObject({ cursor: '9000', isFromStart: true, hasMore: false });
    expect(await mailbox.sentRecipients(first.cursor)).toMatchObject({
      headers: [],
      cursor: '9000',
      isFromStart: false,
    });
    expect(mixed.requests.filter(({ path }) => path.includes('format=raw'))).toEqual([]);
    expect(await mailbox.sentRecipients('1-2')).toMatchObject({ isFromStart: true });
  });

  test('skips nobody of those its owner wrote to, however many there are', async () => {
    const sent = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...{ id: `s${count - index}`, raw: `To: to${count - index}@alder.example\r\n\r\n`, sent: true },
        receivedAt: (count - index) * 1000,
      }));
    const mailbox = open(fakeGmail(sent(1200)));
    const read: string[] = [];
    let at: string | null = '1000';
    for (let hasMore = true; hasMore; ) {
      const part = await mailbox.sentRecipients(at);
      if (isFailure(part)) throw new Error(part.code);
      read.push(...part.headers.map((header) => /to\d+/.exec(String(header))?.[0] ?? ''));
      ({ hasMore, cursor: at } = part);
    }
    expect(read).toEqual(Array.from({ length: 1199 }, (_, index) => `to${index + 2}`));
  });

  test('may be empty', async () => {
    expect(await open(fakeGmail()).list()).toEqual({ ids: [], nextPageToken: undefined });
  });

  test('lets no id reach another address', async () => {
    const other = fakeGmail();
    await open(other).raw('../drafts?x=');
    expect(other.requests[0]?.path).toBe('/gmail/v1/users/me/messages/..%2Fdrafts%3Fx%3D?format=raw');
  });
});

describe('a mailbox that does not answer as it should', () => {
  testTable([
    ['a dead token', () => googleError(401, 'authError'), 403, 'MAILBOX_RECONNECT'],
    ['a missing permission', () => googleError(403, 'insufficientPermissions'), 403, 'MAILBOX_RECONNECT'],
    ['a limit reported by 403', () => googleError(403, 'userRateLimitExceeded'), 502, 'MAILBOX_UNAVAILABLE'],
    ['a limit', () => googleError(429, 'rateLimitExceeded'), 502, 'MAILBOX_UNAVAILABLE'],
    ['nothing there', () => googleError(404, 'notFound'), 502, 'MAILBOX_UNAVAILABLE'],
    ['an error', () => googleError(500, 'backendError'), 502, 'MAILBOX_UNAVAILABLE'],
    ['a page of HTML', () => new Response('<h1>Sign in</h1>'), 502, 'MAILBOX_UNAVAILABLE'],
    ['a 403 in HTML', () => new Response('<h1>No</h1>', { status: 403 }), 502, 'MAILBOX_UNAVAILABLE'],
    ['other JSON', () => Response.json({ messages: [{ id: 7 }] }), 502, 'MAILBOX_UNAVAILABLE'],
    ['an id that is an address', () => Response.json({ messages: [{ id: '../x' }] }), 502, 'MAILBOX_UNAVAILABLE'],
    ['no answer', never, 502, 'MAILBOX_UNAVAILABLE'],
    ['a broken connection', () => Promise.reject(new TypeError('fetch failed')), 502, 'MAILBOX_UNAVAILABLE'],
  ])('%s', async (_, answer, status, code) => {
    const gmail = fakeGmail();
    gmail.answerWith(answer);
    expect(await open(gmail).list()).toMatchObject({ failed: true, status, code });
  });

  test('a source that is not base64url', async () => {
    const gmail = fakeGmail();
    gmail.answerWith(() => Response.json({ raw: 'what is this?' }));
    expect(await open(gmail).raw('a')).toMatchObject({ code: 'MAILBOX_UNAVAILABLE' });
  });

  test('a message that is gone', async () => {
    expect(await open(fakeGmail()).raw('a')).toMatchObject({ code: 'MESSAGE_UNREADABLE' });
  });

  test('a message above a limit of one’s own', async () => {
    const gmail = fakeGmail([{ id: 'a', raw: 'x'.repeat(2000) }]);
    expect(await open(gmail).raw('a', 1999)).toMatchObject({ code: 'MESSAGE_TOO_LARGE' });
    expect(await open(gmail).raw('a', 2000)).not.toHaveProperty('failed');
  });

  test('an endless message is left after the limit', async () => {
    const gmail = fakeGmail();
    let sent = 0;
    let cancelled = false;
    gmail.answerWith(() => {
      const chunk = new Uint8Array(1024 * 1024).fill(0x41);
      const pull = (controller: ReadableStreamDefaultController) => {
        sent += 1;
        controller.enqueue(chunk);
      };
      const cancel = () => {
        cancelled = true;
      };
      return new Response(new ReadableStream({ pull, cancel }));
    });
    expect(await open(gmail, { timeoutSeconds: 8 }).raw('a')).toMatchObject({ code: 'MESSAGE_TOO_LARGE' });
    expect(cancelled).toBe(true);
    expect(sent).toBeLessThan(40);
  });
});

describe('a listing that is known', () => {
  test('is brought up to date by its history alone', async () => {
    const gmail = fakeGmail(emails('c', 'b', 'a'));
    const mailbox = open(gmail);
    expect(await idsOf(mailbox)).toEqual(['c', 'b', 'a']);
    gmail.messages.unshift(...emails('e', 'd'), { id: 'mine', raw: '', sent: true });
    gmail.messages = gmail.messages.filter(({ id }) => id !== 'b');
    expect(await idsOf(mailbox)).toEqual(['e', 'd', 'c', 'a']);
    expect(pathsOf(gmail)).toEqual(['profile', 'messages', 'history']);
    expect(await idsOf(mailbox)).toEqual(['e', 'd', 'c', 'a']);
  });

  test('loses what is thrown away, and finds it again in its place', async () => {
    const gmail = fakeGmail(emails('c', 'b', 'a'));
    const mailbox = open(gmail);
    await mailbox.list();
    const [, b] = gmail.messages;
    if (b) b.labels = ['TRASH'];
    expect(await idsOf(mailbox)).toEqual(['c', 'a']);
    if (b) b.labels = ['INBOX'];
    expect(await idsOf(mailbox)).toEqual(['c', 'b', 'a']);
  });

  test('does not mind that a message is read', async () => {
    const gmail = fakeGmail(emails('b', 'a').map((email) => ({ ...email, labels: ['INBOX', 'UNREAD'] })));
    const mailbox = open(gmail);
    await mailbox.list();
    for (const message of gmail.messages) message.labels = ['INBOX'];
    expect(await idsOf(mailbox)).toEqual(['b', 'a']);
    expect(pathsOf(gmail)).toEqual(['profile', 'messages', 'history']);
  });

  test('that came and went between two looks is not there', async () => {
    const gmail = fakeGmail(emails('a'));
    const mailbox = open(gmail);
    await mailbox.list();
    gmail.messages.unshift(...emails('b'));
    gmail.answer(new Request('https://gmail.test/'));
    gmail.messages.shift();
    expect(await idsOf(mailbox)).toEqual(['a']);
  });

  test('keeps what follows its page, and is read anew when that has moved', async () => {
    const gmail = fakeGmail(emails('e', 'd', 'c', 'b', 'a'));
    const mailbox = open(gmail, { pageSize: 2 });
    await mailbox.list();
    gmail.messages.unshift(...emails('f'));
    expect(await mailbox.list()).toEqual({ ids: ['f', 'e', 'd'], nextPageToken: '2' });
    gmail.messages = gmail.messages.filter(({ id }) => id !== 'e');
    expect(await mailbox.list()).toEqual({ ids: ['f', 'd'], nextPageToken: '2' });
  });

  test('is read anew when its history does not reach back', async () => {
    const gmail = fakeGmail(emails('b', 'a'));
    const mailbox = open(gmail);
    await mailbox.list();
    gmail.forgetHistory();
    gmail.messages.unshift(...emails('c'));
    expect(await idsOf(mailbox)).toEqual(['c', 'b', 'a']);
    expect(pathsOf(gmail)).toEqual(['profile', 'messages', 'history', 'profile', 'messages']);
  });

  test('is read anew after thousands of changes', async () => {
    const gmail = fakeGmail(emails('a'));
    const mailbox = open(gmail, { timeoutSeconds: 8 });
    await mailbox.list();
    gmail.messages.unshift(...emails(...Array.from({ length: 2500 }, (_, index) => `n${index}`)));
    expect((await idsOf(mailbox)).slice(0, 2)).toEqual(['n0', 'n1']);
    expect(pathsOf(gmail).filter((path) => path === 'history')).toHaveLength(4);
  });
});

describe('a mailbox that asks to wait', () => {
  testTable([
    [429, 'rateLimitExceeded'],
    [403, 'userRateLimitExceeded'],
    [500, 'backendError'],
    [503, 'backendError'],
  ])('by %i %s is asked again, later and later', async (status, reason) => {
    const gmail = fakeGmail(emails('a'));
    gmail.answerFirst(googleError(status, reason), googleError(status, reason), googleError(status, reason));
    expect(await idsOf(open(gmail))).toEqual(['a']);
    const [first = 0, second = 0, third = 0] = gmail.pauses;
    expect(gmail.pauses).toHaveLength(3);
    expect(first).toBeGreaterThanOrEqual(500);
    expect(second).toBeGreaterThanOrEqual(1000);
    expect(third).toBeGreaterThanOrEqual(2000);
    expect(third).toBeLessThanOrEqual(3000);
  });

  test('gets the time that it names', async () => {
    const gmail = fakeGmail(emails('a'));
    gmail.answerFirst(googleError(429, 'rateLimitExceeded', { 'retry-after': '2' }));
    expect(await idsOf(open(gmail))).toEqual(['a']);
    expect(gmail.pauses).toEqual([2000]);
  });

  test('or gets it until the date that it names', async () => {
    const gmail = fakeGmail(emails('a'));
    const dates = { date: 'Fri, 20 Nov 2026 10:00:00 GMT', 'retry-after': 'Fri, 20 Nov 2026 10:00:03 GMT' };
    gmail.answerFirst(googleError(503, 'backendError', dates));
    expect(await idsOf(open(gmail))).toEqual(['a']);
    expect(gmail.pauses).toEqual([3000]);
  });

  test('longer than a visitor does is not waited for', async () => {
    const gmail = fakeGmail(emails('a'));
    gmail.answerWith(() => googleError(429, 'rateLimitExceeded', { 'retry-after': '60' }));
    expect(await open(gmail).list()).toMatchObject({ code: 'MAILBOX_UNAVAILABLE' });
    expect(gmail.requests).toHaveLength(1);
  });

  testTable([
    [400, 'badRequest'],
    [403, 'domainPolicy'],
    [404, 'notFound'],
  ])('is not what %i %s says', async (status, reason) => {
    const gmail = fakeGmail();
    gmail.answerWith(() => googleError(status, reason));
    await open(gmail).list();
    expect(gmail.requests).toHaveLength(1);
  });
});

describe('an access token that is refused before its time', () => {
  const gmailOf = (...bearers: string[]) => {
    const gmail = fakeGmail(emails('a'));
    gmail.bearers = new Set(bearers);
    return gmail;
  };

  test('is renewed once, and used from then on', async () => {
    const gmail = gmailOf('fresh');
    let renewals = 0;
    const renew = async () => {
      renewals += 1;
      return 'fresh';
    };
    const mailbox = open(gmail, { renew });
    expect(await idsOf(mailbox)).toEqual(['a']);
    expect(renewals).toBe(1);
    expect(gmail.requests.map(({ bearer }) => bearer)).toEqual(['Bearer secret', 'Bearer fresh', 'Bearer fresh']);
  });

  test('and again after that is the end of the grant', async () => {
    const gmail = gmailOf();
    let reports = 0;
    const refused = async () => {
      reports += 1;
    };
    const answer = await open(gmail, { renew: async () => 'fresh', refused }).list();
    expect(answer).toMatchObject({ status: 403, code: 'MAILBOX_RECONNECT' });
    expect([reports, gmail.requests.length]).toEqual([1, 2]);
  });
});

test('the fake refuses what Gmail does not support', async () => {
  const gmail = fakeGmail(emails('a'));
  const ask = (path: string, init: RequestInit = {}) => {
    const headers = { authorization: 'Bearer x' };
    return gmail.answer(new Request(`https://gmail.test/gmail/v1/users/me${path}`, { headers, ...init })).status;
  };
  expect(ask('/messages?maxResults=1&q=-in:sent&pageToken=0')).toBe(200);
  expect(ask('/messages?limit=1')).toBe(400);
  expect(ask('/messages?maxResults=0')).toBe(400);
  expect(ask('/history')).toBe(400);
  expect(ask('/history?startHistoryId=1')).toBe(404);
  expect(ask('/messages/a/modify', { method: 'POST' })).toBe(404);
  expect(ask('/messages', { headers: {} })).toBe(401);
});
