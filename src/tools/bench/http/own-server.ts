import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from '../../../commands/build.ts';
import { ROOT } from '../../../commands/root.ts';
import { freePort } from '../../testing/free-port.ts';
import { type ServerProcess, spawnServer } from '../../testing/server-process.ts';
import { inWorkFolder } from '../report/work-folder.ts';
import { oneCore } from './one-core.ts';

export type OwnServer = ServerProcess;

/** Starts one for as long as it is used, on a folder that is gone afterwards. */
export function withOwnServer<T>(use: (server: OwnServer, folder: string) => Promise<T>): Promise<T> {
  return inWorkFolder(async (folder) => {
    const server = await startOwnServer(folder);
    try {
      return await use(server, folder);
    } finally {
      await server.stop();
    }
  });
}

/**
 * Builds where needed and starts a server as the service does, on a database of its own in `folder`: with its log and its
 * metrics, without limits, and on one core, so that the load comes from another one.
 * @param outDir where the build is, or is made
 * @param environment settings besides
 */
export async function startOwnServer(
  folder: string,
  outDir = process.env.OUT_DIR ?? join(ROOT, 'dist'),
  environment: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  const { SITE_URL: _, ...inherited } = process.env;
  const settings = { ...inherited, ...environment };
  if (!ensureBuild(outDir, settings)) throw new Error('There is no build to measure.');
  const service = asService(outDir);
  const server = spawnServer(
    await freePort(),
    {
      ...settings,
      NODE_ENV: 'production',
      OUT_DIR: outDir,
      METRICS_PORT: String(await freePort()),
      DATA_DIR: folder,
      LOG_LEVEL: 'info',
      RATE_LIMIT_SCALE: '1000000',
      ...service.environment,
    },
    { program: service.program, by: oneCore(), isQuiet: true },
  );
  await server.up();
  return server;
}

/** What the service of a real server gives to Node, and to the allocator below it. */
function asService(outDir: string): { program: string[]; environment: Record<string, string> } {
  const unit = readFileSync(join(ROOT, 'src', 'deploy', 'letterlock.service'), 'utf8');
  const [, given = ''] = /^ExecStart=\S+ (.*)$/m.exec(unit) ?? [];
  const [, arenas = ''] = /^Environment=MALLOC_ARENA_MAX=(\d+)$/m.exec(unit) ?? [];
  return {
    program: given
      .split(' ')
      .map((part) => (part.startsWith('dist/') ? join(outDir, part.slice('dist/'.length)) : part)),
    environment: { MALLOC_ARENA_MAX: arenas },
  };
}
