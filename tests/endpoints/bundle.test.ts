import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Names that only server code contains, and that survive minifying because they are strings. */
const SERVER_MARKERS = [
  'APP_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'refresh_tokens',
  'letterlock-api',
  'node:crypto',
  'vite-browser-external',
];
const SCHEMA_LIBRARY = ['ZodError', 'invalid_union'];

test('no server code, and no schema library, is in what the browser loads', () => {
  const { NETLIFY_WORK_DIR, OUT_DIR = 'dist' } = process.env;
  const folder = NETLIFY_WORK_DIR ? join(NETLIFY_WORK_DIR, 'dist', '_astro') : join(OUT_DIR, 'client', '_astro');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  const found = scripts.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return [...SERVER_MARKERS, ...SCHEMA_LIBRARY]
      .filter((marker) => text.includes(marker))
      .map((marker) => `${name}: ${marker}`);
  });
  expect(found, 'an island imports a server module: call its endpoint instead').toEqual([]);
});
