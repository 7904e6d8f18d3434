import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms } from './postgres.ts';

/** A Postgres server that nobody else uses. */
export interface OwnPostgres {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** The data of one or more runs of a server, in a temporary folder. */
export interface PostgresCluster {
  folder: string;
  /** Starts the server, reachable through a socket in the folder only. */
  start(settings?: Readonly<Record<string, string>>): Promise<OwnPostgres>;
  remove(): void;
}

/** @throws Error if no Postgres is installed */
export function makePostgresCluster(): PostgresCluster {
  const programs = programFolder();
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'letterlock-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const options = { ...account, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const data = join(folder, 'data');
  const start = async (settings: Readonly<Record<string, string>> = {}) => {
    const given = Object.entries({ listen_addresses: '', ...settings }).flatMap(([name, to]) => [
      '-c',
      `${name}=${to}`,
    ]);
    const server = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, ...given], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await ready(server);
    return {
      url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
      pid: server.pid ?? 0,
      stop: async () => {
        if (server.exitCode !== null || server.signalCode !== null) return;
        const exited = once(server, 'exit');
        server.kill('SIGINT');
        await exited;
      },
    };
  };
  try {
    const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    execFileSync(join(programs, 'initdb'), init, { ...options, stdio: 'pipe' });
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, start, remove };
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
    let output = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-10_000);
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Postgres ended with ${code}: ${output}`)));
  });
}
