import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/tools/testing/free-port.ts';
import { ownServer } from '../support/own-server.ts';

export interface FreshSite {
  url: string;
  /** Its data folder. */
  data: string;
  /** Kills it without warning, as a power failure would. */
  crash(): Promise<void>;
  /** Starts it again on the same port with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** See the fixture `freshSite`. */
export async function startFreshSite(environment: Record<string, string> = {}): Promise<FreshSite> {
  const data = mkdtempSync(join(tmpdir(), 'letterlock-'));
  const port = environment.PORT ?? String(await freePort());
  const start = () => ownServer({ DATA_DIR: data, ...environment, PORT: port });
  let server = await start();
  return {
    url: `http://localhost:${port}`,
    data,
    crash: () => server.kill(),
    restart: async () => {
      server = await start();
    },
    stop: async () => {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
