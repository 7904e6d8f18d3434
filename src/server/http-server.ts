import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { API_POLICY, securityHeaders } from './headers.ts';
import { listenOn } from './listen.ts';
import type { Services } from './services.ts';
import { isLoopback } from './settings.ts';
import { openStaticFiles, pageOf } from './static-files.ts';

type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: App.Locals,
) => Promise<void>;

/** A reported email may stand in the address of /feedback, up to 256 kB (decision on `?content=`), plus other headers. */
const HEADER_LIMIT = 288 * 1024;

/** The built site and its endpoints, served on the address of the settings. */
export interface SiteServer {
  /** Stops accepting, lets running requests end for at most five seconds. */
  close(): Promise<void>;
}

/**
 * Serves a build: files first (precompressed), then Astro's endpoints, then the 404 page, with one set of headers. A
 * page or file has one address, and only reading it is allowed.
 * @param outDir the folder that `astro build` wrote
 * @throws the listen error, such as EADDRINUSE
 */
export async function serveSite(outDir: string, services: Services): Promise<SiteServer> {
  const { handler } = (await import(pathToFileURL(join(outDir, 'server', 'entry.mjs')).href)) as {
    handler: AstroHandler;
  };
  const files = openStaticFiles(outDir);
  const always = Object.entries(securityHeaders(services.settings));

  const serve = (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of always) response.setHeader(name, value);
    const missing = () => files.serveNotFoundPage(request, response);
    const endpoints = (otherwise: () => void) => {
      response.setHeader('content-security-policy', API_POLICY);
      handler(request, response, otherwise, { services }).catch((error) => {
        services.log.error({ err: error, method: request.method }, 'unexpected error');
        if (!response.headersSent) response.writeHead(500).end();
        else response.destroy();
      });
    };
    const forbidden = () => {
      request.url = '/403';
      endpoints(missing);
    };
    const path = pathOf(request);
    const elsewhere = canonicalAddress(request, services.settings.siteUrl);
    // The adapter cannot make a request of TRACE, and would log its whole address.
    if (request.method === 'TRACE') answer(response, 501);
    else if (path === undefined && request.url?.startsWith('/api/')) badRequest(response);
    else if (path === undefined) forbidden();
    else if (elsewhere) answer(response, 307, { location: elsewhere });
    else if (pageOf(path) === '/404') missing();
    else if (request.method !== 'GET' && request.method !== 'HEAD') endpoints(files.has(path) ? forbidden : missing);
    else if (files.has(path) && path !== pageOf(path))
      answer(response, 301, { location: pageOf(path) + searchOf(request) });
    else files.serve(request, response, () => endpoints(missing));
  };
  const servers = await listenOn(services.settings, () =>
    createServer({ maxHeaderSize: HEADER_LIMIT, requestTimeout: 180_000, headersTimeout: 15_000 }, serve),
  );
  return { close: () => Promise.all(servers.map(closeGently)).then(() => undefined) };
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

function closeGently(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), 5_000);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
