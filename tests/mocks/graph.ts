import type { Network } from '../../src/server/oidc/provider.ts';
import { type DeltaToken, InboxChanges } from './graph-changes.ts';

export const GRAPH_ORIGIN = 'https://graph.microsoft.com';

export interface GraphMessage {
  /** Its immutable id; others change when it is moved. */
  id: string;
  raw: string | Uint8Array;
  /** Milliseconds since the epoch; Graph only reports the seconds. */
  receivedAt?: number;
  folder?: 'inbox' | 'sentitems' | 'junkemail';
  to?: { name?: string; address: string }[];
  cc?: { name?: string; address: string }[];
}

export interface FakeGraph {
  network: Network;
  /** The mailbox, newest first; tests add and remove messages while they read, and delta queries report it. */
  messages: GraphMessage[];
  requests: { path: string; bearer: string | null; prefer: string | null }[];
  /** The bearers that are accepted; undefined accepts every one. */
  bearers: Set<string> | undefined;
  /** How long was waited before calls that were made again, in milliseconds. */
  pauses: number[];
  /** Answers this instead of the mailbox, to each request or to those whose path matches; undefined ends it. */
  answerWith(answer: (() => Response) | undefined, path?: RegExp): void;
  /** Answers these, one after the other, before the mailbox is asked again. */
  answerFirst(...answers: Response[]): void;
  /** Every delta link so far expires. */
  forgetChanges(): void;
  answer(request: Request): Response;
}

export function fakeGraph(messages: GraphMessage[] = [], origin = GRAPH_ORIGIN): FakeGraph {
  let override: { answer: () => Response; path: RegExp } | undefined;
  let first: Response[] = [];
  const changes = new InboxChanges(messages);
  const graph: FakeGraph = {
    messages,
    requests: [],
    bearers: undefined,
    pauses: [],
    answerWith: (answer, path = /./) => {
      override = answer && { answer, path };
    },
    answerFirst: (...answers) => {
      first = answers;
    },
    forgetChanges: () => changes.forget(),
    answer: (request) => {
      const { pathname, search } = new URL(request.url);
      const path = pathname + search;
      const { headers } = request;
      graph.requests.push({ path, bearer: headers.get('authorization'), prefer: headers.get('prefer') });
      changes.follow(graph.messages);
      return (
        first.shift() ?? (override?.path.test(path) ? override.answer() : answerOf(graph, changes, request, origin))
      );
    },
    network: {
      timeoutSeconds: 0.2,
      pause: async (milliseconds) => graph.pauses.push(milliseconds),
      fetch: async (input, init) => graph.answer(new Request(input, init)),
    },
  };
  return graph;
}

/** An error as Graph sends it. */
export function graphError(status: number, code: string, headers: Record<string, string> = {}): Response {
  const innerError = { date: '2026-11-28T10:00:00', 'request-id': crypto.randomUUID() };
  return Response.json({ error: { code, message: 'Something about the request.', innerError } }, { status, headers });
}

/** What the documentation says of each call: its path and the parameters it takes. */
const CALLS = {
  folder: { path: /^\/me\/mailFolders\/inbox$/, parameters: ['$select'] },
  delta: {
    path: /^\/me\/mailFolders(?:\/inbox|\('inbox'\))\/messages\/delta$/,
    parameters: ['$select', '$filter', '$orderby', '$top', '$expand', 'changeType', '$deltatoken', '$skiptoken'],
  },
  list: {
    path: /^\/me\/mailFolders\/(inbox|sentitems)\/messages$/,
    parameters: ['$select', '$filter', '$orderby', '$top', '$skip'],
  },
  source: { path: /^\/me\/messages\/([^/]+)\/\$value$/, parameters: [] },
  message: { path: /^\/me\/messages\/([^/]+)$/, parameters: ['$select'] },
} as const;

