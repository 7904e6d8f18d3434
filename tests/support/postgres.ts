import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { makePostgresCluster } from '../../src/tools/programs/postgres-cluster.ts';

/** The variable with the address of the server that a test run shares. */
export const SHARED_POSTGRES = 'SHARED_POSTGRES_URL';

export interface TestPostgres {
  /** @returns the connection string of a new, empty database */
  createDatabase(): Promise<string>;
  /** Suspends all processes of a server that was started here (SIGSTOP). @returns resumes them */
  freeze?: (() => () => void) | undefined;
  /** Stops the server if it was started here, otherwise drops the databases. */
  close(): Promise<void>;
}

interface PostgresServer {
  url: string;
  freeze?: () => () => void;
  stop(): Promise<void>;
}

/** Uses the server of TEST_DATABASE_URL, or the one that the run shares, else starts the installed one. @throws Error saying why there is none */
export async function openTestPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  const running = given ?? process.env[SHARED_POSTGRES];
  const server: PostgresServer = running ? { url: running, stop: async () => undefined } : await startServer();
  const databases: string[] = [];
  return {
    createDatabase: async () => {
      const database = `letterlock_test_${randomBytes(6).toString('hex')}`;
      await execute(server.url, `create database ${database}`);
      databases.push(database);
      const url = new URL(server.url);
      url.pathname = database;
      return url.href;
    },
    freeze: server.freeze,
    close: async () => {
      // A server that was started here is deleted with all its databases; dropping them one by one takes a minute.
      if (given) for (const database of databases) await execute(server.url, `drop database ${database} with (force)`);
      await server.stop();
    },
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** With durable writes, as in production. */
async function startServer(): Promise<PostgresServer> {
  const cluster = makePostgresCluster();
  try {
    const server = await cluster.start();
    return {
      url: server.url,
      freeze: () => freeze(server.pid),
      stop: async () => {
        await server.stop();
        cluster.remove();
      },
    };
  } catch (error) {
    cluster.remove();
    throw error;
  }
}

/** Stops the parent first, which would otherwise start new children. */
function freeze(pid: number): () => void {
  process.kill(pid, 'SIGSTOP');
  const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);
  for (const child of children) process.kill(child, 'SIGSTOP');
  return () => {
    for (const one of [...children, pid]) process.kill(one, 'SIGCONT');
  };
}
