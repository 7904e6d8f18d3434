import type { Network } from '../../src/server/oidc/provider.ts';
import { type HistoryRecord, MailboxHistory } from './gmail-history.ts';

export interface GmailMessage {
  id: string;
  raw: string | Uint8Array;
  /** Milliseconds since the epoch. */
  receivedAt?: number;
  /** Written by the owner. */
  sent?: boolean;
  /** In place of INBOX, or SENT. */
  labels?: string[];
}

export interface FakeGmail {
  network: Network;
  /** The mailbox, newest first; tests add and remove messages while they read, and the history reports it. */
  messages: GmailMessage[];
  /** Every request so far: method, path with query, and bearer. */
  requests: { method: string; path: string; bearer: string | null }[];
  /** The bearers that are accepted; undefined accepts every one. */
  bearers: Set<string> | undefined;
  /** How long was waited before calls that were made again, in milliseconds. */
  pauses: number[];
  /** Answers this instead of the mailbox, to each request or to those whose path matches. */
  answerWith(answer: () => Response | Promise<Response>, path?: RegExp): void;
  /** Answers these, one after the other, before the mailbox is asked again. */
  answerFirst(...answers: Response[]): void;
  /** Drops all history, as Gmail does after a week. */
  forgetHistory(): void;
  answer(request: Request): Response;
}

/** What Gmail's discovery document says of the methods that read: their path, and the parameters they take. */
const METHODS = {
  'users.getProfile': { path: /^\/profile$/, parameters: [] },
  'users.messages.list': {
    path: /^\/messages$/,
    parameters: ['includeSpamTrash', 'labelIds', 'maxResults', 'pageToken', 'q'],
  },
  'users.messages.get': { path: /^\/messages\/([^/]+)$/, parameters: ['format', 'metadataHeaders'] },
  'users.history.list': {
    path: /^\/history$/,
    parameters: ['historyTypes', 'labelId', 'maxResults', 'pageToken', 'startHistoryId'],
  },
} as const;

/** Those that every method takes. */
const STANDARD = [
  '$.xgafv',
  'access_token',
  'alt',
  'callback',
  'fields',
  'key',
  'oauth_token',
  'prettyPrint',
  'quotaUser',
];

/** Gmail at the network boundary, with its errors; lists are paged by position, as Gmail's own are. */
export function fakeGmail(messages: GmailMessage[] = []): FakeGmail {
  let override: { answer: () => Response | Promise<Response>; path: RegExp } | undefined;
  let first: Response[] = [];
  const history = new MailboxHistory(messages);
  const gmail: FakeGmail = {
    messages,
    requests: [],
    bearers: undefined,
    pauses: [],
    answerWith: (answer, path = /./) => {
      override = { answer, path };
    },
    answerFirst: (...answers) => {
      first = answers;
    },
    forgetHistory: () => history.forget(),
    answer: (request) => {
      history.follow(gmail.messages);
      return answerOf(gmail, history, request);
    },
    network: {
      timeoutSeconds: 0.2,
      pause: async (milliseconds) => gmail.pauses.push(milliseconds),
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const { pathname, search } = new URL(request.url);
        const bearer = request.headers.get('authorization');
        gmail.requests.push({ method: request.method, path: pathname + search, bearer });
        const answer =
          first.shift() ?? (override?.path.test(pathname + search) ? override.answer() : gmail.answer(request));
        // The caller's own signal: the one of a Request without references may be collected before it fires.
        return Promise.race([answer, whenAborted(init?.signal)]);
      },
    },
  };
  return gmail;
}

/** An answer that never comes. */
export function never(): Promise<Response> {
  return new Promise(() => undefined);
}

/** An error as Google's APIs send it. */
export function googleError(code: number, reason: string, headers: Record<string, string> = {}): Response {
  const message = 'Something about the request.';
  const errors = [{ message, domain: 'global', reason }];
  return Response.json({ error: { code, message, errors, status: STATUSES[code] } }, { status: code, headers });
}

const STATUSES: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

function answerOf(gmail: FakeGmail, history: MailboxHistory, request: Request): Response {
  const { pathname, searchParams: query } = new URL(request.url);
  const bearer = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
  if (bearer === '' || (gmail.bearers && !gmail.bearers.has(bearer))) return googleError(401, 'authError');
  const path = pathname.replace(/^.*\/gmail\/v1\/users\/me/, '');
  const found = Object.entries(METHODS).find(([, method]) => method.path.test(path));
  if (!found || request.method !== 'GET') return googleError(404, 'notFound');
  const [name, method] = found;
  const known = [...STANDARD, ...method.parameters];
  if ([...query.keys()].some((parameter) => !known.includes(parameter))) return googleError(400, 'badRequest');
  switch (name) {
    case 'users.getProfile':
      return Response.json({
        emailAddress: 'ada@northwind.example',
        messagesTotal: gmail.messages.length,
        threadsTotal: gmail.messages.length,
        historyId: history.id,
      });
    case 'users.messages.get':
      return getMessage(gmail.messages, history, method.path.exec(path)?.[1] ?? '', query);
    case 'users.history.list':
      return listHistory(history, query);
    default:
      return listMessages(gmail.messages, query);
  }
}

