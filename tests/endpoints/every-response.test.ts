import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { SCAN_PATHS } from '../../src/features/scans/contract.ts';
import { API_POLICY, securityHeaders } from '../../src/server/headers.ts';
import { logIn } from '../support/dance.ts';
import { TestBrowser } from '../support/site.ts';
import { testTable } from '../support/test-table.ts';
import { SITE_URL } from './server.ts';

const always = securityHeaders({ siteUrl: SITE_URL });
/** There pages and files are Netlify's to answer, and what cannot be read as HTTP: operation.md says what differs. */
const onNetlify = process.env.NETLIFY !== undefined;
const here = test.skipIf(onNetlify);

const addresses = [
  '/',
  '/oauth/login',
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

/** What is refused, moved or read by other sites: each has an answer of its own. */
const special = await Promise.all(
  [
    ['GET', '/oauth/login/'],
    ['GET', '/%E0%A4%A'],
    ['GET', '/api/v1/users/%ff/emails'],
    ['POST', '/'],
    ['PUT', '/predict'],
    ['OPTIONS', '/robots.txt'],
    ['GET', '/.well-known/security.txt'],
  ]
    .filter(([, path = '']) => !onNetlify || /^.(?:%|api|predict|\.)/.test(path))
    .map(async ([method = '', path = '']) => ({
      address: `${method} ${path}`,
      answer: await fetch(`${SITE_URL}${path}`, { method, redirect: 'manual' }),
    })),
);

const [asset = ''] = /\/_astro\/[\w./-]+\.js/.exec(await (await fetch(SITE_URL)).text()) ?? [];
const { accessToken } = await logIn(new TestBrowser(SITE_URL), 'demo-maren-vogel');
const stream = new AbortController();

/** Files as they are asked for in parts and again, and what endpoints answer beside 200 and 404. */
const further = await Promise.all(
  (
    [
      ['a hashed file', asset, {}],
      ['a part of a file', '/favicon.svg', { headers: { range: 'bytes=0-9', 'accept-encoding': 'identity' } }],
      [
        'a part that is not there',
        '/favicon.svg',
        { headers: { range: 'bytes=999999-', 'accept-encoding': 'identity' } },
      ],
      ['HEAD', '/', { method: 'HEAD' }],
      ['a call without a bearer', SCAN_PATHS.scans, {}],
      ['a body that is too large', '/predict', post('x'.repeat(5_000_000))],
      ['a body that is no JSON', '/predict', post('{')],
      ['what a page of another site sends', '/predict', post('{}', { origin: 'https://attacker.example' })],
      [
        'a stream',
        SCAN_PATHS.alertStream,
        { headers: { authorization: `Bearer ${accessToken}` }, signal: stream.signal },
      ],
    ] as const
  ).map(async ([address, path, init]) => ({ address, answer: await fetch(`${SITE_URL}${path}`, init) })),
);
stream.abort();

function post(body: string, headers: Record<string, string> = {}) {
  return { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
}

test('the kinds of answers are these', () => {
  expect(further.map(({ answer }) => answer.status)).toEqual([200, 206, 416, 200, 401, 413, 400, 403, 200]);
  expect(further.at(-1)?.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
});

describe.each([...answers, ...special, ...further])('$address', ({ answer }) => {
  test('carries the security headers', () => {
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(Object.fromEntries(answer.headers)).toMatchObject(always);
    if (onNetlify && isFile(answer)) return;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  });
});

/** Neither a page nor what an endpoint answers. */
function isFile(answer: Response): boolean {
  return !/^text\/html/.test(answer.headers.get('content-type') ?? '') && !answer.headers.has('x-request-id');
}

here.each([
  ['what is no request', 'HELLO\r\n\r\n', 400],
  ['a request to nobody', 'GET / HTTP/1.1\r\n\r\n', 400],
  [
    'two lengths of one body',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
  ],
  ['headers without an end', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(300 * 1024)}\r\n\r\n`, 431],
  ['an expectation that nobody knows', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n', 417],
])('%s is refused with the security headers', async (_, sent, status) => {
  const { hostname, port } = new URL(SITE_URL);
  const socket = connect(Number(port), hostname);
  socket.end(sent);
  const [head = '', ...lines] = (await text(socket)).split('\r\n');
  const headers = Object.fromEntries(lines.filter(Boolean).map((line) => line.toLowerCase().split(': ')));
  expect(head).toContain(` ${status} `);
  expect(headers).toMatchObject({
    ...Object.fromEntries(Object.entries(always).map(([name, value]) => [name, value.toLowerCase()])),
    'content-security-policy': API_POLICY,
  });
});

test('every answer has an id of its own, which the log has, too', () => {
  const asked = [...answers, ...special].filter(({ address }) => !onNetlify || isEndpoint(address));
  const ids = asked.map(({ answer }) => answer.headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => id === null)).toEqual([]);
});

function isEndpoint(address: string): boolean {
  return /^\/(?:api|predict)/.test(address);
}

test('endpoints answer JSON that is not cached', () => {
  for (const { address, answer } of answers.filter(({ address }) => isEndpoint(address))) {
    expect(answer.headers.get('content-type'), address).toMatch(/^application\/json/);
    expect(answer.headers.get('cache-control'), address).toBe('no-store');
  }
});

test('status codes are real', () => {
  const statuses = Object.fromEntries(answers.map(({ address, answer }) => [address, answer.status]));
  expect(statuses).toMatchObject({ '/': 200, '/nowhere': 404, '/api/nowhere': 404, '/api/v1/': 200, '/predict': 405 });
});

testTable(['/feedback', '/feedback?content=Dear+Ada', '/feedback?content='])('no cache keeps %s', async (address) => {
  const answer = await fetch(`${SITE_URL}${address}`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

here('pages come compressed', async () => {
  const answer = await fetch(`${SITE_URL}/`, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
});

test('a hashed file is kept for good, and comes in each encoding that was made beforehand', async () => {
  const read = async (accepted: string) => {
    const answer = await fetch(`${SITE_URL}${asset}`, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    return { encoding: answer.headers.get('content-encoding'), text: await answer.text() };
  };
  const plain = await read('identity');
  expect(plain.encoding).toBeNull();
  for (const encoding of onNetlify ? [] : ['br', 'gzip'])
    expect(await read(encoding)).toEqual({ encoding, text: plain.text });
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

here('a page read again from the cache keeps its policy', async () => {
  const first = await fetch(`${SITE_URL}/oauth/login`);
  const again = await fetch(`${SITE_URL}/oauth/login`, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  expect(again.headers.get('content-security-policy')).toBeNull();
});

here('other wrong requests get the 403 screen, and claim no method that is refused', async () => {
  for (const [method, path] of [
    ['GET', '/%E0%A4%A'],
    ['POST', '/privacy-policy'],
    ['POST', '/robots.txt'],
    ['PUT', '/oauth/login?code=x'],
    ['DELETE', '/'],
    ['OPTIONS', '/'],
  ] as const) {
    const answer = await fetch(`${SITE_URL}${path}`, { method });
    expect([answer.status, answer.headers.get('allow')], `${method} ${path}`).toEqual([403, null]);
    expect(await answer.text(), path).toContain('Aww snap! Access forbidden');
  }
});

testTable(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])('%s finds nothing at an unknown address', async (method) => {
  expect((await fetch(`${SITE_URL}/nowhere/at-all`, { method })).status).toBe(404);
});

test('an endpoint names the methods it has', async () => {
  const answer = await fetch(`${SITE_URL}/predict`, { method: 'PUT' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});

here('a method that no address has is refused before its address is written anywhere', async () => {
  const { status, policy } = await raw('/oauth/login?code=x', { method: 'TRACE' });
  expect([status, policy]).toEqual([501, API_POLICY]);
});

here('every page and file has one address', async () => {
  for (const [spelling, location] of [
    ['/privacy-policy/', '/privacy-policy'],
    ['/privacy-policy/index.html?a=1', '/privacy-policy?a=1'],
    ['/index.html', '/'],
    ['/robots.txt/', '/robots.txt'],
  ] as const) {
    const answer = await fetch(`${SITE_URL}${spelling}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')], spelling).toEqual([301, location]);
    expect(answer.headers.get('cache-control'), 'a reported email may be in the address').toBe('no-store');
  }
});

here('files say what they are', async () => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/third-party-notices.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain;charset=UTF-8'],
    ['/sitemap-index.xml', 'text/xml; charset=utf-8'],
  ] as const) {
    expect((await fetch(`${SITE_URL}${path}`)).headers.get('content-type'), path).toBe(type);
  }
});

