import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Alert } from '../../../src/features/scans/contract.ts';
import { MAREN, openFakeBrowser, reload } from '../../client/fake-browser.ts';

interface Asked {
  path: string;
  bearer: string | undefined;
  lastEventId: string | undefined;
}

let asked: Asked[];
/** The network's responses, in order; then streams that stay silent. */
let answers: ((signal: AbortSignal | null | undefined) => Response)[];
let heard: number[];
let states: unknown[];
let reached: boolean | undefined;
let stop: (() => void) | undefined;

beforeEach(() => {
  reload();
  openFakeBrowser();
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  asked = [];
  answers = [];
  heard = [];
  states = [];
  reached = undefined;
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    const headers = init.headers as Record<string, string>;
    asked.push({
      path: url.pathname + url.search,
      bearer: headers.authorization,
      lastEventId: headers['last-event-id'],
    });
    return (answers.shift() ?? silent)(init.signal);
  });
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function follow(last = 4) {
  const { setUser } = await import('../../../src/client/session.ts');
  const { followAlerts } = await import('../../../src/features/alerts/api.ts');
  setUser(MAREN);
  stop = followAlerts(last, {
    onAlert: ({ number }) => heard.push(number),
    onState: (state) => states.push(state),
    onConnection: (one) => {
      reached = one;
    },
  });
}

const alert = (number: number) => ({ number }) as Alert;
const event = (number: number) => `id: ${number}\nevent: alert\ndata: ${JSON.stringify(alert(number))}\n\n`;
const json =
  (value: unknown, status = 200) =>
  () =>
    Response.json(value, { status });

/** A stream that sends these chunks and then closes. */
function saying(...pieces: string[]) {
  return () => {
    const body = new ReadableStream({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
}

function silent(signal: AbortSignal | null | undefined): Response {
  const body = new ReadableStream({
    start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
  });
  return new Response(body);
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('a stream is read in chunks of any size and resumes where it was', async () => {
  const text = `retry: 2000\n\n:\n\n${event(5)}event: state\ndata: {"unread":1}\n\n${event(6)}`;
  answers = [saying(text.slice(0, 40), text.slice(40, 75), text.slice(75)), saying(event(7))];
  await follow();
  await pass(1500);
  expect(heard).toEqual([5, 6, 7]);
  expect(states).toEqual([{ unread: 1 }]);
  expect(asked.map(({ lastEventId }) => lastEventId).slice(0, 2)).toEqual(['4', '6']);
  expect(asked[0]).toMatchObject({ path: '/api/v1/alerts/stream', bearer: 'Bearer access-1' });
});

test('a bearer that has run out is renewed', async () => {
  answers = [json({}, 401), json({ accessToken: 'access-2', refreshToken: 'refresh-2' }), saying(event(5))];
  await follow();
  await pass(100);
  expect(asked.map(({ path, bearer }) => `${path} ${bearer}`)).toEqual([
    '/api/v1/alerts/stream Bearer access-1',
    '/api/v1/auth/refresh undefined',
    '/api/v1/alerts/stream Bearer access-2',
  ]);
  expect(heard).toEqual([5]);
});

test('if no stream is free, alerts are polled, each reported once, and a stream is tried again', async () => {
  answers = [
    json({ code: 'TOO_MANY_STREAMS' }, 429),
    json({ alerts: [alert(5)], unread: 1, lastAlert: 5 }),
    json({ alerts: [alert(6)], unread: 2, lastAlert: 6 }),
    ...Array.from({ length: 10 }, () => json({ alerts: [], unread: 2, lastAlert: 6 })),
    saying(event(7)),
  ];
  await follow();
  await pass(61_000);
  expect(asked.slice(1, 4).map(({ path }) => path)).toEqual([
    '/api/v1/alerts?after=4',
    '/api/v1/alerts?after=5',
    '/api/v1/alerts?after=6',
  ]);
  expect(heard).toEqual([5, 6, 7]);
});

test('if a stream is buffered on its way, alerts are polled within seconds, and again after each try', async () => {
  const none = json({ alerts: [], unread: 1, lastAlert: 5 });
  const asking = Array.from({ length: 11 }, () => none);
  answers = [silent, json({ alerts: [alert(5)], unread: 1, lastAlert: 5 }), ...asking, silent];
  answers.push(json({ alerts: [alert(6)], unread: 2, lastAlert: 6 }));
  await follow();
  await pass(5100);
  expect(heard).toEqual([5]);
  await pass(66_000);
  expect(heard).toEqual([5, 6]);
});

test('a stream that fails after polling leads straight back to polling', async () => {
  const none = json({ alerts: [], unread: 0, lastAlert: 4 });
  answers = [json({}, 503), ...Array.from({ length: 12 }, () => none), saying()];
  answers.push(json({ alerts: [alert(5)], unread: 1, lastAlert: 5 }));
  await follow();
  await pass(60_500);
  expect(heard).toEqual([5]);
});

test('a stream that falls silent after its first event is reopened', async () => {
  const opened = (signal: AbortSignal | null | undefined) => {
    const start = (controller: ReadableStreamDefaultController) => {
      controller.enqueue(new TextEncoder().encode(event(5)));
      signal?.addEventListener('abort', () => controller.error(signal.reason));
    };
    return new Response(new ReadableStream({ start }));
  };
  answers = [opened, saying(event(6))];
  await follow();
  await pass(39_000);
  expect(asked).toHaveLength(1);
  await pass(3000);
  expect(heard).toEqual([5, 6]);
});

test('it says when alerts do not get through, and a stream is tried as soon as the server answers again', async () => {
  const away = json({}, 503);
  answers = [away, away, away, json({ alerts: [alert(5)], unread: 1, lastAlert: 5 }), saying(event(6))];
  await follow();
  await pass(100);
  expect(reached).toBe(false);
  await pass(10_000);
  expect({ reached, heard }).toEqual({ reached: true, heard: [5, 6] });
  expect(asked.at(4)?.path).toBe('/api/v1/alerts/stream');
});

test('it ends with the session, and when it is closed', async () => {
  answers = [saying(event(5))];
  await follow();
  await pass(100);
  const { clearUser } = await import('../../../src/client/session.ts');
  clearUser();
  await pass(120_000);
  expect(asked).toHaveLength(1);
});
