import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../src/server/db/open.ts';
import { type OwnServer, ownServer } from '../../support/own-server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'letterlock-disk-'));
let server: OwnServer;
beforeAll(async () => {
  server = await ownServer({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

async function send(Message: string): Promise<number> {
  const answer = await fetch(`${server.url}/f/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ Name: 'Ada', Email: 'ada@example.com', Message }),
  });
  await answer.json();
  return answer.status;
}

/** No file that the server writes may become larger, as on a disk that is full. */
function limitFiles(bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`]);
}

test.skipIf(!existsSync('/usr/bin/prlimit'))(
  'a full disk refuses what it cannot keep, and costs nothing that was kept',
  { timeout: 60_000 },
  async () => {
    expect(await send('before')).toBe(200);
    limitFiles(statSync(join(dataDir, 'letterlock.db-wal')).size + 32 * 1024);
    const full = [];
    const kept = ['before'];
    for (let number = 0; full.length < 5; number += 1) {
      const message = `${number} ${'x'.repeat(4000)}`;
      if ((await send(message)) === 200) kept.push(message);
      else full.push(message);
      expect(number).toBeLessThan(1000);
    }
    expect((await fetch(`${server.url}/`)).status, 'pages are still read').toBe(200);
    const letter = { Subject: 'Lunch', Body: 'Shall we?' };
    const headers = { 'content-type': 'application/json' };
    const predicted = await fetch(`${server.url}/predict`, { method: 'POST', headers, body: JSON.stringify(letter) });
    expect(predicted.status, 'and letters').toBe(200);

    limitFiles('unlimited');
    expect(await send('after')).toBe(200);
    await server.kill();
    const db = await openDatabase({ databaseUrl: undefined, dataDir });
    const rows = await db.selectFrom('form_messages').select('fields').execute();
    await db.destroy();
    const stored = rows.map(({ fields }) => (JSON.parse(fields) as { Message: string }).Message);
    expect(stored.toSorted()).toEqual([...kept, 'after'].toSorted());
    server = await ownServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  },
);
