import { type Dialect, PostgresDialect } from 'kysely';

/** A server that hangs refuses nothing: without this, whoever asks would wait for ever. */
const QUERY_TIMEOUT_MS = 30_000;

/**
 * Connects to the Postgres server that the connection string names.
 * @param patient leaves each query the time it takes
 */
export function postgresDialect(databaseUrl: string, patient: boolean): Dialect {
  return new PostgresDialect({ pool: () => openPool(databaseUrl, patient) });
}

async function openPool(databaseUrl: string, patient: boolean) {
  const { Pool, types } = await import('pg');
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...(patient ? {} : { query_timeout: QUERY_TIMEOUT_MS }),
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
