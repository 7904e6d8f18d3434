import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { noteBuiltFor } from '../../src/commands/built-for.ts';
import { WRONG_SETTINGS } from '../../src/commands/stop.ts';
import { freePort } from '../../src/tools/testing/free-port.ts';
import { testTable } from '../support/test-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'letterlock-start-'));
const file = join(folder, 'file');
writeFileSync(file, '');

const port = String(await freePort());

afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a server that must not come up. */
function refused(environment: Record<string, string>) {
  const { SITE_URL: _, DATABASE_URL: __, ...inherited } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/commands/start.ts', '--no-build'], {
    encoding: 'utf8',
    timeout: 30_000,
    env: { ...inherited, PORT: port, DATA_DIR: join(folder, 'data'), ...environment },
  });
  return { status, printed: `${stdout}${stderr}` };
}

testTable([
  [
    'a data folder that cannot be',
    { DATA_DIR: join(file, 'data') },
    `DATA_DIR (${file}/data) is not writable: not a directory.`,
    1,
  ],
  [
    'a secret that can be guessed on a public address',
    { SITE_URL: 'https://letterlock.example', APP_SECRET: 'letterlock-secret-letterlock-secret' },
    'APP_SECRET is too weak: generate one with `openssl rand -base64 48`.',
    WRONG_SETTINGS,
  ],
  [
    'demo accounts for everybody',
    { SITE_URL: 'https://letterlock.example', DEMO_PROVIDER: 'on' },
    'DEMO_PROVIDER cannot be on while others can reach the site: anyone could log in as a demo user. Set it to public if you want that.',
    WRONG_SETTINGS,
  ],
])('%s is refused with one sentence', (_, environment, sentence, status) => {
  expect(refused(environment)).toEqual({ status, printed: `${sentence}\n` });
});

test('a build for another site is refused with one sentence, and one for another port of this machine is not', () => {
  const outDir = join(folder, 'dist');
  mkdirSync(join(outDir, 'server'), { recursive: true });
  writeFileSync(join(outDir, 'server', 'serve.mjs'), "console.log('served'); export const serve = () => undefined;");
  noteBuiltFor(outDir, 'https://old.letterlock.example');
  const site = { OUT_DIR: outDir, SITE_URL: 'https://letterlock.example' };
  const sentence =
    'The build is of https://old.letterlock.example, and SITE_URL is https://letterlock.example: `npm run build` makes one for it.';
  expect(refused(site)).toEqual({ status: WRONG_SETTINGS, printed: `${sentence}\n` });
  noteBuiltFor(outDir, 'https://letterlock.example');
  expect(refused(site).printed).toBe('served\n');
  noteBuiltFor(outDir, 'http://localhost:1');
  expect(refused({ OUT_DIR: outDir }).printed).toBe('served\n');
  rmSync(outDir, { recursive: true });
  rmSync(join(folder, 'data'), { recursive: true, force: true });
});

test('what is refused leaves nothing behind', () => {
  expect(readdirSync(folder)).toEqual(['file']);
});
