import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { securityHeaders } from '../../src/server/headers.ts';
import { SITE_URL } from '../endpoints/server.ts';
import { testTable } from '../support/test-table.ts';
import { FUNCTION, ROOT } from './site.ts';

testTable([
  ['/nowhere', 404, 'Aww snap! Page Not Found'],
  ['/403', 403, 'Aww snap! Access forbidden'],
  ['/500', 500, 'Aww snap! Access forbidden'],
  ['/api/nowhere', 404, 'NOT_FOUND'],
])("Netlify's function answers %s with %d, its screen and all our headers", async (path, status, text) => {
  const answer = await fetch(`${SITE_URL}${path}`);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(text);
  expect(Object.fromEntries(answer.headers)).toMatchObject(securityHeaders({ siteUrl: SITE_URL }));
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('nothing is to be found at an unknown address by other methods either', async () => {
  expect((await fetch(`${SITE_URL}/nowhere`, { method: 'POST' })).status).toBe(404);
});

test('a form without JavaScript leads to a page of the site', async () => {
  const body = new URLSearchParams({ Name: 'Ada', Email: 'ada@example.com', Message: 'Good day.' });
  const headers = { accept: 'text/html', origin: SITE_URL };
  const answer = await fetch(`${SITE_URL}/f/contact`, { method: 'POST', body, headers, redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/message-sent']);
});

test('without a database the function does not start, and says why to the operator alone', () => {
  const script = `const { default: handler } = await import(${JSON.stringify(`${FUNCTION}/ssr.mjs`)});
    const answer = await handler(new Request('https://letterlock.example/api/v1/'), { ip: '::1' });
    console.log(JSON.stringify([answer.status, await answer.text(), [...answer.headers.keys()]]));`;
  const { DATABASE_URL: _, ...environment } = process.env;
  const options = { cwd: ROOT, env: environment, encoding: 'utf8' } as const;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], options);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const answered = lines.at(-1);
  expect(lines.find(({ err }) => err)?.err.message).toContain('DATABASE_URL must be set on Netlify');
  expect(answered).toEqual([
    503,
    expect.not.stringContaining('DATABASE_URL'),
    expect.arrayContaining(['x-frame-options']),
  ]);
});
