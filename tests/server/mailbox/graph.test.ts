import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { recipientsIn } from '../../../src/engines/detection/mime/recipients.ts';
import type { Failure } from '../../../src/server/failure.ts';
import { mailboxReconnect } from '../../../src/server/mailbox/failures.ts';
import { checkGraph, openGraph } from '../../../src/server/mailbox/graph.ts';
import { listingCache } from '../../../src/server/mailbox/listing-cache.ts';
import type { Mailbox, MessageList, RawMessage, SentRecipients } from '../../../src/server/mailbox/mailbox.ts';
import { quietTime } from '../../../src/server/mailbox/quiet-time.ts';
import type { Services } from '../../../src/server/services.ts';
import { type FakeGraph, fakeGraph, GRAPH_ORIGIN, type GraphMessage, graphError } from '../../mocks/graph.ts';
import { testTable } from '../../support/test-table.ts';

const log = pino({ level: 'silent' });
const START = Date.UTC(2026, 10, 28, 10);
const MINUTE = 60_000;

interface Given {
  renew?: (refused: string) => Promise<string | Failure>;
  refused?: () => Promise<void>;
  pageSize?: number;
  now?: () => number;
}

const optionsFor = (graph: FakeGraph, { now = () => START, ...given }: Given = {}) => ({
  ...{ origin: GRAPH_ORIGIN, connection: 'one', owner: 'ada@northwind.example', accessToken: 'secret' },
  renew: async () => mailboxReconnect(),
  refused: async () => undefined,
  quietTime: quietTime({ now } as unknown as Services, 'one'),
  ...{ log, network: graph.network },
  ...given,
});

/** One user's open mailbox. Each call returns a new one with an empty memory. */
function open(graph: FakeGraph, given: Given = {}): Mailbox {
  const { now = () => START } = given;
  const cache = listingCache({ now } as unknown as Services, 'one');
  return openGraph({ ...optionsFor(graph, given), cache });
}

/** Newest first, a minute apart. */
const emails = (...ids: string[]): GraphMessage[] =>
  ids.map((id, index) => ({ id, raw: `Subject: ${id}\r\n\r\nHé`, receivedAt: START - index * MINUTE }));
const later = (id: string, minutes = 1): GraphMessage => ({ id, raw: id, receivedAt: START + minutes * MINUTE });
const idsOf = async (mailbox: Mailbox) => ((await mailbox.list()) as MessageList).ids;
const pathsOf = ({ requests }: FakeGraph) =>
  requests.map(({ path }) => path.replace(/\?.*/, '').replace('/v1.0/me', ''));
const DELTA = "/mailFolders('inbox')/messages/delta";