function getMessage(messages: GmailMessage[], history: MailboxHistory, id: string, query: URLSearchParams): Response {
  const message = messages.find((candidate) => candidate.id === id);
  if (!message) return googleError(404, 'notFound');
  if (query.get('format') === 'metadata') return Response.json(metadataOf(message, query.getAll('metadataHeaders')));
  if (query.get('format') !== 'raw') return googleError(404, 'notFound');
  const raw = Buffer.from(message.raw).toString('base64url');
  const sizeEstimate = raw.length;
  const internalDate = message.receivedAt === undefined ? {} : { internalDate: String(message.receivedAt) };
  const labelIds = labelsOf(message);
  return Response.json({ id, threadId: id, labelIds, historyId: history.id, ...internalDate, sizeEstimate, raw });
}

/** The header fields that were asked for, without the text. */
function metadataOf(message: GmailMessage, wanted: readonly string[]) {
  const [head = ''] = String(message.raw).split(/\r?\n\r?\n/, 1);
  const fields = head.split(/\r?\n(?!\s)/).map((line) => ({
    name: line.slice(0, line.indexOf(':')),
    value: line.slice(line.indexOf(':') + 1).trim(),
  }));
  const headers = fields.filter(({ name }) => wanted.some((one) => one.toLowerCase() === name.toLowerCase()));
  const internalDate = String(message.receivedAt ?? 0);
  return { id: message.id, threadId: message.id, labelIds: labelsOf(message), internalDate, payload: { headers } };
}

function listMessages(messages: GmailMessage[], query: URLSearchParams): Response {
  const q = query.get('q') ?? '';
  const [, messageId] = /^rfc822msgid:(\S+)$/.exec(q) ?? [];
  const [, after] = /^after:(\d+)$/.exec(q) ?? [];
  const asked = messages.filter((message) => {
    if (after && (message.receivedAt ?? 0) <= Number(after) * 1000) return false;
    const labels = labelsOf(message);
    if (query.getAll('labelIds').some((label) => !labels.includes(label))) return false;
    if (messageId && !String(message.raw).toLowerCase().includes(`\nmessage-id: <${messageId.toLowerCase()}>`))
      return false;
    const hidden = [...q.matchAll(/-in:(\w+?)s?(?= |$)/g)].map(([, label = '']) => label.toUpperCase());
    return ![...hidden, 'SPAM', 'TRASH'].some((label) => labels.includes(label));
  });
  const limit = limitOf(query);
  const start = Number(query.get('pageToken') ?? 0);
  if (limit === undefined || Number.isNaN(start)) return googleError(400, 'invalidArgument');
  const page = asked.slice(start, start + limit).map(({ id }) => ({ id, threadId: id }));
  return Response.json({
    ...(page.length > 0 ? { messages: page } : {}),
    ...(start + limit < asked.length ? { nextPageToken: String(start + limit) } : {}),
    resultSizeEstimate: asked.length,
  });
}

function listHistory(history: MailboxHistory, query: URLSearchParams): Response {
  const limit = limitOf(query);
  const start = query.get('startHistoryId') ?? '';
  if (limit === undefined || !/^\d+$/.test(start)) return googleError(400, 'invalidArgument');
  const records = history.since(start);
  if (!records) return googleError(404, 'notFound');
  const types = query.getAll('historyTypes');
  const asked = records.filter(
    (record) => types.length === 0 || types.some((type) => KEYS[type] !== undefined && KEYS[type] in record),
  );
  const offset = Number(query.get('pageToken') ?? 0);
  const page = asked.slice(offset, offset + limit);
  return Response.json({
    ...(page.length > 0 ? { history: page } : {}),
    ...(offset + limit < asked.length ? { nextPageToken: String(offset + limit) } : {}),
    historyId: history.id,
  });
}

const KEYS: Record<string, keyof HistoryRecord> = {
  messageAdded: 'messagesAdded',
  messageDeleted: 'messagesDeleted',
  labelAdded: 'labelsAdded',
  labelRemoved: 'labelsRemoved',
};

/** 100 by default, 500 at most. */
function limitOf(query: URLSearchParams): number | undefined {
  const limit = Number(query.get('maxResults') ?? 100);
  return Number.isInteger(limit) && limit >= 1 ? Math.min(limit, 500) : undefined;
}

export function labelsOf({ labels, sent }: GmailMessage): string[] {
  return labels ?? [sent ? 'SENT' : 'INBOX'];
}

function whenAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