test('only link preview images may be shown by other sites', async () => {
  const policy = async (path: string) =>
    (await fetch(`${SITE_URL}${path}`)).headers.get('cross-origin-resource-policy');
  for (const path of ['/og/home.png', '/icons/512.png']) expect(await policy(path), path).toBe('cross-origin');
  for (const path of ['/favicon.svg', '/manifest.webmanifest']) expect(await policy(path), path).toBe('same-origin');
});

here('an address that cannot be read gets JSON below /api', async () => {
  const answer = await fetch(`${SITE_URL}/api/v1/users/%ff/emails`);
  expect([answer.status, await answer.json()]).toEqual([400, { message: expect.any(String), code: 'BAD_ADDRESS' }]);
});

here('the 404 page is one at its own address too, and comes compressed', async () => {
  for (const path of ['/404', '/404.html', '/nowhere']) {
    const answer = await fetch(`${SITE_URL}${path}`, { headers: { 'accept-encoding': 'br' } });
    expect([answer.status, answer.headers.get('content-encoding')], path).toEqual([404, 'br']);
  }
});

here('every name of this machine serves the site, without a redirect', async () => {
  const { port } = new URL(SITE_URL);
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    const headers = { host: `${name}:${port}`, 'sec-fetch-mode': 'navigate' };
    expect((await raw('/oauth/login?a=1', { headers })).status, name).toBe(200);
    expect((await raw('/api/v1/', { headers })).status, name).toBe(200);
  }
});