describe('a mailbox', () => {
  test('is listed page by page, newest first', async () => {
    const graph = fakeGraph(emails('a', 'b', 'c'));
    const { ids, nextPageToken } = (await open(graph, { pageSize: 2 }).list()) as MessageList;
    expect(ids).toEqual(['a', 'b']);
    expect(await open(graph, { pageSize: 2 }).list(nextPageToken)).toEqual({ ids: ['c'], nextPageToken: undefined });
  });

  test('hands out the source of a message, byte for byte, with the time it was received', async () => {
    const { source, receivedAt } = (await open(fakeGraph(emails('a', 'b'))).raw('b')) as RawMessage;
    expect(Buffer.from(source).toString()).toBe('Subject: b\r\n\r\nHé');
    expect(receivedAt).toBe(START - MINUTE);
  });

  test('asks for the time of a listed message once', async () => {
    const graph = fakeGraph(emails('a'));
    const mailbox = open(graph);
    await mailbox.list();
    graph.requests.length = 0;
    expect(await mailbox.raw('a')).toMatchObject({ receivedAt: START });
    expect(pathsOf(graph)).toEqual(['/messages/a/$value']);
  });

  test('is only ever read, with the bearer and by immutable ids', async () => {
    const graph = fakeGraph(emails('a'));
    const mailbox = open(graph);
    await mailbox.list();
    await mailbox.raw('a');
    await mailbox.wrote('<x@y>');
    await mailbox.sentRecipients(null);
    expect(graph.requests.length).toBeGreaterThan(4);
    for (const { bearer, prefer } of graph.requests) {
      expect(bearer).toBe('Bearer secret');
      expect(prefer).toContain('IdType="ImmutableId"');
    }
  });

  test('knows that its own server checks the sender', () => {
    expect(open(fakeGraph()).authservId).toBe('mx.microsoft.com');
  });

  test('has no source above the limit, nor of what is gone or of another provider', async () => {
    const mailbox = open(fakeGraph([{ id: 'a', raw: 'x'.repeat(2000) }]));
    expect(await mailbox.raw('a', 1000)).toMatchObject({ code: 'MESSAGE_TOO_LARGE' });
    expect(await mailbox.raw('b')).toMatchObject({ code: 'MESSAGE_UNREADABLE' });
    expect(await mailbox.raw('../me')).toMatchObject({ code: 'MESSAGE_UNREADABLE' });
  });

  test('tells whether its owner wrote a message', async () => {
    const raw = 'Subject: Hi\r\nMessage-ID: <a+b@northwind.example>\r\n\r\nHi';
    const mailbox = open(fakeGraph([{ id: 's', raw, folder: 'sentitems' }]));
    expect(await mailbox.wrote('<a+b@northwind.example>')).toBe(true);
    expect(await mailbox.wrote('<other@northwind.example>')).toBe(false);
  });

  test('tells whom its owner wrote to since the last time', async () => {
    const to = [{ name: 'Bo “B” Ödberg, <x@evil.example>', address: 'bo@home.example' }];
    const cc = [{ address: 'cy@home.example' }];
    const sent = (id: string, minutes: number): GraphMessage => ({
      ...later(id, minutes),
      folder: 'sentitems',
      to,
      cc,
    });
    const graph = fakeGraph([sent('s2', 2), sent('s1', 1)]);
    const mailbox = open(graph);
    const first = (await mailbox.sentRecipients(null)) as SentRecipients;
    expect(first).toMatchObject({ isFromStart: true, hasMore: false });
    expect(first.headers).toHaveLength(2);
    expect(await recipientsIn(first.headers[0] ?? new Uint8Array())).toEqual([
      { name: to[0]?.name, address: 'bo@home.example' },
      { name: '', address: 'cy@home.example' },
    ]);
    graph.messages.unshift(...Array.from({ length: 60 }, (_, index) => sent(`n${index}`, 63 - index)));
    const second = (await mailbox.sentRecipients(first.cursor)) as SentRecipients;
    expect(second).toMatchObject({ isFromStart: false, hasMore: true });
    const third = (await mailbox.sentRecipients(second.cursor)) as SentRecipients;
    expect(second.headers.length + third.headers.length).toBe(60);
    expect(third.hasMore).toBe(false);
    expect(await mailbox.sentRecipients(third.cursor)).toMatchObject({
      headers: [],
      cursor: third.cursor,
      hasMore: false,
    });
  });

  test('skips nobody of one second, wherever a page ends', async () => {
    const graph = fakeGraph();
    const mailbox = open(graph);
    const { cursor } = (await mailbox.sentRecipients(null)) as SentRecipients;
    // Two emails of the same second lie on both sides of the first page's end; the rest share a single second.
    const minutes = (index: number) => (index < 49 ? index : index < 51 ? 49 : 60);
    graph.messages = Array.from({ length: 180 }, (_, index) => ({
      ...later(`s${index}`, minutes(index)),
      folder: 'sentitems' as const,
      to: [{ address: `to${index}@home.example` }],
    }));
    const read: string[] = [];
    let at: string | null = cursor;
    for (let hasMore = true, rounds = 0; hasMore && rounds < 20; rounds += 1) {
      const part = (await mailbox.sentRecipients(at)) as SentRecipients;
      read.push(...part.headers.map((header) => /to\d+/.exec(Buffer.from(header).toString())?.[0] ?? ''));
      ({ hasMore, cursor: at } = part);
    }
    expect(read.toSorted()).toEqual(Array.from({ length: 180 }, (_, index) => `to${index}`).toSorted());
  });

  test('reads 300 sent messages at first, in the order in which they were sent', async () => {
    const graph = fakeGraph(
      Array.from({ length: 400 }, (_, index) => ({
        ...later(`s${index}`, 400 - index),
        folder: 'sentitems' as const,
        to: [{ address: `to${index}@home.example` }],
      })),
    );
    const { headers } = (await open(graph).sentRecipients(null)) as SentRecipients;
    expect(headers).toHaveLength(300);
    expect(String(Buffer.from(headers.at(-1) ?? new Uint8Array()))).toContain('to0@home.example');
  });
});

