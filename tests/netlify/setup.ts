import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/tools/testing/free-port.ts';
import { openTestPostgres } from '../support/postgres.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
/** Where the adapter writes, whatever the build's folder. */
const WRITTEN = ['.netlify/build', '.netlify/v1'].map((folder) => join(ROOT, folder));

/** Builds for Netlify, puts what it would deploy into a folder of its own, and serves that on Postgres. */
export default async function setUp(): Promise<() => Promise<void>> {
  const deployed = mkdtempSync(join(tmpdir(), 'letterlock-netlify-'));
  const postgres = await openTestPostgres();
  let server: ChildProcess | undefined;
  const tearDown = async () => {
    server?.kill('SIGKILL');
    await postgres.close();
    for (const folder of [deployed, ...WRITTEN]) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    Object.assign(process.env, {
      NETLIFY: 'true',
      NETLIFY_WORK_DIR: deployed,
      PORT: String(port),
      SITE_URL: `http://localhost:${port}`,
      DATABASE_URL: await postgres.createDatabase(),
      DATA_DIR: join(deployed, 'data'),
      APP_SECRET: randomBytes(32).toString('base64'),
      DEMO_PROVIDER: 'public',
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'error',
    });
    deploy(deployed);
    server = spawn(process.execPath, [join(ROOT, 'tests/netlify/serve.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: process.env,
    });
    const started = await Promise.race([once(server.stdout as NodeJS.EventEmitter, 'data'), once(server, 'exit')]);
    if (String(started[0]).trim() !== 'serving') throw new Error(`The function did not start: ${started[0]}`);
    server.stdout?.resume();
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}

function deploy(folder: string): void {
  const env = { ...process.env, OUT_DIR: join(folder, 'dist'), NODE_ENV: 'production' };
  run('astro/bin/astro.mjs', ['build'], env);
  cpSync(join(ROOT, '.netlify/v1/functions/ssr'), join(folder, 'ssr'), { recursive: true });
  cpSync(join(ROOT, '.netlify/v1/config.json'), join(folder, 'config.json'));
  const from = join(ROOT, 'src/deploy/netlify');
  const output = run(
    '@netlify/zip-it-and-ship-it/dist/bin.js',
    [from, join(folder, 'scheduled'), '--archive-format=none'],
    process.env,
  );
  const bundled = JSON.parse(output) as { name: string; schedule?: string }[];
  const missing = bundled.filter(({ schedule }) => schedule === undefined).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`Netlify would not call ${missing.join()} by the clock.`);
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv): string {
  const script = join(ROOT, 'node_modules', program);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return stdout;
}
