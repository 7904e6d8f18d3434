import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { answerWhatNodeRefuses } from './client-errors.ts';
import { Connections } from './connections.ts';
import { answerDirectly } from './direct-call.ts';
import { type EndpointFiles, endpointRoutes } from './endpoint-routes.ts';
import { type Failure, failure } from './failure.ts';
import { hangUpSoon } from './hang-up.ts';
import { API_POLICY, securityHeaders } from './headers.ts';
import { listenOn } from './listen.ts';
import { wantsJson } from './media-type.ts';
import type { Metrics } from './metrics.ts';
import { readOwn } from './read-own.ts';
import { openRequestCheck } from './request-check.ts';
import { logOfRequests, observe } from './request-log.ts';
import type { Services } from './services.ts';
import { openStaticFiles, pageOf } from './static-files.ts';
import { logUnhandledRejections } from './unhandled-rejections.ts';

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

const BAD_ADDRESS = failure(400, 'BAD_ADDRESS', 'This address cannot be read.');

export interface EndpointsOfBuild {
  endpointFiles?: EndpointFiles;
  /** What answers those who read JSON where there is a page for everybody else. */
  besidePages?: EndpointFiles;
}

/** The built site and its endpoints, served on the address of the settings. */
export interface SiteServer {
  /** Stops accepting and finishes what was accepted. */
  close(): Promise<void>;
}

/**
 * Serves a build: files first (precompressed), then Astro's endpoints, then the 404 page, with one set of headers. A
 * page or file has one address, and only reading it is allowed.
 * @param outDir the folder that `astro build` wrote
 * @param files the endpoints that are answered without Astro, of the same build
 * @param metrics where requests are counted, if anywhere
 * @throws the listen error, such as EADDRINUSE
 */
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
  services.readOwn = readOwn(services, routeOfEndpoint);
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
      hangUpSoon(request);
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
      // Asked for at once: who resets the connection before the request is read leaves nobody to ask.
      if (socket.remoteAddress === undefined) socket.destroy();
      else connections.add(socket);
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

function refuse(response: ServerResponse, { status, message, code, headers }: Failure): void {
  const body = JSON.stringify({ message, code });
  answer(response, status, { 'content-type': 'application/json; charset=utf-8', ...headers }, body);
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
