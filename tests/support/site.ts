import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { APIRoute } from 'astro';
import { createContext } from 'astro/middleware';
import { beginRequest } from '../../src/server/request-log.ts';
import { openTestServices, type TestServices, type TestServicesOptions } from './services.ts';

/** The exports of files in src/pages, by the path they serve; `:name` is a parameter. */
export type Routes = Record<string, Partial<Record<'GET' | 'POST' | 'DELETE', APIRoute>>>;

export interface TestSite {
  siteUrl: string;
  services: TestServices;
  close(): Promise<void>;
}

/** Serves routes over real HTTP on a free local port, with their own services. */
export async function openTestSite(routes: Routes, options: TestServicesOptions = {}): Promise<TestSite> {
  const patterns = Object.entries(routes).map(([pathname, methods]) => ({
    pattern: new URLPattern({ pathname }),
    methods,
  }));
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error) => outgoing.destroy(error));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const siteUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  const services = await openTestServices({ ...options, environment: { SITE_URL: siteUrl, ...options.environment } });

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = toRequest(incoming, outgoing, siteUrl);
    for (const { pattern, methods } of patterns) {
      const match = pattern.exec(request.url);
      const route = methods[request.method as 'GET' | 'POST' | 'DELETE'];
      if (!match || !route) continue;
      const params = { ...match.pathname.groups };
      const context = createContext({
        request,
        params,
        locals: { services, observed: beginRequest() },
        defaultLocale: 'en',
        clientAddress: incoming.socket.remoteAddress ?? '',
      });
      const response = await route(context);
      services.bodies.release(request);
      const cookies = [...context.cookies.headers()];
      outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'set-cookie': cookies });
      outgoing.flushHeaders();
      if (!response.body) outgoing.end();
      // The client may have disconnected.
      else await pipeline(response.body, outgoing).catch(() => undefined);
      return;
    }
    outgoing.writeHead(404).end();
  }

  return {
    siteUrl,
    services,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await services.close();
    },
  };
}

/** With its body as a stream, and a signal that aborts when the client disconnects. */
function toRequest(incoming: IncomingMessage, outgoing: ServerResponse, siteUrl: string): Request {
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const { method = 'GET' } = incoming;
  const body = method === 'GET' ? null : bodyOf(incoming);
  const gone = new AbortController();
  outgoing.once('close', () => outgoing.writableFinished || gone.abort());
  const init = { method, headers, body, duplex: 'half', signal: gone.signal };
  return new Request(new URL(incoming.url ?? '/', siteUrl), init);
}

/** Buffers nothing ahead: Node then discards what a refusal left unread, and the client sees the response. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Uint8Array> | undefined;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    pull: async (controller) => {
      chunks ??= incoming[Symbol.asyncIterator]();
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await chunks?.return?.()),
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}

/** A browser as servers see it: it keeps cookies, sends its origin, and follows no redirects by itself. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #siteUrl: string;
  readonly #userAgent: string | undefined;
  readonly #headers: Record<string, string>;

  /** @param headers added by a proxy in front */
  constructor(siteUrl: string, userAgent?: string, headers: Record<string, string> = {}) {
    this.#siteUrl = siteUrl;
    this.#userAgent = userAgent;
    this.#headers = headers;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ ...this.#headers, ...Object.fromEntries(new Headers(init.headers)) });
    headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    if (init.method === 'POST') headers.set('origin', this.#siteUrl);
    if (this.#userAgent !== undefined) headers.set('user-agent', this.#userAgent);
    const response = await fetch(new URL(path, this.#siteUrl), { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  postJson(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const init = { method: 'POST', body: JSON.stringify(body) };
    return this.fetch(path, { ...init, headers: { 'content-type': 'application/json', ...headers } });
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const expires = /expires=([^;]+)/i.exec(line)?.[1];
    if (expires && Date.parse(expires) < Date.now()) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