describe('a listing', () => {
  test('is brought up to date by changes alone', async () => {
    const graph = fakeGraph(emails('a', 'b'));
    const mailbox = open(graph);
    expect(await idsOf(mailbox)).toEqual(['a', 'b']);
    expect(pathsOf(graph)).toEqual(['/mailFolders/inbox/messages', '/mailFolders/inbox/messages/delta']);
    graph.requests.length = 0;
    graph.messages.unshift(later('d', 2), later('c'));
    expect(await idsOf(mailbox)).toEqual(['d', 'c', 'a', 'b']);
    expect(await idsOf(mailbox)).toEqual(['d', 'c', 'a', 'b']);
    expect(pathsOf(graph)).toEqual([DELTA, DELTA]);
  });

  test('starts with an empty inbox', async () => {
    const graph = fakeGraph();
    const mailbox = open(graph);
    expect(await idsOf(mailbox)).toEqual([]);
    graph.messages.unshift(later('a'));
    expect(await idsOf(mailbox)).toEqual(['a']);
  });

  test('has what arrived while it was read', async () => {
    const graph = fakeGraph(emails('a'));
    const { fetch } = graph.network;
    graph.network.fetch = async (...asked) => {
      const answer = await fetch(...asked);
      if (graph.messages.length === 1) graph.messages.unshift(later('b'));
      return answer;
    };
    expect(await idsOf(open(graph))).toEqual(['b', 'a']);
  });

  test('follows the pages of a round, and knows an email that is told twice', async () => {
    const graph = fakeGraph(emails('a'));
    const mailbox = open(graph);
    await mailbox.list();
    const many = Array.from({ length: 450 }, (_, index) => later(`n${index}`, 450 - index));
    graph.messages.unshift(...many);
    // It was read in the meantime.
    graph.messages.push({ ...(graph.messages.pop() as GraphMessage) });
    graph.requests.length = 0;
    expect(await idsOf(mailbox)).toEqual([...many.map(({ id }) => id), 'a']);
    expect(pathsOf(graph)).toEqual([DELTA, DELTA, DELTA]);
  });

  test('has an email that is named once more by its id alone', async () => {
    const graph = fakeGraph(emails('a'));
    const mailbox = open(graph);
    await mailbox.list();
    const { fetch } = graph.network;
    graph.network.fetch = async (...asked) => {
      const answer = (await (await fetch(...asked)).json()) as { value: { id: string }[] };
      return Response.json({ ...answer, value: [...answer.value, ...answer.value.map(({ id }) => ({ id }))] });
    };
    graph.messages.unshift(later('b'));
    expect(await idsOf(mailbox)).toEqual(['b', 'a']);
  });

  test('loses what is moved away, and is read anew where later pages have moved', async () => {
    const graph = fakeGraph(emails('a', 'b', 'c'));
    const [whole, paged] = [open(graph), open(graph, { pageSize: 2 })];
    await whole.list();
    await paged.list();
    graph.messages = graph.messages.filter(({ id }) => id !== 'b');
    expect(await idsOf(whole)).toEqual(['a', 'c']);
    graph.requests.length = 0;
    expect(await paged.list()).toEqual({ ids: ['a', 'c'], nextPageToken: undefined });
    expect(pathsOf(graph)).toEqual([DELTA, '/mailFolders/inbox/messages', '/mailFolders/inbox/messages/delta']);
  });

  test('is read anew when its delta link has expired', async () => {
    const graph = fakeGraph(emails('a'));
    const mailbox = open(graph);
    await mailbox.list();
    graph.forgetChanges();
    graph.messages.unshift(later('b'));
    expect(await idsOf(mailbox)).toEqual(['b', 'a']);
    graph.requests.length = 0;
    expect(await idsOf(mailbox)).toEqual(['b', 'a']);
    expect(pathsOf(graph)).toEqual([DELTA]);
  });

  test('has an old email that was moved back from Junk within an hour, however often it is asked for', async () => {
    let now = START;
    const restored: GraphMessage = { ...later('old', -24 * 60), folder: 'junkemail' };
    const graph = fakeGraph([...emails('a'), restored]);
    const mailbox = open(graph, { now: () => now });
    expect(await idsOf(mailbox)).toEqual(['a']);
    graph.messages = [...emails('a'), { ...restored, folder: 'inbox' }];
    const found: string[][] = [];
    for (let minutes = 0; minutes < 60; minutes += 10) {
      now += 10 * MINUTE;
      found.push(await idsOf(mailbox));
    }
    expect(found.at(0)).toEqual(['a']);
    expect(found.at(-1)).toEqual(['a', 'old']);
  });

  test('takes the bearer to no other server', async () => {
    const graph = fakeGraph(emails('a'));
    const value = [{ id: 'a', receivedDateTime: '2026-11-28T10:00:00Z' }];
    const links = { '@odata.nextLink': 'https://graph.microsoft.com.evil.example/v1.0/me' };
    graph.answerWith(() => Response.json({ value, ...links }));
    expect(await open(graph).list()).toMatchObject({ code: 'MAILBOX_UNAVAILABLE' });
    expect(graph.requests).toHaveLength(1);
  });
});

