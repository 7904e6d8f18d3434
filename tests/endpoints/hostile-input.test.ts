import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MATRIX } from '../access/matrix.ts';
import { anyJson, FUZZ_TIMEOUT, fuzz } from '../security/fuzz/fuzz.ts';
import { logIn } from '../support/dance.ts';
import { NAUGHTY_STRINGS } from '../support/naughty-strings.ts';
import { type OwnServer, ownServer } from '../support/own-server.ts';
import { TestBrowser } from '../support/site.ts';
import { SITE_URL } from './server.ts';

/** Every route that takes JSON, with a body that it knows. */
const ROUTES = Object.entries(MATRIX).flatMap(([route, { body }]) =>
  body === undefined
    ? []
    : [{ route, path: route.slice(route.indexOf(' ') + 1), known: body as Record<string, unknown> }],
);

const dataDir = mkdtempSync(join(tmpdir(), 'letterlock-hostile-'));
let url = SITE_URL;
let server: OwnServer | undefined;
let bearer: string;
let userId: string;

beforeAll(async () => {
  // What is deployed to Netlify is not started here.
  if (!process.env.NETLIFY) {
    server = await ownServer({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'silent' });
    url = server.url;
  }
  const user = await logIn(new TestBrowser(url), 'demo-maren-vogel');
  bearer = `Bearer ${user.accessToken}`;
  userId = user.id;
});
afterAll(async () => {
  await server?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

async function post(path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  const address = path
    .replace('[userId]', userId)
    .replace('[formId]', 'contact')
    .replace(/\[\w+\]/g, 'none');
  const answer = await fetch(`${url}${address}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', accept: 'application/json', authorization: bearer, ...headers },
    body,
  });
  const text = await answer.text();
  expect(() => JSON.parse(text), text.slice(0, 200)).not.toThrow();
  return answer.status;
}

describe.each(ROUTES)('$route', ({ path, known }) => {
  test('takes or refuses any text in its fields', async () => {
    const fields = Object.keys(known).length > 0 ? Object.keys(known) : ['Name'];
    for (const text of NAUGHTY_STRINGS) {
      const body = JSON.stringify({ ...known, ...Object.fromEntries(fields.map((name) => [name, text])) });
      expect(await post(path, body), text).toBeLessThan(500);
    }
  });

  test('takes or refuses any JSON', { timeout: FUZZ_TIMEOUT }, () =>
    fuzz(
      anyJson(),
      async (text) => {
        const body = text.toWellFormed();
        expect(await post(path, body)).toBeLessThan(500);
        expect(await post(path, `{"__proto__":${body},"constructor":{"prototype":${body}}}`)).toBeLessThan(500);
      },
      { runs: 15, among: ROUTES.length },
    ),
  );

  test('refuses what is too large, too deep, packed, or no JSON', async () => {
    // Mail servers send emails of 25 MB there.
    if (path !== '/mta-hooks') {
      expect([413, 415]).toContain(await post(path, `{"a":"${'x'.repeat(5 * 1024 * 1024)}"}`));
    }
    for (const body of [
      '['.repeat(50_000),
      `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
      `{${Array.from({ length: 10_000 }, (_, index) => `"a${index}":1`).join()}}`,
      `{"a":1e${'9'.repeat(500)}}`,
    ]) {
      expect([200, 400, 404, 409, 413, 415, 422], body.slice(0, 20)).toContain(await post(path, body));
    }
    const packed = gzipSync(Buffer.alloc(16 * 1024 * 1024, ' '));
    expect([400, 404, 413, 415]).toContain(await post(path, packed, { 'content-encoding': 'gzip' }));
  });
});

test('afterwards all is as it was', async () => {
  const answer = await fetch(`${url}/api/v1/`);
  expect(answer.status).toBe(200);
  expect(Object.keys((await answer.json()) as object)).not.toContain('polluted');
});
