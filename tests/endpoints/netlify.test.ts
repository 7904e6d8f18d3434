import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from '../../src/server/headers.ts';
import { ROOT } from '../architecture/imports.ts';

type Handler = (request: Request, context: { ip: string }) => Promise<Response>;

const SITE_URL = 'https://letterlock.example';
/** Where the adapter writes, whatever the build's folder. */
const WRITTEN = ['.netlify/build', '.netlify/v1'].map((folder) => join(ROOT, folder));
const work = resolve(ROOT, process.env.TEST_WORK_DIR ?? '.test/manual', 'netlify');
let handler: Handler;

beforeAll(async () => {
  const env = { ...process.env, NETLIFY: '1', SITE_URL, OUT_DIR: join(work, 'dist'), NODE_ENV: 'production' };
  const build = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], { cwd: ROOT, env });
  if (build.status !== 0) throw new Error(`${build.stdout}${build.stderr}`);
  Object.assign(process.env, { SITE_URL, DATA_DIR: join(work, 'data'), LOG_LEVEL: 'silent' });
  const entry = join(ROOT, '.netlify', 'v1', 'functions', 'ssr', 'ssr.mjs');
  ({ default: handler } = (await import(pathToFileURL(entry).href)) as { default: Handler });
}, 180_000);

afterAll(() => {
  for (const folder of [work, ...WRITTEN]) rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string, init: RequestInit = {}) => handler(new Request(`${SITE_URL}${path}`, init), { ip: '::1' });

test.each([
  ['/nowhere', 404, 'Aww snap! Page Not Found'],
  ['/403', 403, 'Aww snap! Access forbidden'],
  ['/500', 500, 'Aww snap! Access forbidden'],
  ['/api/nowhere', 404, 'NOT_FOUND'],
])("Netlify's function answers %s with %d, its screen and all our headers", async (path, status, text) => {
  const answer = await ask(path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(text);
  expect(Object.fromEntries(answer.headers)).toMatchObject(securityHeaders({ siteUrl: SITE_URL }));
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('nothing is to be found at an unknown address by other methods either', async () => {
  expect((await ask('/nowhere', { method: 'POST' })).status).toBe(404);
});
