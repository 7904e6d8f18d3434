import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { outageOf } from '../../../src/server/db/outage.ts';
import { postgresDialect } from '../../../src/server/db/postgres.ts';
import type { Schema } from '../../../src/server/db/schema.ts';
import { layCable } from '../../support/cable.ts';
import { postgresDatabases } from '../../support/databases.ts';
import { testTable } from '../../support/test-table.ts';

const postgres = await postgresDatabases();
afterAll(() => postgres.close());

const STATEMENT_MS = 1000;
const open = (url: string) =>
  new Kysely<Schema>({ dialect: postgresDialect(url, { statementMs: STATEMENT_MS, connectMs: 3000, connections: 1 }) });
const ask = (db: Kysely<Schema>) => sql<{ answer: number }>`select 42 as answer`.execute(db);
const outage = (work: Promise<unknown>) => work.then(() => 'answered', outageOf);

// On a busy machine a limit of a second may pass before the answer is read.
describe.skipIf(postgres.missing)(`a connection to ${postgres.name} on which nothing more comes`, { retry: 3 }, () => {
  testTable([
    ['query', ask],
    ['transaction', (db: Kysely<Schema>) => db.transaction().execute(ask)],
  ])('is given up with the %s that waits, and not taken again', async (_, work) => {
    const url = new URL((await postgres.create()).databaseUrl ?? '');
    const folder = mkdtempSync(join(tmpdir(), 'letterlock-cable-'));
    const cable = await layCable(
      join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432'),
      join(folder, '.s.PGSQL.5432'),
    );
    url.searchParams.set('host', folder);
    const db = open(url.href);
    await ask(db);
    const before = cable.connections();
    cable.stall();
    expect(await outage(work(db))).toBe('away');
    expect((await ask(db)).rows).toEqual([{ answer: 42 }]);
    expect(cable.connections()).toBe(before + 1);
    await db.destroy();
    await cable.remove();
    rmSync(folder, { recursive: true });
  });

  test('a statement that takes too long is ended by Postgres, and its connection is kept', async () => {
    const db = open((await postgres.create()).databaseUrl ?? '');
    const pid = () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db).then(({ rows }) => rows[0]?.pid);
    const before = await pid();
    expect(await outage(sql`select pg_sleep(30)`.execute(db))).toBe('away');
    expect(await pid()).toBe(before);
    expect(await outage(sql`select nonsense`.execute(db)), 'a mistake of ours is none').toBeUndefined();
    await db.destroy();
  });

  test('a caller waits for a place for three seconds', async () => {
    const db = open((await postgres.create()).databaseUrl ?? '');
    const busy = db.connection().execute(async (connection) => {
      for (let round = 0; round < 5; round += 1) await sql`select pg_sleep(0.8)`.execute(connection);
    });
    expect(await outage(ask(db))).toBe('away');
    await busy;
    expect(await outage(ask(db))).toBe('answered');
    await db.destroy();
  });

  test('a pooler that refuses the statement timeout is used without it', async () => {
    const url = new URL((await postgres.create()).databaseUrl ?? '');
    const pooler = await refusingPooler(join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432'));
    url.searchParams.set('host', pooler.folder);
    const db = open(url.href);
    expect((await ask(db)).rows).toEqual([{ answer: 42 }]);
    expect(pooler.refused()).toBe(1);
    await db.destroy();
    await pooler.close();
  });
});

/** Refuses what PgBouncer refuses in a startup packet, with its message, and passes the rest to Postgres. */
async function refusingPooler(to: string) {
  const folder = mkdtempSync(join(tmpdir(), 'letterlock-pooler-'));
  const sockets = new Set<Socket>();
  let refused = 0;
  const server = createServer((near) => {
    sockets.add(near.on('error', () => undefined));
    near.once('data', (startup) => {
      if (startup.includes('statement_timeout')) {
        refused += 1;
        const fields = 'SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0';
        const message = Buffer.alloc(5 + fields.length);
        message.write('E');
        message.writeInt32BE(4 + fields.length, 1);
        message.write(fields, 5);
        near.end(message);
        return;
      }
      const far = createConnection({ path: to }).on('error', () => undefined);
      sockets.add(far);
      far.write(startup);
      near.pipe(far).pipe(near);
    });
  });
  server.listen({ path: join(folder, '.s.PGSQL.5432') });
  await once(server, 'listening');
  return {
    folder,
    refused: () => refused,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
