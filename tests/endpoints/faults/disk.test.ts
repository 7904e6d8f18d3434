import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../src/server/db/open.ts';
import { type OwnServer, ownServer } from '../../support/own-server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'letterlock-disk-'));
let server: OwnServer;
beforeAll(async () => {
  server = await ownServer({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'silent' });
}, 60_000);
afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

async function send(Message: string, to = server): Promise<number> {
  const answer = await fetch(`${to.url}/f/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ Name: 'Ada', Email: 'ada@example.com', Message }),
  });
  const body = await answer.json();
  if (answer.status === 503) {
    expect(body).toEqual({ error: 'We can’t save anything right now. Please try again in a few minutes.' });
    expect(answer.headers.get('retry-after')).toBe('60');
  }
  return answer.status;
}

async function health(of = server): Promise<unknown> {
  const answer = await fetch(`${of.url}/api/v1/`);
  return { status: answer.status, ...((await answer.json()) as object) };
}

/** Starts a server that is expected not to come up. */
function startInVain(folder: string, by: readonly string[] = []): { status: number | null; stderr: string } {
  const program = [...by, process.execPath, join(process.env.OUT_DIR ?? '', 'server', 'serve.mjs')];
  const { SITE_URL: _, ...environment } = process.env;
  return spawnSync(program[0] ?? '', program.slice(1), {
    encoding: 'utf8',
    timeout: 30_000,
    env: { ...environment, PORT: '4', DATA_DIR: folder, LOG_LEVEL: 'silent' },
  });
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
    const full: string[] = [];
    const statuses = new Set<number>();
    const kept = ['before'];
    for (let number = 0; full.length < 5; number += 1) {
      const message = `${number} ${'x'.repeat(4000)}`;
      const status = await send(message);
      statuses.add(status);
      if (status === 200) kept.push(message);
      else full.push(message);
      expect(number).toBeLessThan(1000);
    }
    expect([...statuses].filter((status) => status !== 200)).toEqual([503]);
    expect(await health()).toMatchObject({ status: 503, health: 'failing', database: 'ok', disk: 'full' });
    expect((await fetch(`${server.url}/`)).status, 'pages are still read').toBe(200);
    const email = { Subject: 'Lunch', Body: 'Shall we?' };
    const headers = { 'content-type': 'application/json' };
    const predicted = await fetch(`${server.url}/predict`, { method: 'POST', headers, body: JSON.stringify(email) });
    expect(predicted.status, 'and emails').toBe(200);

    limitFiles('unlimited');
    expect(await send('after')).toBe(200);
    await server.kill();
    const db = await openDatabase({ databaseUrl: undefined, dataDir });
    const rows = await db.selectFrom('form_messages').select('fields').execute();
    await db.destroy();
    const stored = rows.map(({ fields }) => (JSON.parse(fields) as { Message: string }).Message);
    expect(stored.toSorted()).toEqual([...kept, 'after'].toSorted());
    const { status, stderr } = startInVain(dataDir, ['prlimit', '--fsize=4096']);
    expect(stderr).toMatch(/^Cannot write to the database in DATA_DIR \(.*\): .*Free some space and start again\.\n$/);
    expect(status).toBe(1);
    server = await ownServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  },
);

describe.skipIf(!mayMount())('on a disk of its own', () => {
  const disk = mkdtempSync(join(tmpdir(), 'letterlock-small-disk-'));
  const ballast = join(disk, 'ballast');
  const environment = { DATA_DIR: join(disk, 'data'), RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'silent' };
  let own: OwnServer | undefined;
  /** To the last block. */
  const fill = () => {
    const { status } = spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4k', 'oflag=append', 'conv=notrunc']);
    expect(status).toBe(1);
  };
  beforeAll(() => execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk]));
  afterAll(async () => {
    await own?.kill();
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  });

  test('below the reserve nothing of strangers is stored, and a full one is called so', {
    timeout: 90_000,
  }, async () => {
    own = await ownServer(environment);
    expect(await send('refused', own), 'there are less than 256 MB').toBe(503);
    expect(await health(own)).toMatchObject({ status: 200, health: 'ok', disk: 'low' });
    await own.kill();

    own = await ownServer({ ...environment, DISK_RESERVE: '0' });
    expect(await send('before', own)).toBe(200);
    fill();
    const statuses = [];
    for (let number = 0; number < 20; number += 1) statuses.push(await send('x'.repeat(4000), own));
    expect(statuses).toContain(503);
    expect(statuses).not.toContain(500);
    await expect.poll(() => health(own)).toMatchObject({ status: 503, health: 'failing', disk: 'full' });
    await own.kill();

    fill();
    const { status, stderr } = startInVain(join(disk, 'new'));
    expect(stderr).toMatch(/^Cannot write to the database in DATA_DIR .*: .*\n$/);
    expect(status).toBe(1);
    rmSync(ballast);
    own = await ownServer({ ...environment, DISK_RESERVE: '0' });
    expect(await send('after', own)).toBe(200);
  });
});

function mayMount(): boolean {
  return (
    process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0
  );
}
