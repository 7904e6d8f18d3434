import { get } from 'node:http';
import { describe, expect, test } from 'vitest';
import { SITE_URL } from './server.ts';

const addresses = [
  '/',
  '/oauth/login',
  '/oauth/login/',
  '/email-test',
  '/dashboard',
  '/nowhere',
  '/favicon.svg',
  '/api/v1/',
  '/api/nowhere',
  '/predict',
];
const answers = await Promise.all(
  addresses.map(async (address) => ({ address, answer: await fetch(`${SITE_URL}${address}`) })),
);

describe.each(answers)('$address', ({ answer }) => {
  test('carries the security headers', () => {
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
  });
});

test('endpoints answer JSON that is not cached', () => {
  for (const { address, answer } of answers.filter(({ address }) => /^\/(?:api|predict)/.test(address))) {
    expect(answer.headers.get('content-type'), address).toMatch(/^application\/json/);
    expect(answer.headers.get('cache-control'), address).toBe('no-store');
  }
});

test('status codes are real', () => {
  const statuses = Object.fromEntries(answers.map(({ address, answer }) => [address, answer.status]));
  expect(statuses).toMatchObject({ '/': 200, '/nowhere': 404, '/api/nowhere': 404, '/api/v1/': 200, '/predict': 405 });
});

test('pages come compressed', async () => {
  const answer = await fetch(`${SITE_URL}/`, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
});

test('a page of another site may not send requests', async () => {
  const answer = await fetch(`${SITE_URL}/predict`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://attacker.example' },
    body: '{"Subject":"a","Body":"b"}',
  });
  expect(answer.status).toBe(403);
});

test('no file outside the build is served', async () => {
  for (const path of [
    '/.env',
    '/../package.json',
    '/%2e%2e/package.json',
    '/.git/config',
    '/server/entry.mjs',
    '/_headers.json',
    '/.built-from',
  ]) {
    expect((await fetch(`${SITE_URL}${path}`)).status, path).toBe(404);
  }
});

test('a page read again from the cache keeps its policy', async () => {
  const first = await fetch(`${SITE_URL}/oauth/login`);
  const again = await fetch(`${SITE_URL}/oauth/login`, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  expect(again.headers.get('content-security-policy')).toBeNull();
});

test('other wrong requests get the 403 screen, or its status', async () => {
  for (const [method, path] of [
    ['GET', '/%E0%A4%A'],
    ['POST', '/privacy-policy'],
    ['DELETE', '/'],
  ] as const) {
    const answer = await fetch(`${SITE_URL}${path}`, { method });
    expect(answer.status, path).toBe(403);
    expect(await answer.text(), path).toContain('Aww snap! Access forbidden');
  }
});

test('an address that cannot be read gets JSON below /api', async () => {
  const answer = await fetch(`${SITE_URL}/api/v1/users/%ff/emails`);
  expect([answer.status, await answer.json()]).toEqual([400, { message: expect.any(String), code: 'BAD_ADDRESS' }]);
});

test('the 404 page is one at its own address too, and comes compressed', async () => {
  for (const path of ['/404', '/404.html', '/nowhere']) {
    const answer = await fetch(`${SITE_URL}${path}`, { headers: { 'accept-encoding': 'br' } });
    expect([answer.status, answer.headers.get('content-encoding')], path).toEqual([404, 'br']);
  }
});

test('another name of this machine is sent to the one that sign-in works on, and nowhere else', async () => {
  const { port, origin } = new URL(SITE_URL);
  for (const path of ['/oauth/login?a=1', '/\\evil.example/x', '//evil.example']) {
    const headers = { host: `127.0.0.1:${port}`, 'sec-fetch-mode': 'navigate' };
    const answer = await rawGet(path, headers);
    expect(answer.status, path).toBe(307);
    expect(answer.location, path).toBe(`${origin}${path}`);
  }
  expect((await rawGet('/\\[', { host: `127.0.0.1:${port}`, 'sec-fetch-mode': 'navigate' })).status).toBe(403);
});

test('other methods are refused', async () => {
  expect((await fetch(`${SITE_URL}/oauth/login?code=x`, { method: 'PUT' })).status).toBe(405);
});

/** As it stands: fetch would put the path right and set its own Host. */
function rawGet(
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(SITE_URL);
    get({ hostname, port, path, headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
    }).on('error', reject);
  });
}
