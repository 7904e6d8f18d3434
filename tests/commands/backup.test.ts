import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openServices } from '../../src/server/open-services.ts';
import { readSettings } from '../../src/server/settings.ts';
import { registered } from '../support/people.ts';

const COMMANDS = join(import.meta.dirname, '../../src/commands');

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'letterlock-command-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(command: string, args: string[], variables: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH, INIT_CWD: folder, ...variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { env, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

const on = (name: string) => ({ DATA_DIR: join(folder, name), APP_SECRET: 'a secret that both machines were given' });

test('a backup and its restoring find the folder that the caller named, and say what was done', async () => {
  const settings = readSettings({ ...on('data'), LOG_LEVEL: 'silent' });
  if (!settings.ok) throw new Error(settings.mistakes.join(' '));
  const services = await openServices(settings.settings);
  await registered(services);
  await services.db.destroy();
  const backup = run(join(COMMANDS, 'backup.ts'), ['backups'], on('data'));
  expect(backup).toEqual({ status: 0, output: expect.stringContaining(join(folder, 'backups', 'letterlock-')) });
  const file = readdirSync(join(folder, 'backups')).find((name) => name.endsWith('.backup'));
  const restore = run(join(COMMANDS, 'restore.ts'), [join('backups', String(file))], on('new'));
  expect(restore).toEqual({ status: 0, output: expect.stringMatching(/^Restored 2 records from .*\.\n$/) });
});

test('a backup without a database fails with one sentence', () => {
  expect(run(join(COMMANDS, 'backup.ts'), ['backups'], on('data'))).toEqual({
    status: 1,
    output: `No backup was made: there is no database in ${join(folder, 'data')} (DATA_DIR).\n`,
  });
  expect(readdirSync(folder)).toEqual([]);
  const away = { APP_SECRET: on('').APP_SECRET, DATABASE_URL: 'postgres://127.0.0.1:1/away' };
  const { status, output } = run(join(COMMANDS, 'backup.ts'), ['backups'], away);
  expect({ status, output }).toEqual({
    status: 1,
    output: expect.stringMatching(/^No backup was made: .*ECONNREFUSED.*\.\n$/),
  });
});

test('a backup installs no packages beside the server', () => {
  mkdirSync(join(folder, 'src'));
  cpSync(COMMANDS, join(folder, 'src/commands'), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  const { status, output } = run(join(folder, 'src/commands/backup.mjs'), ['backups']);
  expect({ status, output }).toEqual({ status: 1, output: expect.stringContaining('start the server once') });
  expect(readdirSync(folder).toSorted()).toEqual(['package-lock.json', 'src']);
});
