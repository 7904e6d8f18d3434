import type { Network } from '../../src/server/oidc/provider.ts';

export interface FakeGmail {
  network: Network;
  /** The mailbox, newest first; tests add and remove messages while they read. */
  messages: { id: string; raw: string | Uint8Array; sent?: boolean }[];
  /** Every request so far: method, path with query, and bearer. */
  requests: { method: string; path: string; bearer: string | null }[];
  /** Answers this instead of the mailbox, to each request or to those whose path matches. */
  answerWith(answer: () => Response | Promise<Response>, path?: RegExp): void;
}

/** Gmail at the network boundary: `messages.list` and `messages.get?format=raw`, paged by position as Gmail's own is. */
export function fakeGmail(messages: FakeGmail['messages'] = []): FakeGmail {
  let override: { answer: () => Response | Promise<Response>; path: RegExp } | undefined;
  const gmail: FakeGmail = {
    messages,
    requests: [],
    answerWith: (answer, path = /./) => {
      override = { answer, path };
    },
    network: {
      timeoutSeconds: 0.2,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const { pathname, search, searchParams } = new URL(request.url);
        const bearer = request.headers.get('authorization');
        gmail.requests.push({ method: request.method, path: pathname + search, bearer });
        const answer = override?.path.test(pathname + search)
          ? override.answer()
          : answerOf(gmail.messages, pathname, searchParams);
        // The caller's own signal: the one of a Request that nothing holds may be collected before it fires.
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
export function googleError(code: number, reason: string): Response {
  const message = 'Something about the request.';
  return Response.json({ error: { code, message, errors: [{ message, domain: 'global', reason }] } }, { status: code });
}

function answerOf(messages: FakeGmail['messages'], path: string, query: URLSearchParams): Response {
  const id = /\/gmail\/v1\/users\/me\/messages\/([^/]+)$/.exec(path)?.[1];
  if (id === undefined) {
    const asked = messages.filter(({ sent }) => !(sent && query.get('q')?.includes('-in:sent')));
    return list(asked, Number(query.get('pageToken') ?? 0), Number(query.get('maxResults')));
  }
  const message = messages.find((candidate) => candidate.id === id);
  if (!message || query.get('format') !== 'raw') return googleError(404, 'notFound');
  return Response.json({ id, threadId: id, raw: Buffer.from(message.raw).toString('base64url') });
}

function list(messages: FakeGmail['messages'], start: number, limit: number): Response {
  const page = messages.slice(start, start + limit).map(({ id }) => ({ id, threadId: id }));
  return Response.json({
    ...(page.length > 0 ? { messages: page } : {}),
    ...(start + limit < messages.length ? { nextPageToken: String(start + limit) } : {}),
    resultSizeEstimate: messages.length,
  });
}

function whenAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