describe('throttling', () => {
  test('gets the time that it names', async () => {
    const graph = fakeGraph(emails('a'));
    graph.answerFirst(
      graphError(429, 'TooManyRequests', { 'retry-after': '3' }),
      graphError(503, 'serviceNotAvailable'),
    );
    expect(await idsOf(open(graph))).toEqual(['a']);
    expect(graph.pauses[0]).toBe(3000);
    expect(graph.pauses).toHaveLength(2);
  });

  test('for longer is kept to by later visits', async () => {
    const graph = fakeGraph(emails('a'));
    let now = START;
    const mailbox = open(graph, { now: () => now });
    graph.answerFirst(graphError(429, 'ApplicationThrottled', { 'retry-after': '120' }));
    expect(await mailbox.list()).toMatchObject({ code: 'MAILBOX_UNAVAILABLE' });
    expect(await mailbox.list()).toMatchObject({ code: 'MAILBOX_UNAVAILABLE' });
    expect(graph.requests).toHaveLength(1);
    now += 121_000;
    expect(await idsOf(mailbox)).toEqual(['a']);
  });
});

describe('a refusal', () => {
  testTable([
    ['a withdrawn permission', () => graphError(403, 'ErrorAccessDenied'), 'MAILBOX_RECONNECT', 1],
    ['an unknown reason', () => graphError(403, 'somethingElse'), 'MAILBOX_UNAVAILABLE', 0],
    ['no mailbox online', () => graphError(404, 'MailboxNotEnabledForRESTAPI'), 'MAILBOX_NOT_ONLINE', 0],
    ['a gateway', () => new Response('<h1>Bad gateway</h1>', { status: 403 }), 'MAILBOX_UNAVAILABLE', 0],
    ['nonsense', () => new Response('{"value":7}'), 'MAILBOX_UNAVAILABLE', 0],
  ] as const)('%s', async (_, answer, code, ends) => {
    const graph = fakeGraph(emails('a'));
    graph.answerWith(answer);
    let ended = 0;
    const refused = async () => {
      ended += 1;
    };
    expect(await open(graph, { refused }).list()).toMatchObject({ code });
    expect(ended).toBe(ends);
    expect(await checkGraph(optionsFor(graph))).toMatchObject({ code });
  });

  test('of an access token renews it once', async () => {
    const graph = fakeGraph(emails('a'));
    graph.bearers = new Set(['fresh']);
    const renewed: string[] = [];
    const renew = async (refused: string) => {
      renewed.push(refused);
      return 'fresh';
    };
    expect(await idsOf(open(graph, { renew }))).toEqual(['a']);
    expect(renewed).toEqual(['secret']);
    expect(await checkGraph(optionsFor(graph, { renew }))).toBeUndefined();
  });
});
