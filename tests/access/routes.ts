import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PAGES = fileURLToPath(new URL('../../src/pages/', import.meta.url));

/**
 * Every method of every route that the server answers itself, as the files say: `GET /api/v1/users/[userId]/emails`.
 * A page that is made for each request may be asked for and posted to.
 */
export function servedRoutes(): string[] {
  return readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(?:ts|astro)$/.test(path) && !/(?:^|\/)_/.test(path))
    .map((path) => ({ path, text: readFileSync(join(PAGES, path), 'utf8') }))
    .filter(({ text }) => /^export const prerender = false;$/m.test(text))
    .flatMap(({ path, text }) => methodsOf(path, text).map((method) => `${method} ${addressOf(path)}`))
    .sort();
}

function methodsOf(path: string, text: string): string[] {
  if (path.endsWith('.astro')) return ['GET', 'POST'];
  const methods = [...text.matchAll(/^export const (GET|POST|PUT|PATCH|DELETE)\b/gm)].map(([, method = '']) => method);
  return methods.length > 0 ? methods : ['GET', 'POST'];
}

function addressOf(path: string): string {
  const address = path.replace(/\.(?:ts|astro)$/, '').replace(/(?:^|\/)index$/, '');
  return `/${address}`;
}
