import { freePort } from '../../src/tools/testing/free-port.ts';
import { type ServerProcess, spawnServer } from '../../src/tools/testing/server-process.ts';

/** A server of the test's own on the build that `npm test` made. */
export type OwnServer = ServerProcess;

/** Starts it on a free port, or on that of `PORT`. @throws Error with what it printed when it does not come up */
export async function ownServer(environment: Record<string, string>): Promise<OwnServer> {
  // What the caller's own server is called is not what this one is called.
  const { SITE_URL: _, ...inherited } = process.env;
  const server = spawnServer(environment.PORT ?? (await freePort()), { ...inherited, ...environment });
  await server.up();
  return server;
}
