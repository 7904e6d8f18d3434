import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { answerDirectly } from './direct-call.ts';
import { type EndpointFiles, endpointRoutes } from './endpoint-routes.ts';
import { API_POLICY, securityHeaders } from './headers.ts';
import { listenOn } from './listen.ts';
import type { Metrics } from './metrics.ts';
import { answerWhatNodeRefuses } from './refused-by-node.ts';
import { observe } from './request-log.ts';
import type { Services } from './services.ts';
import { isLoopback } from './settings.ts';
import { openStaticFiles, pageOf } from './static-files.ts';
import { tellUnawaited } from './unawaited.ts';

type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: App.Locals,
) => Promise<void>;

const LIMITS = {
  /** A reported email may stand in the address of /feedback, up to 256 kB (decision on `?content=`), plus other headers. */
  maxHeaderSize: 288 * 1024,
  requestTimeout: 180_000,
  /** A client that is slow on purpose must not hold its place for longer. */
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  requireHostHeader: false,
};

/** A comparison of documents reads for ten seconds and compares for twenty. */
const LONGEST_ANSWER_MS = 35_000;

/** Host and port, and nothing that comes before them in an address. */
const HOST = /^[\w.\-:[\]]+$/;

/** The built site and its endpoints, served on the address of the settings. */
export interface SiteServer {
  /** Stops accepting and finishes what was accepted. */
  close(): Promise<void>;
}

/**
 * Serves a build: files first (precompressed), then Astro's endpoints, then the 404 page, with one set of headers. A
 * page or file has one address, and only reading it is allowed.
 * @param outDir the folder that `astro build` wrote
 * @param endpointFiles the endpoints that are answered without Astro, of the same build
 * @param metrics where requests are counted, if anywhere
 * @throws the listen error, such as EADDRINUSE
 */
export async function serveSite(
  outDir: string,
  services: Services,
  endpointFiles: EndpointFiles = {},
  metrics?: Metrics,
): Promise<SiteServer> {
  const { handler } = (await import(pathToFileURL(join(outDir, 'server', 'entry.mjs')).href)) as {
    handler: AstroHandler;
  };
  tellUnawaited(services.log);
  const files = openStaticFiles(outDir);
  const routeOfEndpoint = endpointRoutes(endpointFiles);
  const always = securityHeaders(services.settings);
  const alwaysSet = new Map(Object.entries(always));

  const observers = { log: services.log, metrics };

  const running = new Set<ServerResponse>();
  let stopping = false;

  const serve = (request: IncomingMessage, response: ServerResponse) => {
    running.add(response);
    response.once('close', () => running.delete(response));
    if (stopping) response.shouldKeepAlive = false;
    const observed = observe(request, response, observers);
    response.setHeaders(alwaysSet);
    const missing = () => files.serveNotFoundPage(request, response);
    const endpoints = (otherwise: () => void) => {
      response.setHeader('content-security-policy', API_POLICY);
      const locals = { services, observed, outgoing: response };
      const route = routeOfEndpoint(pathnameOf(request));
      const answered = route
        ? answerDirectly(route, request, response, locals)
        : handler(request, response, otherwise, locals);
      answered.catch((error) => {
        services.log.error({ err: error, id: observed.id, route: observed.route }, 'unexpected error');
        if (!response.headersSent) response.writeHead(500).end();
        else response.destroy();
      });
    };
    const forbidden = () => {
      request.url = '/403';
      endpoints(missing);
    };
    const path = pathOf(request);
    if (path !== undefined && files.has(path)) observed.route = routeOf(pageOf(path));
    const elsewhere = canonicalAddress(request, services.settings.siteUrl);
    const { host } = request.headers;
    // Node would leave the headers out (RFC 9112, 3.2). Of a name and a password the adapter cannot make a request.
    if (host === undefined ? request.httpVersion === '1.1' : !HOST.test(host))
      answer(response, 400, { connection: 'close' });
    // The adapter cannot make a request of TRACE, and would log its whole address.
    else if (request.method === 'TRACE') answer(response, 501);
    else if (path === undefined && request.url?.startsWith('/api/')) badRequest(response);
    else if (path === undefined) forbidden();
    else if (elsewhere) answer(response, 307, { location: elsewhere });
    else if (pageOf(path) === '/404') missing();
    else if (request.method !== 'GET' && request.method !== 'HEAD') endpoints(files.has(path) ? forbidden : missing);
    else if (files.has(path) && path !== pageOf(path))
      answer(response, 301, { location: pageOf(path) + searchOf(request) });
    else files.serve(request, response, () => endpoints(missing));
  };
  const servers = await listenOn(services.settings, () => {
    const server = createServer(LIMITS, serve).on('connection', (socket) => {
      // Asked for at once: who resets the connection before the request is read leaves nobody to ask.
      if (socket.remoteAddress === undefined) socket.destroy();
    });
    answerWhatNodeRefuses(server, always, observers);
    return server;
  });
  return {
    close: async () => {
      stopping = true;
      // Over a connection that is kept a proxy would go on sending.
      for (const response of running) response.shouldKeepAlive = false;
      await Promise.all(servers.map((server) => closeGently(server, () => running.size > 0)));
    },
  };
}

function badRequest(response: ServerResponse): void {
  const body = { message: 'This address cannot be read.', code: 'BAD_ADDRESS' };
  answer(response, 400, { 'content-type': 'application/json; charset=utf-8' }, JSON.stringify(body));
}

/** Answers with what is no page, and may name an address that carries an email. */
function answer(response: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}, body?: string): void {
  response
    .writeHead(status, { 'content-security-policy': API_POLICY, 'cache-control': 'no-store', ...headers })
    .end(body);
}

/** The decoded path, or undefined for an address that cannot be one. */
function pathOf(request: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(new URL(request.url ?? '', 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

/** The path as it was sent. */
function pathnameOf({ url = '' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** Hashed files are too many to be told apart. */
function routeOf(path: string): string {
  return path.startsWith('/_astro/') ? '/_astro/*' : path;
}

function searchOf(request: IncomingMessage): string {
  return new URL(request.url ?? '', 'http://localhost').search;
}

/**
 * Sign-in and storage belong to one origin. A page opened on another name of this machine (127.0.0.1 instead of
 * localhost) is sent to that one; names that are not this machine's are left alone, they may be a proxy's.
 */
function canonicalAddress(request: IncomingMessage, siteUrl: string): string | undefined {
  const host = request.headers.host;
  const site = new URL(siteUrl);
  if (request.headers['sec-fetch-mode'] !== 'navigate' || request.method !== 'GET') return undefined;
  if (host === undefined || host === site.host || !URL.canParse(`http://${host}`)) return undefined;
  const asked = new URL(`http://${host}`);
  if (!isLoopback(asked.hostname) || !isLoopback(site.hostname) || asked.port !== site.port) return undefined;
  // Put together, not resolved: `//host` and `/\\host` would lead elsewhere.
  return `${site.origin}${request.url?.startsWith('/') ? request.url : '/'}`;
}

/** Until nothing that was accepted is under way; who asks for nothing is not waited for. */
function closeGently(server: Server, isBusy: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const deadline = performance.now() + LONGEST_ANSWER_MS;
    const sweep = setInterval(() => {
      if (!isBusy() || performance.now() > deadline) server.closeAllConnections();
      else server.closeIdleConnections();
    }, 50);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}