here('a name that was made to lead here (DNS rebinding) is told where the site is, and nothing else', async () => {
  const { port } = new URL(SITE_URL);
  for (const host of [`attacker.example:${port}`, `localhost.attacker.example:${port}`, 'localhost', 'localhost:1']) {
    for (const path of ['/', '/api/v1/', '/demo/google/jwks']) {
      const answer = await raw(path, { headers: { host } });
      expect([answer.status, answer.policy], host + path).toEqual([421, API_POLICY]);
      expect(JSON.parse(answer.body)).toEqual({
        message: `This site is at ${SITE_URL}. Please open it there.`,
        code: 'OTHER_HOST',
      });
    }
  }
});

here('a page opened under another name of this machine may send requests, and no page of another site', async () => {
  const { port } = new URL(SITE_URL);
  const send = (origin: string) =>
    fetch(`${SITE_URL}/predict`, {
      ...post('{"Subject":"a","Body":"b"}', { origin, 'sec-fetch-site': 'same-origin' }),
    });
  expect((await send(`http://127.0.0.1:${port}`)).status).toBe(200);
  expect((await send(`http://attacker.example:${port}`)).status).toBe(403);
});

/** Unchanged: fetch would correct the path, set its own Host and refuse the method. */
async function raw(path: string, options: RequestOptions): Promise<{ status: number; policy: unknown; body: string }> {
  const { hostname, port } = new URL(SITE_URL);
  const sent = request({ hostname, port, path, ...options }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers } = answer;
  return { status, policy: headers['content-security-policy'], body: await text(answer) };
}
