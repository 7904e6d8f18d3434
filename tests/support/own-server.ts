import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { freePort } from '../../src/commands/free-port.ts';
import { isRunning, startServerProcess } from './server-process.ts';

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

/** Starts it on a free port, or on that of `PORT`. @throws Error with what it printed when it does not come up */
export async function ownServer(environment: Record<string, string>): Promise<OwnServer> {
  const port = environment.PORT ?? String(await freePort());
  const server = await startServerProcess(port, environment);
  const pid = server.pid ?? 0;
  const end = async (signal: NodeJS.Signals) => {
    if (!isRunning(server)) return server.exitCode;
    const exited = once(server, 'exit') as Promise<[code: number | null]>;
    server.kill(signal);
    const [code] = await exited;
    return code;
  };
  return {
    url: `http://localhost:${port}`,
    pid,
    residentMb: () => Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    kill: () => end('SIGKILL').then(() => undefined),
    stop: () => end('SIGTERM'),
  };
}
