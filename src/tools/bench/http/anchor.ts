import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cpuTime } from './cpu-time.ts';
import { type Call, type Load, load, percentile } from './load.ts';
import { oneCore } from './one-core.ts';

/** How often the two are measured in turn. */
const ROUNDS = 7;

export interface Cost {
  /** How long each answer took, the fastest first. */
  milliseconds: number[];
  /** Answers a second. */
  rate: number;
  /** Processor of the server for an answer, in milliseconds. */
  cpu?: number;
  /** The same of a server of `node:http` alone. */
  bare?: number;
  /** How many times as much that is: the median of the rounds. */
  timesBare?: number;
  /**
   * What 99 of 100 answers of that server did not exceed, in milliseconds: the part caused by the machine, not by us.
   */
  barePeak: number;
}

/**
 * Measures what a call costs a server, in turn with a server of `node:http` alone that answers it with the same bytes
 * on the same core: the minimum cost of any server in Node. A shared processor may be half as fast a moment later,
 * which then affects both.
 * @param warmUp how many calls are made before, so that what is measured has been compiled
 */
export async function costOf(
  call: Call,
  pid: number | undefined,
  { calls, parallel, warmUp }: { calls: number; parallel: number; warmUp: number },
): Promise<Cost> {
  const { url, method, headers, body = null, status = 200 } = call;
  const answer = await fetch(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  if (answer.status !== status) throw new Error(`The server answered ${method} ${url.pathname} with ${answer.status}.`);
  const [by, ...given] = [...oneCore(), process.execPath];
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'), [await answer.text()], {
    execPath: by,
    execArgv: given,
  });
  try {
    const [{ port }] = (await once(bare, 'message')) as [{ port: number }];
    const same = {
      ...call,
      url: new URL(`http://localhost:${port}${url.pathname}`),
      status: 200,
    };
    await load(call, { calls: warmUp, parallel });
    await load(same, { calls: warmUp, parallel });
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await measured(call, pid, {
        calls: Math.ceil(calls / ROUNDS),
        parallel,
      });
      const theirs = await measured(same, bare.pid, {
        calls: Math.ceil(calls / ROUNDS),
        parallel,
      });
      rounds.push({ ours, theirs, times: ours.cpu / theirs.cpu });
    }
    const ours = rounds.map((round) => round.ours);
    const seconds = ours.reduce((sum, round) => sum + round.seconds, 0);
    const milliseconds = ours.flatMap((round) => round.milliseconds).toSorted((a, b) => a - b);
    const theirs = rounds.flatMap((round) => round.theirs.milliseconds).toSorted((a, b) => a - b);
    const speed = { milliseconds, rate: milliseconds.length / seconds, barePeak: percentile(theirs, 0.99) };
    if (cpuTime(pid) === undefined) return speed;
    return {
      ...speed,
      cpu: median(ours.map(({ cpu }) => cpu)),
      bare: median(rounds.map((round) => round.theirs.cpu)),
      timesBare: median(rounds.map(({ times }) => times)),
    };
  } finally {
    bare.kill();
  }
}

async function measured(
  call: Call,
  pid: number | undefined,
  amount: { calls: number; parallel: number },
): Promise<Load & { cpu: number }> {
  const before = cpuTime(pid) ?? 0;
  const measurement = await load(call, amount);
  return { ...measurement, cpu: ((cpuTime(pid) ?? 0) - before) / amount.calls };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
