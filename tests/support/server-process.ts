import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

const PATIENCE_MS = 30_000;

/**
 * Starts the build that `npm test` made, and waits until it answers.
 * @param port where it listens
 * @throws Error with what it printed, when it does not come up
 */
export async function startServerProcess(port: string, environment: Record<string, string>): Promise<ChildProcess> {
  // What the caller's own server is called is not what this one is called.
  const { SITE_URL: _, ...inherited } = process.env;
  const server = spawn(process.execPath, ['src/commands/start.ts', '--no-build'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...inherited, ...environment, PORT: port },
  });
  let printed = '';
  // Read to the end: a server whose log nobody takes would stop.
  server.stdout.on('data', (chunk) => {
    printed += String(chunk);
  });
  const deadline = performance.now() + PATIENCE_MS;
  while (isRunning(server) && performance.now() < deadline) {
    if (await answers(port)) return server;
    await setTimeout(50);
  }
  const ending = isRunning(server) ? 'did not answer' : `ended (${server.exitCode ?? server.signalCode})`;
  server.kill('SIGKILL');
  throw new Error(`the server on port ${port} ${ending}: ${printed}`);
}

/** @returns whether it has not ended yet */
export function isRunning(server: ChildProcess): boolean {
  return server.exitCode === null && server.signalCode === null;
}

/** A file, which counts towards no limit. */
function answers(port: string): Promise<boolean> {
  return fetch(`http://localhost:${port}/favicon.svg`, { signal: AbortSignal.timeout(5000) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );
}
