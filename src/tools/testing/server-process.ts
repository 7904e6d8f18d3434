import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from '../../commands/root.ts';

const PATIENCE_MS = 30_000;
const START = [join(ROOT, 'src', 'commands', 'start.ts'), '--no-build'];

/** A server on a build that there is, in a process of its own. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** Waits until it answers. @throws Error with what it printed, when it does not come up; it has then ended */
  up(): Promise<void>;
  /** What it has printed on standard output, unless that is dropped. */
  printed(): string;
  /** Its memory, in MiB (proc(5)). */
  residentMb(): number;
  /** Ends it without warning, unless it has ended already. */
  kill(): Promise<void>;
  /** Asks it to end. @returns its exit code */
  stop(): Promise<number | null>;
}

interface Options {
  /** Arguments of Node: `npm start` without its build, unless given. */
  program?: readonly string[];
  /** The command that it is started by, such as one that binds it to a core. */
  by?: readonly string[];
  /** Whether what it prints is dropped: a log of each request takes time to read. */
  isQuiet?: boolean;
}

/**
 * Starts a server on `localhost` and a port that should be free: who has that already would be taken for it.
 * @param environment all of it
 */
export function spawnServer(
  port: number | string,
  environment: NodeJS.ProcessEnv,
  { program = START, by = [], isQuiet = false }: Options = {},
): ServerProcess {
  const url = `http://localhost:${port}`;
  const command = [...by, process.execPath, ...program];
  const server = spawn(command[0] ?? '', command.slice(1), {
    cwd: ROOT,
    stdio: ['ignore', isQuiet ? 'ignore' : 'pipe', 'inherit'],
    env: { ...environment, PORT: String(port) },
  });
  let printed = '';
  // Read to the end: a server whose log nobody takes would stop.
  server.stdout?.on('data', (chunk) => {
    printed += String(chunk);
  });
  const end = async (signal: NodeJS.Signals) => {
    if (!isRunning(server)) return server.exitCode;
    const exited = once(server, 'exit') as Promise<[code: number | null]>;
    server.kill(signal);
    const [code] = await exited;
    return code;
  };
  const kill = () => end('SIGKILL').then(() => undefined);
  const pid = server.pid ?? 0;
  return {
    url,
    pid,
    up: async () => {
      const deadline = performance.now() + PATIENCE_MS;
      while (isRunning(server) && performance.now() < deadline) {
        if (await answers(url)) return;
        await setTimeout(50);
      }
      const ending = isRunning(server) ? 'did not answer' : `ended (${server.exitCode ?? server.signalCode})`;
      await kill();
      throw new Error(`the server on port ${port} ${ending}: ${printed}`);
    },
    printed: () => printed,
    residentMb: () => Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    kill,
    stop: () => end('SIGTERM'),
  };
}

function isRunning(server: ChildProcess): boolean {
  return server.exitCode === null && server.signalCode === null;
}

/** A file, which counts towards no limit. */
function answers(url: string): Promise<boolean> {
  return fetch(`${url}/favicon.svg`, { signal: AbortSignal.timeout(5000) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );
}
