import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { securityHeaders } from '../../src/server/headers.ts';

interface NetlifyConfig {
  headers: { for: string; values: Record<string, string> }[];
  redirects: { from: string; to: string; status: number }[];
}

const text = readFileSync(new URL('../../netlify.toml', import.meta.url), 'utf8');
const netlify = parse(text) as unknown as NetlifyConfig;

test("Netlify's files carry the headers of our own server on https", () => {
  const values = netlify.headers.find((rule) => rule.for === '/*')?.values ?? {};
  const lowerCased = Object.fromEntries(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]));
  expect(lowerCased).toEqual(securityHeaders({ siteUrl: 'https://letterlock.example' }));
});

test('an unknown address answers 404 with its screen', () => {
  expect(netlify.redirects.at(-1)).toEqual({ from: '/*', to: '/404.html', status: 404 });
});
