import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WRONG_SETTINGS } from '../../src/commands/stop.ts';
import { importsOf, ROOT } from '../architecture/imports.ts';
import { testTable } from '../support/test-table.ts';

const program = join(process.env.OUT_DIR ?? 'dist', 'server', 'serve.mjs');

testTable([
  ['wrong settings', { PORT: 'first' }, 'PORT must be a number from 1 to 65535.'],
  [
    'to be another site',
    { SITE_URL: 'https://letterlock.example' },
    `The build is of ${process.env.SITE_URL}, and SITE_URL is https://letterlock.example: \`npm run build\` makes one for it.`,
  ],
])('the built server, started by itself as a service is, refuses %s', (_, environment, sentence) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    encoding: 'utf8',
    timeout: 30_000,
    env: { ...process.env, ...environment },
  });
  expect({ status, stdout, stderr }).toEqual({ status: WRONG_SETTINGS, stdout: '', stderr: `${sentence}\n` });
});

test('the built server imports no package that a server does not install', () => {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { dependencies: object };
  const folder = join(process.env.OUT_DIR ?? 'dist', 'server');
  const imported = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mjs'))
    .flatMap((name) => importsOf(name, readFileSync(join(folder, name), 'utf8')))
    .filter(({ target }) => !target.endsWith('.mjs') && !isBuiltin(target))
    .map(({ target }) => target.split('/', target.startsWith('@') ? 2 : 1).join('/'));
  expect(imported).toContain('kysely');
  expect([...new Set(imported)].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
});
