import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface FreshSite {
  url: string;
  stop(): Promise<void>;
}

/** See the fixture `freshSite`. */
export async function startFreshSite(environment: Record<string, string> = {}): Promise<FreshSite> {
  const data = mkdtempSync(join(tmpdir(), 'letterlock-'));
  const port = environment.PORT ?? String(await freePort());
  const { SITE_URL: _, ...inherited } = process.env;
  const server = spawn(process.execPath, ['src/commands/start.ts', '--no-build'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...inherited, PORT: port, DATA_DIR: data, ...environment },
  });
  const url = `http://localhost:${port}`;
  let printed = '';
  // Read to the end: a server whose log nobody takes would stop.
  server.stdout.on('data', (chunk) => {
    printed += String(chunk);
  });
  while (server.exitCode === null && !printed.includes('Stop with Ctrl+C')) {
    await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  }
  if (!printed.includes('Stop with Ctrl+C')) throw new Error(`the server did not start: ${printed}`);
  return {
    url,
    stop: async () => {
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
      rmSync(data, { recursive: true, force: true });
    },
  };
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
