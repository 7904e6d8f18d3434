import { type Dialect, PostgresDialect } from 'kysely';
import type { Client, PoolClient } from 'pg';

/** Postgres times out first: a statement that the server cancels costs no connection. */
const HEAD_START_MS = 500;
/** SQLSTATE protocol_violation: PgBouncer's response to an unknown startup parameter. */
const PROTOCOL_VIOLATION = '08P01';

export interface PostgresOptions {
  statementMs?: number | undefined;
  /** Timeout for getting a connection, pooled or new. */
  connectMs: number;
  connections: number;
}

export function postgresDialect(databaseUrl: string, options: PostgresOptions): Dialect {
  return new PostgresDialect({ pool: () => openPool(databaseUrl, options) });
}

async function openPool(databaseUrl: string, { statementMs, connectMs, connections }: PostgresOptions) {
  const { Client, Pool, types } = await import('pg');
  const bounds = { connectionString: databaseUrl, connectionTimeoutMillis: connectMs, statement_timeout: statementMs };
  const isRefused = statementMs !== undefined && (await refusesStartupParameter(new Client(bounds)));
  const pool = new Pool({
    ...bounds,
    ...(isRefused && { statement_timeout: undefined }),
    query_timeout: statementMs === undefined ? undefined : statementMs + HEAD_START_MS,
    max: connections,
    keepAlive: true,
    // So that a rarely used pool need not be closed.
    allowExitOnIdle: true,
    types: {
      // pg returns bigint as a string; our milliseconds are always below 2^53.
      getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)),
    },
  });
  // Without listeners a broken connection would end the process: the pool's listener is for idle connections, the client's
  // for those in use, whose query fails anyway.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    endUnanswered(client);
  });
  return pool;
}

/** Transaction poolers refuse `statement_timeout`. @throws other connection errors */
async function refusesStartupParameter(client: Client): Promise<boolean> {
  client.on('error', () => undefined);
  try {
    await client.connect();
    return false;
  } catch (error) {
    if ((error as { code?: string }).code !== PROTOCOL_VIOLATION) throw error;
    return true;
  } finally {
    await client.end();
  }
}

/** After `query_timeout` pg pools the connection again, where the next query would wait behind the one that hangs. */
function endUnanswered(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const watched = (...args: unknown[]) => {
    const answer = query(...args);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: Error) => {
      if (error.message === 'Query read timeout') void (client as unknown as Client).end();
      throw error;
    });
  };
  Object.assign(client, { query: watched });
}
