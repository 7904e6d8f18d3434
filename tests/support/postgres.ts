import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { postgresPrograms } from '../../src/commands/postgres.ts';

export interface TestPostgres {
  /** @returns the connection string of a new, empty database */
  createDatabase(): Promise<string>;
  /** Stops all processes of a server that was started here, as SIGSTOP does. @returns lets them go on */
  freeze?: (() => () => void) | undefined;
  /** Stops the server if it was started here, else drops the databases. */
  close(): Promise<void>;
}

interface PostgresServer {
  url: string;
  freeze?: () => () => void;
  stop(): Promise<void>;
}

/** Uses the server of TEST_DATABASE_URL, else starts the installed one. @throws Error saying why there is none */
export async function openTestPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await startServer();
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
      // One that was started here goes with all it holds; dropping them one by one takes a minute.
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

/** A server of its own, reachable through a socket in its temporary folder only, and as careful with disks as any. */
async function startServer(): Promise<PostgresServer> {
  const programs = programFolder();
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'letterlock-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const options = { ...account, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const data = join(folder, 'data');
  try {
    const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    execFileSync(join(programs, 'initdb'), init, { ...options, stdio: 'pipe' });
    const server = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses='], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await ready(server);
    return {
      url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
      freeze: () => freeze(server.pid ?? 0),
      stop: async () => {
        const exited = once(server, 'exit');
        server.kill('SIGINT');
        await exited;
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** First the one that would begin another. */
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

function programFolder(): string {
  const found = postgresPrograms();
  if (found === undefined) throw new Error('Postgres is not installed and TEST_DATABASE_URL is not set');
  return found;
}

/** Postgres refuses to run as root: then it runs as the user that its package has made. */
function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  if (uid === undefined) throw new Error('there is no user "postgres" for the server to run as');
  return { uid: Number(uid), gid: Number(gid) };
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Postgres ended with ${code}: ${said}`)));
  });
}
