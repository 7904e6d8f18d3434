/**
 * Measures how many form posts a second are on the disk before they are answered: `npm run bench -- forms`.
 * Options: `--posts N` (default 10,000), `--parallel N` (default 32), `--server URL` (one that runs already).
 * Builds where needed and starts a server on a database of its own.
 */
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { costOf } from './http/anchor.ts';
import { percentile } from './http/load.ts';
import { type OwnServer, startOwnServer } from './http/own-server.ts';
import type { Figures } from './report/budgets.ts';
import { inWorkFolder } from './report/work-folder.ts';

const MESSAGE = JSON.stringify({ Name: 'Ada Lovelace', Email: 'ada@example.com', Message: 'Good day. '.repeat(40) });

export async function run(args: string[]): Promise<Figures<'forms'>> {
  const { values } = parseArgs({
    args,
    options: { posts: { type: 'string' }, parallel: { type: 'string' }, server: { type: 'string' } },
  });
  const posts = Number(values.posts ?? 10_000);
  const parallel = Number(values.parallel ?? 32);
  return inWorkFolder(async (folder) => {
    let own: OwnServer | undefined;
    try {
      if (values.server === undefined) own = await startOwnServer(folder);
      const url = new URL('/f/contact', values.server ?? own?.url);
      console.log(`One fsync on this disk takes ${fsyncMilliseconds(folder).toFixed(2)} ms.`);
      const call = { url, method: 'POST', headers: { accept: 'application/json' }, body: MESSAGE };
      const { milliseconds, rate, cpu, timesBare } = await costOf(call, own?.pid, {
        calls: posts,
        warmUp: 2000,
        parallel,
      });
      const at = (share: number) => percentile(milliseconds, share).toFixed(1);
      console.log(`${posts} posts, ${parallel} at a time: ${Math.round(rate)} per second`);
      console.log(`p50 ${at(0.5)} ms   p90 ${at(0.9)} ms   p99 ${at(0.99)} ms   slowest ${at(1)} ms`);
      return {
        'posts on the disk, a second': rate,
        'answered, p99': percentile(milliseconds, 0.99),
        ...(cpu !== undefined && { 'a post, processor of the server': cpu }),
        ...(timesBare !== undefined && { 'a post, times node:http alone': timesBare }),
      };
    } finally {
      await own?.stop();
    }
  });
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
