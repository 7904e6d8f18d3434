import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { openGmail } from '../../../src/server/mailbox/gmail.ts';
import type { Mailbox } from '../../../src/server/mailbox/mailbox.ts';
import { type FakeGmail, fakeGmail, googleError, never } from '../../mocks/gmail.ts';

const log = pino({ level: 'silent' });

function open(gmail: FakeGmail): Mailbox {
  return openGmail({ baseUrl: 'https://gmail.test', accessToken: 'secret', log, network: gmail.network });
}

describe('a mailbox', () => {
  const gmail = fakeGmail(['a', 'b', 'c'].map((id) => ({ id, raw: `Subject: ${id}\r\n\r\nHé` })));

  test('is listed page by page, newest first', async () => {
    const first = await open(gmail).list({ limit: 2 });
    expect(first).toEqual({ ids: ['a', 'b'], nextPageToken: '2' });
    const second = await open(gmail).list({ limit: 2, pageToken: '2' });
    expect(second).toEqual({ ids: ['c'], nextPageToken: undefined });
  });

  test('hands out the source of a message, byte for byte', async () => {
    const raw = await open(gmail).raw('b');
    expect(Buffer.from(raw as Uint8Array).toString()).toBe('Subject: b\r\n\r\nHé');
  });

  test('is only ever read, with the bearer', () => {
    expect(gmail.requests).toHaveLength(3);
    expect(gmail.requests.every(({ method, bearer }) => method === 'GET' && bearer === 'Bearer secret')).toBe(true);
    expect(gmail.requests[2]?.path).toBe('/gmail/v1/users/me/messages/b?format=raw');
  });

  test('lists what arrived, not what its owner wrote', async () => {
    const mixed = fakeGmail([
      { id: 'mine', raw: '', sent: true },
      { id: 'theirs', raw: '' },
    ]);
    expect(await open(mixed).list({ limit: 2 })).toMatchObject({ ids: ['theirs'] });
  });

  test('may be empty', async () => {
    expect(await open(fakeGmail()).list({ limit: 2 })).toEqual({ ids: [], nextPageToken: undefined });
  });

  test('lets no id reach another address', async () => {
    const other = fakeGmail();
    await open(other).raw('../drafts?x=');
    expect(other.requests[0]?.path).toBe('/gmail/v1/users/me/messages/..%2Fdrafts%3Fx%3D?format=raw');
  });
});

describe('a mailbox that does not answer as it should', () => {
  test.each([
    ['a dead token', () => googleError(401, 'authError'), 403, 'MAILBOX_NOT_CONNECTED'],
    ['a missing permission', () => googleError(403, 'insufficientPermissions'), 403, 'MAILBOX_NOT_CONNECTED'],
    ['a limit told by 403', () => googleError(403, 'userRateLimitExceeded'), 502, 'MAILBOX_UNAVAILABLE'],
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
    expect(await open(gmail).list({ limit: 1 })).toMatchObject({ failed: true, status, code });
  });

  test('a source that is not base64url', async () => {
    const gmail = fakeGmail();
    gmail.answerWith(() => Response.json({ raw: 'what is this?' }));
    expect(await open(gmail).raw('a')).toMatchObject({ code: 'MAILBOX_UNAVAILABLE' });
  });

  test('a message that is gone', async () => {
    expect(await open(fakeGmail()).raw('a')).toMatchObject({ code: 'MESSAGE_UNREADABLE' });
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
    const mailbox = openGmail({
      baseUrl: 'https://gmail.test',
      accessToken: 'secret',
      log,
      network: { ...gmail.network, timeoutSeconds: 8 },
    });
    expect(await mailbox.raw('a')).toMatchObject({ code: 'MESSAGE_UNREADABLE' });
    expect(cancelled).toBe(true);
    expect(sent).toBeLessThan(40);
  });
});
