import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A server of the test's own on the build that `npm test` made. */
export interface OwnServer {
  url: string;
  /** Ends it without warning. */
  kill(): Promise<void>;
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
  return {
    url: `http://localhost:${port}`,
    kill: async () => {
      const exited = once(server, 'exit');
      server.kill('SIGKILL');
      await exited;
    },
  };
}
