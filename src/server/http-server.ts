import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { answerClientErrors } from './client-errors.ts';
import { closeAfterResponse } from './close-connection.ts';
import { Connections } from './connections.ts';
import { answerDirectly } from './direct-call.ts';
import { type EndpointFiles, endpointRoutes } from './endpoint-routes.ts';
import { type Failure, failure } from './failure.ts';
import { API_POLICY, securityHeaders } from './headers.ts';
import { internalFetch } from './internal-fetch.ts';
import { listenOn } from './listen.ts';
import { wantsJson } from './media-type.ts';
import type { Metrics } from './metrics.ts';
import { openRequestCheck } from './request-check.ts';
import { logOfRequests, observe } from './request-log.ts';
import type { Services } from './services.ts';
import { openStaticFiles, pageOf } from './static-files.ts';
import { REQUEST_TEXTS } from './texts.ts';
import { logUnhandledRejections } from './unhandled-rejections.ts';

type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: App.Locals,
) => Promise<void>;

const LIMITS = {
  /** A query string of up to 256 kB, plus other headers. */
  maxHeaderSize: 288 * 1024,
  requestTimeout: 180_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  requireHostHeader: false,
};

/** The slowest endpoint takes up to 30 seconds. On a busy machine a comparison may take longer, and is cut off. */
const MAX_RESPONSE_MS = 35_000;

const BAD_ADDRESS = failure(400, 'BAD_ADDRESS', REQUEST_TEXTS.badAddress);

export interface EndpointsOfBuild {
  endpointFiles?: EndpointFiles;
  /** Endpoints for clients that accept JSON, at the address of a page. */
  besidePages?: EndpointFiles;
}

export interface SiteServer {
  close(): Promise<void>;
}

/** @param outDir the folder that `astro build` wrote. @throws the listen error, such as EADDRINUSE */
export async function serveSite(
  outDir: string,
  services: Services,
  { endpointFiles = {}, besidePages = {} }: EndpointsOfBuild = {},
  metrics?: Metrics,
): Promise<SiteServer> {
  const { handler } = (await import(pathToFileURL(join(outDir, 'server', 'entry.mjs')).href)) as {
    handler: AstroHandler;
  };
  logUnhandledRejections(services.log);
  const files = openStaticFiles(outDir);
  const routeOfEndpoint = endpointRoutes(endpointFiles);
  const routeBesidePage = endpointRoutes(besidePages);
  services.internalFetch = internalFetch(services, routeOfEndpoint);
  const always = securityHeaders(services.settings);
  const alwaysSet = new Map(Object.entries(always));

  const observers = { log: logOfRequests(services.log), metrics };
  const connections = new Connections(services.settings.trustedProxies);
  const check = openRequestCheck(services.settings, connections);

  const running = new Set<ServerResponse>();
  let stopping = false;

  const serve = (request: IncomingMessage, response: ServerResponse) => {
    running.add(response);
    response.once('close', () => {
      running.delete(response);
      closeAfterResponse(request);
    });
    if (stopping) response.shouldKeepAlive = false;
    const observed = observe(request, response, observers);
    response.setHeaders(alwaysSet);
    const missing = () => files.serveNotFoundPage(request, response);
    const endpoints = (otherwise: () => void) => {
      response.setHeader('content-security-policy', API_POLICY);
      const locals = { services, observed, outgoing: response };
      const { accept = null, 'content-type': type = null } = request.headers;
      const path = pathnameOf(request);
      const route = routeOfEndpoint(path) ?? (wantsJson(accept, type) ? routeBesidePage(path) : undefined);
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
    const refused = check(request);
    if (refused) refuse(response, refused);
    else if (path === undefined && request.url?.startsWith('/api/')) refuse(response, BAD_ADDRESS);
    else if (path === undefined) forbidden();
    else if (pageOf(path) === '/404') missing();
    else if (request.method !== 'GET' && request.method !== 'HEAD') endpoints(files.has(path) ? forbidden : missing);
    else if (files.has(path) && path !== pageOf(path))
      answer(response, 301, { location: pageOf(path) + searchOf(request) });
    else files.serve(request, response, () => endpoints(missing));
  };
  const servers = await listenOn(services.settings, () => {
    const server = createServer(LIMITS, serve).on('connection', (socket) => {
      // Read now, because after a reset the socket no longer has an address.
      if (socket.remoteAddress === undefined) socket.destroy();
      else connections.add(socket);
    });
    answerClientErrors(server, always, observers);
    return server;
  });
  return {
    close: async () => {
      stopping = true;
      // Otherwise a proxy would keep sending requests over its open connections.
      for (const response of running) response.shouldKeepAlive = false;
      await Promise.all(servers.map((server) => closeGracefully(server, () => running.size > 0)));
    },
  };
}

function refuse(response: ServerResponse, { status, message, code, headers }: Failure): void {
  const body = JSON.stringify({ message, code });
  answer(response, status, { 'content-type': 'application/json; charset=utf-8', ...headers }, body);
}

/** Never cached: a redirect may contain an email in its query. */
function answer(response: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}, body?: string): void {
  response
    .writeHead(status, { 'content-security-policy': API_POLICY, 'cache-control': 'no-store', ...headers })
    .end(body);
}

/** @returns undefined for an invalid URL */
function pathOf(request: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(new URL(request.url ?? '', 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

/** The path before decoding. */
function pathnameOf({ url = '' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** One route for all hashed files, which are many. */
function routeOf(path: string): string {
  return path.startsWith('/_astro/') ? '/_astro/*' : path;
}

function searchOf(request: IncomingMessage): string {
  return new URL(request.url ?? '', 'http://localhost').search;
}

function closeGracefully(server: Server, isBusy: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const deadline = performance.now() + MAX_RESPONSE_MS;
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
