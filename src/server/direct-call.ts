import type { IncomingMessage, ServerResponse } from 'node:http';
import { FetchState } from 'astro/fetch';
import { finishAnswer } from './answer.ts';
import { toResponse, UNEXPECTED } from './endpoint.ts';
import type { EndpointContext, MatchedRoute } from './endpoint-routes.ts';
import { pacedBody } from './paced-body.ts';
import { textOf } from './text-answer.ts';

/**
 * Calls the endpoint of a request without Astro's pipeline for pages, which took half of a small call's processor time.
 * Cookies are Astro's own all the same.
 */
export async function answerDirectly(
  { pattern, params, load }: MatchedRoute,
  request: IncomingMessage,
  response: ServerResponse,
  locals: App.Locals,
): Promise<void> {
  const { log, settings } = locals.services;
  const { observed } = locals;
  const endpoints = await load();
  const { method = '' } = request;
  const call = new DirectCall(request, response, { pattern, params, locals, siteUrl: settings.siteUrl });
  const handler = endpoints[method] ?? endpoints.ALL ?? (method === 'HEAD' ? endpoints.GET : undefined);
  if (!handler) throw new Error(`${pattern} has no handler for ${method}`);
  const given = await finishAnswer(call, async () => handler(call));
  const answer = given.status === 500 && given.body === null ? toResponse(UNEXPECTED) : given;
  response.statusCode = answer.status;
  response.setHeaders(answer.headers);
  const cookies = call.cookiesToSet();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  const text = textOf(answer);
  if (text !== undefined || !answer.body) {
    response.end(text);
    return;
  }
  const failed = (error: unknown) => {
    log.error({ err: error, id: observed.id, route: observed.route }, 'an answer could not be ended');
  };
  if (call.request.signal.aborted) {
    await answer.body.cancel();
    return;
  }
  const reader = pacedBody(answer.body, response, failed).getReader();
  // Whoever makes the answer must not go on for a client that has left.
  response.once('close', () => void reader.cancel().catch(failed));
  for (let read = await reader.read(); !read.done; read = await reader.read()) response.write(read.value);
  response.end();
}

const READS_NO_BODY = new Set(['GET', 'HEAD']);

class DirectCall implements EndpointContext {
  readonly request: Request;
  readonly url: URL;
  readonly params: Record<string, string>;
  readonly locals: App.Locals;
  readonly routePattern: string;
  readonly clientAddress: string;
  #astro: FetchState | undefined;

  constructor(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    {
      pattern,
      params,
      locals,
      siteUrl,
    }: Pick<MatchedRoute, 'pattern' | 'params'> & {
      locals: App.Locals;
      siteUrl: string;
    },
  ) {
    const leaving = new AbortController();
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) leaving.abort();
    });
    const { method = 'GET', headers } = incoming;
    this.url = new URL(incoming.url ?? '', siteUrl);
    this.request = new Request(this.url, {
      method,
      headers: headers as Record<string, string>,
      signal: leaving.signal,
      ...(READS_NO_BODY.has(method) ? {} : { body: incoming as unknown as ReadableStream, duplex: 'half' }),
    } as RequestInit);
    this.params = params;
    this.locals = locals;
    this.routePattern = pattern;
    this.clientAddress = incoming.socket.remoteAddress ?? '';
  }

  get cookies() {
    this.#astro ??= new FetchState(this.request);
    return this.#astro.cookies;
  }

  cookiesToSet(): string[] {
    return [...(this.#astro?.cookies.headers() ?? [])];
  }
}
