import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { WRONG_SETTINGS } from '../../../src/commands/stop.ts';
import { freePort } from '../../../src/tools/testing/free-port.ts';
import { spawnServer } from '../../../src/tools/testing/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'letterlock-server-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { SITE_URL: _, ...inherited } = process.env;
const environment = { ...inherited, DATA_DIR: folder, OUT_DIR: folder };

test('stopping a server that has already exited returns at once', async () => {
  const server = spawnServer(await freePort(), environment);
  await expect(server.up()).rejects.toThrow(`ended (${WRONG_SETTINGS})`);
  expect(await server.stop()).toBe(WRONG_SETTINGS);
  await server.kill();
});
