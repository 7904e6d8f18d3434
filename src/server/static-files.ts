import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { API_POLICY, FRAMED, NEVER_CACHED, NOT_IN_FRAMES, resourcePolicy, WORKER_POLICY } from './headers.ts';

type Answerer = (request: IncomingMessage, response: ServerResponse) => void;

export interface StaticFiles {
  has(path: string): boolean;
  /** Calls `otherwise` if there is no file. */
  serve(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void;
  serveNotFoundPage: Answerer;
}

/** Types that sirv does not know, or sends without a charset. */
const TYPES: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
};

export function openStaticFiles(outDir: string): StaticFiles {
  const clientDir = join(outDir, 'client');
  const policies = pagePolicies(outDir);
  const paths = new Set(
    readdirSync(clientDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => pageOf(join(entry.parentPath, entry.name).slice(clientDir.length).replaceAll('\\', '/'))),
  );
  const serve = sirv(clientDir, {
    etag: true,
    gzip: true,
    brotli: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      // Not for every response: a 304 would replace the policy of the cached page.
      response.setHeader('content-security-policy', policies.get(pageOf(path)) ?? policyOf(path));
      response.setHeader('cache-control', cachingOf(path));
      response.setHeader('cross-origin-resource-policy', resourcePolicy(path));
      const type = TYPES[extname(path)];
      if (type) response.setHeader('content-type', type);
    },
  });
  return {
    has: (path) => paths.has(pageOf(path)),
    serve: (request, response, otherwise) => {
      // For a 304 as well: its headers replace those of the cached page.
      const page = pageOf(request.url?.split('?')[0] ?? '');
      if (page in FRAMED) for (const name of NOT_IN_FRAMES) response.removeHeader(name);
      serve(request, response, otherwise);
    },
    serveNotFoundPage: notFoundPage(clientDir, policies.get('/404') ?? API_POLICY),
  };
}

/** `/login/index.html`, `/login/` and `/login` are one page. */
export function pageOf(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}

function policyOf(path: string): string {
  return path === '/service-worker.js' ? WORKER_POLICY : API_POLICY;
}

function cachingOf(path: string): string {
  if (path.startsWith('/_astro/')) return 'public, max-age=31536000, immutable';
  return NEVER_CACHED.includes(pageOf(path)) ? 'no-store' : 'no-cache';
}

function notFoundPage(clientDir: string, policy: string): Answerer {
  const read = (suffix: string) => readFileSync(join(clientDir, `404.html${suffix}`));
  const bodies = { br: read('.br'), gzip: read('.gz'), identity: read('') };
  return (request, response) => {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? 'identity';
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.writeHead(404, {
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
    response.end(request.method === 'HEAD' ? undefined : bodies[encoding]);
  };
}

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
