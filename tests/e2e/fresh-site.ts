import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface FreshSite {
  url: string;
  /** Its data folder. */
  data: string;
  /** Ends it without a warning, as a power failure does. */
  crash(): Promise<void>;
  /** Starts it once more where it was, with what it had. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** See the fixture `freshSite`. */
export async function startFreshSite(environment: Record<string, string> = {}): Promise<FreshSite> {
  const data = mkdtempSync(join(tmpdir(), 'letterlock-'));
  const port = environment.PORT ?? String(await freePort());
  const { SITE_URL: _, ...inherited } = process.env;
  const start = () => startServer({ ...inherited, PORT: port, DATA_DIR: data, ...environment });
  let server = await start();
  return {
    url: `http://localhost:${port}`,
    data,
    crash: () => end(server, 'SIGKILL'),
    restart: async () => {
      server = await start();
    },
    stop: async () => {
      await end(server, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function startServer(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['src/commands/start.ts', '--no-build'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  let printed = '';
  // Read to the end: a server whose log nobody takes would stop.
  server.stdout.on('data', (chunk) => {
    printed += String(chunk);
  });
  while (server.exitCode === null && !printed.includes('Stop with Ctrl+C')) {
    await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  }
  if (!printed.includes('Stop with Ctrl+C')) throw new Error(`the server did not start: ${printed}`);
  return server;
}

async function end(server: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  return address.port;
}
