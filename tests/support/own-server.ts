import { freePort } from '../../src/tools/testing/free-port.ts';
import { type ServerProcess, spawnServer } from '../../src/tools/testing/server-process.ts';

/** The test's own server, running the build made by `npm test`. */
export type OwnServer = ServerProcess;

/** Starts it on `PORT` or a free port. @throws Error with its output if it doesn't come up */
export async function ownServer(environment: Record<string, string>): Promise<OwnServer> {
  // This server isn't at the caller's address.
  const { SITE_URL: _, ...inherited } = process.env;
  const server = spawnServer(environment.PORT ?? (await freePort()), { ...inherited, ...environment });
  await server.up();
  return server;
}