function answerOf(graph: FakeGraph, changes: InboxChanges, request: Request, origin: string): Response {
  const { pathname, searchParams: query } = new URL(request.url);
  const bearer = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
  if (bearer === '' || (graph.bearers && !graph.bearers.has(bearer))) {
    return graphError(401, 'InvalidAuthenticationToken', { 'www-authenticate': 'Bearer realm=""' });
  }
  const path = pathname.replace('/v1.0', '');
  const found = Object.entries(CALLS).find(([, call]) => call.path.test(path));
  if (!found || request.method !== 'GET') return graphError(400, 'BadRequest');
  const [name, call] = found as [keyof typeof CALLS, (typeof CALLS)[keyof typeof CALLS]];
  const known: readonly string[] = call.parameters;
  if ([...query.keys()].some((parameter) => !known.includes(parameter))) return graphError(400, 'BadRequest');
  const [, named = ''] = call.path.exec(path) ?? [];
  const prefer = request.headers.get('prefer') ?? '';
  // Ids of the other kind are of no use later.
  const idOf = ({ id }: GraphMessage) => (prefer.includes('IdType="ImmutableId"') ? id : `${id}mutable`);
  if (name === 'folder') return Response.json({ id: 'AQMkInbox' });
  if (name === 'source' || name === 'message') {
    const message = graph.messages.find(({ id }) => id === decodeURIComponent(named));
    if (!message) return graphError(404, 'ErrorItemNotFound');
    if (name === 'message') return Response.json(itemOf(message, idOf));
    return new Response(Buffer.from(message.raw), { headers: { 'content-type': 'text/plain' } });
  }
  if (name === 'list') return listOf(graph.messages, { folder: named, query, idOf, origin });
  return deltaOf(changes, { query, idOf, origin, size: Number(/maxpagesize=(\d+)/.exec(prefer)?.[1] ?? 10) });
}

interface Asked {
  query: URLSearchParams;
  idOf(message: GraphMessage): string;
  origin: string;
}

function listOf(
  messages: readonly GraphMessage[],
  { folder, query, idOf, origin }: Asked & { folder: string },
): Response {
  const [, messageId] = /^internetMessageId eq '([^']+)'$/.exec(query.get('$filter') ?? '') ?? [];
  const [, after] = /^sentDateTime gt (\S+)$/.exec(query.get('$filter') ?? '') ?? [];
  if (query.has('$filter') && !messageId && !after) return graphError(400, 'ErrorInvalidUrlQueryFilter');
  const isAscending = query.get('$orderby') === 'sentDateTime';
  const asked = messages
    .filter((message) => (message.folder ?? 'inbox') === folder)
    .filter(({ raw }) => !messageId || String(raw).toLowerCase().includes(`\nmessage-id: ${messageId.toLowerCase()}`))
    .filter((message) => !after || (message.receivedAt ?? 0) > Date.parse(after))
    .toSorted((one, other) => (isAscending ? -1 : 1) * ((other.receivedAt ?? 0) - (one.receivedAt ?? 0)));
  const limit = Math.min(Number(query.get('$top') ?? 10), 1000);
  const start = Number(query.get('$skip') ?? 0);
  const next = new URLSearchParams(query);
  next.set('$skip', String(start + limit));
  const nextLink = `${origin}/v1.0/me/mailFolders/${folder}/messages?${next}`;
  return Response.json({
    value: asked.slice(start, start + limit).map((message) => itemOf(message, idOf)),
    ...(start + limit < asked.length && { '@odata.nextLink': nextLink }),
  });
}

function deltaOf(changes: InboxChanges, { query, idOf, origin, size }: Asked & { size: number }): Response {
  const token = query.get('$deltatoken') ?? query.get('$skiptoken');
  const [, since] = /^receivedDateTime g[et] (\S+)$/.exec(query.get('$filter') ?? '') ?? [];
  if (query.has('$filter') && !since) return graphError(400, 'ErrorInvalidUrlQueryFilter');
  const { generation } = changes;
  const start = { from: null, since: Date.parse(since ?? '') || 0, generation };
  const state: DeltaToken = token ? JSON.parse(atob(token)) : start;
  const round = changes.round(state);
  if (!round) return graphError(410, 'SyncStateNotFound');
  const offset = state.offset ?? 0;
  const page = round.items.slice(offset, offset + size);
  const link = (kind: string, next: DeltaToken) =>
    `${origin}/v1.0/me/mailFolders('inbox')/messages/delta?$${kind}=${encodeURIComponent(btoa(JSON.stringify(next)))}`;
  const isLast = offset + size >= round.items.length;
  return Response.json({
    value: page.map(({ message, removed }) =>
      removed ? { id: idOf(message), '@removed': { reason: 'deleted' } } : itemOf(message, idOf),
    ),
    ...(isLast
      ? { '@odata.deltaLink': link('deltatoken', { ...start, from: round.until, since: state.since }) }
      : { '@odata.nextLink': link('skiptoken', { ...state, offset: offset + size }) }),
  });
}

function itemOf(message: GraphMessage, idOf: Asked['idOf']) {
  const time = new Date(message.receivedAt ?? 0).toISOString().replace(/\.\d+Z$/, 'Z');
  const people = (those: GraphMessage['to'] = []) => those.map((emailAddress) => ({ emailAddress }));
  const recipients = { toRecipients: people(message.to), ccRecipients: people(message.cc) };
  return { '@odata.etag': 'W/"C"', id: idOf(message), receivedDateTime: time, sentDateTime: time, ...recipients };
}
