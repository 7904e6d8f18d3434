import { type Dialect, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

/** Connects to the Postgres server that the connection string names. */
export function postgresDialect(databaseUrl: string): Dialect {
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    types: {
      // A bigint comes as a string, because it may exceed 2^53; our milliseconds never do.
      getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)),
    },
  });
  // Without a listener, an idle connection that the server closes would end this process. The pool replaces it.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}
