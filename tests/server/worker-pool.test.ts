import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { openWorkerPool, POOL_LIMITS, type PoolLimits, type WorkerPool } from '../../src/server/worker-pool.ts';
import { until } from '../support/scanning.ts';

const MIB = 1024 * 1024;
const TASKS = join(import.meta.dirname, 'worker-pool-tasks.ts');

let pool: WorkerPool;
let stopping: AbortController;
let warned: object[];
afterEach(() => pool.close());

function open(limits: Partial<PoolLimits> = {}): WorkerPool {
  stopping = new AbortController();
  warned = [];
  const log = { warn: (facts: object) => void warned.push(facts) };
  pool = openWorkerPool(TASKS, { stopping: stopping.signal, log }, { threads: 1, ...limits });
  return pool;
}

const small = { client: 'a', bytes: 1 };

test('keeps a core for the main thread, and never does without a thread', () => {
  open();
  expect(POOL_LIMITS.threads).toBe(Math.max(1, availableParallelism() - 1));
});

test('runs a task in a thread, leaves the caller its bytes, and passes its faults on', async () => {
  open();
  expect(await pool.run('thread', undefined, small)).not.toBe(0);
  const bytes = new Uint8Array([1, 2, 3]);
  expect(await pool.run('sum', bytes, small)).toBe(6);
  expect(await pool.run('sum', bytes, small), 'again').toBe(6);
  await expect(pool.run('fail', 'broken', small)).rejects.toThrow(new TypeError('broken'));
});

test('the main thread continues while a task runs', async () => {
  open();
  await pool.run('thread', undefined, small);
  let ticks = 0;
  const ticking = setInterval(() => (ticks += 1), 10);
  await pool.run('hold', 500, small);
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(5);
});

test('a thread ends when it is idle, and another starts on demand', async () => {
  open({ idleMs: 50 });
  const first = await pool.run('thread', undefined, small);
  expect(await pool.run('thread', undefined, small), 'the same one as long as there is work').toBe(first);
  await until(async () => {
    await setTimeout(200);
    return (await pool.run('thread', undefined, small)) !== first;
  });
});

describe('bounds', () => {
  test('a client may have so much waiting, and all of them together', async () => {
    open({ clientBytes: 20, totalBytes: 30 });
    const run = (client: string, bytes: number) => pool.run('hold', 10, { client, bytes });
    const accepted = [run('a', 20), run('a', 10), run('a', 10)];
    expect(await run('a', 10)).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      headers: { 'retry-after': '10' },
    });
    accepted.push(run('b', 10));
    expect(await run('c', 10)).toMatchObject({ status: 503, code: 'BUSY', headers: { 'retry-after': '30' } });
    expect(await Promise.all(accepted)).toEqual(Array(4).fill('held'));
    expect(await run('c', 10)).toBe('held');
  });

  test('what takes too long is ended, and the next task has a new thread', async () => {
    open({ timeMs: 1500 });
    const first = await pool.run('thread', undefined, small);
    const spinning = pool.run('hold', 60_000, small);
    const next = pool.run('thread', undefined, { client: 'b', bytes: 1 });
    expect(await spinning).toMatchObject({ status: 422, code: 'TOO_COMPLEX' });
    expect(await next).not.toBe(first);
    expect(warned).toEqual([{ task: 'hold', reason: 'time' }]);
  });

  test.each(['growBuffers', 'growHeap'])('%s: what takes too much memory is ended, and nothing else', async (task) => {
    open({ memoryBytes: 128 * MIB });
    const growing = pool.run(task, undefined, small);
    const next = pool.run('thread', undefined, { client: 'b', bytes: 1 });
    expect(await growing).toMatchObject({ status: 422, code: 'TOO_COMPLEX' });
    expect(await next).toEqual(expect.any(Number));
    expect(warned).toEqual([{ task, reason: 'memory' }]);
  });
});

describe('cancellation', () => {
  test('a caller who leaves ends a large task, and what waits is served', async () => {
    open();
    const caller = new AbortController();
    const started = new SharedArrayBuffer(4);
    const large = { client: small.client, bytes: 2 * MIB, signal: caller.signal };
    const spinning = expect(pool.run('spin', started, large)).rejects.toThrow();
    const waiting = expect(pool.run('thread', undefined, { ...small, signal: caller.signal })).rejects.toThrow();
    const other = pool.run('hold', 1, { client: 'b', bytes: 1 });
    await until(() => Atomics.load(new Int32Array(started), 0) === 1);
    caller.abort();
    await Promise.all([spinning, waiting]);
    expect(await other).toBe('held');
    expect(warned).toEqual([]);
  });

  test('a small task is finished after its caller has left, because restarting its thread would take longer', async () => {
    open();
    const caller = new AbortController();
    const held = pool.run('hold', 100, { ...small, signal: caller.signal });
    const first = await pool.run('thread', undefined, { client: 'b', bytes: 1 });
    const another = pool.run('hold', 100, { ...small, signal: caller.signal });
    await setTimeout(20);
    caller.abort();
    expect(await held).toBe('held');
    expect(await another).toBe('held');
    expect(await pool.run('thread', undefined, { client: 'b', bytes: 1 })).toBe(first);
  });

  test('when the server stops, what runs may finish and what waits is answered', async () => {
    open();
    const running = pool.run('hold', 200, small);
    const waiting = pool.run('hold', 200, small);
    stopping.abort();
    expect(await waiting).toMatchObject({ status: 503, code: 'STOPPING' });
    expect(await running).toBe('held');
    await pool.close();
  });
});
