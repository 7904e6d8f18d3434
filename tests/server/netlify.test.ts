import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { EMBEDDABLE, FRAMED, NEVER_CACHED, securityHeaders } from '../../src/server/headers.ts';

interface NetlifyConfig {
  functions: { directory: string };
  headers: { for: string; values: Record<string, string> }[];
  redirects: unknown[];
}

const text = readFileSync(new URL('../../netlify.toml', import.meta.url), 'utf8');
const netlify = parse(text) as unknown as NetlifyConfig;

test("Netlify's files carry the headers of our own server on https", () => {
  const values = netlify.headers.find((rule) => rule.for === '/*')?.values ?? {};
  const lowerCased = Object.fromEntries(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]));
  expect(lowerCased).toEqual(securityHeaders({ siteUrl: 'https://letterlock.example' }));
});

test('only link preview images may be shown by other sites', () => {
  const policy = 'Cross-Origin-Resource-Policy';
  expect(netlify.headers.filter(({ values }) => values[policy] === 'cross-origin')).toEqual(
    EMBEDDABLE.map((folder) => ({ for: `${folder}*`, values: { [policy]: 'cross-origin' } })),
  );
});

test('a page that takes an email from its address is kept by no cache', () => {
  expect(netlify.headers.filter(({ values }) => 'Cache-Control' in values)).toEqual(
    NEVER_CACHED.map((path) => ({ for: path, values: { 'Cache-Control': 'no-store' } })),
  );
});

test('only a page that another program shows may load a script without a resource policy', () => {
  const policy = 'Cross-Origin-Embedder-Policy';
  expect(netlify.headers.filter(({ values }) => values[policy] === 'unsafe-none')).toEqual(
    Object.keys(FRAMED).map((path) => ({ for: path, values: { [policy]: 'unsafe-none' } })),
  );
});

test('an unknown address answers 404 with its screen, and so does the address of the screen', () => {
  expect(netlify.redirects).toEqual([
    { from: '/404', to: '/404.html', status: 404, force: true },
    { from: '/*', to: '/404.html', status: 404 },
  ]);
});

test('functions lie where Netlify looks for them, each with its times', () => {
  const folder = new URL(`../../${netlify.functions.directory}/`, import.meta.url);
  const schedules = readdirSync(folder).map((name) => {
    const [, schedule = 'none'] =
      /^export const config = \{ schedule: '(.+)' \};$/m.exec(readFileSync(new URL(name, folder), 'utf8')) ?? [];
    return [name, schedule];
  });
  expect(Object.fromEntries(schedules)).toEqual({ 'poll.ts': '* * * * *', 'sweep.ts': '@hourly' });
});
