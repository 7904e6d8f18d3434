import { type Failure, failure } from '../../server/failure.ts';
import { repeat } from '../../server/repeat.ts';
import type { Services } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { MAX_WATCHED } from '../scanning/limits.server.ts';
import type { MonitorProblem, StreamEvents } from '../scans/contract.ts';
import { ALERTS_PAGE, alertsAfter } from './alerts.server.ts';
import { extendPresence, startPresence } from './presence.server.ts';
import { STREAM_FAILED, STREAM_MESSAGES } from './texts.ts';

const STREAMS_OF_A_USER = 5;
/** One query for all streams of this process, since any process may store the scan. */
const POLL_MS = 400;
const HEARTBEAT_MS = 15_000;
/** That of an access token: to continue, a client needs a valid one. */
const LIFETIME_MS = 15 * 60 * 1000;
/** Events queued for a client that doesn't read them. */
const MAX_PENDING_EVENTS = 200;

interface Stream {
  user: SignedIn;
  last: number;
  state: string;
  endsAt: number;
  send(text: string): void;
  hasRoom(): boolean;
  end(): void;
}

interface Hub {
  streams: Set<Stream>;
  polling: AbortController | undefined;
  heartbeatAt: number;
}

const hubs = new WeakMap<Services, Hub>();

const BUSY = failure(503, 'STREAMS_BUSY', STREAM_MESSAGES.busy);

/**
 * Ends with the session, with the server and after the lifetime of an access token.
 * @param lastEventId resumes after this alert; without it, the stream starts with the next one
 */
export async function streamAlerts(
  services: Services,
  user: SignedIn,
  lastEventId: string | null,
): Promise<Response | Failure> {
  const requested = /^\d{1,15}$/.test(lastEventId ?? '') ? Number(lastEventId) : Number.POSITIVE_INFINITY;
  const last = Math.min(requested, await startPresence(services, user.userId));
  // The abort event has fired already, so a new stream would never end.
  if (services.stopping.signal.aborted) return BUSY;
  const hub = hubOf(services);
  if ([...hub.streams].filter((stream) => stream.user.userId === user.userId).length >= STREAMS_OF_A_USER) {
    return failure(429, 'TOO_MANY_STREAMS', STREAM_MESSAGES.tooMany);
  }
  if (hub.streams.size >= MAX_WATCHED) return BUSY;
  const body = open(hub, { user, last, endsAt: services.now() + LIFETIME_MS });
  startPolling(services, hub);
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Keeps proxies such as nginx from buffering the stream.
      'x-accel-buffering': 'no',
    },
  });
}

function open(hub: Hub, { user, last, endsAt }: Pick<Stream, 'user' | 'last' | 'endsAt'>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const remove = () => {
    const removed = hub.streams.delete(stream);
    if (hub.streams.size === 0) stopPolling(hub);
    return removed;
  };
  const stream: Stream = {
    user,
    last,
    endsAt,
    state: '',
    send: (text) => {
      if (!hub.streams.has(stream)) return;
      controller.enqueue(encoder.encode(text));
      if ((controller.desiredSize ?? 0) < -MAX_PENDING_EVENTS) stream.end();
    },
    hasRoom: () => hub.streams.has(stream) && (controller.desiredSize ?? 0) > ALERTS_PAGE - MAX_PENDING_EVENTS,
    end: () => {
      if (remove()) controller.close();
    },
  };
  return new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
      hub.streams.add(stream);
      stream.send('retry: 2000\n\n');
    },
    cancel: () => void remove(),
  });
}

function hubOf(services: Services): Hub {
  const known = hubs.get(services);
  if (known) return known;
  const hub: Hub = { streams: new Set(), polling: undefined, heartbeatAt: 0 };
  hubs.set(services, hub);
  services.stopping.signal.addEventListener('abort', () => {
    for (const stream of [...hub.streams]) stream.end();
  });
  return hub;
}

function startPolling(services: Services, hub: Hub): void {
  if (hub.polling || hub.streams.size === 0) return;
  hub.polling = new AbortController();
  const { signal } = hub.polling;
  hub.heartbeatAt = services.now() + HEARTBEAT_MS;
  const next = async () => {
    await poll(services, hub);
    return POLL_MS;
  };
  void repeat(next, { until: signal, log: services.log, failed: STREAM_FAILED });
}

function stopPolling(hub: Hub): void {
  hub.polling?.abort();
  hub.polling = undefined;
}

async function poll(services: Services, hub: Hub): Promise<void> {
  const { db, now } = services;
  const streams = [...hub.streams];
  if (streams.length === 0) return;
  const userIds = [...new Set(streams.map(({ user }) => user.userId))];
  const sessionIds = [...new Set(streams.map(({ user }) => user.sessionId))];
  const sessions = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', sessionIds)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now())
    .execute();
  const alive = new Set(sessions.map(({ id }) => id));
  const rows = await db
    .selectFrom('monitors')
    .select(['user_id', 'alerts', 'scanned', 'unread', 'problem', 'watched_until'])
    .where('user_id', 'in', userIds)
    .execute();
  // Scanning may have been turned on after the page was opened.
  for (const row of rows) if (row.watched_until <= now()) await startPresence(services, row.user_id);
  const monitors = new Map(rows.map((row) => [row.user_id, row]));
  for (const stream of streams) {
    if (!alive.has(stream.user.sessionId) || stream.endsAt <= now()) stream.end();
    else await sendUpdates(services, stream, monitors.get(stream.user.userId));
  }
  if (hub.heartbeatAt > now()) return;
  hub.heartbeatAt = now() + HEARTBEAT_MS;
  await extendPresence(services, userIds);
  for (const stream of streams) stream.send(':\n\n');
}

type MonitorRow = { alerts: number; scanned: number; unread: number; problem: string | null };

async function sendUpdates({ db }: Services, stream: Stream, row: MonitorRow | undefined): Promise<void> {
  const { alerts = 0, scanned = 0, unread = 0, problem = null } = row ?? {};
  let last = Math.min(stream.last, alerts);
  while (alerts > last && stream.hasRoom()) {
    const page = await alertsAfter(db, stream.user.userId, last);
    for (const alert of page) stream.send(formatEvent('alert', alert, alert.number));
    last = page.at(-1)?.number ?? alerts;
    if (page.length < ALERTS_PAGE) break;
  }
  stream.last = last;
  const state = formatEvent('state', { scanned, unread, problem: problem as MonitorProblem | null });
  if (state === stream.state) return;
  stream.state = state;
  stream.send(state);
}

/** JSON has no line breaks, so one `data` line is enough (HTML, 9.2.6). */
function formatEvent<Name extends keyof StreamEvents>(name: Name, data: StreamEvents[Name], id?: number): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
