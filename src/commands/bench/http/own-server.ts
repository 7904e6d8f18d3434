import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureBuild } from '../../build.ts';
import { ROOT } from '../../root.ts';

export interface OwnServer {
  url: string;
  pid: number | undefined;
  stop(): Promise<void>;
}

/** Builds where needed and starts a server without limits on a database of its own in `folder`. */
export async function startOwnServer(folder: string): Promise<OwnServer> {
  const outDir = process.env.OUT_DIR ?? join(ROOT, 'dist');
  if (!ensureBuild(outDir, process.env)) throw new Error('There is no build to measure.');
  const port = process.env.PORT ?? '4399';
  const { SITE_URL: _, ...inherited } = process.env;
  const server: ChildProcess = spawn(process.execPath, [join(ROOT, 'src/commands/start.ts'), '--no-build'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...inherited,
      NODE_ENV: 'production',
      OUT_DIR: outDir,
      PORT: port,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
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
  await stop();
  throw new Error('The server did not answer.');
}
