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

/** Starts the same build once more with an empty database, for a test in which nobody has registered yet. */
export async function freshSite(environment: Record<string, string> = {}): Promise<FreshSite> {
  const data = mkdtempSync(join(tmpdir(), 'letterlock-'));
  const port = await freePort();
  const { SITE_URL: _, ...inherited } = process.env;
  const server = spawn(process.execPath, ['src/commands/start.ts', '--no-build'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...inherited, PORT: String(port), DATA_DIR: data, ...environment },
  });
  const url = `http://localhost:${port}`;
  let printed = '';
  for await (const chunk of server.stdout) {
    printed += String(chunk);
    if (printed.includes('Stop with Ctrl+C')) break;
  }
  if (!printed.includes(url)) throw new Error(`the server did not start: ${printed}`);
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  return address.port;
}
