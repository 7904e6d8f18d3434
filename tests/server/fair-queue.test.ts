import { expect, test } from 'vitest';
import { FairQueue } from '../../src/server/fair-queue.ts';

/** Starts work for each of the clients, in order, and ends it on demand. */
function startAll(queue: FairQueue, clients: string[]) {
  const started: string[] = [];
  const ends = new Map<string, (failed?: boolean) => void>();
  const work = clients.map((client, number) =>
    queue.run(client, () => {
      const name = `${client}${number}`;
      started.push(name);
      return new Promise<void>((resolve, reject) =>
        ends.set(name, (failed) => (failed ? reject(new Error('failed')) : resolve())),
      );
    }),
  );
  const end = async (name: string, failed?: boolean) => {
    ends.get(name)?.(failed);
    await new Promise(setImmediate);
  };
  return { started, work, end };
}

test('no more work at a time than allowed, the rest in order, also after a failure', async () => {
  const { started, work, end } = startAll(new FairQueue(2), ['a', 'a', 'a', 'a']);
  await new Promise(setImmediate);
  expect(started).toEqual(['a0', 'a1']);
  const failed = expect(work[0]).rejects.toThrow('failed');
  await end('a0', true);
  await failed;
  expect(started).toEqual(['a0', 'a1', 'a2']);
  await end('a1');
  await end('a2');
  expect(started).toEqual(['a0', 'a1', 'a2', 'a3']);
  await end('a3');
  await Promise.all(work.slice(1));
});

test('a client that comes later does not wait for all that another one has', async () => {
  const { started, end } = startAll(new FairQueue(1), ['a', 'a', 'a', 'a', 'b', 'b', 'c']);
  for (let index = 0; index < 7; index += 1) {
    await new Promise(setImmediate);
    await end(started.at(-1) ?? '');
  }
  expect(started).toEqual(['a0', 'a1', 'b4', 'c6', 'a2', 'b5', 'a3']);
});

test('clients share by cost: small work passes what another client queued before it', async () => {
  const queue = new FairQueue(1);
  const started: string[] = [];
  const job = (client: string, name: string, cost: number) =>
    queue.run(client, async () => void started.push(name), { cost });
  const first = job('heavy', 'running', 10);
  const rest = [
    job('heavy', 'large', 10),
    job('heavy', 'larger', 10),
    job('light', 'small', 1),
    job('light', 'smaller', 1),
  ];
  expect([queue.waiting(), queue.waiting('heavy'), queue.waiting('light'), queue.waiting('none')]).toEqual([
    22, 20, 2, 0,
  ]);
  await Promise.all([first, ...rest]);
  expect(started).toEqual(['running', 'small', 'smaller', 'large', 'larger']);
  expect(queue.waiting()).toBe(0);
});

test('work that was cancelled while it waited is never started and blocks nothing', async () => {
  const queue = new FairQueue(1);
  const caller = new AbortController();
  const gone = new Error('the caller left');
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = queue.run('a', () => promise);
  const started: string[] = [];
  const work = (name: string) => async () => void started.push(name);
  const left = expect(queue.run('a', work('left'), { signal: caller.signal })).rejects.toBe(gone);
  const next = queue.run('b', work('next'));
  caller.abort(gone);
  await left;
  expect(queue.waiting()).toBe(1);
  await expect(queue.run('a', work('late'), { signal: caller.signal })).rejects.toBe(gone);
  resolve();
  await Promise.all([running, next]);
  expect(started).toEqual(['next']);
});
