import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WRONG_SETTINGS } from '../../src/commands/stop.ts';

test('the built server, started by itself, refuses wrong settings as npm start does', () => {
  const program = join(process.env.OUT_DIR ?? 'dist', 'server', 'serve.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    encoding: 'utf8',
    timeout: 30_000,
    env: { ...process.env, PORT: 'first' },
  });
  const sentence = 'PORT must be a number from 1 to 65535.\n';
  expect({ status, stdout, stderr }).toEqual({ status: WRONG_SETTINGS, stdout: '', stderr: sentence });
});
