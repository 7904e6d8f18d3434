import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/commands/free-port.ts';
import { isRunning, startServerProcess } from '../support/server-process.ts';

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
  const start = () => startServerProcess(port, { DATA_DIR: data, ...environment });
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

async function end(server: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (!isRunning(server)) return;
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
}
