import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '../../build.ts';
import { ROOT } from '../../root.ts';
import { inWorkFolder } from '../work-folder.ts';

export interface OwnServer {
  url: string;
  pid: number | undefined;
  stop(): Promise<void>;
}

const PORT = '4399';
const METRICS_PORT = '4398';

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
 * Builds where needed and starts a server on a database of its own in `folder`: with its log and its metrics, without
 * limits, and on one core, so that the load comes from another one.
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
  const port = process.env.PORT ?? PORT;
  const [program = '', ...args] = [
    ...oneCore(),
    ...[process.execPath, join(ROOT, 'src/commands/start.ts'), '--no-build'],
  ];
  const server: ChildProcess = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...settings,
      NODE_ENV: 'production',
      OUT_DIR: outDir,
      PORT: port,
      METRICS_PORT: process.env.METRICS_PORT ?? METRICS_PORT,
      DATA_DIR: folder,
      LOG_LEVEL: 'info',
      RATE_LIMIT_SCALE: '1000000',
    },
  });
  const url = `http://localhost:${port}`;
  const stop = async () => {
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await exited;
  };
  for (let attempt = 0; attempt < 100 && server.exitCode === null; attempt += 1) {
    const up = await fetch(`${url}/api/v1/`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return { url, pid: server.pid, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (server.exitCode === null) await stop();
  throw new Error('The server did not answer.');
}

/** What a command is begun with to stay on the first core, where there is another one and a program that can do it. */
function oneCore(): string[] {
  const can = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;
  return can ? ['taskset', '--cpu-list', '0'] : [];
}
