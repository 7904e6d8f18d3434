import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cpuTime } from './cpu-time.ts';
import { type Call, load } from './load.ts';

/**
 * What a server of `node:http` alone takes to answer a call with the same bytes, in milliseconds of processor: what no
 * server in Node can do without, on this machine at this moment.
 * @returns undefined where the system does not tell
 */
export async function bareCost(call: Call, amount: { calls: number; parallel: number }): Promise<number | undefined> {
  const { url, method, headers } = call;
  const answer = await fetch(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: call.body ?? null,
  });
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'), [await answer.text()]);
  try {
    const [{ port }] = (await once(bare, 'message')) as [{ port: number }];
    const same = { ...call, url: new URL(`http://localhost:${port}${url.pathname}`), status: 200 };
    await load(same, { ...amount, calls: Math.ceil(amount.calls / 10) });
    const before = cpuTime(bare.pid);
    await load(same, amount);
    const after = cpuTime(bare.pid);
    return before === undefined || after === undefined ? undefined : (after - before) / amount.calls;
  } finally {
    bare.kill();
  }
}
