import { Socket } from 'node:net';
import { type Dialect, PostgresDialect } from 'kysely';

/**
 * Connects to the Postgres server that the connection string names.
 * @param patienceMs how long it may leave a query without an answer; without this, for ever
 */
export function postgresDialect(databaseUrl: string, patienceMs?: number): Dialect {
  return new PostgresDialect({ pool: () => openPool(databaseUrl, patienceMs) });
}

async function openPool(databaseUrl: string, patienceMs: number | undefined) {
  const { Pool, types } = await import('pg');
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...(patienceMs === undefined ? {} : { stream: () => impatientSocket(patienceMs) }),
    types: {
      // A bigint comes as a string, because it may exceed 2^53; our milliseconds never do.
      getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)),
    },
  });
  // Without listeners, a connection that breaks would end this process: the pool's for an idle one, which it replaces, the
  // connection's own for one that is being worked with, whose query is refused in any case.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * A server that hangs, or a machine that is gone, refuses nothing: whoever asks would wait for ever. The connection ends
 * with the query, since what is asked next would wait behind it. That nobody asks ends it as well, unless the pool does.
 */
function impatientSocket(patienceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(patienceMs, () => {
    socket.destroy(new Error(`the database has said nothing for ${patienceMs / 1000} seconds`));
  });
}
