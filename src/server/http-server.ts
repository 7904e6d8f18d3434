import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import { API_POLICY, securityHeaders } from './headers.ts';
import { listenOn } from './listen.ts';
import type { Services } from './services.ts';
import { isLoopback } from './settings.ts';

type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: App.Locals,
) => Promise<void>;

/** A reported email may stand in the address of /feedback, up to 256 kB (decision on `?content=`), plus other headers. */
const HEADER_LIMIT = 288 * 1024;

/** The adapter logs the whole address of a request it cannot make, such as one with TRACE. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']);

/** The built site and its endpoints, served on the address of the settings. */
export interface SiteServer {
  /** Stops accepting, lets running requests end for at most five seconds. */
  close(): Promise<void>;
}

/**
 * Serves a build: files first (precompressed), then Astro's endpoints, then the 404 page, with one set of headers.
 * @param outDir the folder that `astro build` wrote
 * @throws the listen error, such as EADDRINUSE
 */
export async function serveSite(outDir: string, services: Services): Promise<SiteServer> {
  const clientDir = join(outDir, 'client');
  const { handler } = (await import(pathToFileURL(join(outDir, 'server', 'entry.mjs')).href)) as {
    handler: AstroHandler;
  };
  const policies = pagePolicies(outDir);
  const notFoundPage = readNotFoundPage(clientDir);
  const always = Object.entries(securityHeaders(services.settings));
  const files = sirv(clientDir, {
    etag: true,
    gzip: true,
    brotli: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      // Here and not for all: a 304 would replace the policy of the page in the browser's cache by its own.
      response.setHeader('content-security-policy', policies.get(pageOf(path)) ?? API_POLICY);
      const hashed = path.startsWith('/_astro/');
      response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  const serve = (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of always) response.setHeader(name, value);
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const missing = () => {
      response.setHeader('content-security-policy', policies.get('/404') ?? API_POLICY);
      notFoundPage(request, response);
    };
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
    if (!METHODS.has(request.method ?? '')) response.writeHead(405, { allow: [...METHODS].join(', ') }).end();
    else if (path === undefined && request.url?.startsWith('/api/')) badRequest(response);
    else if (path === undefined) forbidden();
    else if (elsewhere) response.writeHead(307, { location: elsewhere }).end();
    else if (pageOf(path) === '/404') missing();
    else if (reading) files(request, response, () => endpoints(missing));
    else endpoints(forbidden);
  };
  const servers = await listenOn(services.settings, () =>
    createServer({ maxHeaderSize: HEADER_LIMIT, requestTimeout: 180_000, headersTimeout: 15_000 }, serve),
  );
  return { close: () => Promise.all(servers.map(closeGently)).then(() => undefined) };
}

function badRequest(response: ServerResponse): void {
  const body = { message: 'This address cannot be read.', code: 'BAD_ADDRESS' };
  response.setHeader('content-security-policy', API_POLICY);
  response.writeHead(400, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

/** Answers with the 404 page, compressed as the browser likes it. */
function readNotFoundPage(clientDir: string): (request: IncomingMessage, response: ServerResponse) => void {
  const read = (suffix: string) => readFileSync(join(clientDir, `404.html${suffix}`));
  const bodies = { br: read('.br'), gzip: read('.gz'), identity: read('') };
  return (request, response) => {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? 'identity';
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.writeHead(404, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
    response.end(request.method === 'HEAD' ? undefined : bodies[encoding]);
  };
}

/** The decoded path, or undefined for an address that cannot be one. */
function pathOf(request: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(new URL(request.url ?? '', 'http://localhost').pathname);
  } catch {
    return undefined;
  }
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

/** `/oauth/login/index.html`, `/oauth/login/` and `/oauth/login` are one page. */
function pageOf(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}

/** The policies that the build wrote, one for each pre-rendered page. */
function pagePolicies(outDir: string): Map<string, string> {
  const pages = JSON.parse(readFileSync(join(outDir, '_headers.json'), 'utf8')) as {
    pathname: string;
    headers: { key: string; value: string }[];
  }[];
  return new Map(
    pages.flatMap(({ pathname, headers }) =>
      headers
        .filter(({ key }) => key.toLowerCase() === 'content-security-policy')
        .map(({ value }) => [pageOf(pathname), value] as const),
    ),
  );
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
