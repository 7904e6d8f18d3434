import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** A server of the test's own on the build that `npm test` made. */
export interface OwnServer {
  url: string;
  pid: number;
  /** What it holds in memory, in MiB. */
  residentMb(): number;
  /** Ends it without warning, unless it has ended already. */
  kill(): Promise<void>;
  /** Asks it to end. @returns its exit code */
  stop(): Promise<number | null>;
}

/** Starts it on a free port. @throws Error with what it printed when it does not come up */
export async function ownServer(environment: Record<string, string>): Promise<OwnServer> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { SITE_URL: _, ...inherited } = process.env;
  const server = spawn(process.execPath, ['src/commands/start.ts', '--no-build'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...inherited, PORT: String(port), ...environment },
  });
  let printed = '';
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    printed += String(chunk);
    if (printed.includes('Stop with Ctrl+C')) break;
  }
  if (!printed.includes('Stop with Ctrl+C')) throw new Error(`the server did not start: ${printed}`);
  server.stdout.resume();
  const pid = server.pid ?? 0;
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
    const exited = once(server, 'exit') as Promise<[code: number | null]>;
    server.kill(signal);
    const [code] = await exited;
    return code;
  };
  return {
    url: `http://localhost:${environment.PORT ?? port}`,
    pid,
    residentMb: () => Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    kill: () => end('SIGKILL').then(() => undefined),
    stop: () => end('SIGTERM'),
  };
}
