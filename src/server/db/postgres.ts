import { type Dialect, PostgresDialect } from 'kysely';
import type { Client, PoolClient } from 'pg';

/** By how much Postgres is ahead of us: a statement that it ends itself costs no connection. */
const HEAD_START_MS = 500;
/** SQLSTATE protocol_violation: how PgBouncer refuses a startup parameter that it doesn't know. */
const PROTOCOL_VIOLATION = '08P01';

export interface PostgresOptions {
  /** How long a statement may take; without this, for ever. */
  statementMs?: number | undefined;
  /** How long a caller waits for a connection: for a place in the pool, or for a new one to be made. */
  connectMs: number;
  /** How many connections at most. */
  connections: number;
}

/** Connects to the Postgres server that the connection string names. */
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
    // Nobody has to close the pool of what is done now and then.
    allowExitOnIdle: true,
    types: {
      // A bigint comes as a string, because it may exceed 2^53; our milliseconds never do.
      getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)),
    },
  });
  // Without listeners, a connection that breaks would end this process: the pool's for an idle one, which it replaces, the
  // connection's own for one that is being worked with, whose query is refused in any case.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    endUnanswered(client);
  });
  return pool;
}

/**
 * Poolers that hand out a connection for each transaction refuse it; there, we alone watch the time.
 * @throws what else keeps us from connecting; whoever opens the pool then does so anew
 */
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

/**
 * A server that hangs refuses nothing. pg gives up waiting for the answer (`query_timeout`), but puts the connection back
 * into the pool, where the next query would wait behind the one that hangs.
 */
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
