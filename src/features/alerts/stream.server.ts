import { type Failure, failure } from '../../server/failure.ts';
import { repeat } from '../../server/repeat.ts';
import type { Services } from '../../server/services.ts';
import type { SignedIn } from '../../server/session/access-token.ts';
import { MOST_WATCHED } from '../scanning/limits.ts';
import type { MonitorProblem, StreamEvents } from '../scans/contract.ts';
import { ALERTS_PAGE, alertsAfter } from './alerts.server.ts';
import { stayWatched, watch } from './presence.server.ts';

const STREAMS_OF_A_USER = 5;
/** One question to the database for all streams of this process: a scan may be stored by any other. */
const LOOK_MS = 400;
const HEARTBEAT_MS = 15_000;
/** As an access token: whoever reads on has to show one that is good now. */
const LIFETIME_MS = 15 * 60 * 1000;
/** Events that nobody reads are not kept for ever. */
const MOST_UNREAD_EVENTS = 200;

interface Stream {
  user: SignedIn;
  /** Number of the last alert that was sent. */
  last: number;
  state: string;
  endsAt: number;
  send(text: string): void;
  /** Whether a page of alerts more would not be too many unread. */
  hasRoom(): boolean;
  end(): void;
}

interface Hub {
  streams: Set<Stream>;
  /** Ends the loop that looks for what is to be told; undefined while nobody listens. */
  looking: AbortController | undefined;
  heartbeatAt: number;
}

const hubs = new WeakMap<Services, Hub>();

const BUSY = failure(503, 'STREAMS_BUSY', 'Alerts are streamed to enough pages at present. Ask for them instead.');

/**
 * Alerts as they are raised (`text/event-stream`). It ends when the session does, when the server stops and after the
 * life of an access token; the reader comes back with the id of the last event and misses nothing.
 * @param lastEventId where to go on; without one, with the next alert
 */
export async function streamAlerts(
  services: Services,
  user: SignedIn,
  lastEventId: string | null,
): Promise<Response | Failure> {
  const given = /^\d{1,15}$/.test(lastEventId ?? '') ? Number(lastEventId) : Number.POSITIVE_INFINITY;
  const last = Math.min(given, await watch(services, user.userId));
  // The sign to end has been given, and would not be heard any more.
  if (services.stopping.signal.aborted) return BUSY;
  const hub = hubOf(services);
  if ([...hub.streams].filter((stream) => stream.user.userId === user.userId).length >= STREAMS_OF_A_USER) {
    return failure(429, 'TOO_MANY_STREAMS', 'Alerts are streamed to enough pages of yours. Ask for them instead.');
  }
  if (hub.streams.size >= MOST_WATCHED) {
    return BUSY;
  }
  const body = open(hub, { user, last, endsAt: services.now() + LIFETIME_MS });
  startLooking(services, hub);
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A proxy that collects answers before it passes them on would hold alerts back.
      'x-accel-buffering': 'no',
    },
  });
}

function open(hub: Hub, { user, last, endsAt }: Pick<Stream, 'user' | 'last' | 'endsAt'>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const remove = () => {
    const removed = hub.streams.delete(stream);
    if (hub.streams.size === 0) stopLooking(hub);
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
      if ((controller.desiredSize ?? 0) < -MOST_UNREAD_EVENTS) stream.end();
    },
    hasRoom: () => hub.streams.has(stream) && (controller.desiredSize ?? 0) > ALERTS_PAGE - MOST_UNREAD_EVENTS,
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
  const hub: Hub = { streams: new Set(), looking: undefined, heartbeatAt: 0 };
  hubs.set(services, hub);
  services.stopping.signal.addEventListener('abort', () => {
    for (const stream of [...hub.streams]) stream.end();
  });
  return hub;
}

function startLooking(services: Services, hub: Hub): void {
  if (hub.looking || hub.streams.size === 0) return;
  hub.looking = new AbortController();
  const { signal } = hub.looking;
  hub.heartbeatAt = services.now() + HEARTBEAT_MS;
  const next = async () => {
    await look(services, hub);
    return LOOK_MS;
  };
  void repeat(next, { until: signal, log: services.log, failed: 'alerts could not be streamed' });
}

function stopLooking(hub: Hub): void {
  hub.looking?.abort();
  hub.looking = undefined;
}

async function look(services: Services, hub: Hub): Promise<void> {
  const { db, now } = services;
  const streams = [...hub.streams];
  if (streams.length === 0) return;
  const userIds = [...new Set(streams.map(({ user }) => user.userId))];
  const sessionIds = [...new Set(streams.map(({ user }) => user.sessionId))];
  const families = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', sessionIds)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now())
    .execute();
  const alive = new Set(families.map(({ id }) => id));
  const rows = await db
    .selectFrom('monitors')
    .select(['user_id', 'alerts', 'scanned', 'unread', 'problem', 'watched_until'])
    .where('user_id', 'in', userIds)
    .execute();
  // Scanning may have been switched on after the page was opened: until then there was nothing to watch.
  for (const row of rows) if (row.watched_until <= now()) await watch(services, row.user_id);
  const monitors = new Map(rows.map((row) => [row.user_id, row]));
  for (const stream of streams) {
    if (!alive.has(stream.user.sessionId) || stream.endsAt <= now()) stream.end();
    else await tell(services, stream, monitors.get(stream.user.userId));
  }
  if (hub.heartbeatAt > now()) return;
  hub.heartbeatAt = now() + HEARTBEAT_MS;
  await stayWatched(services, userIds);
  for (const stream of streams) stream.send(':\n\n');
}

type MonitorRow = { alerts: number; scanned: number; unread: number; problem: string | null };

async function tell({ db }: Services, stream: Stream, row: MonitorRow | undefined): Promise<void> {
  const { alerts = 0, scanned = 0, unread = 0, problem = null } = row ?? {};
  // Fewer than before: all was erased meanwhile.
  let last = Math.min(stream.last, alerts);
  // What there is no room for is told at the next look.
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

/** JSON has no line breaks of its own, so one line of data holds it (HTML, 9.2.6). */
function formatEvent<Name extends keyof StreamEvents>(name: Name, data: StreamEvents[Name], id?: number): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
