/**
 * Measures how many form posts a second are on the disk before they are answered: `npm run bench -- forms`.
 * Options: `--posts N` (default 10,000), `--parallel N` (default 32), `--server URL` (one that runs already).
 * Builds where needed and starts a server on a database of its own.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fsyncSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../build.ts';
import { ROOT } from '../root.ts';

const MESSAGE = JSON.stringify({ Name: 'Ada Lovelace', Email: 'ada@example.com', Message: 'Good day. '.repeat(40) });

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { posts: { type: 'string' }, parallel: { type: 'string' }, server: { type: 'string' } },
  });
  const posts = Number(values.posts ?? 10_000);
  const parallel = Number(values.parallel ?? 32);
  const work = join(ROOT, '.test');
  mkdirSync(work, { recursive: true });
  const folder = mkdtempSync(join(work, 'bench-'));
  const own = values.server === undefined ? await startServer(folder) : undefined;
  const url = new URL('/f/contact', values.server ?? own?.url);
  try {
    console.log(`One fsync on this disk takes ${fsyncMilliseconds(folder).toFixed(2)} ms.`);
    await measure(url, 1000, parallel);
    const { milliseconds, seconds } = await measure(url, posts, parallel);
    const at = (share: number) => (milliseconds[Math.floor((milliseconds.length - 1) * share)] ?? 0).toFixed(1);
    console.log(`${posts} posts, ${parallel} at a time: ${Math.round(posts / seconds)} per second`);
    console.log(`p50 ${at(0.5)} ms   p90 ${at(0.9)} ms   p99 ${at(0.99)} ms   slowest ${at(1)} ms`);
  } finally {
    if (own) await own.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Posts them all and times each answer. @throws when one is not taken */
async function measure(url: URL, posts: number, parallel: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  const milliseconds: number[] = [];
  let left = posts;
  const start = performance.now();
  const poster = async () => {
    while (left-- > 0) {
      const sent = performance.now();
      await post(url, agent);
      milliseconds.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: parallel }, poster));
  agent.destroy();
  return { milliseconds: milliseconds.toSorted((a, b) => a - b), seconds: (performance.now() - start) / 1000 };
}

function post(url: URL, agent: Agent): Promise<void> {
  const headers = { accept: 'application/json', 'content-type': 'application/json', 'content-length': MESSAGE.length };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`The server answered ${answer.statusCode}.`));
      });
    });
    sent.on('error', reject).end(MESSAGE);
  });
}

async function startServer(folder: string) {
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
    if (up) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error('The server did not answer.');
}

/** What every answer has to wait for at least. */
function fsyncMilliseconds(folder: string): number {
  const file = openSync(join(folder, 'fsync'), 'w');
  const start = performance.now();
  for (let round = 0; round < 100; round += 1) {
    writeSync(file, MESSAGE);
    fsyncSync(file);
  }
  closeSync(file);
  return (performance.now() - start) / 100;
}
